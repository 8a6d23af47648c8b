/*
 * Verdict: MLE
 * Why: keeps an int for each cell of the largest board: 16 MB, where 10 MB are allowed.
 * Why (ko): 가장 큰 판의 칸마다 int를 하나씩 둡니다. 16 MB인데 제한은 10 MB입니다.
 * First wrong input: 1 1 / 0 0
 */
#include <stdio.h>

enum { SIDE = 2001 };

static int wins[SIDE][SIDE];

int main(void)
{
    int n, m;
    for (n = 1; n < SIDE; n++) {
        for (m = 1; m < SIDE; m++) {
            wins[n][m] =
                (n > 1 && !wins[n - 1][m]) || (m > 1 && !wins[n][m - 1]) || (n > 1 && m > 1 && !wins[n - 1][m - 1]);
        }
    }
    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0)) {
        puts(wins[n][m] ? "Wonderful!" : "What a pity!");
    }
    return 0;
}
