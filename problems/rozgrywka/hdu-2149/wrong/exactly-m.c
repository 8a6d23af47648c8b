/*
 * Verdict: WA
 * Why: allows no raise beyond M, so of the winning first raises it misses all but one.
 * Why (ko): M을 넘기는 값을 부르지 못한다고 보아서, 이기는 첫 값 가운데 하나만 출력합니다.
 * First wrong input: 1 2
 */
#include <stdio.h>

int main(void)
{
    int m, n;
    while (scanf("%d %d", &m, &n) == 2) {
        if (m % (n + 1) == 0) {
            puts("none");
        } else {
            printf("%d\n", m % (n + 1));
        }
    }
    return 0;
}
