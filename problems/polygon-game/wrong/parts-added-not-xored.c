/*
 * Verdict: WA
 * Why: It adds the Grundy numbers of the two parts. Two equal parts then seem to be worth something,
 *   but they are worth 0.
 * First wrong input: 6
 */
#include <stdio.h>

int main(void)
{
    int n;
    static int grundy[1001];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int row = 2; row <= n; row++) {
        char seen[4000] = {0};
        for (int left = 0; left <= row - 2; left++) {
            seen[grundy[left] + grundy[row - 2 - left]] = 1; /* should be ^ */
        }
        while (seen[grundy[row]]) {
            grundy[row]++;
        }
    }
    puts(grundy[n] != 0 ? "1" : "2");
    return 0;
}
