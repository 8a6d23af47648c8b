/*
 * Verdict: TLE
 * Why: The definition of a winning position is written down as a function that calls itself. Nothing
 *   is remembered, so the number of calls grows exponentially.
 * Why (ko): 승리 포지션의 정의를 자기 자신을 부르는 함수로 그대로 옮겼습니다. 아무것도 기억하지
 *   않으므로 호출 횟수가 지수적으로 늘어납니다.
 * First wrong input: depends on the machine; a pile of less than a hundred stones
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(long long n)
{
    for (long long taken = 1; taken <= n; taken *= 4) {
        if (!wins(n - taken)) { /* nothing is remembered */
            return true;
        }
    }
    return false;
}

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(wins(n) ? "SK" : "CY");
    return 0;
}
