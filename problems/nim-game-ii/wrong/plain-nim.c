/*
 * Verdict: WA
 * Why: plays Nim, as if a move could take a whole pile of 4.
 * Why (ko): 한 번에 막대가 4개인 더미를 통째로 가져갈 수 있는 것처럼 일반 님 게임으로 풉니다.
 * First wrong input: 1 / 1 / 4
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
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
