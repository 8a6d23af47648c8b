/* world-of-darkraft: waves run diagonally from a chosen cell and put out what they pass. */
#include "rules.h"

#include <string.h>

enum { MAX = 20, LISTED = 36, SEARCHED = 12, TOLD = 12 };

static int64_t n;
static int64_t m;
static char letters[MAX][MAX + 1];

/* ---- the waves; a position: the active cells of each row, one bit for each ---- */

static bool is_active(const int64_t *rows, int64_t row, int64_t column)
{
    return row >= 0 && row < n && column >= 0 && column < m && (rows[row] >> column & 1) == 1;
}

static void wave(int64_t *rows, int64_t row, int64_t column, int64_t down, int64_t right)
{
    for (row += down, column += right; is_active(rows, row, column); row += down, column += right) {
        rows[row] -= INT64_C(1) << column;
    }
}

static int64_t after(const int64_t *rows, int64_t row, int64_t column)
{
    int64_t left[MAX];
    memcpy(left, rows, (size_t)n * sizeof *left);
    if (letters[row][column] != 'R') {
        wave(left, row, column, 1, -1);
        wave(left, row, column, -1, 1);
    }
    if (letters[row][column] != 'L') {
        wave(left, row, column, -1, -1);
        wave(left, row, column, 1, 1);
    }
    left[row] -= INT64_C(1) << column;
    return position_of(left, n);
}

static void moves(int64_t position)
{
    int64_t rows[MAX];
    numbers_of(position, rows);
    for (int64_t row = 0; row < n; row++) {
        for (int64_t column = 0; column < m; column++) {
            if (is_active(rows, row, column)) {
                leave(after(rows, row, column), "choose %" PRId64 ",%" PRId64, row + 1, column + 1);
                spot("%" PRId64 ",%" PRId64, row + 1, column + 1);
            }
        }
    }
}

static void show(int64_t position)
{
    int64_t rows[MAX];
    int64_t active = 0;
    for (int64_t row = numbers_of(position, rows) - 1; row >= 0; row--) {
        active |= rows[row];
    }
    print(active == 0 ? "no active cell" : "");
    spots(1, n > m ? n : m);
    for (int64_t row = 0; row < n; row++) {
        for (int64_t column = 0; column < m; column++) {
            print("%s", active == 0 ? "" : column > 0 ? " " : row > 0 ? "\n" : "");
            if (active == 0) {
                bare_piece();
            } else {
                piece("%c", is_active(rows, row, column) ? letters[row][column] : '.');
            }
            spot("%" PRId64 ",%" PRId64, row + 1, column + 1);
        }
    }
}

/* ---- the theorem of the page: what is active are rectangles, if the board is turned by 45 degrees ---- */

/* Cells of one colour: those with sums row + column and differences row - column in these ranges. */
struct rectangle {
    int64_t sum[2], difference[2];
};

static int16_t known[2][MAX + 1][MAX + 1][MAX + 1][MAX + 1]; /* Grundy numbers + 1; 0: not known */

