/*
 * Verdict: WA
 * Why: searches depth first, and treats a position that is still being searched as losing. So it finds wins where the
 *   opponent can go on forever.
 * Why (ko): 깊이 우선으로 탐색하면서, 아직 탐색 중인 상태를 지는 상태로 봅니다. 그래서 상대가 게임을 끝없이 이어 갈 수
 *   있어도 이긴다고 답합니다.
 * First wrong input: 3 / 1 1 / 1 2
 */
#include <stdio.h>

enum { NOT_KNOWN, LOSE, LOOP, WIN };

int n, count[2], number[2][7000], result[2][7000];

int search(int player, int object)
{
    if (result[player][object] == NOT_KNOWN) {
        result[player][object] = LOSE;
        int best = LOSE;
        for (int i = 0; i < count[player]; i++) {
            const int mine = LOSE + WIN - search(1 - player, (object + number[player][i]) % n);
            best = mine > best ? mine : best;
        }
        result[player][object] = best;
    }
    return result[player][object];
}

int main(void)
{
    scanf("%d", &n);
    for (int player = 0; player < 2; player++) {
        scanf("%d", &count[player]);
        for (int i = 0; i < count[player]; i++) {
            scanf("%d", &number[player][i]);
        }
        result[player][0] = LOSE;
    }
    for (int player = 0; player < 2; player++) {
        for (int object = 1; object < n; object++) {
            const char *const words[] = {"", "Lose", "Loop", "Win"};
            printf("%s%c", words[search(player, object)], object < n - 1 ? ' ' : '\n');
        }
    }
    return 0;
}
