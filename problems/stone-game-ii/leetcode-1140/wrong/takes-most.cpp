/*
 * Verdict: WA
 * Why: both players always take as many piles as they may.
 * Why (ko): 두 사람이 언제나 가져갈 수 있는 만큼 모두 가져갑니다.
 * First wrong input: [1,1,1,2]
 */
class Solution {
public:
    int stoneGameII(vector<int>& piles) {
        int stones[2] = {0, 0}, player = 0, m = 1;
        for (size_t i = 0; i < piles.size(); player = 1 - player) {
            int x = 0;
            for (; x < 2 * m && i < piles.size(); x++) {
                stones[player] += piles[i++];
            }
            m = max(m, x);
        }
        return stones[0];
    }
};
