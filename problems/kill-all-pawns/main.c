/*
 * LeetCode 3283 - Maximum Number of Moves to Kill All Pawns, as a program
 *
 * Game:   a knight and pawns on a board of 50 x 50 cells. In turn, Alice first, a player chooses any pawn and captures it
 *         with the knight in as few moves as possible; other pawns on the way stay. Alice wants many knight's moves in all,
 *         Bob few.
 * Input:  the knight's x and y (0..49), the number of pawns n (1..15), then x and y of each pawn (0..49), all on different
 *         cells.
 * Output: the number of moves in all, if both play perfectly.
 *
 * Idea:   First the distances between all pieces, by breadth-first search. Then a table over the sets of pawns that are
 *         left and the last pawn captured, where the knight stands: the largest sum if it is Alice's turn, else the
 *         smallest. How many are captured says whose turn it is.
 * Cost:   O(2^n n^2) time, O(2^n n) memory; and 16 searches of 2,500 cells.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

enum { SIDE = 50, CELLS = SIDE * SIDE, MAX = 15 };

/* Knight's moves from this cell to each other one. */
static void search(int from, int distances[CELLS])
{
    static const int steps[8][2] = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};
    int queue[CELLS] = {from};
    int queued = 1;
    for (int cell = 0; cell < CELLS; cell++) {
        distances[cell] = cell == from ? 0 : -1;
    }
    for (int next = 0; next < queued; next++) {
        for (int i = 0; i < 8; i++) {
            const int x = queue[next] / SIDE + steps[i][0];
            const int y = queue[next] % SIDE + steps[i][1];
            if (x >= 0 && x < SIDE && y >= 0 && y < SIDE && distances[x * SIDE + y] < 0) {
                distances[x * SIDE + y] = distances[queue[next]] + 1;
                queue[queued++] = x * SIDE + y;
            }
        }
    }
}

/* The moves that are still made, with this set of n pawns left (pawn i is the digit 2^i) and the knight at this piece. */
static int best(int set, int n, const int distances[CELLS], const int cells[], int (*totals)[MAX + 1])
{
    int captured = n;
    for (int rest = set; rest > 0; rest /= 2) {
        captured -= rest % 2;
    }
    int total = -1;
    for (int pawn = 0; pawn < n; pawn++) {
        if (set >> pawn & 1) {
            const int with_it = distances[cells[pawn]] + totals[set - (1 << pawn)][pawn];
            total = total < 0 || (captured % 2 == 0 ? with_it > total : with_it < total) ? with_it : total;
        }
    }
    return total < 0 ? 0 : total;
}

int main(void)
{
    static int totals[1 << MAX][MAX + 1];
    static int distances[MAX + 1][CELLS];
    static bool is_taken[CELLS];
    int cells[MAX + 1]; /* of the pawns, and at n of the knight */
    const int64_t row = read_int("kx", 0, SIDE - 1);
    const int start = (int)(row * SIDE + read_int("ky", 0, SIDE - 1));
    const int n = (int)read_int("n", 1, MAX);
    is_taken[start] = true;
    cells[n] = start;
    for (int piece = 0; piece <= n; piece++) {
        if (piece < n) {
            const int64_t x = read_int("x", 0, SIDE - 1);
            cells[piece] = (int)(x * SIDE + read_int("y", 0, SIDE - 1));
            must(!is_taken[cells[piece]], "all pieces must be on different cells");
            is_taken[cells[piece]] = true;
        }
        search(cells[piece], distances[piece]);
    }
    for (int set = 0; set < 1 << n; set++) {
        for (int at = 0; at <= n; at++) {
            totals[set][at] = best(set, n, distances[at], cells, totals);
        }
    }
    printf("%d\n", totals[(1 << n) - 1][n]);
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
