/*
 * LeetCode 3222 - Coin Game, as a program
 *
 * Game:   x coins of 75 and y coins of 10; a move takes coins that are worth exactly 115. Whoever cannot move loses.
 * Input:  x (1..100) and y (1..100).
 * Output: Alice, who moves first, if she wins, Bob otherwise.
 *
 * Idea:   115 is 75 and four times 10, and no other sum of these coins. So each move takes the same, nobody has a choice,
 *         and the number of moves, the smaller of x and y / 4, determines the winner: odd, and it is Alice.
 * Cost:   O(1) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t x = read_int("x", 1, 100);
    const int64_t y = read_int("y", 1, 100);
    const int64_t moves = x < y / 4 ? x : y / 4;
    puts(moves % 2 == 1 ? "Alice" : "Bob");
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
