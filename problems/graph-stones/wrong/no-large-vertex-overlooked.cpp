/*
 * Verdict: WA
 * Why: assumes that whoever takes the last single stone loses, because this player must then move
 *   the token to a vertex with more. If there is no such vertex, it is the last stone of all, and
 *   taking it wins.
 * Why (ko): 돌이 하나인 정점의 마지막 돌을 가져가는 사람은 돌이 더 많은 정점으로 가야 하므로 진다고
 *   합니다. 그런 정점이 없으면 그 돌이 모든 돌 중 마지막 돌이고, 가져가는 사람이 이깁니다.
 * First wrong input: 1 1 1 / 1 / 1 1
 */
#include <iostream>
#include <queue>
#include <vector>

int main()
{
    int n, m, s;
    std::cin >> n >> m >> s;
    std::vector<int> w(n + 1);
    std::vector<std::vector<int>> next(n + 1);
    for (int i = 1; i <= n; i++) {
        std::cin >> w[i];
    }
    for (int i = 0; i < m; i++) {
        int a, b;
        std::cin >> a >> b;
        next[a].push_back(b);
        next[b].push_back(a);
    }
    std::vector<bool> seen(n + 1);
    std::queue<int> to_do;
    int count = 0;
    if (w[s] == 1) {
        to_do.push(s);
        seen[s] = true;
    }
    for (; !to_do.empty(); to_do.pop(), count++) {
        for (int v : next[to_do.front()]) {
            if (w[v] == 1 && !seen[v]) {
                seen[v] = true;
                to_do.push(v);
            }
        }
    }
    std::cout << (count % 2 == 0 ? "hwy" : "sjh") << '\n';
}
