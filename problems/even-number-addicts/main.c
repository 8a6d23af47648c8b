/*
 * Codeforces 1738C - Even Number Addicts
 *
 * Game:   n numbers on a board. A move takes one of them. When none is left, Alice wins if the sum of hers is even, else
 *         Bob wins.
 * Input:  the number of games t (1..100), then for each game n (1..100) and n numbers a (-10^9..10^9).
 * Output: one line per game: Alice or Bob, the player who wins. Alice moves first.
 *
 * Idea:   A position: how many odd and even numbers are left, and whether the player to move wants an odd number of the
 *         odd ones. If so, add 2 to the odd ones. Mod 4, 0 and 3 win, 2 loses, and 1 wins with an odd number of even ones.
 * Cost:   O(n) per game.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t games = read_int("t", 1, 100);
    for (int64_t game = 0; game < games; game++) {
        int64_t count[2] = {0, 0}; /* of even numbers, of odd numbers */
        const int64_t n = read_int("n", 1, 100);
        for (int64_t i = 0; i < n; i++) {
            count[read_int("a", -1000000000, 1000000000) % 2 != 0]++;
        }
        const int64_t odd = count[1] % 4; /* Alice wants an even number of them */
        puts(odd == 0 || odd == 3 || (odd == 1 && count[0] % 2 == 1) ? "Alice" : "Bob");
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
