/*
 * Verdict: WA
 * Why: K + 1 stones are a losing pile, so the program only tests whether N is K + 1. Every multiple of K + 1 loses.
 * Why (ko): K + 1개이면 지므로 N이 K + 1인지만 확인합니다. K + 1의 배수이면 모두 집니다.
 * First wrong input: 1 / 4 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, k;
    scanf("%d", &games);
    while (games--) {
        scanf("%d %d", &n, &k);
        puts(n == k + 1 ? "Wiktor" : "Hektor"); /* should be n % (k + 1) == 0 */
    }
    return 0;
}
