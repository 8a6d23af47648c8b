/*
 * Verdict: TLE
 * Why: fills the table of all 15,625 decks anew for every line, up to 10,000 times. It is the same
 *   table every time.
 * First wrong input: depends on the machine; some thousand lines
 */
#include <stdio.h>
#include <string.h>

static int wins[5][5][5][5][5][5];

static void fill(void)
{
    memset(wins, 0, sizeof wins);
    for (int a = 4; a >= 0; a--)
        for (int b = 4; b >= 0; b--)
            for (int c = 4; c >= 0; c--)
                for (int d = 4; d >= 0; d--)
                    for (int e = 4; e >= 0; e--)
                        for (int f = 4; f >= 0; f--) {
                            int room = 31 - a - 2 * b - 3 * c - 4 * d - 5 * e - 6 * f;
                            wins[a][b][c][d][e][f] = (a < 4 && room >= 1 && !wins[a + 1][b][c][d][e][f])
                                                     || (b < 4 && room >= 2 && !wins[a][b + 1][c][d][e][f])
                                                     || (c < 4 && room >= 3 && !wins[a][b][c + 1][d][e][f])
                                                     || (d < 4 && room >= 4 && !wins[a][b][c][d + 1][e][f])
                                                     || (e < 4 && room >= 5 && !wins[a][b][c][d][e + 1][f])
                                                     || (f < 4 && room >= 6 && !wins[a][b][c][d][e][f + 1]);
                        }
}

int main(void)
{
    char s[100];
    while (scanf("%99s", s) == 1) {
        int n[7] = {0};
        for (int i = 0; s[i] != '\0'; i++) {
            n[s[i] - '0']++;
        }
        fill();
        printf("%s %c\n", s, wins[n[1]][n[2]][n[3]][n[4]][n[5]][n[6]] == (strlen(s) % 2 == 0) ? 'A' : 'B');
    }
    return 0;
}
