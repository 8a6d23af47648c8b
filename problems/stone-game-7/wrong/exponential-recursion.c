/*
 * Verdict: TLE
 * Why: writes the definition of a winning position as a recursive function. It stores nothing, so
 *   the number of calls grows exponentially.
 * Why (ko): 이기는 상태의 정의를 그대로 재귀 함수로 옮겼습니다. 메모이제이션이 없어서 호출 횟수가
 *   지수적으로 늘어납니다.
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
