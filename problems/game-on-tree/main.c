/*
 * AtCoder AGC 017 D - Game on Tree
 *
 * Game:   A tree with the root 1. A move removes an edge, and with it everything that no longer hangs on the root.
 *         Whoever cannot move loses. Alice moves first.
 * Input:  N (2..100,000), then N - 1 lines x y (1..N), the edges of a tree.
 * Output: Alice or Bob, the player who wins.
 *
 * Idea:   A branch is an edge with a tree on it, and its Grundy number is that of the tree plus 1 (the colon
 *         principle). So g(v) is the XOR of g(c) + 1 over the children c of v, and Bob wins exactly when g(1) = 0.
 * Cost:   O(N) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { MAX_VERTICES = 100000, ROOT = 1 };

static int degree[MAX_VERTICES + 1], grundy[MAX_VERTICES + 1];
static int neighbours[MAX_VERTICES + 1]; /* the XOR of their labels */

int main(void)
{
    const int vertices = (int)read_int("N", 2, MAX_VERTICES);
    for (int edge = 1; edge < vertices; edge++) {
        const int x = (int)read_int("x", 1, vertices);
        const int y = (int)read_int("y", 1, vertices);
        degree[x]++;
        degree[y]++;
        neighbours[x] ^= y;
        neighbours[y] ^= x;
    }
    int vertices_left = vertices;
    for (int first = 1; first <= vertices; first++) {
        int leaf = first;
        while (leaf != ROOT && degree[leaf] == 1) {
            const int parent = neighbours[leaf];
            grundy[parent] ^= grundy[leaf] + 1;
            neighbours[parent] ^= leaf;
            degree[parent]--;
            degree[leaf] = 0;
            vertices_left--;
            leaf = parent;
        }
    }
    must(vertices_left == 1, "the edges must be those of a tree");
    puts(grundy[ROOT] != 0 ? "Alice" : "Bob");
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
