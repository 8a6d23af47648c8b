/*
 * Verdict: TLE
 * Why: works from the start, with a memoized recursion. A million calls are on the stack at once, and each of them
 *   tries all a turns. Where the stack is small it crashes; here it is too slow.
 * Why (ko): 처음부터 재귀와 메모이제이션으로 풉니다. 호출이 백만 겹으로 쌓이고, 호출마다 a가지 방법을 모두 살펴봅니다. 스택이 작은 곳에서는 런타임 에러가 나고, 여기에서는 시간 초과가 납니다.
 * First wrong input: depends on the machine; a of some hundreds and b of a million
 */
#include <stdio.h>

static int a, b, primes[1000001], is_composite[1000001], known[1000001], lead[1000001];

static int lead_from(int n)
{
    int best = -b;
    if (n == b || known[n]) {
        return lead[n];
    }
    for (int j = n + 1; j <= b && j <= n + a; j++) {
        int here = primes[j] - primes[n] - lead_from(j); /* n + 1 asks for n + 2, and so on */
        best = here > best ? here : best;
    }
    known[n] = 1;
    return lead[n] = best;
}

int main(void)
{
    if (scanf("%d %d", &a, &b) != 2) {
        return 1;
    }
    for (int n = 2; n <= b; n++) {
        primes[n] = primes[n - 1] + !is_composite[n];
        for (int j = 2 * n; j <= b && !is_composite[n]; j += n) {
            is_composite[j] = 1;
        }
    }
    int first = lead_from(0);
    printf("%d %d\n", (primes[b] + first) / 2, (primes[b] - first) / 2);
    return 0;
}
