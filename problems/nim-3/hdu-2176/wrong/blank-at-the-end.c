/*
 * Verdict: WA
 * Why: prints a blank at the end of each line with a move. A judge that compares bytes does not take
 *   it.
 * Why (ko): 수를 적은 줄 끝에 빈칸을 하나 더 출력합니다. 바이트까지 비교하는 채점기에서는 맞지
 *   않습니다.
 * First wrong input: 1 / 1 / 0
 */
#include <stdio.h>

static int pile[200000];

int main(void)
{
    int m;
    while (scanf("%d", &m) == 1 && m != 0) {
        int nim_sum = 0;
        for (int i = 0; i < m && scanf("%d", &pile[i]) == 1; i++) {
            nim_sum ^= pile[i];
        }
        puts(nim_sum != 0 ? "Yes" : "No");
        for (int i = 0; i < m; i++) {
            if ((pile[i] ^ nim_sum) < pile[i]) {
                printf("%d %d \n", pile[i], pile[i] ^ nim_sum);
            }
        }
    }
    return 0;
}
