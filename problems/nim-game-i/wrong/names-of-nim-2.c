/*
 * Verdict: WA
 * Why: is the program of Nim 2 with a loop around it, which prints koosaga and cubelover.
 * Why (ko): 님 게임 2의 프로그램에 반복문만 씌워서, koosaga와 cubelover를 출력합니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        int n, x, nim_sum = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &x);
            nim_sum ^= x;
        }
        puts(nim_sum != 0 ? "koosaga" : "cubelover");
    }
    return 0;
}
