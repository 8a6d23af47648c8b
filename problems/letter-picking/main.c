/*
 * Codeforces 1728D - Letter Picking
 *
 * Game:   a word of even length. In turn, the players take its first or its last letter and put it in front of their own
 *         word. At the end the word that comes first in the dictionary wins; equal words are a draw.
 * Input:  the number of games t (1..1000), then t words of letters a..z, of even length (2..2000), in all at most 2000
 *         letters.
 * Output: one line per game: Alice if the first player wins, Bob if the second does, or Draw.
 *
 * Idea:   Letters taken later stand further in front. So the letters of a round count only if what is left is a draw: an
 *         interval table with three results, filled from the short intervals to the whole word.
 * Cost:   O(n^2) time and memory for a word of n letters.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_LETTERS = 2000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

static char word[MAX_LETTERS + 1];                           /* room for one more letter, which is too many */
static signed char result[MAX_LETTERS + 1][MAX_LETTERS + 1]; /* of the letters from..to - 1: 1 Alice, 0 draw, -1 Bob */

/* Reads the next word and returns its length; one that is missing or too long or has other letters ends the program. */
static int read_word(int letters_left)
{
    int letters = 0;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    while (c >= 'a' && c <= 'z' && letters < letters_left) {
        word[letters++] = (char)c;
        c = getchar();
    }
    if (letters == 0 || (c != EOF && !isspace(c))) {
        fprintf(stderr, "s: expected 1 to %d letters from a to z\n", letters_left);
        exit(EXIT_FAILURE);
    }
    must(letters % 2 == 0, "every word must have an even number of letters");
    return letters;
}

/* Alice has taken one letter, Bob takes another, and the letters from..to - 1 are left. */
static int after_round(char alice, char bob, int from, int to)
{
    return result[from][to] != 0 ? result[from][to] : (alice < bob) - (alice > bob);
}

static int smaller(int a, int b) { return a < b ? a : b; }

int main(void)
{
    int letters_left = MAX_LETTERS;
    const int64_t games = read_int("t", 1, 1000);
    for (int64_t game = 0; game < games; game++) {
        const int n = read_word(letters_left);
        letters_left -= n;
        for (int length = 2; length <= n; length += 2) {
            for (int from = 0; from + length <= n; from++) {
                const int to = from + length;
                const char first = word[from];
                const char last = word[to - 1];
                const int takes_first = smaller(after_round(first, word[from + 1], from + 2, to),
                                                after_round(first, last, from + 1, to - 1));
                const int takes_last =
                    smaller(after_round(last, word[to - 2], from, to - 2), after_round(last, first, from + 1, to - 1));
                result[from][to] = (signed char)(takes_first > takes_last ? takes_first : takes_last);
            }
        }
        puts(result[0][n] > 0 ? "Alice" : result[0][n] < 0 ? "Bob" : "Draw");
    }
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}
/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
