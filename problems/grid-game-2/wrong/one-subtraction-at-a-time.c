/*
 * Verdict: TLE
 * Why: subtracts the smaller number again and again instead of dividing. A cell of row 1 may be in column 10^9.
 * Why (ko): 나누지 않고 작은 수를 한 번씩 뺍니다. 1행의 칸이 10^9열에 있을 수 있습니다.
 * First wrong input: depends on the machine
 */
#include <stdio.h>

static int up_to(long long row, long long column)
{
    int parity = 0;
    while (row > 0 && column > 0) {
        if (row < column) {
            column -= row;
        } else {
            row -= column;
        }
        parity ^= 1;
    }
    return parity;
}

int main(void)
{
    int n, weight = 0;
    long long r, c;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%lld %lld", &r, &c) == 2) {
        weight ^= up_to(r, c) ^ up_to(r - 1, c) ^ up_to(r, c - 1) ^ up_to(r - 1, c - 1);
    }
    puts(weight == 1 ? "FIRST" : "SECOND");
    return 0;
}
