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
 *         The output is written by hand, four digits at a time: printf would take longer than the products.
 * Cost:   O(1) a case, 16 products by the tables; less than 32 MB at T = 1000000.
 */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t read_uint64(const char *name, uint64_t low, uint64_t high);
static int finish(void);

enum { MAX_CASES = 1000000, FIELD = 65536, GENERATOR = 258, LINE = 21 };

static uint16_t logarithm[FIELD];       /* of every number but 0 */
static uint16_t power[2 * (FIELD - 1)]; /* of the generator; a sum of two logarithms needs no remainder */

static char four_digits[10000][4]; /* 0000, 0001, ..., 9999, for the output */

/* The product of two numbers of 2 * half binary digits, straight from the formula; half is 8, 4, 2, 1 or 0.
 */
static unsigned product_by_halves(unsigned a, unsigned b, unsigned half)
{
    if (half == 0) {
        return a & b;
    }
    const unsigned a1 = a >> half;
    const unsigned b1 = b >> half;
    const unsigned a0 = a ^ (a1 << half);
    const unsigned b0 = b ^ (b1 << half);
    const unsigned low = product_by_halves(a0, b0, half / 2);
    const unsigned high = product_by_halves(a1, b1, half / 2);
    const unsigned all = product_by_halves(a1 ^ a0, b1 ^ b0, half / 2);
    return ((all ^ low) << half) ^ low ^ product_by_halves(high, 1U << (half - 1), half / 2);
}

static void fill_tables(void)
{
    static uint16_t next_power[FIELD]; /* next_power[x] is GENERATOR * x */
    for (unsigned digit = 1; digit < FIELD; digit *= 2) {
        next_power[digit] = (uint16_t)product_by_halves(digit, GENERATOR, 8);
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

static uint64_t product_16(uint64_t a, uint64_t b)
{
    return a == 0 || b == 0 ? 0 : power[logarithm[a] + logarithm[b]];
}

static uint64_t product_32(uint64_t a, uint64_t b)
{
    const uint64_t a1 = a >> 16;
    const uint64_t b1 = b >> 16;
    const uint64_t a0 = a & UINT16_MAX;
    const uint64_t b0 = b & UINT16_MAX;
    const uint64_t low = product_16(a0, b0);
    const uint64_t high = product_16(a1, b1);
    const uint64_t all = product_16(a1 ^ a0, b1 ^ b0);
    return ((all ^ low) << 16) ^ low ^ product_16(high, UINT64_C(1) << 15);
}

static uint64_t product_64(uint64_t a, uint64_t b)
{
    const uint64_t a1 = a >> 32;
    const uint64_t b1 = b >> 32;
    const uint64_t a0 = a & UINT32_MAX;
    const uint64_t b0 = b & UINT32_MAX;
    const uint64_t low = product_32(a0, b0);
    const uint64_t high = product_32(a1, b1);
    const uint64_t all = product_32(a1 ^ a0, b1 ^ b0);
    return ((all ^ low) << 32) ^ low ^ product_32(high, UINT64_C(1) << 31);
}

static void fill_four_digits(void)
{
    for (unsigned number = 0; number < 10000; number++) {
        unsigned rest = number;
        for (int i = 3; i >= 0; i--) {
            four_digits[number][i] = (char)('0' + rest % 10);
            rest /= 10;
        }
    }
}

/* Writes the decimal digits of value so that they end before end, and returns where they begin. */
static char *write_before(char *end, uint64_t value)
{
    for (; value >= 10000; value /= 10000) {
        end -= 4;
        memcpy(end, four_digits[value % 10000], 4);
    }
    do {
        *--end = (char)('0' + value % 10);
        value /= 10;
    } while (value > 0);
    return end;
}

int main(void)
{
    static uint64_t products[MAX_CASES];
    static char text[LINE * MAX_CASES];
    fill_tables();
    fill_four_digits();
    const size_t cases = (size_t)read_uint64("T", 1, MAX_CASES);
    for (size_t i = 0; i < cases; i++) {
        const uint64_t a = read_uint64("A", 0, UINT64_MAX);
        const uint64_t b = read_uint64("B", 0, UINT64_MAX);
        products[i] = product_64(a, b);
    }

    /* Digits are found from the last one on, so the whole output is written from its end. */
    char *begin = text + sizeof text;
    for (size_t i = cases; i-- > 0;) {
        *--begin = '\n';
        begin = write_before(begin, products[i]);
    }
    fwrite(begin, 1, (size_t)(text + sizeof text - begin), stdout);
    return finish();
}

/* snippet common/read_uint64.c: begin */
/*
 * Reads the next integer from stdin as strictly as read_int does, but up to 2^64 - 1, and faster: for inputs
 * of millions of digits. It reads ahead in blocks, so a program that calls it must not read by anything else.
 */
static uint64_t read_uint64(const char *name, uint64_t low, uint64_t high)
{
    enum { LONGEST = 32 };        /* longer than any number that fits and what ends it */
    static char block[65536 + 1]; /* a 0, no digit and no blank, stands behind what has been read */
    static const char *next = block;
    static const char *end = block;
    const char *start = next;
    for (;; start++) {
        if (end - start < LONGEST && !feof(stdin)) {
            char *rest = block; /* move what is left to the front, so that a number lies in one piece */
            while (start < end) {
                *rest++ = *start++;
            }
            rest += fread(rest, 1, (size_t)(block + sizeof block - 1 - rest), stdin);
            *rest = 0;
            start = block;
            end = rest;
        }
        if (!isspace((unsigned char)*start)) {
            break;
        }
    }
    uint64_t value = 0;
    const char *at = start;
    unsigned digit = (unsigned char)*at - (unsigned)'0';
    while (digit <= 9) {
        value = 10 * value + digit;
        digit = (unsigned char)*++at - (unsigned)'0';
    }
    const bool leading_zero = *start == '0' && at > start + 1;
    const bool plain = at > start && !leading_zero && (isspace((unsigned char)*at) || at == end);
    /* 20 digits fit if they begin with 1 and did not overflow, which takes away 2^64 > 10^19. */
    const bool fits =
        at < start + 20 || (at == start + 20 && *start == '1' && value >= UINT64_C(10000000000000000000));
    if (!plain || !fits || value < low || value > high) {
        const char *problem = start == end ? "missing" : plain ? "out of range" : "not a plain integer";
        fprintf(stderr, "%s: %s, expected %" PRIu64 " to %" PRIu64 "\n", name, problem, low, high);
        exit(EXIT_FAILURE);
    }
    next = at + (at < end); /* behind the blank that ends it */
    return value;
}
/* snippet common/read_uint64.c: end */

/* snippet common/finish.c: begin */
/*
 * Ends the output and gives the exit status: a full disk or a closed stdout must not lose the
 * answer without a word, so that is status 1 and one line on stderr.
 */
static int finish(void)
{
    if (fflush(stdout) == EOF || ferror(stdout)) {
        fputs("output: the answer could not be written\n", stderr);
        return EXIT_FAILURE;
    }
    return EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
