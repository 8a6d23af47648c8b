/*
 * Verdict: WA
 * Why: stops at the square root, and forgets the prime that is left then.
 * Why (ko): 제곱근까지만 나누고, 그 뒤에 남은 소수를 빠뜨립니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, number, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d", &number) == 1) {
        int count = 0;
        for (int p = 2; p * p <= number; p++) {
            for (; number % p == 0; number /= p) {
                count++;
            }
        }
        nim_sum ^= count; /* number may be a prime now */
    }
    puts(nim_sum != 0 ? "Anna" : "Bruno");
    return 0;
}
