/*
 * Verdict: TLE
 * Why: for every height it tries the numbers 0, 1, 2, ... and goes through the whole window of K + 1
 *   cards for each of them: up to N * K * K steps a pile.
 * First wrong input: depends on the machine
 */
#include <stdio.h>

static int value[1001], grundy[1001];

static int some_move_leads_to(int wanted, int height, int k)
{
    int found = 0;
    for (int top = height; top >= 1 && top >= height - k; top--) {
        if (value[top] <= top && grundy[top - value[top]] == wanted) {
            found = 1;
        }
    }
    return found;
}

int main(void)
{
    int p, k, n, nim_sum = 0;
    if (scanf("%d %d", &p, &k) != 2) {
        return 1;
    }
    while (p-- > 0 && scanf("%d", &n) == 1) {
        for (int h = 1; h <= n && scanf("%d", &value[h]) == 1; h++) {
            grundy[h] = 0;
            while (some_move_leads_to(grundy[h], h, k)) {
                grundy[h]++;
            }
        }
        nim_sum ^= grundy[n];
    }
    puts(nim_sum != 0 ? "Alice can win." : "Bob will win.");
    return 0;
}
