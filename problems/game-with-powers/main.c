/*
 * Codeforces 317D - Game with Powers
 *
 * Game:   The numbers 1 to n. A move chooses one that is not forbidden; that number and all its powers are forbidden from
 *         then on. Whoever cannot move loses.
 * Input:  n (1..1,000,000,000).
 * Output: Vasya or Petya, the player who wins. Vasya moves first.
 *
 * Idea:   The powers of each number that is no power itself are a part of their own, and only how many they are counts.
 *         A search beforehand gives the Grundy numbers of 1 to 29 powers. A number whose square is above n counts 1.
 * Cost:   O(sqrt n log n) time, O(sqrt n) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

/* The Grundy number of so many powers of one number. */
static const int grundy[30] = {0, 1, 2, 1, 4, 3, 2, 1, 5, 6,  2, 1, 8, 7,  5,
                               9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12};

int main(void)
{
    static bool is_power[31623];
    const int64_t n = read_int("n", 1, 1000000000);
    int64_t others = n - 1; /* without a part so far; 1 is a part of one number */
    int nim_sum = grundy[1];
    for (int64_t base = 2; base * base <= n; base++) {
        if (!is_power[base]) {
            int powers = 0;
            for (int64_t power = base; power <= n; power *= base) {
                powers++;
                if (power * power <= n) {
                    is_power[power] = true;
                }
            }
            others -= powers;
            nim_sum ^= grundy[powers];
        }
    }
    nim_sum ^= others % 2 == 1 ? grundy[1] : 0;
    puts(nim_sum != 0 ? "Vasya" : "Petya");
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
