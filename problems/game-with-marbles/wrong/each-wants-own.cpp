/*
 * Verdict: WA
 * Why: lets each player pick the colour that this player has the most of. What the other one loses counts as much.
 * Why (ko): Alice는 자기 구슬이 가장 많은 색을, Bob은 자기 구슬이 가장 많은 색을 고릅니다. 상대가 잃는 구슬도 세어야
 *   합니다.
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
        std::vector<bool> gone(n, false);
        if (n > 2000) {
            n = 0;
        }
        for (int turn = 0; turn < n; turn++) {
            int best = -1;
            for (int i = 0; i < n; i++) {
                if (!gone[i] && (best < 0 || (turn % 2 == 0 ? colors[i].a > colors[best].a : colors[i].b > colors[best].b))) {
                    best = i;
                }
            }
            gone[best] = true;
            score += turn % 2 == 0 ? colors[best].a - 1 : 1 - colors[best].b;
        }
        std::printf("%lld\n", score);
    }
}
