/*
 * BOJ 9659 - Stone Game 5 (돌 게임 5)
 *
 * Game:   N stones; a move takes 1 or 3. Whoever takes the last stone wins.
 * Input:  N (1..10^12).
 * Output: SK if the first player wins, CY otherwise.
 *
 * Idea:   Both amounts are odd, so every move turns an odd number of stones into an even one, and an even one into an
 *         odd one. The game ends at 0, which is even. So the first player makes the last move exactly when N is odd.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t stones = read_int("N", 1, 1000000000000LL);
    puts(stones % 2 == 1 ? "SK" : "CY");
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
