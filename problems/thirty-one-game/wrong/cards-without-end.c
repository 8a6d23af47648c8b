/*
 * Verdict: WA
 * Why: remembers the sum only, as if there were cards of each kind without end. There are four.
 * Why (ko): 카드가 종류마다 끝없이 있는 것처럼 합만 기억합니다. 카드는 네 장씩입니다.
 * First wrong input: 1
 */
#include <stdio.h>
#include <string.h>

static char wins[32];

int main(void)
{
    char s[100];
    for (int sum = 30; sum >= 0; sum--) {
        for (int c = 1; c <= 6 && sum + c <= 31; c++) {
            if (!wins[sum + c]) {
                wins[sum] = 1;
            }
        }
    }
    while (scanf("%99s", s) == 1) {
        int sum = 0;
        for (int i = 0; s[i] != '\0'; i++) {
            sum += s[i] - '0';
        }
        printf("%s %c\n", s, wins[sum] == (strlen(s) % 2 == 0) ? 'A' : 'B');
    }
    return 0;
}
