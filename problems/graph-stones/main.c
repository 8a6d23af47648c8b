/*
 * BOJ 16142 - Graph Stones (게임이론)
 *
 * Game:   A connected graph; vertex i holds w_i stones, and a token stands on vertex s. A move takes one or more
 *         stones of the token's vertex. Then the token stays, if stones are left there, or goes along edges,
 *         through empty vertices only, to another vertex with stones. Whoever takes the last stone of all wins.
 *         (The rule is rebuilt: see README.md.)
 * Input:  n, m, s (n 1..50,000, m 1..500,000), then w_1..w_n (1..10^9), then m edges a b.
 * Output: hwy if the first player wins, sjh if the second player wins.
 *
 * Idea:   On two or more stones the player to move wins: to take all and go on is one choice; to leave one stone
 *         and stay makes the opponent do just that. So from a single stone both walk over single stones as long
 *         as they can. Let c be how many can be reached from s over single stones alone. If there is a vertex
 *         with more, whoever takes the last of the c has to let the opponent go there, and loses; if there is
 *         none, that player wins.
 * Cost:   O((n + m) log n) time at most (union-find), O(n) memory; the edges are not kept.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static int finish(void);

enum { MAX_VERTICES = 50000, MAX_EDGES = 500000, MAX_STONES = 1000000000 };

static bool is_single[MAX_VERTICES + 1]; /* one stone lies here */
static int parent[MAX_VERTICES + 1];     /* the way to the root of a set of connected single stones */

static int root_of(int vertex)
{
    while (parent[vertex] != vertex) {
        parent[vertex] = parent[parent[vertex]]; /* shorter for those who come later */
        vertex = parent[vertex];
    }
    return vertex;
}

int main(void)
{
    const int vertices = (int)read_int("n", 1, MAX_VERTICES);
    const int edges = (int)read_int("m", 1, MAX_EDGES);
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

    int reached = 0; /* 0 if more than one stone lies at the start */
    for (int i = 1; i <= vertices; i++) {
        reached += is_single[i] && root_of(i) == root_of(start) ? 1 : 0;
    }
    const bool first_player_wins = reached == 0 || (reached % 2 == 1) == all_single;
    puts(first_player_wins ? "hwy" : "sjh");
    return finish();
}

/* snippet common/read_int.c: begin */
/* Reads the next integer. One that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = 2000000000000000000;
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
/* snippet common/read_int.c: end */

/* snippet common/finish.c: begin */
/* Ends the output. An answer that cannot be written is status 1 and one line on stderr. */
static int finish(void)
{
    const int lost = fflush(stdout) == EOF || ferror(stdout);
    fputs(lost ? "output: the answer could not be written\n" : "", stderr);
    return lost ? EXIT_FAILURE : EXIT_SUCCESS;
}
/* snippet common/finish.c: end */
