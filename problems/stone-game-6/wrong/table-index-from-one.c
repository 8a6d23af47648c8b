/*
 * Verdict: WA
 * Why: The answers are listed for 1, 2, ..., 7 stones, but looked up at N mod 7, where the list counts
 *   from 0. All answers are off by one.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    const char *answer[7] = {"SK", "CY", "SK", "SK", "SK", "SK", "CY"};
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(answer[n % 7]); /* should be (n - 1) % 7 */
    return 0;
}
