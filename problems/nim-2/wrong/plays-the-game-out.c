/*
 * Verdict: TLE
 * Why: plays the game to its end to see who wins. Two equal piles of 10^9 can last for 2 * 10^9 moves.
 * Why (ko): 누가 이기는지 알아보려고 게임을 끝까지 진행합니다. 돌이 10^9개씩인 더미가 두 개이면 2 * 10^9번 두어야
 *   할 수도 있습니다.
 * First wrong input: depends on the machine; two equal piles of the limit are enough on most
 */
#include <stdio.h>

int main(void)
{
    int n, pile[100], turn = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile[i]) == 1; i++) {
    }
    for (;; turn++) { /* who wins is known before the first move */
        int nim_sum = 0, largest = 0, at = 0;
        for (int i = 0; i < n; i++) {
            nim_sum ^= pile[i];
            largest = pile[i] > pile[largest] ? i : largest;
        }
        if (pile[largest] == 0) {
            break;
        }
        while (nim_sum != 0 && (pile[at] ^ nim_sum) >= pile[at]) {
            at++;
        }
        if (nim_sum != 0) {
            pile[at] ^= nim_sum;
        } else {
            pile[largest]--;
        }
    }
    puts(turn % 2 == 1 ? "koosaga" : "cubelover");
    return 0;
}
