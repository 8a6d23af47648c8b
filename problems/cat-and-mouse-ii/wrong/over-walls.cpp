/*
 * Verdict: WA
 * Why: only checks where a jump ends, so it can go over a wall.
 * Why (ko): 뛰어서 도착하는 칸만 확인하므로, 벽을 넘어 뛸 수 있습니다.
 * First wrong input: 1 4 1 2 / CF#M
 */
#include <bits/stdc++.h>
using namespace std;

int main() {
    int r, c, jump[2];
    cin >> r >> c >> jump[0] >> jump[1];
    string grid;
    for (int i = 0; i < r; i++) {
        string row;
        cin >> row;
        grid += row;
    }
    int n = r * c, cat = grid.find('C'), mouse = grid.find('M'), food = grid.find('F');
    vector<int> to[2][64];
    for (int who = 0; who < 2; who++) {
        for (int at = 0; at < n; at++) {
            for (int other = 0; other < n; other++) {
                int down = abs(at / c - other / c), right = abs(at % c - other % c);
                if (grid[other] != '#' && min(down, right) == 0 && max(down, right) <= jump[who]) {
                    to[who][at].push_back(other);
                }
            }
        }
    }
    static bool wins[2][64][64];
    for (int k = 0; k < n; k++) {
        wins[0][food][k] = k != food;
    }
    for (bool grown = true; grown;) {
        grown = false;
        for (int who = 1; who >= 0; who--) {
            for (int m = 0; m < n; m++) {
                for (int k = 0; k < n; k++) {
                    if (m == k || m == food || k == food || grid[m] == '#' || grid[k] == '#' || wins[who][m][k]) {
                        continue;
                    }
                    bool any = false, all = true;
                    for (int t : to[who][who ? m : k]) {
                        bool in = who ? wins[0][t][k] : wins[1][m][t];
                        any |= in;
                        all &= in;
                    }
                    wins[who][m][k] = who ? any : all;
                    grown |= wins[who][m][k];
                }
            }
        }
    }
    puts(wins[1][mouse][cat] ? "Mouse" : "Cat");
}
