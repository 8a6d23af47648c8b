/*
 * Verdict: WA
 * Why: scores the stone that is removed, as in most such games, and not what remains.
 * Why (ko): 남는 돌의 합이 아니라 없앤 돌을 점수로 셉니다.
 * First wrong input: [1,1]
 */
class Solution {
public:
    int stoneGameVII(vector<int>& stones) {
        int n = stones.size();
        vector<int> lead(stones);
        for (int length = 2; length <= n; length++) {
            for (int i = 0; i + length <= n; i++) {
                lead[i] = max(stones[i] - lead[i + 1], stones[i + length - 1] - lead[i]);
            }
        }
        return lead[0];
    }
};
