/*
 * Verdict: WA
 * Why: prints the lengths of both pieces, but only one is wanted.
 * Why (ko): 두 조각의 길이를 모두 출력합니다. 하나만 출력해야 합니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    if (n % 2 == 0) {
        printf("Alice\n%d %d\n", n / 2, n / 2);
    } else {
        puts("Bob");
    }
    return 0;
}
