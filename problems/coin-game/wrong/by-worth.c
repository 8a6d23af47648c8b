/*
 * Verdict: WA
 * Why: divides the total value of all coins by 115.
 * Why (ko): 동전의 값을 모두 더해 115로 나눕니다.
 * First wrong input: 2 1
 */
#include <stdio.h>

int main(void)
{
    int x, y;
    if (scanf("%d %d", &x, &y) != 2) {
        return 1;
    }
    puts((75 * x + 10 * y) / 115 % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
