/*
 * Library Checker nim_product_64 - Nim Product
 *
 * Game:   The nim product, which gives the Grundy numbers of products of games. By its definition
 *             a * b = mex of all (a' * b) + (a * b') + (a' * b') with a' < a and b' < b,
 *         where + is the nim-sum, the XOR.
 * Input:  T (1..1000000), then T lines A B (0..2^64 - 1 each).
 * Output: a line a case, the nim product of A and B.
 *
 * Idea:   With + and * the numbers below F = 2, 4, 16, 256, 65536, 2^32, 2^64 are a field each, and
 *             F * x = F x (the ordinary product) for x < F,   F * F = F + F/2.
 *         So with a = a1 F + a0 and b = b1 F + b0, the halves of their binary digits,
 *             a * b = ((a1 + a0) * (b1 + b0) + a0 * b0) F + a0 * b0 + a1 * b1 * (F/2).
 *         That takes 64 digits to 32 and 32 to 16. The field of 16 digits has 258 for a generator: all its
 *         numbers but 0 are powers of 258, so two tables, of powers and of logarithms, give its products.
 * Cost:   O(1) a case, 16 products by the tables; less than 32 MB at T = 1000000.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t read_uint64(const char *name, uint64_t low, uint64_t high);
static int finish(void);

enum { MAX_CASES = 1000000, FIELD = 65536, GENERATOR = 258 };

static uint16_t logarithm[FIELD];       /* of every number but 0 */
static uint16_t power[2 * (FIELD - 1)]; /* of the generator; a sum of two logarithms needs no remainder */

/* The product of two numbers of 2 * half binary digits; half is 32, 16, 8, 4, 2, 1 or 0. */
static uint64_t product(uint64_t a, uint64_t b, int half)
{
    if (half == 0) {
        return a & b;
    }
    if (half == 8 && power[0] != 0) { /* the tables are filled */
        return a == 0 || b == 0 ? 0 : power[logarithm[a] + logarithm[b]];
    }
    const uint64_t a1 = a >> half;
    const uint64_t b1 = b >> half;
    const uint64_t a0 = a ^ (a1 << half);
    const uint64_t b0 = b ^ (b1 << half);
    const uint64_t low = product(a0, b0, half / 2);
    const uint64_t high = product(a1, b1, half / 2);
    const uint64_t all = product(a1 ^ a0, b1 ^ b0, half / 2);
    return ((all ^ low) << half) ^ low ^ product(high, UINT64_C(1) << (half - 1), half / 2);
}

static void fill_tables(void)
{
    static uint16_t next_power[FIELD]; /* next_power[x] is GENERATOR * x, and that of a sum is a sum */
    for (unsigned digit = 1; digit < FIELD; digit *= 2) {
        next_power[digit] = (uint16_t)product(digit, GENERATOR, 8);
        for (unsigned rest = 1; rest < digit; rest++) {
            next_power[digit + rest] = next_power[digit] ^ next_power[rest];
        }
    }
    unsigned x = 1;
    for (unsigned exponent = 0; exponent < FIELD - 1; exponent++) {
        power[exponent] = (uint16_t)x;
        power[exponent + FIELD - 1] = (uint16_t)x;
        logarithm[x] = (uint16_t)exponent;
        x = next_power[x];
    }
}

int main(void)
{
    static uint64_t products[MAX_CASES];
    fill_tables();
    const int cases = (int)read_uint64("T", 1, MAX_CASES);
    for (int i = 0; i < cases; i++) {
        const uint64_t a = read_uint64("A", 0, UINT64_MAX);
        const uint64_t b = read_uint64("B", 0, UINT64_MAX);
        products[i] = product(a, b, 32);
    }
    for (int i = 0; i < cases; i++) {
        printf("%llu\n", (unsigned long long)products[i]);
    }
    return finish();
}

/* As read_int of the other solutions, up to 2^64 - 1. */
static uint64_t read_uint64(const char *name, uint64_t low, uint64_t high)
{
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    bool good = isdigit(c);
    uint64_t value = 0;
    for (; isdigit(c); c = getchar()) {
        const unsigned digit = (unsigned)(c - '0');
        good = good && value <= (UINT64_MAX - digit) / 10;
        value = 10 * value + digit;
    }
    if (!good || value < low || value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %llu to %llu\n", name, (unsigned long long)low,
                (unsigned long long)high);
        exit(EXIT_FAILURE);
    }
    return value;
}

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
