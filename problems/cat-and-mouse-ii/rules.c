/* cat-and-mouse-ii: a mouse jumps to food on a grid, and a cat hunts it; a game without end is Cat's. */
#include "rules.h"

enum { SIDE = 8, CELLS = SIDE * SIDE };

static int64_t rows;
static int64_t columns;
static int64_t lengths[2]; /* of the longest jumps: Mouse's, Cat's */
static char grid[SIDE][SIDE + 1];
static int64_t food;

/* A position: the cell of the mouse, that of the cat, and who is to move, 0 for Mouse. */
static int64_t position_with(int64_t mouse, int64_t cat, int64_t mover) { return (mouse * CELLS + cat) * 2 + mover; }

static void go(int64_t mouse, int64_t cat, int64_t mover, int64_t to, bool is_jump)
{
    leave(position_with(mover == 0 ? to : mouse, mover == 0 ? cat : to, 1 - mover),
          is_jump ? "jump to %" PRId64 ",%" PRId64 : "stay", to / SIDE + 1, to % SIDE + 1);
    spot("%" PRId64 ",%" PRId64, to / SIDE + 1, to % SIDE + 1);
}

static void moves(int64_t position)
{
    static const int64_t steps[4][2] = {{-1, 0}, {0, -1}, {0, 1}, {1, 0}};
    const int64_t mouse = position / 2 / CELLS;
    const int64_t cat = position / 2 % CELLS;
    const int64_t mover = position % 2;
    const int64_t from = mover == 0 ? mouse : cat;
    if (mouse == cat || cat == food || mouse == food) {
        const bool is_mouse = mouse == food && cat != food;
        over(is_mouse == (mover == 0) ? WON : LOST);
        return;
    }
    for (int direction = 0; direction < 4; direction++) {
        int64_t row = from / SIDE + steps[direction][0];
        int64_t column = from % SIDE + steps[direction][1];
        for (int64_t length = 1; length <= lengths[mover]; length++) {
            if (row < 0 || row >= rows || column < 0 || column >= columns || grid[row][column] == '#') {
                break;
            }
            go(mouse, cat, mover, row * SIDE + column, true);
            row += steps[direction][0];
            column += steps[direction][1];
        }
    }
    go(mouse, cat, mover, from, false);
}

static void show(int64_t position)
{
    const int64_t mouse = position / 2 / CELLS;
    const int64_t cat = position / 2 % CELLS;
    print("the mouse is on");
    piece(" %" PRId64 ",%" PRId64, mouse / SIDE + 1, mouse % SIDE + 1);
    spot("%" PRId64 ",%" PRId64, mouse / SIDE + 1, mouse % SIDE + 1);
    mark("token");
    mark("first");
    print(", the cat on");
    piece(" %" PRId64 ",%" PRId64, cat / SIDE + 1, cat % SIDE + 1);
    spot("%" PRId64 ",%" PRId64, cat / SIDE + 1, cat % SIDE + 1);
    mark("token");
    mark("second");
}

/* The grid: walls and the food. */
static void draw(const int64_t *positions, const int64_t *parts_of, int64_t parts)
{
    (void)positions;
    (void)parts_of;
    (void)parts;
    for (int64_t row = 0; row < rows; row++) {
        for (int64_t column = 0; column < columns; column++) {
            const char letter = grid[row][column];
            if (letter == '#' || letter == 'F') {
                piece("%c", letter);
            } else {
                print(".");
                bare_piece();
            }
            spot("%" PRId64 ",%" PRId64, row + 1, column + 1);
            if (letter == '#') {
                mark("black");
            }
        }
        print("\n");
    }
    spots(1, rows > columns ? rows : columns);
}

static struct game game = {.moves = moves, .show = show, .board = "squares", .endless = true};

static void read_row(int64_t row, int64_t shortest, int64_t longest)
{
    const char *read = word("row", "#.CMF", shortest, longest);
    for (columns = 0; columns < SIDE && read[columns] != '\0'; columns++) {
        grid[row][columns] = read[columns];
    }
    grid[row][columns] = '\0';
}

static void put_grid(void)
{
    int64_t counts[3] = {0};
    int64_t cells[3] = {0};
    for (int64_t row = 0; row < rows; row++) {
        for (int64_t column = 0; column < columns; column++) {
            for (int i = 0; i < 3; i++) {
                if (grid[row][column] == "MCF"[i]) {
                    counts[i]++;
                    cells[i] = row * SIDE + column;
                }
            }
        }
    }
    must(counts[0] == 1 && counts[1] == 1 && counts[2] == 1, "there must be one C, one M and one F");
    food = cells[2];
    put(&game, position_with(cells[0], cells[1], 0));
}

static void input(void)
{
    rows = number("r", 1, SIDE);
    const int64_t width = number("c", 1, SIDE);
    lengths[1] = number("catJump", 1, SIDE);
    lengths[0] = number("mouseJump", 1, SIDE);
    for (int64_t row = 0; row < rows; row++) {
        next_line();
        read_row(row, width, width);
    }
    columns = width;
    put_grid();
}

static void input_of_leetcode(void)
{
    rows = count_of_next("r", 1, SIDE);
    read_row(0, 1, SIDE);
    const int64_t width = columns;
    for (int64_t row = 1; row < rows; row++) {
        read_row(row, width, width);
    }
    columns = width;
    lengths[1] = number("catJump", 1, SIDE);
    lengths[0] = number("mouseJump", 1, SIDE);
    put_grid();
}

