/*
 * Codeforces 455B - A Lot of Games
 *
 * Game:   a group of words. In one game two players build a word from nothing: each in turn adds a letter, so that it
 *         stays a beginning of a word of the group. Whoever cannot add a letter loses this game. They play k games; the
 *         loser of a game begins the next one. Whoever wins the last game wins.
 * Input:  n (1..100,000) and k (1..10^9), then n words of the letters a..z, in all at most 100,000 letters.
 * Output: First if the player who begins the first game wins, Second otherwise.
 *
 * Idea:   Can the player who begins a game force a win, and can he force a loss? With both, he loses all games but the
 *         last on purpose, and wins. If he can only win, the beginners take turns: he wins if k is odd. Else he loses
 *         all games.
 * Cost:   O(letters) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX_LETTERS = 100000, ALPHABET = 26 };

static int64_t read_int(const char *name, int64_t low, int64_t high);

static int nodes = 1;                       /* each beginning of a word is a node; the empty one is node 0 */
static int next[MAX_LETTERS + 1][ALPHABET]; /* 0: there is no such node */
static bool can_win[MAX_LETTERS + 1];       /* the player to move there can force to win this game */
static bool can_lose[MAX_LETTERS + 1];      /* and to lose it */

/* Reads the next word into the tree, and returns its length. */
static int read_word(int letters_left)
{
    int node = 0;
    int letters = 0;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (; c >= 'a' && c <= 'z' && letters < letters_left; letters++) {
        int *const child = &next[node][c - 'a'];
        if (*child == 0) {
            *child = nodes++;
        }
        node = *child;
        c = getchar();
    }
    if (letters == 0 || (c != EOF && !isspace(c))) {
        fprintf(stderr, "s: expected 1 to %d letters from a to z\n", letters_left);
        exit(EXIT_FAILURE);
    }
    return letters;
}

int main(void)
{
    int letters_left = MAX_LETTERS;
    const int64_t words = read_int("n", 1, 100000);
    const int64_t games = read_int("k", 1, 1000000000);
    for (int64_t i = 0; i < words; i++) {
        letters_left -= read_word(letters_left);
    }
    for (int node = nodes - 1; node >= 0; node--) { /* what follows a node has a larger number */
        bool is_last = true;
        for (int letter = 0; letter < ALPHABET; letter++) {
            const int child = next[node][letter];
            if (child > 0) {
                is_last = false;
                can_win[node] = can_win[node] || !can_win[child];
                can_lose[node] = can_lose[node] || !can_lose[child];
            }
        }
        can_lose[node] = can_lose[node] || is_last;
    }
    puts(can_win[0] && (can_lose[0] || games % 2 == 1) ? "First" : "Second");
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
