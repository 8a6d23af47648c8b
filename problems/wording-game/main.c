/*
 * LeetCode 2868 - The Wording Game, as a program
 *
 * Game:   Alice and Bob have a list of words each. In turn they play a word of their own, Alice first, who begins with her
 *         smallest word. Each word must be larger than the word before it, in the order of a dictionary, and begin with the
 *         same letter or with the next one of the alphabet. Whoever cannot play loses.
 * Input:  n (1..100,000) and the n words of Alice, m (1..100,000) and the m words of Bob, each list in ascending order;
 *         all words are different, of the letters a-z, 1..999,999 letters each and at most 1,000,000 together.
 * Output: Alice or Bob, the player who wins.
 *
 * Idea:   Of words with one first letter the largest is never worse: it leaves the opponent the least. The same letter is
 *         never worse than the next, which is kept in reserve. So both play the largest word of the same letter if they
 *         can, else of the next.
 * Cost:   O(letters) time and memory, to read the words; then at most 52 moves.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { MAX_WORDS = 100000, MAX_LETTERS = 1000000, ALPHABET = 26 };

static char letters[MAX_LETTERS + 2 * MAX_WORDS + 1]; /* the words, each ended by a 0 */
static int used;
static int letters_left = MAX_LETTERS;

static const char *words[2][MAX_WORDS];
static int counts[2];

static const char *largest[2][ALPHABET + 1]; /* of each player's words with this first letter; NULL: there is none */

/* Leaves a letter for each of the words to come. */
static const char *read_word(int to_come)
{
    const int start = used;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (; c >= 'a' && c <= 'z' && letters_left > to_come; c = getchar()) {
        letters[used++] = (char)c;
        letters_left--;
    }
    if (used == start || (c != EOF && !isspace(c))) {
        fprintf(stderr, "word: expected letters from a to z, at most %d of all words together\n", MAX_LETTERS);
        exit(EXIT_FAILURE);
    }
    letters[used++] = '\0';
    return letters + start;
}

static void read_words(int player, const char *name)
{
    counts[player] = (int)read_int(name, 1, MAX_WORDS);
    for (int i = 0; i < counts[player]; i++) {
        const char *word = words[player][i] = read_word(counts[player] - 1 - i + (player == 0 ? 1 : 0));
        must(i == 0 || strcmp(words[player][i - 1], word) < 0, "the words of a list must be in ascending order");
        largest[player][word[0] - 'a'] = word;
    }
}

/* Both lists are in ascending order. */
static bool are_all_different(void)
{
    for (int i = 0, k = 0; i < counts[0] && k < counts[1];) {
        const int order = strcmp(words[0][i], words[1][k]);
        if (order == 0) {
            return false;
        }
        i += order < 0 ? 1 : 0;
        k += order > 0 ? 1 : 0;
    }
    return true;
}

/* What this player plays after this word; NULL: nothing. */
static const char *best_after(int player, const char *last)
{
    const char *const *of_letter = &largest[player][last[0] - 'a'];
    const bool is_larger = of_letter[0] != NULL && strcmp(of_letter[0], last) > 0;
    return is_larger ? of_letter[0] : of_letter[1];
}

int main(void)
{
    read_words(0, "n");
    read_words(1, "m");
    must(are_all_different(), "all words must be different");
    int mover = 1; /* after Alice's first word */
    for (const char *last = words[0][0]; (last = best_after(mover, last)) != NULL;) {
        mover = 1 - mover;
    }
    puts(mover == 1 ? "Alice" : "Bob");
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
