/* grid-game-2: pick a black cell and turn over the largest square of which it is the last cell. */
#include "rules.h"

#include <stdlib.h>

enum { CELLS = 200000, MAX = 1000000000, SEARCHED = 12, LISTED = 3000, SHOWN = 200 };

/* A cell is one number, row by row. A position: the black cells, in rising order. */
enum { BASE = 1 << 30 };

static int64_t cell(int64_t row, int64_t column) { return row * BASE + column; }

static int64_t side_of(int64_t black) { return black / BASE < black % BASE ? black / BASE : black % BASE; }

static void moves(int64_t position)
{
    int64_t before[LISTED];
    int64_t after[2 * LISTED];
    const int64_t count = numbers_of(position, before);
    for (int64_t i = 0; i < count; i++) {
        const int64_t row = before[i] / BASE;
        const int64_t column = before[i] % BASE;
        const int64_t side = side_of(before[i]);
        int64_t used = 0;
        int64_t next = 0; /* the first black cell that has not been looked at */
        for (int64_t turned = 0; turned < side * side; turned++) {
            const int64_t other = cell(row - side + 1 + turned / side, column - side + 1 + turned % side);
            while (next < count && before[next] < other) {
                after[used++] = before[next++];
            }
            if (next < count && before[next] == other) {
                next++;
            } else {
                after[used++] = other;
            }
        }
        while (next < count) {
            after[used++] = before[next++];
        }
        leave(position_of(after, used), "cell %" PRId64 ",%" PRId64, row, column);
        spot("%" PRId64 ",%" PRId64, row, column);
    }
}

static void show(int64_t position)
{
    static int64_t black[CELLS];
    const int64_t count = numbers_of(position, black);
    if (count > SHOWN) {
        print("%" PRId64 " black cells", count);
        return;
    }
    int64_t last = 3;
    print(count == 0 ? "no black cell" : "black:");
    for (int64_t i = 0; i < count; i++) {
        piece(" (%" PRId64 ", %" PRId64 ")", black[i] / BASE, black[i] % BASE);
        spot("%" PRId64 ",%" PRId64, black[i] / BASE, black[i] % BASE);
        mark("token");
        mark("black");
        last = black[i] / BASE > last ? black[i] / BASE : last;
        last = black[i] % BASE > last ? black[i] % BASE : last;
    }
    spots(1, last);
}

/* How many cells the rows and columns up to the last black cell have: no move turns over others. */
static int64_t area(int64_t position)
{
    static int64_t black[CELLS];
    int64_t rows = 0;
    int64_t columns = 0;
    const int64_t count = numbers_of(position, black);
    for (int64_t i = 0; i < count; i++) {
        rows = black[i] / BASE > rows ? black[i] / BASE : rows;
        columns = black[i] % BASE > columns ? black[i] % BASE : columns;
    }
    return rows * columns;
}

static bool searched(int64_t position) { return area(position) <= SEARCHED; }

static bool listed(int64_t position) { return area(position) <= LISTED; }

/* The formula of the page: the parity of the weights of the black cells. */
static int64_t quotients(int64_t one, int64_t other)
{
    return one == 0 || other == 0 ? 0
           : one > other          ? one / other + quotients(one % other, other)
                                  : other / one + quotients(one, other % one);
}

static bool is_heavy(int64_t black)
{
    int64_t sum = 0;
    for (int64_t corner = 0; corner < 4; corner++) {
        sum += quotients(black / BASE - corner / 2, black % BASE - corner % 2);
    }
    return sum % 2 == 1;
}

static int64_t proved(int64_t position)
{
    static int64_t black[CELLS];
    int64_t heavy = 0;
    const int64_t count = numbers_of(position, black);
    for (int64_t i = 0; i < count; i++) {
        heavy += is_heavy(black[i]) ? 1 : 0;
    }
    return heavy % 2 == 1 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    static int64_t black[CELLS];
    const int64_t count = numbers_of(position, black);
    const int64_t result = proved(position);
    int64_t heavy = 0;
    print(result == WON ? "Each move changes the parity of the weights of all black cells together; here the sum is "
                          "odd. (What a cell weighs, 0 or 1: see the page.)"
                        : "Each move changes the parity of the weights of all black cells together; here the sum is "
                          "even. (What a cell weighs, 0 or 1: see the page.)");
    if (count > SHOWN) {
        return result;
    }
    print(" Cells of weight 1:");
    for (int64_t i = 0; i < count; i++) {
        if (is_heavy(black[i])) {
            heavy++;
            print(" (%" PRId64 ", %" PRId64 ")", black[i] / BASE, black[i] % BASE);
        }
    }
    print(heavy == 0 ? " none" : "");
    return heavy % 2 == 1 ? WON : LOST;
}

