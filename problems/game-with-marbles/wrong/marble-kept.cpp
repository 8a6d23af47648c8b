/*
 * Verdict: WA
 * Why: forgets the marble that the player who picks gives up.
 * Why (ko): 고른 사람이 버리는 구슬 한 개를 빼지 않습니다.
 * First wrong input: 1 / 3 / 1 2 1 / 1 1 1
 */
#include <algorithm>
#include <cstdio>
#include <vector>

struct Color { long long a, b; };

int main()
{
    int t;
    std::scanf("%d", &t);
    while (t-- > 0) {
        int n;
        std::scanf("%d", &n);
        std::vector<Color> colors(n);
        for (auto &color : colors) {
            std::scanf("%lld", &color.a);
        }
        for (auto &color : colors) {
            std::scanf("%lld", &color.b);
        }
        long long score = 0;
        std::sort(colors.begin(), colors.end(), [](const Color &x, const Color &y) { return x.a + x.b > y.a + y.b; });
        for (int i = 0; i < n; i++) {
            score += i % 2 == 0 ? colors[i].a : -colors[i].b;
        }
        std::printf("%lld\n", score);
    }
}
