/*
 * Verdict: WA
 * Why: calls a free cell behind a rook of player 2 a move that can always be made. Player 1 follows, and the room is
 *   used up.
 * Why (ko): player-2의 룩 뒤에 빈칸이 있으면 언제든 둘 수 있는 수가 남았다고 봅니다. player-1이 따라오므로 그 공간은
 *   결국 없어집니다.
 * First wrong input: 1 / 3 / 1 / 1 / 1 / 2 / 2 / 2
 */
#include <stdio.h>
#include <stdlib.h>

int a[2000], b[2000];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a[i]);
        }
        for (int i = 0; i < n; i++) {
            scanf("%d", &b[i]);
        }
        int nim_sum = 0, room = 0;
        for (int i = 0; i < n; i++) {
            nim_sum ^= abs(a[i] - b[i]) - 1;
            room += b[i] > a[i] ? n - b[i] : b[i] - 1;
        }
        puts(nim_sum != 0 || room > 0 ? "player-2" : "player-1");
    }
    return 0;
}
