/*
 * Verdict: TLE
 * Why: Recursion without memory. Every two additional stones double the number of calls.
 * Why (ko): 메모이제이션 없는 재귀. 돌이 두 개 늘 때마다 호출 횟수가 두 배가 됩니다.
 * First wrong input: depends on the machine; far below the limit on all
 */
#include <stdio.h>

static int grundy(int pile)
{
    unsigned long long seen = pile % 2; /* an odd pile can become 0 */
    int value = 0;
    for (int left = 2 - pile % 2; left < pile; left += 2) {
        seen |= 1ULL << grundy(left) % 64; /* nothing is remembered */
    }
    while (seen >> value & 1) {
        value++;
    }
    return value;
}

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= grundy(pile);
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
