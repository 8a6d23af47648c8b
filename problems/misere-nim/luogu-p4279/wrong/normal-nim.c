/*
 * Verdict: WA
 * Why: plays normal Nim, in which the last stone wins.
 * Why (ko): 마지막 돌을 가져가면 이기는 보통 님으로 풉니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, size;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= size;
        }
        puts(nim_sum != 0 ? "John" : "Brother");
    }
    return 0;
}
