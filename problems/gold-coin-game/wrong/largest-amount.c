/*
 * Verdict: WA
 * Why: if several amounts win, it prints the largest. The output must be the smallest.
 * Why (ko): 이길 수 있는 개수가 여럿이면 가장 큰 것을 출력합니다. 가장 작은 것을 출력해야 합니다.
 * First wrong input: 1 / 3 3
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
        long long answer = 0, a = 1;
        do {
            answer = lost(s - a, k) ? a : answer;
            a *= k;
        } while (k > 1 && a <= s);
        printf("%lld\n", answer);
    }
    return 0;
}
