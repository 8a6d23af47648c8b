/*
 * Verdict: WA
 * Why: lets X move on every board. When there is one X more than O, it is O's turn.
 * Why (ko): 어떤 판에서나 X의 차례라고 봅니다. X가 O보다 하나 더 많으면 O의 차례입니다.
 * First wrong input: 0 0 0 / 0 0 0 / 0 0 1
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

/* 1 win, 0 draw, -1 loss for who, who is to move */
static int value(int who)
{
    int best = -1;
    if (has_won(3 - who)) {
        return -1;
    }
    if (full()) {
        return 0;
    }
    for (int c = 0; c < 9; c++) {
        if (b[c] == 0) {
            b[c] = who;
            int v = -value(3 - who);
            best = v > best ? v : best;
            b[c] = 0;
        }
    }
    return best;
}

int main(void)
{
    for (int c = 0; c < 9; c++) {
        if (scanf("%d", &b[c]) != 1) {
            return 1;
        }
    }
    int v = value(1);
    puts(v > 0 ? "W" : v == 0 ? "D" : "L");
    return 0;
}
