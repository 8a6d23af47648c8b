/*
 * Verdict: WA
 * Why: goes back by the numbers of the player to move. It was the other player who moved the monster there.
 * Why (ko): 거꾸로 갈 때 지금 차례인 사람의 수를 씁니다. 괴물을 그곳으로 옮긴 것은 상대입니다.
 * First wrong input: 3 / 1 1 / 1 2
 */
#include <stdio.h>

int n, count[2], number[2][7000], result[2][7000], left[2][7000], queue[14000], queued;

void decide(int player, int object, int value)
{
    result[player][object] = value;
    queue[queued++] = 2 * object + player;
}

int main(void)
{
    scanf("%d", &n);
    for (int player = 0; player < 2; player++) {
        scanf("%d", &count[player]);
        for (int i = 0; i < count[player]; i++) {
            scanf("%d", &number[player][i]);
        }
        for (int object = 0; object < n; object++) {
            left[player][object] = count[player];
        }
    }
    decide(0, 0, 1);
    decide(1, 0, 1);
    for (int next = 0; next < queued; next++) {
        int object = queue[next] / 2, player = queue[next] % 2;
        for (int i = 0; i < count[player]; i++) {
            int from = (object - number[player][i] + n) % n;
            if (result[1 - player][from] == 0) {
                if (result[player][object] == 1) {
                    decide(1 - player, from, 2);
                } else if (--left[1 - player][from] == 0) {
                    decide(1 - player, from, 1);
                }
            }
        }
    }
    const char *words[] = {"Loop", "Lose", "Win"};
    for (int player = 0; player < 2; player++) {
        for (int object = 1; object < n; object++) {
            printf("%s%c", words[result[player][object]], object < n - 1 ? ' ' : '\n');
        }
    }
    return 0;
}
