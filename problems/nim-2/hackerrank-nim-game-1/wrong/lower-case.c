/*
 * Verdict: WA
 * Why: prints the words in lower case.
 * Why (ko): 단어를 소문자로 출력합니다.
 * First wrong input: 1 / 1 / 0
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
        puts(nim_sum != 0 ? "first" : "second");
    }
    return 0;
}
