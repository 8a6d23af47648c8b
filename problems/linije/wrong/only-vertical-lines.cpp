/*
 * Verdict: WA
 * Why: tests only whether every vertical line gets a partner. But Mirko may begin with a horizontal line.
 * Why (ko): 세로선이 모두 짝을 얻는지만 확인합니다. Mirko는 가로선으로 시작할 수도 있습니다.
 * First wrong input: 2 / 1 1 / 1 2
 */
#include <cstdio>
#include <vector>

static std::vector<int> horizontals[501];
static int partner[501], seen[501];

static bool find(int x, int start)
{
    for (int y : horizontals[x]) {
        if (seen[y] != start) {
            seen[y] = start;
            if (partner[y] == 0 || find(partner[y], start)) {
                partner[y] = x;
                return true;
            }
        }
    }
    return false;
}

int main()
{
    int n, x, y;
    std::scanf("%d", &n);
    while (std::scanf("%d %d", &x, &y) == 2) {
        horizontals[x].push_back(y);
    }
    bool all = true;
    for (x = 1; x <= 500; x++) {
        all = (horizontals[x].empty() || find(x, x)) && all;
    }
    std::puts(all ? "Slavko" : "Mirko");
}