/* ---- cases ---- */

static char made[CELLS]; /* row by row */

static void try_grid(const char *kind, int64_t height, int64_t width, int64_t cat, int64_t mouse, bool is_list)
{
    if (!is_list) {
        add_input("%" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", height, width, cat, mouse);
    }
    for (int64_t row = 0; row < height; row++) {
        add_input(!is_list ? "%.*s" : row == 0 ? "[\"%.*s\"" : "\"%.*s\"", (int)width, &made[row * width]);
        add_input(row + 1 < height ? (is_list ? "," : "\n") : "");
    }
    if (is_list) {
        add_input("]\n%" PRId64 "\n%" PRId64, cat, mouse);
    }
    try_input(kind, "\n");
}

/* Places the three letters on cells that are free, or become so. */
static void place(int64_t cells)
{
    for (int i = 0; i < 3; i++) {
        int64_t cell = random_in(0, cells - 1);
        while (made[cell] >= 'A') {
            cell = random_in(0, cells - 1);
        }
        made[cell] = "MCF"[i];
    }
}

static void make_grid(int64_t cells, int64_t walls_in_100)
{
    for (int64_t cell = 0; cell < cells; cell++) {
        made[cell] = random_in(1, 100) <= walls_in_100 ? '#' : '.';
    }
    place(cells);
}

/* Walls in every other row, with a gap in each: long ways, and corners to wait behind. */
static void make_maze(int64_t height, int64_t width)
{
    for (int64_t row = 0; row < height; row++) {
        const int64_t gap = random_in(0, width - 1);
        for (int64_t column = 0; column < width; column++) {
            made[row * width + column] = row % 2 == 1 && column != gap ? '#' : '.';
        }
    }
    place(height * width);
}

/* All grids of so many cells, with each jump up to 2. */
static void try_all(int64_t height, int64_t width, bool is_list)
{
    const int64_t cells = height * width;
    int64_t codes = 1;
    for (int64_t cell = 0; cell < cells; cell++) {
        codes *= 5;
    }
    for (int64_t code = 0; code < codes; code++) {
        int64_t rest = code;
        int64_t counts[5] = {0};
        for (int64_t cell = 0; cell < cells; cell++, rest /= 5) {
            made[cell] = "MCF.#"[rest % 5];
            counts[rest % 5]++;
        }
        for (int64_t jumps = 0; jumps < 4 && counts[0] == 1 && counts[1] == 1 && counts[2] == 1; jumps++) {
            try_grid("small", height, width, 1 + jumps / 2, 1 + jumps % 2, is_list);
        }
    }
}

/* Where Mouse wins late: after 75 turns. */
static void try_far(bool is_list)
{
    static const char *const far[] = {
        ".......#..####...#...##....#.#F.####..##...##....#...##.MC##....",
        "M#F.#.....#...#.#..###..C#..#..##...#.#...###....#...##....#....",
    };
    for (int i = 0; i < 2; i++) {
        for (int64_t jump = 1; jump <= 2; jump++) {
            for (int cell = 0; cell < CELLS; cell++) {
                made[cell] = far[i][cell];
            }
            try_grid("far", SIDE, SIDE, jump, 1, is_list);
        }
    }
}

static void cases_in(bool is_list)
{
    try_all(1, 3, is_list);
    try_all(1, 4, is_list);
    try_all(2, 2, is_list);
    for (int i = 0; i < 500; i++) {
        const int64_t height = random_in(1, 5);
        const int64_t width = random_in(height < 2 ? 5 : 2, 6);
        const int64_t longest = 1 + i % 3;
        make_grid(height * width, random_in(0, 45));
        const int64_t mouse = random_in(1, longest);
        const int64_t cat = random_in(1, longest);
        try_grid("random", height, width, cat, mouse, is_list);
    }
    for (int i = 0; i < 120; i++) {
        const int64_t height = random_in(3, SIDE);
        const int64_t width = random_in(3, SIDE);
        make_maze(height, width);
        const int64_t mouse = random_magnitude(1, SIDE);
        const int64_t cat = random_magnitude(1, SIDE);
        try_grid("maze", height, width, cat, mouse, is_list);
    }
    for (int i = 0; i < 60; i++) {
        make_grid(CELLS, 5 * (i % 9));
        const int64_t mouse = i % 4 == 0 ? SIDE : random_in(1, 4);
        const int64_t cat = i % 3 == 0 ? SIDE : random_in(1, 3);
        try_grid("limit", SIDE, SIDE, cat, mouse, is_list);
    }
    try_far(is_list);
    make_grid(CELLS, 0);
    try_grid("largest", SIDE, SIDE, SIDE, SIDE, is_list);
}

static void cases(void) { cases_in(false); }
static void cases_of_leetcode(void) { cases_in(true); }

const struct problem problem = {
    .rule =
        "Mouse and Cat jump in turn along a row or a column, up to their own lengths and not over a wall, or stay. "
        "Mouse wins on the food; Cat wins there, or on the cell of the mouse. A game that goes on forever is a draw, "
        "which the answer counts for Cat.",
    .players = {"Mouse", "Cat"},
    .outputs = {"Mouse", "Cat", "Cat"},
    .input = input,
    .draw = draw,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1728",
             .players = {"Mouse", "Cat"},
             .outputs = {"true", "false", "false"},
             .function = true,
             .input = input_of_leetcode,
             .cases = cases_of_leetcode},
            {0},
        },
};
