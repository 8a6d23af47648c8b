/*
 * BOJ 11307 - String Game
 *
 * Game:   A string s and a target t. Bob and Alice in turn remove the first or the last letter of what is left
 *         of s, Bob first, until it is as long as t. Alice wins if it is t then, otherwise Bob.
 * Input:  N (1..250,000), then N lines with s and t, words of the letters a to z: 1 to 500,000 letters, t not
 *         longer than s.
 * Output: a line a game: Alice or Bob.
 *
 * Idea:   Whoever answers each move at the other end keeps the middle. So only the middle counts, and who makes
 *         the last of the d moves. Let h be half of d, rounded down, and ask where in s the target stands.
 *         If d is odd, Bob moves last: Alice needs t at h and at h + 1. If d is even, Alice moves last: she needs
 *         it at h, or both at h - 1 and at h + 1. If d is 0, nobody moves.
 * Cost:   O(letters) time, O(input) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_GAMES = 250000, MAX_LETTERS = 500000, MAX_INPUT = 4000000 };

struct word {
    const char *letters;
    int length;
};

/* Finds the next word in *text, and moves on behind it. A word that is missing or too long ends the program. */
static struct word next_word(const char **text, const char *name, int longest)
{
    const char *begin = *text;
    while (isspace((unsigned char)*begin)) {
        begin++;
    }
    const char *end = begin;
    while (*end >= 'a' && *end <= 'z') {
        end++;
    }
    if (end == begin || end - begin > longest || (*end != '\0' && !isspace((unsigned char)*end))) {
        fprintf(stderr, "%s: expected 1 to %d letters from a to z\n", name, longest);
        exit(EXIT_FAILURE);
    }
    *text = end;
    const struct word found = {begin, (int)(end - begin)};
    return found;
}

static bool stands_at(struct word s, struct word t, int place)
{
    return memcmp(s.letters + place, t.letters, (size_t)t.length) == 0;
}

static bool alice_wins(struct word s, struct word t)
{
    const int moves = s.length - t.length;
    const int half = moves / 2;
    if (moves % 2 == 1) { /* Bob chooses one of the two in the middle */
        return stands_at(s, t, half) && stands_at(s, t, half + 1);
    }
    return stands_at(s, t, half) || (moves > 0 && stands_at(s, t, half - 1) && stands_at(s, t, half + 1));
}

int main(void)
{
    static char input[MAX_INPUT + 1]; /* after N; it ends in '\0' */
    static bool wins[MAX_GAMES];
    const int games = (int)read_int("N", 1, MAX_GAMES);
    const size_t length = fread(input, 1, MAX_INPUT, stdin);
    if (length == MAX_INPUT) {
        fputs("s: the input is too long\n", stderr);
        return EXIT_FAILURE;
    }
    const char *text = input;
    for (int game = 0; game < games; game++) {
        const struct word s = next_word(&text, "s", MAX_LETTERS);
        const struct word t = next_word(&text, "t", s.length);
        wins[game] = alice_wins(s, t);
    }
    for (int game = 0; game < games; game++) {
        puts(wins[game] ? "Alice" : "Bob");
    }
    return finish();
}

/* snippet common/read_int.c: begin */
/* Reads the next integer. One that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = 2000000000000000000;
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
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
