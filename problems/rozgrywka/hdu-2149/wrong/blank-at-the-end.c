/*
 * Verdict: WA
 * Why: prints a blank after the last raise as well. A judge that compares bytes does not take it.
 * Why (ko): 마지막 값 뒤에도 빈칸을 출력합니다. 바이트까지 비교하는 채점기에서는 맞지 않습니다.
 * First wrong input: 1 1
 */
#include <stdio.h>

int main(void)
{
    int m, n;
    while (scanf("%d %d", &m, &n) == 2) {
        if (m % (n + 1) == 0) {
            puts("none");
            continue;
        }
        printf("%d ", m % (n + 1));
        for (int raise = m + 1; raise <= n; raise++) {
            printf("%d ", raise);
        }
        puts("");
    }
    return 0;
}
