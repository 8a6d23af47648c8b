/*
 * Verdict: WA
 * Why: treats every branch of the root as a pile as high as its longest path.
 * Why (ko): 루트에 달린 가지마다 가장 긴 경로의 길이만큼 돌이 있는 더미로 봅니다.
 * First wrong input: 5 / 1 2 / 1 3 / 2 4 / 2 5
 */
#include <algorithm>
#include <cstdio>
#include <vector>

static std::vector<int> next[100001];

static int height(int v, int from)
{
    int most = 0;
    for (int w : next[v]) {
        most = w == from ? most : std::max(most, 1 + height(w, v));
    }
    return most;
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
        nim_sum ^= 1 + height(v, 1);
    }
    std::puts(nim_sum ? "Alice" : "Bob");
}
