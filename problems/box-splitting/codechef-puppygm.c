/*
 * CodeChef PUPPYGM - Box Splitting
 *
 * Game:   Two boxes hold A and B sweets. A move empties one box and splits what is in the other between the two, at
 *         least one in each. Whoever cannot move loses.
 * Input:  T (1..1000), then T games: A B (1..10,000 each).
 * Output: for each game Tuzik if the player who starts wins, Vanka otherwise.
 *
 * Idea:   The first player wins exactly when A or B is even: split an even box into 1 and the rest, two odd parts.
 *         From two odd boxes the opponent must split an odd one, and a part is even again. The end, (1, 1), is two
 *         odd boxes, too.
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
    for (int64_t game = 0; game < games; game++) {
        const int64_t a = read_int("A", 1, 10000);
        const int64_t b = read_int("B", 1, 10000);
        puts(a % 2 == 0 || b % 2 == 0 ? "Tuzik" : "Vanka");
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
