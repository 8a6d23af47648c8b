/*
 * Verdict: WA
 * Why: any length is right, so the program prints n, which is at hand. But a break leaves two
 *   pieces, so a piece has length n - 1 at most.
 * Why (ko): 어떤 길이든 정답이라고 생각해 n을 그대로 출력합니다. 하지만 부러뜨리면 두 조각이 되므로
 *   조각의 길이는 n - 1 이하입니다.
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
