/*
 * Verdict: WA
 * Why: tries squares below the number only, so that a square itself is not taken whole.
 * Why (ko): 수보다 작은 제곱수만 시도하여, 제곱수를 한 번에 가져가지 못합니다.
 * First wrong input: 1
 */
class Solution {
public:
    bool winnerSquareGame(int n) {
        vector<bool> wins(n + 1);
        for (int i = 1; i <= n; i++) {
            for (int r = 1; r * r < i; r++) {
                if (!wins[i - r * r]) {
                    wins[i] = true;
                }
            }
        }
        return wins[n];
    }
};
