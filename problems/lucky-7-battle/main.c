/*
 * AtCoder ABC 195 E - Lucky 7 Battle
 *
 * Game:   A number, empty at first. Each of N rounds has a digit and a player, who appends this digit or a 0 to the
 *         number. Takahashi wins if the number is a multiple of 7 at the end, Aoki otherwise.
 * Input:  N (1..200,000), then a word of N digits, then a word of N letters: A for Aoki, T for Takahashi.
 * Output: Takahashi or Aoki, the player who wins.
 *
 * Idea:   Only the remainder by 7 counts. Backwards from the last round: Takahashi wins from a remainder if one of the two
 *         next ones is good in his rounds, both in Aoki's. That is a set of seven remainders for each round.
 * Cost:   O(N) time, O(N) memory for the two words.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_ROUNDS = 200000, MODULUS = 7 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

static void read_word(const char *name, char *word, int64_t length, const char *letters)
{
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (int64_t i = 0; i < length; i++, c = getchar()) {
        word[i] = (char)c;
        if (c == '\0' || c == EOF || strchr(letters, c) == NULL) {
            fprintf(stderr, "%s: expected %lld of %s\n", name, (long long)length, letters);
            exit(EXIT_FAILURE);
        }
    }
    if (c != EOF && !isspace(c)) {
        fprintf(stderr, "%s: expected %lld of %s\n", name, (long long)length, letters);
        exit(EXIT_FAILURE);
    }
}

int main(void)
{
    static char digits[MAX_ROUNDS];
    static char players[MAX_ROUNDS];
    const int64_t rounds = read_int("N", 1, MAX_ROUNDS);
    read_word("S", digits, rounds, "0123456789");
    read_word("X", players, rounds, "AT");
    bool is_good[MODULUS] = {true}; /* for Takahashi, of each remainder after a round: at the end only 0 */
    for (int64_t round = rounds - 1; round >= 0; round--) {
        bool is_good_before[MODULUS];
        for (int remainder = 0; remainder < MODULUS; remainder++) {
            const bool with_zero = is_good[10 * remainder % MODULUS];
            const bool with_digit = is_good[(10 * remainder + digits[round] - '0') % MODULUS];
            is_good_before[remainder] = players[round] == 'T' ? with_zero || with_digit : with_zero && with_digit;
        }
        memcpy(is_good, is_good_before, sizeof is_good);
    }
    puts(is_good[0] ? "Takahashi" : "Aoki");
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
