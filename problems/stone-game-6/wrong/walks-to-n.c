/*
 * Verdict: TLE
 * Why: keeps only the last entries of the table, so memory is not a problem, but the loop makes N
 *   steps.
 * Why (ko): 표의 마지막 몇 칸만 저장하므로 메모리는 괜찮습니다. 하지만 반복문이 N번 돕니다.
 * First wrong input: depends on the machine; the first N for which N steps take longer than the time
 *   limit
 */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    long long n;
    bool wins[5] = {false, true, false, true, true};
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    for (long long i = 5; i <= n; i++) { /* too far */
        wins[i % 5] = !wins[(i - 1) % 5] || !wins[(i - 3) % 5] || !wins[(i - 4) % 5];
    }
    puts(wins[n % 5] ? "SK" : "CY");
    return 0;
}
