/*
 * Verdict: TLE
 * Why: the definition as a function that calls itself, and no table. Every number asks twice for
 *   smaller ones, and the calls double every few steps.
 * First wrong input: depends on the machine; a number of about 200 was enough here
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n)
{
    int largest = 0;
    int smallest = 9;
    for (int m = n; m > 0; m /= 10) {
        largest = m % 10 > largest ? m % 10 : largest;
        smallest = m % 10 > 0 && m % 10 < smallest ? m % 10 : smallest;
    }
    return n > 0 && (!wins(n - largest) || !wins(n - smallest));
}

int main(void)
{
    int g;
    if (scanf("%d", &g) != 1) {
        return 1;
    }
    while (g--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(wins(n) ? "YES" : "NO");
    }
    return 0;
}
