/*
 * Verdict: WA
 * Why: counts the moves that the shortest way to the special node takes, from a leaf to it. The others have leaves to take
 *   meanwhile.
 * Why (ko): 리프에서 특별한 정점까지 가장 빨리 가는 데 드는 수만 셉니다. 그동안 다른 리프를 없앨 수도 있습니다.
 * First wrong input: 1 / 4 1 / 1 2 / 1 3 / 1 4
 */
#include <algorithm>
#include <iostream>
#include <vector>

static std::vector<std::vector<int>> near;

static int nearest(int node, int above)
{
    int best = near[node].size() <= 1 && above > 0 ? 1 : 1000000;
    for (int below : near[node]) {
        if (below != above) {
            best = std::min(best, 1 + nearest(below, node));
        }
    }
    return best;
}

int main()
{
    int t, n, x, u, v;
    std::cin >> t;
    while (t-- > 0) {
        std::cin >> n >> x;
        near.assign(n + 1, {});
        for (int i = 1; i < n; i++) {
            std::cin >> u >> v;
            near[u].push_back(v);
            near[v].push_back(u);
        }
        const int moves = n == 1 || near[x].size() == 1 ? 1 : nearest(x, 0);
        std::cout << (moves % 2 == 1 ? "Ayush\n" : "Ashish\n");
    }
}
