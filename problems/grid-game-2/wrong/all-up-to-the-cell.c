/*
 * Verdict: WA
 * Why: takes the sum of the quotients itself. That is the weight of all cells up to this one, not its own.
 * Why (ko): 몫의 합을 그대로 씁니다. 그것은 그 칸까지 모든 칸의 가중치를 더한 것입니다.
 * First wrong input: 1 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    long long row, column, sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%lld %lld", &row, &column) == 2) {
        while (row > 0) {
            const long long rest = column % row;
            sum += column / row;
            column = row;
            row = rest;
        }
    }
    puts(sum % 2 == 1 ? "FIRST" : "SECOND");
    return 0;
}
