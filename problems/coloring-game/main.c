/*
 * Codeforces 1991E - Coloring Game
 *
 * Game:   a connected graph of n vertices, n rounds. In each, Alice names two different colors of 1, 2 and 3, and Bob gives
 *         a vertex without a color one of the two. Alice wins if an edge gets two ends of one color. The program
 *         chooses whether it is Alice or Bob.
 * Input:  the number of games t (1..1000); each game: n (1..10,000) and the number of edges m (0..10,000), then the ends
 *         u, v (1..n) of each edge. All n and all m together are at most 10,000.
 * Talk:   in each game the program writes Alice or Bob, and then its part of each round: two colors, or a vertex and its
 *         color; it reads the other part. The next game follows at once. Each line is flushed, so that the judge sees it.
 *
 * Idea:   Where an odd cycle is, two colors do not suffice: Alice names 1 and 2 each time. Otherwise the vertices have two
 *         sides: Bob gives 1 to one, 2 to the other, and 3 to a side only when the other is done.
 * Cost:   O(n + m) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 10000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

/* The neighbors of each vertex, a list: half edges from 1 on, and 0 at its end. */
static int first_half[MAX + 1];
static int next_half[2 * MAX + 1];
static int to[2 * MAX + 1];

static int side_of[MAX + 1]; /* 0: not known yet; 1 and 2 */
static int sides[3][MAX];    /* the vertices of each side, and */
static int count[3];         /* how many of them have no color yet */

static void read_graph(int n, int m)
{
    for (int v = 1; v <= n; v++) {
        first_half[v] = side_of[v] = 0;
    }
    for (int half = 1; half < 2 * m; half += 2) {
        const int u = (int)read_int("u", 1, n);
        const int v = (int)read_int("v", 1, n);
        to[half] = v;
        next_half[half] = first_half[u];
        first_half[u] = half;
        to[half + 1] = u;
        next_half[half + 1] = first_half[v];
        first_half[v] = half + 1;
    }
}

/* Puts each vertex on a side, from vertex 1 on; false: an edge lies on one side, so there is an odd cycle. */
static bool find_sides(int n)
{
    static int queue[MAX];
    int length = 1;
    bool is_good = true;
    count[1] = count[2] = 0;
    queue[0] = 1;
    side_of[1] = 1;
    for (int i = 0; i < length; i++) {
        const int side = side_of[queue[i]];
        sides[side][count[side]++] = queue[i];
        for (int half = first_half[queue[i]]; half > 0; half = next_half[half]) {
            is_good = is_good && side_of[to[half]] != side;
            if (side_of[to[half]] == 0) {
                side_of[to[half]] = 3 - side;
                queue[length++] = to[half];
            }
        }
    }
    must(length == n, "the graph must be connected");
    return is_good;
}

static void play_alice(int n)
{
    puts("Alice");
    for (int round = 0; round < n; round++) {
        puts("1 2");
        fflush(stdout);
        read_int("i", 1, n);
        read_int("c", 1, 2);
    }
}

static void play_bob(int n)
{
    puts("Bob");
    fflush(stdout);
    for (int round = 0; round < n; round++) {
        const int a = (int)read_int("a", 1, 3);
        const int b = (int)read_int("b", 1, 3);
        must(a != b, "Alice must name two different colors");
        int side = 0;
        if ((a == 1 || b == 1) && count[1] > 0) {
            side = 1;
        } else if ((a == 2 || b == 2) && count[2] > 0) {
            side = 2;
        }
        const int color = side > 0 ? side : 3; /* 3: of 1 and 2, one was named, and its side is done */
        side = side > 0 ? side : count[1] > 0 ? 1 : 2;
        printf("%d %d\n", sides[side][--count[side]], color);
        fflush(stdout);
    }
}

int main(void)
{
    int left_n = MAX;
    int left_m = MAX;
    for (int64_t games = read_int("t", 1, 1000); games > 0; games--) {
        const int n = (int)read_int("n", 1, left_n);
        const int m = (int)read_int("m", n - 1, left_m);
        left_n -= n;
        left_m -= m;
        read_graph(n, m);
        if (find_sides(n)) {
            play_bob(n);
        } else {
            play_alice(n);
        }
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
