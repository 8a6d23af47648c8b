/*
 * Verdict: WA
 * Why: looks whether the length is odd. A palindrome of even length wins at once.
 * Why (ko): 길이가 홀수인지만 봅니다. 길이가 짝수인 팰린드롬도 바로 이깁니다.
 * First wrong input: aa
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
    static char s[1001];
    scanf("%1000s", s);
    int n = (int)strlen(s);
    puts(n % 2 == 1 ? "First" : "Second");
    return 0;
}
