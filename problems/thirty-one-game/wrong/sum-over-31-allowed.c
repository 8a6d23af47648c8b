/*
 * Verdict: WA
 * Why: lets a player take a card whenever the sum is below 31. But the sum must be 31 or less after
 *   the card.
 * Why (ko): 합이 31보다 작기만 하면 카드를 가져갈 수 있다고 봅니다. 하지만 카드를 가져간 다음의
 *   합이 31 이하여야 합니다.
 * First wrong input: 1
 */
#include <stdio.h>
#include <string.h>

static char known[15625];
static const int one[7] = {0, 1, 5, 25, 125, 625, 3125};

static int wins(int deck, int sum)
{
    if (known[deck] == 0) {
        known[deck] = 1;
        for (int c = 1; c <= 6; c++) {
            if (deck / one[c] % 5 < 4 && sum < 31 && !wins(deck + one[c], sum + c)) {
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
        printf("%s %c\n", s, wins(deck, sum) == (strlen(s) % 2 == 0) ? 'A' : 'B');
    }
    return 0;
}
