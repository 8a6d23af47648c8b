/*
 * Verdict: WA
 * Why: Alice wins lengths 2, 4 and 8, and Bob wins 3, 5 and 7. So it looks as if Alice needed a
 *   power of two, to break into equal halves.
 * Why (ko): 길이가 2, 4, 8이면 Alice가, 3, 5, 7이면 Bob이 이깁니다. 그래서 반으로 계속 똑같이 나눌
 *   수 있는 2의 거듭제곱이어야 Alice가 이기는 것처럼 보입니다.
 * First wrong input: 6
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    if ((n & (n - 1)) == 0) {
        printf("Alice\n%d\n", n / 2);
    } else {
        puts("Bob");
    }
    return 0;
}
