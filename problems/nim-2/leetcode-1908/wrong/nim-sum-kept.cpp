/*
 * Verdict: WA
 * Why: the nim-sum is a global variable, which is 0 for the first game only.
 * Why (ko): 님 합이 전역 변수여서 첫 데이터에서만 0으로 시작합니다.
 * First wrong input: [1] / [2] / [3]
 */
int nimSum;

class Solution {
public:
    bool nimGame(vector<int>& piles) {
        for (int pile : piles) {
            nimSum ^= pile;
        }
        return nimSum != 0;
    }
};
