/*
 * Verdict: TLE
 * Why: searches the whole window at every number. That is about a times b steps: 10^9 for a = 1000 and b =
 *   1,000,000.
 * Why (ko): 수마다 윈도우 전체를 살펴봅니다. 연산이 약 a 곱하기 b번이고, a = 1000, b = 1,000,000이면
 *   10^9번입니다.
 * First wrong input: depends on the machine; a = 1000 and b = 999999 on a slow one
 */
#include <stdio.h>

static int primes[1000001], lead[1000001], is_composite[1000001];

int main(void)
{
    int a, b;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (int n = 2; n <= b; n++) {
        primes[n] = primes[n - 1] + !is_composite[n];
        for (int j = 2 * n; j <= b && !is_composite[n]; j += n) {
            is_composite[j] = 1;
        }
    }
    for (int n = b - 1; n >= 0; n--) {
        int best = -b;
        for (int j = n + 1; j <= b && j <= n + a; j++) { /* up to a steps for each of b numbers */
            int here = primes[j] - primes[n] - lead[j];
            best = here > best ? here : best;
        }
        lead[n] = best;
    }
    printf("%d %d\n", (primes[b] + lead[0]) / 2, (primes[b] - lead[0]) / 2);
    return 0;
}
