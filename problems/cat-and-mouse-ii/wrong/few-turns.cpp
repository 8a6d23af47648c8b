/*
 * Verdict: WA
 * Why: gives up after as many turns as there are cells; Mouse can need more.
 * Why (ko): 칸의 개수만큼 두고 나면 포기합니다. 쥐가 이기는 데 더 오래 걸릴 수도 있습니다.
 * First wrong input: long; a grid of 8 rows with narrow ways, and jumps of 1
 */
#include <bits/stdc++.h>
using namespace std;

int r, c, jump[2], food;
string grid;
vector<int> to[2][64];
char memo[65][64][64];

bool mouseWins(int turns, int mouse, int cat) {
    if (mouse == cat || cat == food || mouse == food) {
        return mouse == food && cat != food;
    }
    if (turns == 0) {
        return false;
    }
    char& known = memo[turns][mouse][cat];
    if (known == 0) {
        int who = (r * c - turns) % 2 == 0;
        bool wins = !who;
        for (int t : to[who][who ? mouse : cat]) {
            bool next = who ? mouseWins(turns - 1, t, cat) : mouseWins(turns - 1, mouse, t);
            if (next == (who == 1)) {
                wins = next;
                break;
            }
        }
        known = wins ? 2 : 1;
    }
    return known == 2;
}

int main() {
    cin >> r >> c >> jump[0] >> jump[1];
    for (int i = 0; i < r; i++) {
        string row;
        cin >> row;
        grid += row;
    }
    int step[4][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}};
    for (int who = 0; who < 2; who++) {
        for (int at = 0; at < r * c; at++) {
            to[who][at].push_back(at);
            for (auto& s : step) {
                for (int k = 1; k <= jump[who]; k++) {
                    int i = at / c + k * s[0], j = at % c + k * s[1];
                    if (i < 0 || i >= r || j < 0 || j >= c || grid[i * c + j] == '#') {
                        break;
                    }
                    to[who][at].push_back(i * c + j);
                }
            }
        }
    }
    food = grid.find('F');
    puts(mouseWins(r * c, grid.find('M'), grid.find('C')) ? "Mouse" : "Cat");
}
