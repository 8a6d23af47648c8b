/*
 * Verdict: WA
 * Why: checks rows and columns only.
 * Why (ko): 가로줄과 세로줄만 확인합니다.
 * First wrong input: 0 0 0 / 0 0 0 / 0 2 1
 */
#include <stdio.h>

static int b[9];
static const int line[6][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6}, {1, 4, 7}, {2, 5, 8}};

static int has_won(int who)
{
    for (int i = 0; i < 6; i++) {
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
    int taken = 0;
    for (int c = 0; c < 9; c++) {
        if (scanf("%d", &b[c]) != 1) {
            return 1;
        }
        taken += b[c] != 0;
    }
    int v = value(taken % 2 + 1);
    puts(v > 0 ? "W" : v == 0 ? "D" : "L");
    return 0;
}
