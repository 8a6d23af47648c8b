/*
 * Verdict: WA
 * Why: lets the first player lose only if one coin is left over, which is right for p = 1 alone.
 * Why (ko): 동전이 1개 남을 때만 진다고 답합니다. p = 1일 때만 맞습니다.
 * First wrong input: 2 2 2
 */
#include <stdio.h>

int main(void)
{
    int n, p, q;
    while (scanf("%d %d %d", &n, &p, &q) == 3) {
        const int r = n % (p + q);
        puts(r == 1 ? "LOST" : "WIN");
    }
    return 0;
}
