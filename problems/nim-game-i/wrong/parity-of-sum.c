/*
 * Verdict: WA
 * Why: takes the parity of all sticks, as if every move took one.
 * Why (ko): 한 번에 하나씩만 가져가는 것처럼, 막대가 모두 몇 개인지의 홀짝만 봅니다.
 * First wrong input: 1 / 1 / 2
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
            nim_sum ^= x % 2;
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
