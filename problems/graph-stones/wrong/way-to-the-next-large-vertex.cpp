/*
 * Verdict: WA
 * Why: counts the single stones on the shortest path to a vertex with more. But nobody wants to
 *   arrive there first, and both players can take single stones off the path.
 * Why (ko): 돌이 더 많은 정점까지 가는 최단 경로에서 돌이 하나인 정점을 셉니다. 하지만 먼저 도착하고
 *   싶은 사람은 없고, 두 사람 모두 경로에서 벗어난 정점의 돌을 가져갈 수 있습니다.
 * First wrong input: 3 5 1 / 1 1 2 / 1 1 / 2 2 / 1 3 / 3 3 / 1 2
 */
#include <cstdio>
#include <queue>
#include <vector>
using namespace std;

int main()
{
    int n, m, s;
    scanf("%d %d %d", &n, &m, &s);
    vector<int> stones(n + 1), steps(n + 1, -1);
    vector<vector<int>> neighbours(n + 1);
    for (int v = 1; v <= n; v++) {
        scanf("%d", &stones[v]);
    }
    for (int i = 0; i < m; i++) {
        int u, v;
        scanf("%d %d", &u, &v);
        neighbours[u].push_back(v);
        neighbours[v].push_back(u);
    }
    bool wins = n % 2 == 1; /* no such vertex */
    queue<int> to_do;
    to_do.push(s);
    steps[s] = 0;
    while (!to_do.empty()) {
        const int v = to_do.front();
        to_do.pop();
        if (stones[v] > 1) {
            wins = steps[v] % 2 == 0;
            break;
        }
        for (int u : neighbours[v]) {
            if (steps[u] < 0) {
                steps[u] = steps[v] + 1;
                to_do.push(u);
            }
        }
    }
    puts(wins ? "hwy" : "sjh");
    return 0;
}
