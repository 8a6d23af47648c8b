/*
 * Verdict: MLE
 * Why: is right and fast enough, but stores the maximum of every window of 1, 2, 4, ... numbers in 64 bits
 *   each. 20 tables of a million numbers of 8 bytes take 160 MB.
 * Why (ko): 답이 맞고 충분히 빠르지만, 길이가 1, 2, 4, ...인 모든 윈도우의 최댓값을 64비트로 저장합니다.
 *   8바이트 수 백만 개짜리 표 20개에 160 MB가 필요합니다.
 * First wrong input: depends on the machine; b of about 800,000
 */
#include <stdio.h>

static long long best[20][1000001]; /* best[k][n]: over n..n+2^k-1; an int would do */
static int primes[1000001], is_composite[1000001];

static long long max(long long a, long long b) { return a > b ? a : b; }

int main(void)
{
    int a, b, k = 0;
    long long lead = 0;
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (int n = 2; n <= b; n++) {
        primes[n] = primes[n - 1] + !is_composite[n];
        for (int j = 2 * n; j <= b && !is_composite[n]; j += n) {
            is_composite[j] = 1;
        }
    }
    for (int n = b; n >= 0; n--) {
        if (n < b) {
            int window = n + a < b ? a : b - n;
            for (k = 0; 2 << k <= window;) {
                k++;
            }
            lead = max(best[k][n + 1], best[k][n + 1 + window - (1 << k)]) - primes[n];
        }
        best[0][n] = primes[n] - lead;
        for (k = 1; k < 20; k++) {
            int half = n + (1 << (k - 1));
            best[k][n] = half <= b ? max(best[k - 1][n], best[k - 1][half]) : best[k - 1][n];
        }
    }
    printf("%lld %lld\n", (primes[b] + lead) / 2, (primes[b] - lead) / 2);
    return 0;
}
