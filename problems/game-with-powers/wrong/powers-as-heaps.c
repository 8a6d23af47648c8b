/*
 * Verdict: WA
 * Why: takes k powers of a number for a heap of k stones.
 * Why (ko): 한 수의 거듭제곱 k개를 돌 k개인 더미로 봅니다.
 * First wrong input: 8
 */
#include <stdio.h>

static char is_power[31623];

int main(void)
{
    long long n, others;
    int sum = 1;
    scanf("%lld", &n);
    others = n - 1;
    for (long long base = 2; base * base <= n; base++) {
        if (!is_power[base]) {
            int k = 0;
            for (long long power = base; power <= n; power *= base) {
                k++;
                if (power < 31623) {
                    is_power[power] = 1;
                }
            }
            others -= k;
            sum ^= k;
        }
    }
    puts((sum ^ (int)(others % 2)) != 0 ? "Vasya" : "Petya");
    return 0;
}
