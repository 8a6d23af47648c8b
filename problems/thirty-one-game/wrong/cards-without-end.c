/*
 * Verdict: WA
 * Why: keeps track of the sum only, as if there were no limit to the cards of each kind. There are
 *   four of each.
 * Why (ko): 종류마다 카드가 얼마든지 있는 것처럼 합만 봅니다. 카드는 네 장씩뿐입니다.
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
