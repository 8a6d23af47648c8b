/*
 * LeetCode 2005 - Fibonacci Tree, as a program
 *
 * Game:   the tree of order n: order 0 is empty, order 1 one vertex, order n a root above the trees of orders n - 2 and
 *         n - 1. A move removes a vertex with all below it. Whoever removes the root loses.
 * Input:  n (1..100).
 * Output: Alice, who moves first, if she wins, Bob otherwise.
 *
 * Idea:   The root may not be removed; then a tree's Grundy number is the XOR of its children's numbers plus 1. The values
 *         of all orders up to n follow one from the other.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int64_t n = read_int("n", 1, 100);
    int64_t with_edge = 0; /* value of the tree of order i - 2 with the edge above it; the empty tree has none */
    int64_t value = 0;     /* of order i - 1 */
    for (int64_t i = 2; i <= n; i++) {
        const int64_t next = with_edge ^ (value + 1);
        with_edge = value + 1;
        value = next;
    }
    puts(value != 0 ? "Alice" : "Bob");
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
