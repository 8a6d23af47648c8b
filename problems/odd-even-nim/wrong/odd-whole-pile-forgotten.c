/*
 * Verdict: WA
 * Why: forgets that an odd pile may be taken whole.
 * Why (ko): 홀수 더미를 통째로 가져갈 수 있다는 것을 빠뜨렸습니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= pile % 2 == 0 ? pile / 2 - 1 : pile / 2; /* an odd pile has one move more */
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
