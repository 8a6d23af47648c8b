/*
 * Verdict: WA
 * Why: takes k into the XOR, as if the chips that may be added lay in a pile.
 * Why (ko): 더할 수 있는 횟수 k도 더미인 것처럼 XOR합니다.
 * First wrong input: 1 / 1 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, k, c;
    scanf("%d", &t);
    while (t-- > 0) {
        int nim_sum = 0;
        scanf("%d %d", &n, &k);
        for (int i = 0; i < n; i++) {
            scanf("%d", &c);
            nim_sum ^= c;
        }
        puts((nim_sum ^ k) != 0 ? "First" : "Second");
    }
    return 0;
}
