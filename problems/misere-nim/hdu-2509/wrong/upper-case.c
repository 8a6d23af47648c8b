/*
 * Verdict: WA
 * Why: prints the words in upper case.
 * Why (ko): 단어를 대문자로 출력합니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int n, size;
    while (scanf("%d", &n) == 1) {
        int nim_sum = 0, has_large = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= size;
            has_large = has_large || size > 1;
        }
        puts((nim_sum != 0) == has_large ? "YES" : "NO");
    }
    return 0;
}
