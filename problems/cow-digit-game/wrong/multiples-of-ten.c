/*
 * Verdict: WA
 * Why: up to 131 exactly the multiples of ten lose. But the next losing number is 132.
 * Why (ko): 131까지는 정확히 10의 배수만 지는 수입니다. 하지만 다음으로 지는 수는 132입니다.
 * First wrong input: 1 / 132
 */
#include <stdio.h>

int main(void)
{
    int g;
    if (scanf("%d", &g) != 1) {
        return 1;
    }
    while (g--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(n % 10 == 0 ? "NO" : "YES");
    }
    return 0;
}
