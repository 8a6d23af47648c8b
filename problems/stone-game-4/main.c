/*
 * BOJ 9658 - Stone Game 4 (돌 게임 4)
 *
 * Game:   N stones; a move takes 1, 3 or 4. Whoever takes the last stone loses.
 * Input:  N (1..1000).
 * Output: SK if the first player wins, CY otherwise.
 *
 * Idea:   A win/lose table for the moves 1, 3 and 4, with the ending reversed (misere play): with no stones left, the
 *         player to move has won. With fewer than 4 stones, only 1 or 3 can be taken.
 * Cost:   O(N) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_STONES = 1000 };
    const int stones = (int)read_int("N", 1, MAX_STONES);
    /* 0 stones: the opponent had to take the last one. With 1 to 3 stones only 1 or 3 can be taken. */
    bool wins[MAX_STONES + 1] = {true, false, true, false};
    for (int n = 4; n <= stones; n++) {
        wins[n] = !(wins[n - 1] && wins[n - 3] && wins[n - 4]);
    }
    puts(wins[stones] ? "SK" : "CY");
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
