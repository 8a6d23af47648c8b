/*
 * Verdict: WA
 * Why: lets the mouse win if the cat is farther from the hole, as if the cat had to be there first to stop it.
 * Why (ko): 고양이가 구멍에 먼저 가야만 막을 수 있는 것처럼, 구멍까지의 거리만 비교합니다.
 * First wrong input: 3 2 / 0 2 / 1 2
 */
#include <bits/stdc++.h>
using namespace std;

int main() {
    int n, m;
    cin >> n >> m;
    vector<vector<int>> graph(n);
    while (m-- > 0) {
        int a, b;
        cin >> a >> b;
        graph[a].push_back(b);
        graph[b].push_back(a);
    }
    vector<int> distance(n, 1000);
    queue<int> next;
    distance[0] = 0;
    for (next.push(0); !next.empty(); next.pop()) {
        for (int to : graph[next.front()]) {
            if (distance[to] == 1000) {
                distance[to] = distance[next.front()] + 1;
                next.push(to);
            }
        }
    }
    puts(distance[1] == 1000 ? "Cat" : distance[1] <= distance[2] ? "Mouse" : "Draw");
}
