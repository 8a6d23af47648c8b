/*
 * Verdict: WA
 * Why: takes an even number of odd letters for a win, as where the last move wins; only 0 is.
 * Why (ko): 홀수 번 나오는 글자가 짝수 가지이면 이긴다고 봅니다. 0가지일 때만 그렇습니다.
 * First wrong input: a
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
    puts(odd % 2 == 0 ? "First" : "Second");
    return 0;
}
