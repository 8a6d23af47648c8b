/*
 * LeetCode 3283 - Maximum Number of Moves to Kill All Pawns
 *
 * Game:   a knight and pawns on a board of 50 x 50 cells. In turn, Alice first, a player chooses any pawn and captures it
 *         with the knight in as few moves as possible; other pawns on the way stay. Alice wants many knight's moves in all,
 *         Bob few.
 * Input:  the knight's x and y (0..49), then for each of 1..15 pawns a list of its x and y (0..49), always 2..2 numbers.
 *         All pieces are on different cells.
 * Answer: the number of moves in all, if both play perfectly.
 *
 * Idea:   First the distances between all pieces, by breadth-first search. Then a table over the sets of pawns that are
 *         left and the last pawn captured, where the knight stands: the largest sum if it is Alice's turn, else the
 *         smallest. How many are captured says whose turn it is.
 * Cost:   O(2^n n^2) time, O(2^n n) memory; and 16 searches of 2,500 cells.
 */
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

int maxMoves(int kx, int ky, int **positions, int positionsSize, int *positionsColSize);

int maxMoves(int kx, int ky, int **positions, int positionsSize, int *positionsColSize)
{
    static int totals[1 << MAX][MAX + 1];
    static int distances[MAX + 1][CELLS];
    int cells[MAX + 1]; /* of the pawns, and behind them of the knight */
    const int n = positionsSize;
    (void)positionsColSize;
    for (int piece = 0; piece <= n; piece++) {
        cells[piece] = piece < n ? positions[piece][0] * SIDE + positions[piece][1] : kx * SIDE + ky;
        search(cells[piece], distances[piece]);
    }
    for (int set = 0; set < 1 << n; set++) {
        for (int at = 0; at <= n; at++) {
            totals[set][at] = best(set, n, distances[at], cells, totals);
        }
    }
    return totals[(1 << n) - 1][n];
}
