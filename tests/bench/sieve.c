/* Reads a and b, sieves the primes up to b and counts them: the part of prime-jingle-bells that is no game.
 */
#include <stdbool.h>
#include <stdio.h>

enum { MAX_B = 1000000 };

static bool is_composite[MAX_B + 1];

int main(void)
{
    int a;
    int b;
    if (scanf("%d %d", &a, &b) != 2 || b > MAX_B) {
        return 1;
    }
    for (int p = 2; p * p <= b; p++) {
        if (is_composite[p]) {
            continue;
        }
        for (int multiple = p * p; multiple <= b; multiple += p) {
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
