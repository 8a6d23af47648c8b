/*
 * Library Checker nim_product_64 - Nim Product
 *
 * Game:   The nim product, which gives the Grundy numbers of products of games. By its definition
 *             a * b = mex of all (a' * b) + (a * b') + (a' * b') with a' < a and b' < b,
 *         where + is the nim-sum, the XOR.
 * Input:  T (1..1000000), then T lines A B (0..2^64 - 1 each).
 * Output: one line per case: the nim product of A and B.
 *
 * Idea:   The nim product and XOR obey the laws of a field. For F = 2, 4, 16, 256, ... and x < F, F times x is as usual,
 *         and F times F is F XOR F/2. So a product takes four of half the size; 16 digits use logarithms.
 * Cost:   O(1) per case: 16 products by the tables, about 160 instructions. A getchar for each character and a printf
 *         for each line would add about 1200, so the input is read at once, and a loop prints the digits.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static uint64_t read_uint64(const char *name, uint64_t low, uint64_t high);
static void print_line(uint64_t number);

enum { MAX_CASES = 1000000, MAX_INPUT = 1 << 26, FIELD = 65536, ORDER = FIELD - 1, GENERATOR = 258 };

static const uint64_t MAX_NUMBER = ~(uint64_t)0; /* 2^64 - 1 */

static unsigned char input[MAX_INPUT + 1];

static uint16_t power[4 * ORDER + 1]; /* of the generator, to exponents below 2 * ORDER; from there on 0 */
static uint32_t logarithm[FIELD];     /* of 0 it is 2 * ORDER, so that a product with 0 is 0 */

/*
 * With a = a1 F + a0 and b = b1 F + b0, the halves of their binary digits,
 *     a * b = ((a1 + a0) * (b1 + b0) + a0 * b0) F + a0 * b0 + a1 * b1 * (F/2).
 * Here F = 2^half, down to single digits, for numbers of 2 * half binary digits; half is 8, 4, 2, 1 or 0.
 */
static unsigned product_by_halves(unsigned a, unsigned b, int half)
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
    static uint16_t next_power[FIELD]; /* GENERATOR * x; that of x ^ y is the XOR of those of x and y */
    for (unsigned digit = 1; digit < FIELD; digit *= 2) {
        next_power[digit] = (uint16_t)product_by_halves(digit, GENERATOR, 8);
        for (unsigned rest = 1; rest < digit; rest++) {
            next_power[digit + rest] = next_power[digit] ^ next_power[rest];
        }
    }
    unsigned x = 1;
    for (unsigned exponent = 0; exponent < ORDER; exponent++) {
        power[exponent] = (uint16_t)x;
        power[exponent + ORDER] = (uint16_t)x;
        logarithm[x] = exponent;
        x = next_power[x];
    }
    logarithm[0] = 2 * ORDER;
}

static uint64_t product_16(uint64_t a, uint64_t b) { return power[logarithm[a] + logarithm[b]]; }

static uint64_t product_32(uint64_t a, uint64_t b)
{
    const uint64_t a1 = a >> 16;
    const uint64_t b1 = b >> 16;
    const uint64_t a0 = a ^ (a1 << 16);
    const uint64_t b0 = b ^ (b1 << 16);
    const uint64_t low = product_16(a0, b0);
    const uint64_t high = product_16(a1, b1);
    const uint64_t all = product_16(a1 ^ a0, b1 ^ b0);
    return ((all ^ low) << 16) ^ low ^ product_16(high, 1U << 15);
}

static uint64_t product_64(uint64_t a, uint64_t b)
{
    const uint64_t a1 = a >> 32;
    const uint64_t b1 = b >> 32;
    const uint64_t a0 = a ^ (a1 << 32);
    const uint64_t b0 = b ^ (b1 << 32);
    const uint64_t low = product_32(a0, b0);
    const uint64_t high = product_32(a1, b1);
    const uint64_t all = product_32(a1 ^ a0, b1 ^ b0);
    return ((all ^ low) << 32) ^ low ^ product_32(high, 1U << 31);
}

int main(void)
{
    const size_t length = fread(input, 1, MAX_INPUT, stdin);
    input[length] = length < MAX_INPUT ? '\n' : '\0'; /* ends the last number; one that is cut off is refused */
    fill_tables();
    const uint64_t cases = read_uint64("T", 1, MAX_CASES);
    for (uint64_t i = 0; i < cases; i++) {
        const uint64_t a = read_uint64("A", 0, MAX_NUMBER);
        const uint64_t b = read_uint64("B", 0, MAX_NUMBER);
        print_line(product_64(a, b));
    }
    return 0;
}

/* Takes the next integer of the input; one that is missing or not from low to high ends the program. */
static uint64_t read_uint64(const char *name, uint64_t low, uint64_t high)
{
    static const unsigned char *unread = input;
    const unsigned char *next = unread;
    while (isspace(*next)) {
        next++;
    }
    const unsigned char *first = next;
    uint64_t value = 0;
    for (; isdigit(*next); next++) {
        const unsigned digit = *next - (unsigned)'0';
        if (value >= MAX_NUMBER / 10 && (value > MAX_NUMBER / 10 || digit > MAX_NUMBER % 10)) {
            break; /* 2^64 or more: a digit follows where the number should end, so it is refused below */
        }
        value = 10 * value + digit;
    }
    if (next == first || !isspace(*next) || value < low || value > high) {
        fprintf(stderr, "%s: expected an integer from %llu to %llu\n", name, (unsigned long long)low,
                (unsigned long long)high);
        exit(EXIT_FAILURE);
    }
    unread = next;
    return value;
}

static void print_line(uint64_t number)
{
    char text[21] = ""; /* 20 digits at most */
    char *first = text + sizeof text - 1;
    do {
        *--first = (char)('0' + number % 10);
        number /= 10;
    } while (number != 0);
    puts(first);
}