static struct game grid = {.moves = moves,
                           .listed = listed,
                           .fixed = true,
                           .show = show,
                           .board = "squares",
                           .searched = searched,
                           .proved = proved,
                           .why = why};

static int compare_cells(const void *one, const void *other)
{
    const int64_t a = *(const int64_t *)one;
    const int64_t b = *(const int64_t *)other;
    return (a > b) - (a < b);
}

static void input(void)
{
    static int64_t black[CELLS];
    bool differ = true;
    const int64_t count = count_of_next("N", 1, CELLS);
    for (int64_t i = 0; i < count; i++) {
        next_line();
        const int64_t row = number("R", 1, MAX);
        black[i] = cell(row, number("C", 1, MAX));
    }
    qsort(black, (size_t)count, sizeof *black, compare_cells);
    for (int64_t i = 1; i < count; i++) {
        differ = differ && black[i] != black[i - 1];
    }
    must(differ, "the black cells must be different");
    put(&grid, position_of(black, count));
}

/* ---- cases ---- */

/* Black cells of a rectangle: those that the binary digits of `code` name. */
static void try_code(const char *kind, int64_t rows, int64_t columns, int64_t code)
{
    int64_t order[SEARCHED];
    int64_t count = 0;
    for (int64_t i = 0; i < rows * columns; i++) {
        if (code >> i & 1) {
            order[count++] = i;
        }
    }
    shuffle(order, count);
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", order[i] / columns + 1, order[i] % columns + 1);
    }
    try_input(kind, "");
}

/* Different cells: in each row that is used, the columns rise by steps. */
static void try_cells(const char *kind, int64_t count, int64_t most_rows, int64_t most_columns)
{
    static int64_t order[CELLS];
    int64_t used = 0;
    while (used < count) {
        const int64_t row = random_magnitude(1, most_rows);
        const int64_t column = random_magnitude(1, most_columns);
        order[used++] = cell(row, column);
    }
    qsort(order, (size_t)used, sizeof *order, compare_cells);
    count = 0;
    for (int64_t i = 0; i < used; i++) {
        if (i == 0 || order[i] != order[i - 1]) {
            order[count++] = order[i];
        }
    }
    shuffle(order, count);
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", order[i] / BASE, order[i] % BASE);
    }
    try_input(kind, "");
}

static void cases(void)
{
    for (int64_t row = 1; row <= SEARCHED; row++) { /* every set of cells that is searched with this many rows */
        const int64_t columns = SEARCHED / row;
        for (int64_t code = 1; code < INT64_C(1) << (row * columns); code += row * columns < 10 ? 1 : 7) {
            int64_t black[SEARCHED];
            int64_t count = 0;
            for (int64_t i = 0; i < row * columns; i++) {
                if (code >> i & 1) {
                    black[count++] = cell(i / columns + 1, i % columns + 1);
                }
            }
            compare_formula(&grid, position_of(black, count));
        }
    }
    every_input("small", "N 1, R 1..12, C 1..12");
    every_input("small", "N 2, R 1..3, C 1..3");
    for (int64_t code = 1; code < 4096; code += 13) {
        try_code("small", 3, 4, code);
        try_code("small", 2, 6, code);
    }
    every_input("limit", "N 1, R 999999998..1000000000, C 999999998..1000000000");
    every_input("limit", "N 1, R 1..4, C 999999990..1000000000");
    every_input("limit", "N 1, R 999999990..1000000000, C 1..4");
    for (int64_t a = 1, b = 1; b <= MAX; b += a, a = b - a) { /* neighbours of Fibonacci numbers: the most divisions */
        try_input("fibonacci", "1\n%" PRId64 " %" PRId64 "\n", a, b);
        try_input("fibonacci", "1\n%" PRId64 " %" PRId64 "\n", b, a);
    }
    for (int i = 0; i < 300; i++) {
        const int64_t most = i % 3 == 0 ? 30 : i % 3 == 1 ? 1000 : MAX;
        try_cells("random", random_in(1, 20), i % 4 == 0 ? 40 : most, most);
    }
    for (int i = 0; i < 20; i++) {
        try_cells("middling", random_magnitude(20, 2000), MAX, MAX);
    }
    try_cells("limit", CELLS, MAX, MAX);
    add_input("%d\n", CELLS);
    for (int64_t i = 0; i < CELLS; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", 701408733 + i / 400, 999999800 + i % 400 - 200);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move picks a black cell and turns over the largest square with this cell as its lower right corner: its "
            "black cells become white, its white ones black. Whoever finds no black cell loses.",
    .outputs = {"FIRST", "SECOND"},
    .input = input,
    .cases = cases,
};
