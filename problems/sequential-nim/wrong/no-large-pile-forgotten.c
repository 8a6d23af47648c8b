/*
 * Verdict: WA
 * Why: treats a row of ones only like any other, as if a choice came at its end.
 * Why (ko): 한 개짜리 더미만 있는 줄도 그 끝에 고를 수 있는 더미가 있는 것처럼 다룹니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int ones = 0, large = 0;
        scanf("%d", &n);
        while (n-- > 0) {
            scanf("%d", &a);
            large = large || a > 1;
            ones += !large;
        }
        puts(ones % 2 == 0 ? "First" : "Second");
    }
    return 0;
}
