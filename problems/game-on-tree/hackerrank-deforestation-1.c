/*
 * HackerRank deforestation-1 - Game on Tree
 *
 * Game:   A tree with the root 1. A move removes an edge, and with it everything that no longer hangs on the root.
 *         Whoever cannot move loses. Alice moves first.
 * Input:  T (1..100), then T games: N (1..500), then N - 1 lines u v (1..N), the edges of a tree.
 * Output: for each game Alice or Bob, the player who wins.
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

enum { MAX_VERTICES = 500, ROOT = 1 };

static int degree[MAX_VERTICES + 1], grundy[MAX_VERTICES + 1];
static int neighbours[MAX_VERTICES + 1]; /* the XOR of their labels */

static void read_tree(int vertices)
{
    for (int vertex = 1; vertex <= vertices; vertex++) {
        degree[vertex] = grundy[vertex] = neighbours[vertex] = 0;
    }
    for (int edge = 1; edge < vertices; edge++) {
        const int u = (int)read_int("u", 1, vertices);
        const int v = (int)read_int("v", 1, vertices);
        degree[u]++;
        degree[v]++;
        neighbours[u] ^= v;
        neighbours[v] ^= u;
    }
}

/* Takes the leaves off, one after another. */
static void find_numbers(int vertices)
{
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
}

int main(void)
{
    const int games = (int)read_int("T", 1, 100);
    for (int game = 0; game < games; game++) {
        const int vertices = (int)read_int("N", 1, MAX_VERTICES);
        read_tree(vertices);
        find_numbers(vertices);
        puts(grundy[ROOT] != 0 ? "Alice" : "Bob");
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
