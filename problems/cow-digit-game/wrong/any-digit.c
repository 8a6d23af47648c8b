/*
 * Verdict: WA
 * Why: lets a move subtract any digit except 0. With two digits this is the same game, but with
 *   three it is not: 132 - 2 would leave 130, which loses, but 2 is neither the largest nor the
 *   smallest.
 * Why (ko): 0이 아니면 어떤 자리의 숫자든 뺄 수 있다고 보았습니다. 두 자리 수까지는 같은 게임이지만
 *   세 자리 수부터는 다릅니다. 132 - 2는 지는 수 130이지만, 2는 가장 큰 숫자도 가장 작은 숫자도
 *   아닙니다.
 * First wrong input: 1 / 132
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins[1000001];

static void fill(void)
{
    for (int n = 1; n <= 1000000; n++) {
        for (int m = n; m > 0; m /= 10) {
            if (m % 10 != 0 && !wins[n - m % 10]) {
                wins[n] = true;
            }
        }
    }
}

int main(void)
{
    int g;
    if (scanf("%d", &g) != 1) {
        return 1;
    }
    fill();
    while (g--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(wins[n] ? "YES" : "NO");
    }
    return 0;
}
