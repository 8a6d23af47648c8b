/*
 * Verdict: WA
 * Why: prints no blank after the colon.
 * Why (ko): 쌍점 뒤에 빈칸을 넣지 않습니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, size, number = 1;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0, has_large = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= size;
            has_large = has_large || size > 1;
        }
        printf("Case %d:%s\n", number++, (nim_sum != 0) == has_large ? "Alice" : "Bob");
    }
    return 0;
}
