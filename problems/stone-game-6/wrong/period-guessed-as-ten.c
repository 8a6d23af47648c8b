/*
 * Verdict: WA
 * Why: The answers of 0 to 9 look like a pattern that goes on with the last digit. Ten is our way to
 *   write numbers; the game does not know it.
 * First wrong input: 10
 */
#include <stdio.h>

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    int digit = (int)(n % 10); /* the period is 7, not 10 */
    puts(digit == 0 || digit == 2 || digit == 7 || digit == 9 ? "CY" : "SK");
    return 0;
}
