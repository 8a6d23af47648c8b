/*
 * Verdict: WA
 * Why: looks at the parity of the length.
 * Why (ko): 길이의 홀짝을 봅니다.
 * First wrong input: aa
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
    static char s[100001];
    int vowels = 0;
    if (scanf("%100000s", s) != 1) {
        return 1;
    }
    for (const char *c = s; *c != '\0'; c++) {
        vowels += strchr("aeiou", *c) != NULL;
    }
    puts(vowels > 0 && strlen(s) % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
