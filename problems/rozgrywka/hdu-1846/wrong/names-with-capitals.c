/*
 * Verdict: WA
 * Why: writes the words with capitals.
 * Why (ko): 단어의 첫 글자를 대문자로 씁니다.
 * First wrong input: 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, m;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d %d", &n, &m) == 2) {
        puts(n % (m + 1) != 0 ? "First" : "Second");
    }
    return 0;
}
