/*
 * Verdict: WA
 * Why: lets the first player win always: he adds the chips that make the XOR 0. From XOR 0 he cannot.
 * Why (ko): 선공이 칩을 더해 XOR을 0으로 만들 수 있으니 언제나 이긴다고 봅니다. 처음부터 XOR이 0이면 그럴 수
 *   없습니다.
 * First wrong input: 1 / 2 1 / 1 1
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
        puts(n > 1 || nim_sum != 0 ? "First" : "Second");
    }
    return 0;
}
