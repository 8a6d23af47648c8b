// Verdict: WA
// Why: alternates along the numbers of the cells. Where n is even, cells of one kind then lie below each other.
// Why (ko): 칸 번호의 홀짝으로 종류를 나눕니다. n이 짝수이면 같은 종류의 칸이 위아래로 붙습니다.
// First wrong input: 2
#include <iostream>

int main()
{
    int n, named;
    std::cin >> n;
    int next[2] = {0, 1};
    for (int turn = 0; turn < n * n; turn++) {
        std::cin >> named;
        int kind = named == 1;
        kind = next[kind] < n * n ? kind : 1 - kind;
        const int color = named != kind + 1 ? kind + 1 : 3;
        std::cout << color << ' ' << next[kind] / n + 1 << ' ' << next[kind] % n + 1 << std::endl;
        next[kind] += 2;
    }
}
