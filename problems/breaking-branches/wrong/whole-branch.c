/*
 * Verdict: WA
 * Why: any length is right, so the program prints n, which it has at hand. But a break leaves two
 *   pieces, so a piece has at most n - 1.
 * Why (ko): 어떤 길이든 정답이므로 가지고 있는 n을 그대로 출력합니다. 하지만 부러뜨리면 두 조각이
 *   되므로 조각의 길이는 많아야 n - 1입니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    if (n % 2 == 0) {
        printf("Alice\n%d\n", n);
    } else {
        puts("Bob");
    }
    return 0;
}
