/*
 * Verdict: WA
 * Why: takes only a node with exactly one neighbour for a leaf. In a tree of one node it has none.
 * Why (ko): 이웃이 정확히 하나인 정점만 리프로 봅니다. 정점이 하나뿐인 트리에서는 이웃이 없습니다.
 * First wrong input: 1 / 1 1
 */
#include <iostream>

int main()
{
    int t, n, x, u, v;
    std::cin >> t;
    while (t-- > 0) {
        std::cin >> n >> x;
        int neighbours = 0;
        for (int i = 1; i < n; i++) {
            std::cin >> u >> v;
            neighbours += u == x || v == x;
        }
        std::cout << (neighbours == 1 || n % 2 == 0 ? "Ayush\n" : "Ashish\n");
    }
}
