/*
 * Codeforces 87C - Interesting Game
 *
 * Game:   One pile of n stones. A move splits a pile into two or more piles whose sizes are consecutive numbers. Whoever
 *         cannot move loses.
 * Input:  n (1..100,000).
 * Output: the least number of piles that a winning first move makes, or -1 if no first move wins.
 *
 * Idea:   The value of a run of piles is the XOR of their Grundy numbers, which two prefix XORs give. As soon as the
 *         number of a pile is known, enter all runs that end with it at the pile that they are made from.
 * Cost:   O(n log n) time, O(n) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX = 100000 };
    static int prefix[MAX + 1]; /* the XOR of the Grundy numbers of 1 to here */
    static uint32_t
        seen[MAX + 1];         /* bit v: a move from this pile leaves the value v; up to 100,000 all v are below 16 */
    static int least[MAX + 1]; /* the least number of piles of a move that leaves 0; 0: none is known */
    const int stones = (int)read_int("n", 1, MAX);
    for (int last = 1; last <= stones; last++) {
        int grundy = 0;
        while (seen[last] >> grundy & 1) {
            grundy++;
        }
        prefix[last] = prefix[last - 1] ^ grundy;
        int sum = last;
        for (int first = last - 1; first >= 1 && sum + first <= stones; first--) {
            sum += first;
            const int value = prefix[last] ^ prefix[first - 1];
            const int piles = last - first + 1;
            seen[sum] |= UINT32_C(1) << value;
            if (value == 0 && (least[sum] == 0 || piles < least[sum])) {
                least[sum] = piles;
            }
        }
    }
    printf("%d\n", least[stones] > 0 ? least[stones] : -1);
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
