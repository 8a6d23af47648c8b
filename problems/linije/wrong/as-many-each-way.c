/*
 * Verdict: WA
 * Why: compares the numbers of vertical and of horizontal lines. Equal numbers are not enough.
 * Why (ko): 세로선과 가로선의 개수만 비교합니다. 개수가 같아도 완전 매칭이 없을 수 있습니다.
 * First wrong input: 4 / 1 2 / 1 1 / 3 3 / 2 3
 */
#include <stdio.h>

int main(void)
{
    static int has_x[501], has_y[501];
    int n, x, y, difference = 0;
    scanf("%d", &n);
    while (scanf("%d %d", &x, &y) == 2) {
        difference += !has_x[x] - !has_y[y];
        has_x[x] = has_y[y] = 1;
    }
    puts(difference == 0 ? "Slavko" : "Mirko");
    return 0;
}
