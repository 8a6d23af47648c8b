/*
 * Verdict: WA
 * Why: prints 1 for "the first player wins", as true is printed. The statement asks for the number
 *   of the winner, counted from 0.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long n;
        scanf("%lld", &n);
        printf("%d\n", n % 10 != 0); /* should be n % 10 == 0 */
    }
    return 0;
}
