/*
 * BOJ 11867 - Box Splitting (박스 나누기 게임)
 *
 * Game:   Two boxes hold N and M stones. A move empties one box and splits the stones of the other
 *         between the two, at least one in each. Whoever makes (1, 1) wins.
 * Input:  N M (1..100 each, not both 1).
 * Output: A if the player who starts wins, B otherwise.
 *
 * Idea:   The first player wins exactly when N or M is even: split an even box into 1 and the rest, two odd parts. From
 *         two odd boxes the opponent must split an odd one, and a part is even again. The end, (1, 1), is two odd
 *         boxes, too.
 * Cost:   O(1).
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t n = read_int("N", 1, 100);
    const int64_t m = read_int("M", n == 1 ? 2 : 1, 100); /* (1, 1) is over, so it is not given */
    puts(n % 2 == 0 || m % 2 == 0 ? "A" : "B");
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
