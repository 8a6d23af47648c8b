/*
 * Verdict: WA
 * Why: has Alice lose when the number of vowels is even, because she cannot take all.
 * Why (ko): 모음의 개수가 짝수이면 한 번에 다 없앨 수 없으니 Alice가 진다고 봅니다.
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
    puts(vowels % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
