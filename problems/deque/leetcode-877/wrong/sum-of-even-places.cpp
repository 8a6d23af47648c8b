/*
 * Verdict: WA
 * Why: compares the sums of the even and the odd places, as if only the even ones could be taken.
 * Why (ko): 짝수 자리만 가져갈 수 있다고 보고, 짝수 자리의 합과 홀수 자리의 합을 비교합니다.
 * First wrong input: [1,2]
 */
class Solution {
public:
    bool stoneGame(vector<int>& piles) {
        int lead = 0;
        for (size_t i = 0; i < piles.size(); i++) {
            lead += i % 2 == 0 ? piles[i] : -piles[i];
        }
        return lead > 0;
    }
};
