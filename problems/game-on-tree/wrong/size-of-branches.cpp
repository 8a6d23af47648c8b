/*
 * Verdict: WA
 * Why: treats every branch of the root as a pile with as many stones as it has edges. That is right only for a path.
 * Why (ko): 루트에 달린 가지마다 간선 수만큼의 돌이 있는 더미로 봅니다. 갈라지지 않는 가지만 그렇습니다.
 * First wrong input: 5 / 1 2 / 1 3 / 2 4 / 2 5
 */
#include <cstdio>
#include <vector>

static std::vector<int> next[100001];

static int edges_below(int v, int from)
{
    int sum = 0;
    for (int w : next[v]) {
        sum += w == from ? 0 : 1 + edges_below(w, v);
    }
    return sum;
}

int main()
{
    int n, x, y;
    std::scanf("%d", &n);
    while (std::scanf("%d %d", &x, &y) == 2) {
        next[x].push_back(y);
        next[y].push_back(x);
    }
    int nim_sum = 0;
    for (int v : next[1]) {
        nim_sum ^= 1 + edges_below(v, 1);
    }
    std::puts(nim_sum ? "Alice" : "Bob");
}
