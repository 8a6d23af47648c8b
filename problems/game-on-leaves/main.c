/*
 * Codeforces 1363C - Game On Leaves
 *
 * Game:   A tree of n nodes, one of them special. A move removes a leaf, a node with at most one neighbour. Whoever removes
 *         the special node wins.
 * Input:  the number of games t (1..10), then for each game n (1..1000), the special node x (1..n), and n - 1 edges u v
 *         (1..n each).
 * Output: one line per game: Ayush or Ashish, the player who wins. Ayush moves first.
 *
 * Idea:   If the special node is a leaf, take it. Else whoever makes it a leaf loses, and there is always another leaf while
 *         more than three nodes are left. So n - 3 moves are made before that, and their parity decides.
 * Cost:   O(n) per game.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 1000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

/* Only to check the input: the edges are those of a tree exactly when each joins two parts that were apart. */
static int64_t find(int64_t *part, int64_t node)
{
    while (part[node] != node) {
        part[node] = part[part[node]];
        node = part[node];
    }
    return node;
}

int main(void)
{
    const int64_t games = read_int("t", 1, 10);
    for (int64_t game = 0; game < games; game++) {
        const int64_t n = read_int("n", 1, MAX);
        const int64_t x = read_int("x", 1, n);
        int64_t part[MAX + 1];
        for (int64_t node = 1; node <= n; node++) {
            part[node] = node;
        }
        int64_t neighbours = 0; /* of x */
        for (int64_t edge = 0; edge < n - 1; edge++) {
            const int64_t u = read_int("u", 1, n);
            const int64_t v = read_int("v", 1, n);
            must(find(part, u) != find(part, v), "the edges must be those of a tree");
            part[find(part, u)] = find(part, v);
            neighbours += u == x || v == x ? 1 : 0;
        }
        puts(neighbours <= 1 || n % 2 == 0 ? "Ayush" : "Ashish");
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
/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
