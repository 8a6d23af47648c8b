/*
 * Verdict: WA
 * Why: counts all pieces of each colour.
 * Why (ko): 색마다 말을 모두 셉니다.
 * First wrong input: A
 */
#include <stdio.h>

int main(void)
{
    static char s[100001];
    int lead = 0, moves = 0;
    if (scanf("%100000s", s) != 1) {
        return 1;
    }
    for (int i = 0; s[i] != '\0'; i++) {
        lead += s[i] == 'A' ? 1 : -1;
    }
    (void)moves;
    puts(lead > 0 ? "Alice" : "Bob");
    return 0;
}
