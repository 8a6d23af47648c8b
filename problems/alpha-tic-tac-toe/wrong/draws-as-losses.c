/*
 * Verdict: WA
 * Why: knows only two results: whoever has not won has lost. So it takes a draw for a loss, and the
 *   board one move earlier for a win.
 * Why (ko): 결과가 둘뿐이라고 여깁니다. 이기지 못하면 진 것으로 봅니다. 그래서 비기는 판을 지는
 *   판이라 하고, 그 한 수 전의 판을 이기는 판이라고 합니다.
 * First wrong input: 0 0 0 / 0 0 0 / 0 0 0
 */
#include <stdio.h>

static int b[9];
static const int line[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};

static int has_won(int who)
{
    for (int i = 0; i < 8; i++) {
        if (b[line[i][0]] == who && b[line[i][1]] == who && b[line[i][2]] == who) {
            return 1;
        }
    }
    return 0;
}

static int full(void)
{
    for (int c = 0; c < 9; c++) {
        if (b[c] == 0) {
            return 0;
        }
    }
    return 1;
}

static int wins(int who)
{
    int found = 0;
    if (has_won(3 - who) || full()) {
        return 0;
    }
    for (int c = 0; c < 9 && !found; c++) {
        if (b[c] == 0) {
            b[c] = who;
            found = !wins(3 - who);
            b[c] = 0;
        }
    }
    return found;
}

int main(void)
{
    int taken = 0;
    for (int c = 0; c < 9; c++) {
        if (scanf("%d", &b[c]) != 1) {
            return 1;
        }
        taken += b[c] != 0;
    }
    puts(wins(taken % 2 + 1) ? "W" : "L");
    return 0;
}
