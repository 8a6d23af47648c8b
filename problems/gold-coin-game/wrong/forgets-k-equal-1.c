/*
 * Verdict: TLE
 * Why: computes the amounts with a *= k until they pass S. For K = 1 the amount stays 1 forever.
 * Why (ko): S를 넘을 때까지 a *= k로 개수를 구합니다. K = 1이면 언제까지나 1입니다.
 * First wrong input: 1 / 2 1
 */
#include <stdbool.h>
#include <stdio.h>

static bool lost(long long s, int k)
{
    int r = s % (k + 1);
    return k % 2 == 1 ? s % 2 == 0 : r != k && r % 2 == 0;
}

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int s, k;
        if (scanf("%d %d", &s, &k) != 2) {
            return 1;
        }
        long long answer = 0;
        for (long long a = 1; a <= s && answer == 0; a *= k) {
            answer = lost(s - a, k) ? a : 0;
        }
        printf("%lld\n", answer);
    }
    return 0;
}
