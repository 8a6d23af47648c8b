/*
 * Verdict: TLE
 * Why: fills the table of all 15,625 decks again for every line, up to 10,000 times. It is the same
 *   table every time.
 * Why (ko): 15,625칸짜리 표를 줄마다 새로 채웁니다. 언제나 같은 표인데 10,000번까지 채우게 됩니다.
 * First wrong input: depends on the machine; some thousand lines
 */
#include <stdio.h>
#include <string.h>

static int wins[15625];
static const int one[7] = {0, 1, 5, 25, 125, 625, 3125};

static int sum_of(int deck)
{
    int sum = 0;
    for (int c = 1; c <= 6; c++) {
        sum += c * (deck / one[c] % 5);
    }
    return sum;
}

static void fill(void)
{
    for (int deck = 15624; deck >= 0; deck--) {
        wins[deck] = 0;
        for (int c = 1; c <= 6; c++) {
            if (deck / one[c] % 5 < 4 && sum_of(deck) + c <= 31 && !wins[deck + one[c]]) {
                wins[deck] = 1;
            }
        }
    }
}

int main(void)
{
    char s[100];
    while (scanf("%99s", s) == 1) {
        int deck = 0;
        for (int i = 0; s[i] != '\0'; i++) {
            deck += one[s[i] - '0'];
        }
        fill();
        printf("%s %c\n", s, wins[deck] == (strlen(s) % 2 == 0) ? 'A' : 'B');
    }
    return 0;
}