static int64_t value_of(struct rectangle r)
{
    const int64_t colour = r.sum[0] % 2;
    if (r.sum[0] > r.sum[1] || r.difference[0] > r.difference[1]) {
        return 0;
    }
    int16_t *value =
        &known[colour][r.sum[0] / 2][r.sum[1] / 2][(r.difference[0] + MAX) / 2][(r.difference[1] + MAX) / 2];
    uint64_t seen[4] = {0};
    for (int64_t sum = r.sum[0]; *value == 0 && sum <= r.sum[1]; sum += 2) {
        for (int64_t difference = r.difference[0]; difference <= r.difference[1]; difference += 2) {
            const int64_t row = (sum + difference) / 2;
            const int64_t column = (sum - difference) / 2;
            if (sum + difference < 0 || row >= n || sum < difference || column >= m) {
                continue;
            }
            const char letter = letters[row][column];
            int64_t nim_sum = 0;
            for (int part = 0; part < 4; part++) { /* before or behind the line that is taken, of each kind */
                struct rectangle rest = r;
                if (letter != 'R') {
                    rest.sum[1 - part / 2] = part / 2 == 0 ? sum - 2 : sum + 2;
                }
                if (letter != 'L') {
                    rest.difference[1 - part % 2] = part % 2 == 0 ? difference - 2 : difference + 2;
                }
                const bool is_one = letter == 'X' || (letter == 'L' ? part % 2 == 0 : part / 2 == 0);
                nim_sum ^= is_one ? value_of(rest) : 0;
            }
            seen[nim_sum / 64] |= UINT64_C(1) << nim_sum % 64;
        }
    }
    if (*value == 0) {
        int64_t mex = 0;
        while (seen[mex / 64] >> mex % 64 & 1) {
            mex++;
        }
        *value = (int16_t)(mex + 1);
    }
    return *value - 1;
}

/* The rectangle around the active cells that waves could reach from here, one after the other; puts them out. */
static struct rectangle take_part(int64_t *rows, int64_t row, int64_t column)
{
    struct rectangle around = {{2 * MAX, -1}, {MAX, -MAX}};
    int64_t waiting[MAX * MAX];
    int64_t count = 0;
    waiting[count++] = MAX * row + column;
    rows[row] -= INT64_C(1) << column;
    while (count > 0) {
        const int64_t at = waiting[--count];
        const int64_t sum = at / MAX + at % MAX;
        const int64_t difference = at / MAX - at % MAX;
        around.sum[0] = sum < around.sum[0] ? sum : around.sum[0];
        around.sum[1] = sum > around.sum[1] ? sum : around.sum[1];
        around.difference[0] = difference < around.difference[0] ? difference : around.difference[0];
        around.difference[1] = difference > around.difference[1] ? difference : around.difference[1];
        for (int direction = 0; direction < 4; direction++) {
            const int64_t down = at / MAX + (direction / 2 == 0 ? 1 : -1);
            const int64_t right = at % MAX + (direction % 2 == 0 ? 1 : -1);
            if (is_active(rows, down, right)) {
                rows[down] -= INT64_C(1) << right;
                waiting[count++] = MAX * down + right;
            }
        }
    }
    return around;
}

/* Writes the Grundy numbers of all parts, up to TOLD of them, and their nim-sum; returns how many parts there are. */
static int64_t look_at(int64_t position, int64_t *values, int64_t *nim_sum)
{
    int64_t rows[MAX];
    int64_t parts = 0;
    numbers_of(position, rows);
    *nim_sum = 0;
    for (int64_t row = 0; row < n; row++) {
        for (int64_t column = 0; column < m; column++) {
            if (is_active(rows, row, column)) {
                const int64_t value = value_of(take_part(rows, row, column));
                values[parts < TOLD ? parts : 0] = value;
                *nim_sum ^= value;
                parts++;
            }
        }
    }
    return parts;
}

static int64_t proved(int64_t position)
{
    int64_t values[TOLD];
    int64_t nim_sum;
    look_at(position, values, &nim_sum);
    return nim_sum != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t values[TOLD];
    int64_t nim_sum;
    const int64_t parts = look_at(position, values, &nim_sum);
    if (parts == 0) {
        print("No cell is active.");
        return LOST;
    }
    print("Parts that no wave can join, rectangles on a board that is turned by 45 degrees: %" PRId64 ". ", parts);
    if (parts <= TOLD) {
        print("Their Grundy numbers:");
        for (int64_t i = 0; i < parts; i++) {
            print(" %" PRId64, values[i]);
        }
        print(". ");
    }
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum != 0 ? WON : LOST;
}

