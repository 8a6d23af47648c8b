/*
 * Verdict: WA
 * Why: reads the two numbers in the other order. The stones come first, then how many a move may take.
 * Why (ko): 두 수의 순서를 바꾸어 읽습니다. 돌의 개수가 먼저이고, 한 번에 가져갈 수 있는 최대 개수가 다음입니다.
 * First wrong input: 1 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int t, n, m;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d %d", &m, &n) == 2) {
        puts(n % (m + 1) != 0 ? "first" : "second");
    }
    return 0;
}
