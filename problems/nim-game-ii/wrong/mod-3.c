/*
 * Verdict: WA
 * Why: divides by 3, because a move takes at most 3. A round of two moves takes 4.
 * Why (ko): 한 번에 최대 3개를 가져간다고 3으로 나눕니다. 두 사람이 한 번씩 두어 맞출 수 있는 수는 4입니다.
 * First wrong input: 1 / 1 / 3
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
            nim_sum ^= x % 3;
        }
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
