/*
 * Verdict: WA
 * Why: checks the parity of the total, as if every move took one stone.
 * Why (ko): 한 번에 돌을 하나씩 가져가는 것처럼 전체 돌 개수의 홀짝성을 봅니다.
 * First wrong input: 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int n, pile;
    long long sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        sum += pile; /* should be XOR */
    }
    puts(sum % 2 != 0 ? "koosaga" : "cubelover");
    return 0;
}
