/*
 * Verdict: WA
 * Why: always takes what is worth most now.
 * Why (ko): 언제나 지금 합이 가장 큰 쪽을 가져갑니다.
 * First wrong input: [0,0,-1]
 */
class Solution {
public:
    string stoneGameIII(vector<int>& stoneValue) {
        int totals[2] = {0, 0}, n = stoneValue.size(), player = 0;
        for (int i = 0; i < n; player = 1 - player) {
            int sum = 0, best = INT_MIN, taken = 0;
            for (int k = 1; k <= 3 && i + k <= n; k++) {
                sum += stoneValue[i + k - 1];
                if (sum > best) {
                    best = sum;
                    taken = k;
                }
            }
            totals[player] += best;
            i += taken;
        }
        return totals[0] > totals[1] ? "Alice" : totals[0] < totals[1] ? "Bob" : "Tie";
    }
};
