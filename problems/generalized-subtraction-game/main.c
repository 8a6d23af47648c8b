/*
 * AtCoder ABC 278 G - Generalized Subtraction Game
 *
 * Game:   N cards in a row. A move takes L to R neighbouring cards, all of which are still there. Whoever cannot move
 *         loses. The program chooses whether it begins.
 * Input:  N (1..2000), L (1..N), R (L..N).
 * Talk:   the program writes First or Second. Its move is x y, for the y cards from card x on; it reads the judge's, or
 *         0 0 when the judge has no move: then it has won, and ends. Each line is flushed, so that the judge sees it.
 *
 * Idea:   Who can take the middle, so that as many cards stay on each side, goes on like a mirror. Only with L = R can the
 *         parity be wrong: then a Grundy table, from short rows to long ones, has every move.
 * Cost:   O(N^2) time, O(N) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 2000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

static void say(int64_t first, int64_t count)
{
    printf("%d %d\n", (int)first, (int)count);
    fflush(stdout);
}

/* Reads the judge's move; false: it has none. */
static bool hear(int64_t n, int64_t *first, int64_t *count)
{
    *first = read_int("a", 0, n);
    *count = read_int("b", 0, n);
    must((*first == 0) == (*count == 0) && *first + *count <= n + 1, "a move of the judge takes cards of the row");
    return *count > 0;
}

static void mirror(int64_t n, int64_t middle)
{
    int64_t first = 0;
    int64_t count = 0;
    puts("First");
    say((n - middle) / 2 + 1, middle);
    while (hear(n, &first, &count)) {
        say(n + 2 - first - count, count);
    }
}

/* ---- moves of one length ---- */

static int grundy[MAX + 1];
static bool is_taken[MAX + 2]; /* from card 1 on; behind the last one nothing can be taken */

static void fill_table(int64_t n, int64_t length)
{
    static int64_t seen_at[2 * MAX]; /* by Grundy number: the last row that leads there */
    for (int64_t row = length; row <= n; row++) {
        for (int64_t left = 0; 2 * left <= row - length; left++) {
            seen_at[grundy[left] ^ grundy[row - length - left]] = row;
        }
        while (seen_at[grundy[row]] == row) {
            grundy[row]++;
        }
    }
}

static void take(int64_t first, int64_t count)
{
    for (int64_t card = first; card < first + count; card++) {
        is_taken[card] = true;
    }
}

/* The cards that are left side by side from this one on. */
static int64_t row_at(int64_t first)
{
    int64_t count = 0;
    while (!is_taken[first + count]) {
        count++;
    }
    return count;
}

/* Makes the nim-sum of the rows 0. */
static void move(int64_t n, int64_t length)
{
    int nim_sum = 0;
    for (int64_t first = 1; first <= n; first += row_at(first) + 1) {
        nim_sum ^= grundy[row_at(first)];
    }
    for (int64_t first = 1; first <= n; first += row_at(first) + 1) {
        const int64_t row = row_at(first);
        for (int64_t left = 0; left <= row - length; left++) {
            if ((nim_sum ^ grundy[row] ^ grundy[left] ^ grundy[row - length - left]) == 0) {
                take(first + left, length);
                say(first + left, length);
                return;
            }
        }
    }
}

static void play_one_length(int64_t n, int64_t length)
{
    int64_t first = 0;
    int64_t count = 0;
    is_taken[n + 1] = true;
    fill_table(n, length);
    puts(grundy[n] > 0 ? "First" : "Second");
    fflush(stdout);
    if (grundy[n] > 0) {
        move(n, length);
    }
    while (hear(n, &first, &count)) {
        take(first, count);
        move(n, length);
    }
}

int main(void)
{
    const int64_t n = read_int("N", 1, MAX);
    const int64_t low = read_int("L", 1, n);
    const int64_t high = read_int("R", low, n);
    if ((n - low) % 2 == 0) {
        mirror(n, low);
    } else if (low < high) {
        mirror(n, low + 1);
    } else {
        play_one_length(n, low);
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
