/*
 * Verdict: WA
 * Why: A number that does not fit. The score can be as large as 10^14.
 * Why (ko): 자료형에 들어가지 않는 수. 점수는 10^14까지 커질 수 있습니다.
 * First wrong input: long; 5 colours, of each of which Alice has 10^9 marbles and Bob one
 */
#include <algorithm>
#include <cstdio>
#include <vector>

struct Color { int a, b; };

int main()
{
    int t;
    std::scanf("%d", &t);
    while (t-- > 0) {
        int n;
        std::scanf("%d", &n);
        std::vector<Color> colors(n);
        for (auto &color : colors) {
            std::scanf("%d", &color.a);
        }
        for (auto &color : colors) {
            std::scanf("%d", &color.b);
        }
        int score = 0;
        std::sort(colors.begin(), colors.end(), [](const Color &x, const Color &y) { return x.a + x.b > y.a + y.b; });
        for (int i = 0; i < n; i++) {
            score += i % 2 == 0 ? colors[i].a - 1 : 1 - colors[i].b;
        }
        std::printf("%d\n", score);
    }
}
