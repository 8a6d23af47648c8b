/*
 * Verdict: WA
 * Why: lets only a move that hits the goal exactly win, and does not allow passing it.
 * Why (ko): 목표에 정확히 맞추어야 이기고, 목표를 넘을 수는 없다고 봅니다.
 * First wrong input: 3 5
 */
#include <stdio.h>

static int m;
static char known[1 << 20];

static int wins(int used, int left)
{
    if (known[used] != 0) {
        return known[used] == 'W';
    }
    int found = 0;
    for (int i = 1; i <= m && i <= left && !found; i++) {
        if ((used >> (i - 1) & 1) == 0) {
            found = i == left || !wins(used | 1 << (i - 1), left - i);
        }
    }
    known[used] = found ? 'W' : 'L';
    return found;
}

int main(void)
{
    int goal = 0;
    if (scanf("%d %d", &m, &goal) != 2) {
        return 1;
    }
    if (goal > m * (m + 1) / 2) {
        puts("Nobody");
    } else {
        puts(goal == 0 || wins(0, goal) ? "Alice" : "Bob");
    }
    return 0;
}
