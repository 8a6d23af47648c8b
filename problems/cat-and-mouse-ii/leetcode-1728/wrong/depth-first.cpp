/*
 * Verdict: WA
 * Why: searches depth first with a memory; a position on the way to itself counts for Cat, and what follows is kept.
 * Why (ko): 깊이 우선으로 탐색하며 결과를 저장합니다. 되돌아온 상태를 고양이의 승리로 보고, 거기서 나온 결과까지 저장합니다.
 * First wrong input: ["F..C","..M."] / 2 / 2
 */
class Solution {
    vector<string> grid;
    int jump[2], food;
    map<array<int, 3>, bool> memo;

    bool mouseWins(int mouse, int cat, int who) {
        if (mouse == cat || cat == food || mouse == food) {
            return mouse == food && cat != food;
        }
        if (memo.count({mouse, cat, who})) {
            return memo[{mouse, cat, who}];
        }
        memo[{mouse, cat, who}] = false;
        int at = who ? mouse : cat;
        bool wins = !who;
        int step[5][2] = {{0, 1}, {1, 0}, {0, -1}, {-1, 0}, {0, 0}};
        for (auto& s : step) {
            for (int k = 1; k <= (s[0] || s[1] ? jump[who] : 1); k++) {
                int i = at / 8 + k * s[0], j = at % 8 + k * s[1];
                if (i < 0 || i >= (int)grid.size() || j < 0 || j >= (int)grid[0].size() || grid[i][j] == '#') {
                    break;
                }
                bool next = who ? mouseWins(i * 8 + j, cat, 0) : mouseWins(mouse, i * 8 + j, 1);
                if (next == (who == 1)) {
                    return memo[{mouse, cat, who}] = next;
                }
            }
        }
        return memo[{mouse, cat, who}] = wins;
    }

public:
    bool canMouseWin(vector<string>& given, int catJump, int mouseJump) {
        grid = given;
        jump[0] = catJump;
        jump[1] = mouseJump;
        int cat = 0, mouse = 0;
        for (int i = 0; i < (int)grid.size(); i++) {
            for (int j = 0; j < (int)grid[0].size(); j++) {
                cat = grid[i][j] == 'C' ? i * 8 + j : cat;
                mouse = grid[i][j] == 'M' ? i * 8 + j : mouse;
                food = grid[i][j] == 'F' ? i * 8 + j : food;
            }
        }
        return mouseWins(mouse, cat, 1);
    }
};
