/* Reads a and b, sieves the primes up to b and counts them: the part of prime-jingle-bells that is no game.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#ifndef MAX_B
#define MAX_B 1000000
#endif

static bool is_composite[MAX_B + 1];

int main(void)
{
    int a;
    int b;
    if (scanf("%d %d", &a, &b) != 2 || b > MAX_B) {
        return 1;
    }
    for (int p = 2; (long long)p * p <= b; p++) {
        for (long long multiple = (long long)p * p; !is_composite[p] && multiple <= b; multiple += p) {
            is_composite[multiple] = true;
        }
    }
    int primes = 0;
    for (int n = 2; n <= b; n++) {
        primes += !is_composite[n];
    }
    printf("%d\n", primes);
    return 0;
}
