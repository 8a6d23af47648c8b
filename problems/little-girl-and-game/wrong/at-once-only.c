/*
 * Verdict: WA
 * Why: lets the first player win only if the palindrome is there at the beginning.
 * Why (ko): 처음부터 팰린드롬을 만들 수 있을 때만 선공이 이긴다고 봅니다.
 * First wrong input: abc
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
    static char s[1001];
    int count[256] = {0}, odd = 0;
    scanf("%1000s", s);
    int n = (int)strlen(s);
    for (int i = 0; i < n; i++) {
        count[(unsigned char)s[i]]++;
    }
    for (int c = 'a'; c <= 'z'; c++) {
        odd += count[c] % 2;
    }
    puts(odd <= 1 ? "First" : "Second");
    return 0;
}
