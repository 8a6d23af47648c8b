/*
 * Verdict: WA
 * Why: A number that does not fit. Adds up in 16 bits.
 * Why (ko): 자료형에 들어가지 않는 수. 16비트로 계산합니다.
 * First wrong input: 1 / 1 1 / 65536
 */
#include <stdio.h>

int main(void)
{
    int t, n, k, c;
    scanf("%d", &t);
    while (t-- > 0) {
        unsigned short nim_sum = 0;
        scanf("%d %d", &n, &k);
        for (int i = 0; i < n; i++) {
            scanf("%d", &c);
            nim_sum ^= c;
        }
        puts(nim_sum != 0 ? "First" : "Second");
    }
    return 0;
}