static void winning(int64_t position)
{
    int64_t rows[MAX];
    numbers_of(position, rows);
    for (int64_t cell = 0; cell < n * m; cell++) {
        const int64_t row = cell / m;
        const int64_t column = cell % m;
        if (is_active(rows, row, column) && proved(after(rows, row, column)) == LOST) {
            leave(after(rows, row, column), "choose %" PRId64 ",%" PRId64, row + 1, column + 1);
        }
    }
}

static bool listed(int64_t position)
{
    (void)position; /* of which board it is */
    return n * m <= LISTED;
}

static bool searched(int64_t position)
{
    int64_t rows[MAX];
    int64_t active = 0;
    numbers_of(position, rows);
    for (int64_t cell = 0; cell < n * m; cell++) {
        active += is_active(rows, cell / m, cell % m);
    }
    return active <= SEARCHED;
}

static struct game board = {.moves = moves,
                            .listed = listed,
                            .show = show,
                            .board = "squares",
                            .searched = searched,
                            .proved = proved,
                            .why = why,
                            .winning = winning};

static void input(void)
{
    int64_t rows[MAX];
    n = number("n", 1, MAX);
    m = number("m", 1, MAX);
    for (int64_t row = 0; row < n; row++) {
        next_line();
        memcpy(letters[row], word("word", "LRX", m, m), (size_t)m);
        rows[row] = (INT64_C(1) << m) - 1;
    }
    memset(known, 0, sizeof known);
    put(&board, position_of(rows, n));
}

/* ---- cases ---- */

static char mirrored_letter(char letter)
{
    switch (letter) {
    case 'L': return 'R';
    case 'R': return 'L';
    default: return letter;
    }
}

/* A board of letters of this alphabet. If `mirrored`, its right half is the left one in a mirror: with an even number
   of columns, the two colours are the same game. */
static void add_board(int64_t rows, int64_t columns, const char *alphabet, bool mirrored)
{
    const int64_t wrong = random_in(0, 2 * rows * columns); /* a letter that spoils the mirror, or none */
    const int64_t last = (int64_t)strlen(alphabet) - 1;
    add_input("%" PRId64 " %" PRId64 "\n", rows, columns);
    for (int64_t row = 0; row < rows; row++) {
        char line[MAX + 1] = "";
        for (int64_t i = 0; i < columns; i++) {
            const bool is_copy = mirrored && 2 * i >= columns && row * columns + i != wrong;
            if (is_copy) {
                line[i] = mirrored_letter(line[columns - 1 - i]);
            } else {
                line[i] = alphabet[random_in(0, last)];
            }
        }
        add_input("%s\n", line);
    }
}

static void cases(void)
{
    static const char *alphabets[] = {"LRX", "LR", "LRLRLRX", "L", "X"};
    every_input("small", "n 1, m 1..5");
    every_input("small", "n 2..5, m 1");
    every_input("small", "n 2, m 2..3");
    every_input("small", "n 3, m 2");
    for (int i = 0; i < 300; i++) {
        const int64_t rows = random_in(1, 6);
        const int64_t most = SEARCHED / rows;
        add_board(rows, random_in(most > 1 ? 2 : 1, most), alphabets[i % 3], i % 2 == 0);
        try_input("random", "");
    }
    for (int i = 0; i < 100; i++) {
        const int64_t columns = random_in(1, 10);
        const int64_t wide = i % 2 == 0 ? 2 * columns : random_in(1, 20);
        add_board(random_in(1, 20), wide, alphabets[i % 5], i % 4 == 0);
        try_input("middling", "");
    }
    for (int i = 0; i < 10; i++) {
        add_board(MAX, MAX, alphabets[i / 2], i % 2 == 0);
        try_input("limit", "");
    }
    add_board(MAX, MAX, "LRX", false);
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move chooses an active cell, which becomes inactive with all cells that its waves pass: L down left and up "
        "right, R up left and down right, X all four. A wave ends before an inactive cell. Whoever cannot move loses.",
    .outputs = {"WIN", "LOSE"},
    .input = input,
    .cases = cases,
};
