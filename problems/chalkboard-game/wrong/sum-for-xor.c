/*
 * Verdict: WA
 * Why: looks at the parity of the sum, which is only the last digit of the XOR.
 * Why (ko): 합의 홀짝을 보는데, 그것은 XOR의 마지막 자리일 뿐입니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, number, all = 0, sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &number) == 1; i++) {
        all ^= number;
        sum += number;
    }
    (void)all;
    puts(sum % 2 == 0 || n % 2 == 0 ? "Alice" : "Bob");
    return 0;
}
