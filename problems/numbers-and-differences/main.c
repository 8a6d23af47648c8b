/*
 * Codeforces 346A - Alice and Bob
 *
 * Game:   A set of different numbers. A move adds the difference of two of them that is not there yet. Whoever cannot
 *         move loses. Alice moves first, then Bob.
 * Input:  n (2..100), then n numbers x (1..10^9), all different.
 * Output: Alice or Bob, the player who wins.
 *
 * Idea:   However they play, the game ends with all multiples of the greatest common divisor up to the largest number.
 *         So the number of moves is fixed: as many as are missing at the start. Alice wins if it is odd.
 * Cost:   O(n^2 + n log x) time, O(n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

static int64_t gcd(int64_t a, int64_t b) { return b == 0 ? a : gcd(b, a % b); }

int main(void)
{
    enum { MAX_COUNT = 100 };
    const int64_t most = 1000000000;
    int64_t numbers[MAX_COUNT];
    const int64_t count = read_int("n", 2, MAX_COUNT);
    numbers[0] = read_int("x", 1, most);
    int64_t divisor = numbers[0];
    int64_t largest = numbers[0];
    for (int64_t i = 1; i < count; i++) {
        numbers[i] = read_int("x", 1, most);
        divisor = gcd(divisor, numbers[i]);
        largest = numbers[i] > largest ? numbers[i] : largest;
        for (int64_t k = 0; k < i; k++) {
            must(numbers[k] != numbers[i], "the numbers must be all different");
        }
    }
    const int64_t moves = largest / divisor - count;
    puts(moves % 2 == 1 ? "Alice" : "Bob");
    return 0;
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
