/*
 * Verdict: WA
 * Why: lets the Grundy numbers repeat from 36 on. From there on the winner of a single polygon
 *   repeats; the numbers themselves do so from 53 on.
 * Why (ko): 그런디 수가 36부터 되풀이된다고 봅니다. 36부터 되풀이되는 것은 다각형 하나의
 *   승패이고, 그런디 수는 53부터 되풀이됩니다.
 * First wrong input: 1 / 2 / 80 86
 */
#include <stdio.h>

int main(void)
{
    static int grundy[70];
    int t, k, n;
    for (int row = 2; row < 70; row++) {
        int seen[64] = {0};
        for (int left = 0; left <= row - 2; left++) {
            seen[grundy[left] ^ grundy[row - 2 - left]] = 1;
        }
        while (seen[grundy[row]]) {
            grundy[row]++;
        }
    }
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &k) == 1) {
        int nim_sum = 0;
        while (k-- > 0 && scanf("%d", &n) == 1) {
            nim_sum ^= grundy[n < 36 ? n : 36 + (n - 36) % 34];
        }
        puts(nim_sum != 0 ? "Carol" : "Dave");
    }
    return 0;
}
