/*
 * Verdict: TLE
 * Why: Recursion without memory. The definition of a winning position as a function: the number of calls grows
 *   exponentially.
 * Why (ko): 메모이제이션 없는 재귀. 이기는 상태의 정의를 그대로 재귀 함수로 옮겨서 호출 횟수가 지수적으로 늘어납니다.
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
