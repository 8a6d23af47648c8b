// Verdict: WA
// Why: plays Alice wherever there is a cycle. Two colors suffice for an even one.
// Why (ko): 사이클이 있으면 언제나 Alice를 고릅니다. 길이가 짝수인 사이클은 두 색으로 칠할 수 있습니다.
// First wrong input: 1 / 4 4 / 1 2 / 1 3 / 2 4 / 3 4
#include <iostream>
#include <vector>

int main()
{
    int t, n, m;
    std::cin >> t;
    while (t-- > 0) {
        std::cin >> n >> m;
        std::vector<std::vector<int>> near(n + 1), left(2);
        std::vector<int> side(n + 1, -1), queue{1};
        for (int i = 0, u, v; i < m; i++) {
            std::cin >> u >> v;
            near[u].push_back(v);
            near[v].push_back(u);
        }
        if (m >= n) {
            std::cout << "Alice" << std::endl;
            for (int i = 0, v, c; i < n; i++) {
                std::cout << "1 2" << std::endl;
                std::cin >> v >> c;
            }
            continue;
        }
        side[1] = 0;
        for (std::size_t i = 0; i < queue.size(); i++) {
            left[side[queue[i]]].push_back(queue[i]);
            for (int v : near[queue[i]]) {
                if (side[v] < 0) {
                    side[v] = 1 - side[queue[i]];
                    queue.push_back(v);
                }
            }
        }
        std::cout << "Bob" << std::endl;
        for (int i = 0, a, b; i < n; i++) {
            std::cin >> a >> b;
            int s = (a == 1 || b == 1) && !left[0].empty() ? 0 : (a == 2 || b == 2) && !left[1].empty() ? 1 : -1;
            const int color = s < 0 ? 3 : s + 1;
            s = s < 0 ? (left[0].empty() ? 1 : 0) : s;
            std::cout << left[s].back() << ' ' << color << std::endl;
            left[s].pop_back();
        }
    }
}
