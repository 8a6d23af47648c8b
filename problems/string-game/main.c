/*
 * BOJ 11307 - String Game
 *
 * Game:   A string s and a target t. Bob and Alice in turn remove the first or the last letter of what is left of s,
 *         Bob first, until it is as long as t. Alice wins if it then equals t; otherwise Bob wins.
 * Input:  N (1..250,000), then N lines with s and t, words of the letters a to z (1..500,000 letters, and no more in all),
 *         t not longer than s.
 * Output: one line per game: Alice or Bob.
 *
 * Idea:   Answering at the other end keeps the middle. Let d be the moves and h half of d, rounded down. If d is odd,
 *         Alice needs t at h and at h + 1; if d is even, at h, or at h - 1 and at h + 1.
 * Cost:   O(letters) time, O(longest s) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_GAMES = 250000, MAX_LETTERS = 500000 };

static char s[MAX_LETTERS + 2]; /* room for one letter too many, which read_word refuses */
static char t[MAX_LETTERS + 2];

/*
 * Reads the next word, at most MAX_LETTERS + 1 letters of it, and returns its length. A word that is missing, longer
 * than `longest` or not made of lowercase letters ends the program.
 */
static int read_word(const char *name, char word[], int longest)
{
    int begin = 0;
    int end = 0; /* not by strlen: the word may contain the character '\0' */
    const int length = scanf(" %n%500001s%n", &begin, word, &end) == 1 ? end - begin : 0;
    if (length < 1 || length > longest || strspn(word, "abcdefghijklmnopqrstuvwxyz") != (size_t)length) {
        fprintf(stderr, "%s: expected 1 to %d letters from a to z\n", name, longest);
        exit(EXIT_FAILURE);
    }
    return length;
}

static bool is_at(int place, int length) { return memcmp(s + place, t, (size_t)length) == 0; }

static bool alice_wins(int s_length, int t_length)
{
    const int moves = s_length - t_length;
    const int half = moves / 2;
    if (moves % 2 == 1) { /* Bob chooses one of the two in the middle */
        return is_at(half, t_length) && is_at(half + 1, t_length);
    }
    return is_at(half, t_length) || (half > 0 && is_at(half - 1, t_length) && is_at(half + 1, t_length));
}

int main(void)
{
    int letters_left = MAX_LETTERS;
    const int64_t games = read_int("N", 1, MAX_GAMES);
    for (int64_t i = 0; i < games; i++) {
        const int s_length = read_word("s", s, letters_left);
        letters_left -= s_length;
        const int t_length = read_word("t", t, s_length < letters_left ? s_length : letters_left);
        letters_left -= t_length;
        puts(alice_wins(s_length, t_length) ? "Alice" : "Bob");
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
