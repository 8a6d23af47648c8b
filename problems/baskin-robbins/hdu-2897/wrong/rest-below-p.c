/*
 * Verdict: WA
 * Why: lets a rest of p win. But then p coins are left in the end, and all of them must be taken.
 * Why (ko): 나머지가 p이면 이긴다고 답합니다. 그러면 마지막에 p개가 남아 모두 가져가야 합니다.
 * First wrong input: 1 1 1
 */
#include <stdio.h>

int main(void)
{
    int n, p, q;
    while (scanf("%d %d %d", &n, &p, &q) == 3) {
        const int r = n % (p + q);
        puts(r >= 1 && r < p ? "LOST" : "WIN");
    }
    return 0;
}
