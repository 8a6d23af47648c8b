/*
 * Verdict: WA
 * Why: takes whose turn it is from the number of pawns that are left, so Bob begins if it is odd.
 * Why (ko): 남은 폰의 개수로 누구의 차례인지 정하므로, 홀수이면 Bob이 먼저 두게 됩니다.
 * First wrong input: 0 / 0 / [[0,1],[0,2],[2,0]]
 */
class Solution {
public:
    int maxMoves(int kx, int ky, vector<vector<int>>& positions) {
        int n = positions.size();
        auto pieces = positions;
        pieces.push_back({kx, ky});
        int step[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
        vector<vector<int>> d(n + 1, vector<int>(n + 1));
        for (int p = 0; p <= n; p++) {
            vector<vector<int>> found(50, vector<int>(50, -1));
            queue<pair<int, int>> next;
            found[pieces[p][0]][pieces[p][1]] = 0;
            for (next.push({pieces[p][0], pieces[p][1]}); !next.empty(); next.pop()) {
                auto [i, j] = next.front();
                for (auto& s : step) {
                    int a = i + s[0], b = j + s[1];
                    if (a >= 0 && a < 50 && b >= 0 && b < 50 && found[a][b] < 0) {
                        found[a][b] = found[i][j] + 1;
                        next.push({a, b});
                    }
                }
            }
            for (int q = 0; q <= n; q++) {
                d[p][q] = found[pieces[q][0]][pieces[q][1]];
            }
        }
        vector<vector<int>> dp(1 << n, vector<int>(n + 1));
        for (int set = 1; set < 1 << n; set++) {
            bool isAlice = __builtin_popcount(set) % 2 == 0;
            for (int at = 0; at <= n; at++) {
                dp[set][at] = isAlice ? 0 : INT_MAX;
                for (int i = 0; i < n; i++) {
                    if (set >> i & 1) {
                        int sum = d[at][i] + dp[set ^ 1 << i][i];
                        dp[set][at] = isAlice ? max(dp[set][at], sum) : min(dp[set][at], sum);
                    }
                }
            }
        }
        return dp[(1 << n) - 1][n];
    }
};
