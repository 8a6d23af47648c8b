/*
 * Verdict: WA
 * Why: lets whoever removes the last stone win, and not Bob.
 * Why (ko): 돌이 다 없어지면 Bob이 아니라 마지막 돌을 없앤 사람이 이긴다고 봅니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

static int bob_gets_stuck(int zeros, int first, int second)
{
    if (first == 0) {
        return 0;
    }
    first--;
    return (zeros + (first <= second ? 2 * first : 2 * second + 1)) % 2 == 0;
}

int main(void)
{
    int n = 0;
    int of[3] = {0, 0, 0};
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        int stone = 0;
        if (scanf("%d", &stone) != 1) {
            return 1;
        }
        of[stone % 3]++;
    }
    puts(bob_gets_stuck(of[0], of[1], of[2]) || bob_gets_stuck(of[0], of[2], of[1]) ? "Alice" : "Bob");
    return 0;
}
