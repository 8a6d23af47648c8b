/*
 * Verdict: WA
 * Why: takes as many primes as possible now and stops at the last one in reach. Saying one more number, even
 *   if it is not a prime, may leave the opponent much less.
 * Why (ko): 지금 얻을 수 있는 소수를 모두 얻고 마지막 소수에서 멈춥니다. 소수가 아니더라도 수를 하나 더
 *   부르면 상대의 점수가 훨씬 줄어들 수 있습니다.
 * First wrong input: 2 29
 */
#include <stdio.h>

static int primes[1000001], is_composite[1000001];

int main(void)
{
    int a, b, said = 0, turn = 0, score[2] = {0, 0};
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (int n = 2; n <= b; n++) {
        primes[n] = primes[n - 1] + !is_composite[n];
        for (int j = 2 * n; j <= b && !is_composite[n]; j += n) {
            is_composite[j] = 1;
        }
    }
    while (said < b) {
        int last = said + a < b ? said + a : b;
        while (last > said + 1 && primes[last] == primes[last - 1]) {
            last--; /* stops at the last prime in reach: not always wise */
        }
        score[turn] += primes[last] - primes[said];
        said = last;
        turn = 1 - turn;
    }
    printf("%d %d\n", score[0], score[1]);
    return 0;
}
