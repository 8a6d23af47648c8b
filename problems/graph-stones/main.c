/*
 * BOJ 16142 - Graph Stones (게임이론)
 *
 * Game:   A connected graph; vertex i holds w_i stones, and a token starts on vertex s. A move takes one or more
 *         stones from the token's vertex. Then the token stays, if stones are left there, or goes along edges,
 *         through empty vertices only, to another vertex with stones. Whoever takes the last stone of all wins.
 * Input:  n, m, s (n 1..50,000, m 2n - 1..500,000), then w_1..w_n (1..2^20 - 1), then m edges a b, among them a
 *         loop at every vertex; an edge may come more than once. (Not checked: the loops, and that the graph is
 *         connected.)
 * Output: hwy if the first player wins, sjh if the second player wins.
 *
 * Idea:   On two or more stones the player to move wins. So both walk over single stones as long as possible, c in all.
 *         Whoever takes the last of these has to go on to two or more stones and loses, or, without such a vertex, has
 *         won.
 * Cost:   O((n + m) log n) time at most (union-find), O(n) memory; the edges are not kept.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_VERTICES = 50000, MAX_EDGES = 500000, MAX_STONES = (1 << 20) - 1 };

static bool is_single[MAX_VERTICES + 1]; /* exactly one stone is here */
static int parent[MAX_VERTICES + 1];     /* leads to the root of a set of connected single stones */

static int root_of(int vertex)
{
    while (parent[vertex] != vertex) {
        parent[vertex] = parent[parent[vertex]]; /* a shorter way for later calls */
        vertex = parent[vertex];
    }
    return vertex;
}

int main(void)
{
    const int vertices = (int)read_int("n", 1, MAX_VERTICES);
    const int edges = (int)read_int("m", 2 * vertices - 1, MAX_EDGES);
    const int start = (int)read_int("s", 1, vertices);
    bool all_single = true;
    for (int i = 1; i <= vertices; i++) {
        is_single[i] = read_int("w", 1, MAX_STONES) == 1;
        all_single = all_single && is_single[i];
        parent[i] = i;
    }
    for (int i = 0; i < edges; i++) {
        const int a = (int)read_int("a", 1, vertices);
        const int b = (int)read_int("b", 1, vertices);
        if (is_single[a] && is_single[b]) {
            parent[root_of(a)] = root_of(b);
        }
    }

    int reached = 0; /* stays 0 if s holds more than one stone */
    for (int i = 1; i <= vertices; i++) {
        reached += is_single[i] && root_of(i) == root_of(start) ? 1 : 0;
    }
    const bool first_player_wins = reached == 0 || (reached % 2 == 1) == all_single;
    puts(first_player_wins ? "hwy" : "sjh");
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
