/*
 * Verdict: WA
 * Why: prints A when the player to move wins. After an odd number of cards that player is B.
 * Why (ko): 지금 차례인 사람이 이기면 A를 출력합니다. 카드가 홀수 장 나갔으면 차례인 사람은
 *   B입니다.
 * First wrong input: 1
 */
#include <stdio.h>

static char known[15625];
static const int one[7] = {0, 1, 5, 25, 125, 625, 3125};

static int wins(int deck, int sum)
{
    if (known[deck] == 0) {
        known[deck] = 1;
        for (int c = 1; c <= 6; c++) {
            if (deck / one[c] % 5 < 4 && sum + c <= 31 && !wins(deck + one[c], sum + c)) {
                known[deck] = 2;
            }
        }
    }
    return known[deck] == 2;
}

int main(void)
{
    char s[100];
    while (scanf("%99s", s) == 1) {
        int deck = 0, sum = 0;
        for (int i = 0; s[i] != '\0'; i++) {
            deck += one[s[i] - '0'];
            sum += s[i] - '0';
        }
        printf("%s %c\n", s, wins(deck, sum) ? 'A' : 'B');
    }
    return 0;
}
