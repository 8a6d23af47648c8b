/*
 * Verdict: WA
 * Why: keeps only whether each run wins, as if all Grundy numbers were 0 or 1.
 * Why (ko): 더미마다 이기는지 지는지만 보고, 그런디 수를 0 아니면 1로 봅니다.
 * First wrong input: ++++-++
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
            nim_sum ^= run % 4 != 1 && run > 1;
        }
        run = *c == '+' ? run + 1 : 0;
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return 0;
}
