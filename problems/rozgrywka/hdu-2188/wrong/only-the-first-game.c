/*
 * Verdict: WA
 * Why: answers the first game only.
 * Why (ko): 첫 게임에만 답합니다.
 * First wrong input: 2 / 1 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, m;
    if (scanf("%d %d %d", &t, &n, &m) != 3) {
        return 1;
    }
    puts(n % (m + 1) != 0 ? "Grass" : "Rabbit");
    return 0;
}
