/*
 * BOJ 24553 - Palindrome Game (팰린드롬 게임)
 *
 * Game:   N stones; a move takes x stones, where x is a palindrome: its digits read the same backwards.
 *         Whoever cannot move loses.
 * Input:  T (1..1000), then T games of one number each: N (1..10^18).
 * Output: one line per game: 0 if the first player wins, 1 otherwise.
 *
 * Idea:   A palindrome does not begin with 0, so it does not end in 0: every move from a multiple of ten changes its
 *         last digit. And 1 to 9 are palindromes, so any other last digit can be taken. The player to move loses
 *         exactly when N ends in 0.
 * Cost:   O(1) per game.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("T", 1, 1000);
    for (int64_t i = 0; i < games; i++) {
        const int64_t stones = read_int("N", 1, 1000000000000000000LL);
        puts(stones % 10 != 0 ? "0" : "1");
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
