/*
 * Verdict: WA
 * Why: treats a run of n as n / 2 stones of Nim. A move in the middle splits it.
 * Why (ko): + n개를 님 게임의 돌 n / 2개로 봅니다. 가운데에 두면 둘로 나뉩니다.
 * First wrong input: +++++
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
    char s[62];
    int nim_sum = 0, run = 0;
    if (scanf("%60s", s) != 1) {
        return 1;
    }
    strcat(s, "-");
    for (const char *c = s; *c != '\0'; c++) {
        if (*c == '-') {
            nim_sum ^= run / 2;
        }
        run = *c == '+' ? run + 1 : 0;
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return 0;
}
