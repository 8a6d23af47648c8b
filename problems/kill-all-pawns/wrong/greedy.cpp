/*
 * Verdict: WA
 * Why: Alice always captures the pawn that is farthest away, Bob the nearest one.
 * Why (ko): Alice는 언제나 가장 먼 폰을, Bob은 가장 가까운 폰을 잡습니다.
 * First wrong input: 1 0 / 3 / 2 1 / 2 0 / 0 0
 */
#include <bits/stdc++.h>
using namespace std;

int main() {
    int x, y, n, total = 0;
    cin >> x >> y >> n;
    vector<pair<int, int>> pawns(n);
    for (auto& [a, b] : pawns) {
        cin >> a >> b;
    }
    int step[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    for (int turn = 0; !pawns.empty(); turn++) {
        vector<vector<int>> d(50, vector<int>(50, -1));
        queue<pair<int, int>> next;
        d[x][y] = 0;
        for (next.push({x, y}); !next.empty(); next.pop()) {
            auto [i, j] = next.front();
            for (auto& s : step) {
                int a = i + s[0], b = j + s[1];
                if (a >= 0 && a < 50 && b >= 0 && b < 50 && d[a][b] < 0) {
                    d[a][b] = d[i][j] + 1;
                    next.push({a, b});
                }
            }
        }
        auto nearer = [&](auto& one, auto& other) { return d[one.first][one.second] < d[other.first][other.second]; };
        auto best = turn % 2 == 0 ? max_element(pawns.begin(), pawns.end(), nearer)
                                  : min_element(pawns.begin(), pawns.end(), nearer);
        total += d[best->first][best->second];
        tie(x, y) = *best;
        pawns.erase(best);
    }
    cout << total << endl;
}
