/*
 * Verdict: WA
 * Why: plays Nim. The piles are no games side by side: which one may be used depends on the move before.
 * Why (ko): 님 게임으로 풉니다. 어느 더미에서 가져갈 수 있는지가 앞의 수에 달려 있으므로 더미들이 따로 떨어진 게임이 아닙니다.
 * First wrong input: 1 / 3 / 1 1 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        int n, size, sum = 0;
        scanf("%d", &n);
        while (n--) {
            scanf("%d", &size);
            sum ^= size;
        }
        puts(sum ? "T" : "HL");
    }
    return 0;
}
