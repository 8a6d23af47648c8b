/*
 * BOJ 18540 - Scored Nim
 *
 * Game:   n piles of white and black stones. A move splits a pile of at least two stones into two piles and
 *         paints one of them white and the other black, over older paint. When every pile is a single
 *         stone, Alice, who moves first, scores the white stones and Bob the black ones.
 * Input:  n (1..128), then n piles (2..128).
 * Output: the score of Alice.
 *
 * Idea:   A stone that lies alone keeps its colour. Let s count the other stones. If s is odd, the player to move ends
 *         up one point ahead, by splitting one stone off an odd pile; if even, nobody does. So Alice gets half of all
 *         stones, rounded up.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    const int piles = (int)read_int("n", 1, 128);
    int stones = 0;
    for (int i = 0; i < piles; i++) {
        stones += (int)read_int("pile", 2, 128);
    }
    const int lead = stones % 2;
    printf("%d\n", (stones + lead) / 2);
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
