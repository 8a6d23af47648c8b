/*
 * Verdict: WA
 * Why: counts 1 as a prime, because the sieve does not cross it out.
 * Why (ko): 체에서 지워지지 않는 1을 소수로 셉니다.
 * First wrong input: 1 1
 */
#include <stdio.h>

enum { MAX = 1000000 };

static int worth[MAX + 1], queue[MAX + 1], is_composite[MAX + 1];

int main(void)
{
    int a, b, primes = 0, lead = 0, front = 0, end = 0;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (int n = 1; n <= b; n++) { /* should start at 2 */
        primes += !is_composite[n];
        for (int j = 2 * n; j <= b && n > 1 && !is_composite[n]; j += n) {
            is_composite[j] = 1;
        }
    }
    int total = primes;
    for (int n = b; n >= 0; n--) {
        if (n < b) {
            primes -= !is_composite[n + 1];
            front += queue[front] > n + a;
            lead = worth[queue[front]] - primes;
        }
        worth[n] = primes - lead;
        while (end > front && worth[queue[end - 1]] <= worth[n]) {
            end--;
        }
        queue[end++] = n;
    }
    printf("%d %d\n", (total + lead) / 2, (total - lead) / 2);
    return 0;
}
