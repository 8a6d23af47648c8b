/*
 * Verdict: WA
 * Why: the losing numbers begin with 0, 2, 5, 7, 10, 12, 15, 17, 20, 22, as if N mod 5 = 0 or 2 were
 *   the rule. It breaks at 25, a square.
 * Why (ko): 지는 수가 0, 2, 5, 7, 10, 12, 15, 17, 20, 22로 시작해서 N mod 5 = 0 또는 2가 규칙인
 *   것처럼 보입니다. 하지만 제곱수인 25에서 깨집니다.
 * First wrong input: 1 / 25
 */
#include <stdio.h>

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(n % 5 == 0 || n % 5 == 2 ? "cubelover" : "koosaga");
    }
    return 0;
}
