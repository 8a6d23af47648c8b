/*
 * Verdict: RE
 * Why: It prints the right word, but when SK wins it returns 1 from main. To a judge every status but
 *   0 is a crash.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int first_wins = n % 2 == 0;
    puts(first_wins ? "SK" : "CY");
    return first_wins; /* a judge takes anything but 0 for a crash */
}
