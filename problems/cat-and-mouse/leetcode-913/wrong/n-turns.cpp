/*
 * Verdict: WA
 * Why: gives up after n turns, and calls that a draw; some games are won later.
 * Why (ko): n번 두고 나면 무승부로 봅니다. 그보다 늦게 이기는 게임도 있습니다.
 * First wrong input: [[2,3],[2,4],[0,1],[0,5],[1,5],[3,4]]
 */
class Solution {
    vector<vector<int>> graph;
    int memo[51][50][50];

    int result(int turn, int mouse, int cat) {
        if (mouse == 0 || mouse == cat) {
            return mouse == 0 ? 1 : 2;
        }
        if (turn == (int)graph.size()) {
            return 0;
        }
        int& known = memo[turn][mouse][cat];
        if (known < 0) {
            int own = turn % 2 + 1;
            known = 3 - own;
            for (int to : graph[turn % 2 == 0 ? mouse : cat]) {
                if (turn % 2 == 1 && to == 0) {
                    continue;
                }
                int got = turn % 2 == 0 ? result(turn + 1, to, cat) : result(turn + 1, mouse, to);
                if (got == own) {
                    return known = own;
                }
                known = got == 0 ? 0 : known;
            }
        }
        return known;
    }

public:
    int catMouseGame(vector<vector<int>>& given) {
        graph = given;
        memset(memo, -1, sizeof memo);
        return result(0, 1, 2);
    }
};
