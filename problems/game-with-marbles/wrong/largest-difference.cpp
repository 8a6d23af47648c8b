/*
 * Verdict: WA
 * Why: sorts by a - b. Both players fight for the same colours, and what matters is how much Alice's pick and Bob's
 *   pick differ: a + b - 2.
 * Why (ko): a - b가 큰 색부터 고릅니다. 두 사람은 같은 색을 두고 겨룹니다. 중요한 것은 Alice가 고를 때와 Bob이 고를
 *   때의 차이인 a + b - 2입니다.
 * First wrong input: 1 / 2 / 1 1 / 1 2
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
        std::sort(colors.begin(), colors.end(), [](const Color &x, const Color &y) { return x.a - x.b > y.a - y.b; });
        for (int i = 0; i < n; i++) {
            score += i % 2 == 0 ? colors[i].a - 1 : 1 - colors[i].b;
        }
        std::printf("%lld\n", score);
    }
}
