/* colouring-game: two neighbouring cells, one of them of one's own colour, are painted white. */
#include "rules.h"

enum { GAMES = 10000, CELLS = 500000, LISTED = 400, SEARCHED = 9 };
enum { WHITE, RED, BLUE };

static int64_t all_cells;        /* of this input so far */
static int64_t whole[1 + CELLS]; /* of positions that are looked at */
static const char letters[] = ".RB";

/* A position: who is to move, and the cells. */
static void moves(int64_t position)
{
    int64_t at[1 + LISTED];
    const int64_t length = numbers_of(position, at);
    const int64_t own = at[0] == 0 ? RED : BLUE;
    at[0] = 1 - at[0];
    for (int64_t i = 1; i + 1 < length; i++) {
        if (at[i] == own || at[i + 1] == own) {
            const int64_t one = at[i];
            const int64_t other = at[i + 1];
            at[i] = at[i + 1] = WHITE;
            leave(position_of(at, length), "paint %" PRId64 " and %" PRId64, i, i + 1);
            spot("%" PRId64, i);
            spot("%" PRId64, i + 1);
            at[i] = one;
            at[i + 1] = other;
        }
    }
}

static void show(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    print("cells: ");
    for (int64_t i = 1; i < length; i++) {
        piece("%c", letters[whole[i]]);
        mark(whole[i] == RED ? "red" : whole[i] == BLUE ? "blue" : "white");
    }
    spots(1, length - 1);
}

static bool listed(int64_t position) { return numbers_of(position, whole) <= 1 + LISTED; }
static bool searched(int64_t position) { return numbers_of(position, whole) <= 1 + SEARCHED; }

/* Cells of alternating colours, of which a move takes two neighbours: Dawson's Kayles. */
static void run_moves(int64_t cells)
{
    for (int64_t before = 0; before <= cells - 2 - before; before++) {
        leave_two(before, cells - 2 - before, "cut off %" PRId64 " of %" PRId64, before, cells);
    }
}

static struct game run = {.moves = run_moves, .splits = true, .code = "0.07", .fixed = true};

/* Adds up the cells of the mover's colour, minus the cells of the other, and the runs' Grundy numbers. */
static void look_at(int64_t position, int64_t *ahead, int64_t *nim_sum)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t own = whole[0] == 0 ? RED : BLUE;
    int64_t cells_of_run = 0;
    *ahead = *nim_sum = 0;
    for (int64_t i = 1; i < length; i++) {
        *ahead += whole[i] == own ? 1 : whole[i] == WHITE ? 0 : -1;
        cells_of_run = whole[i] == WHITE ? 0 : cells_of_run > 0 && whole[i] != whole[i - 1] ? cells_of_run + 1 : 1;
        const bool ends = i + 1 == length || whole[i + 1] == WHITE || whole[i + 1] == whole[i];
        *nim_sum ^= ends && cells_of_run > 1 ? grundy(&run, cells_of_run) : 0;
    }
}

/* The formula of the page: more cells of one's own colour win, fewer lose. Else the nim-sum of the alternating runs is
   looked at, whose values are those of the octal game. */
static int64_t proved(int64_t position)
{
    int64_t ahead;
    int64_t nim_sum;
    look_at(position, &ahead, &nim_sum);
    return ahead > 0 || (ahead == 0 && nim_sum != 0) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t ahead;
    int64_t nim_sum;
    look_at(position, &ahead, &nim_sum);
    if (ahead != 0) {
        print(ahead > 0
                  ? "The player to move has more cells of his colour than the other one, by %" PRId64 ", and wins."
                  : "The player to move has fewer cells of his colour than the other one, by %" PRId64 ", and loses.",
              ahead > 0 ? ahead : -ahead);
        return ahead > 0 ? WON : LOST;
    }
    print("As many cells are red as blue. So whoever runs out of places where both colours meet loses: runs of "
          "alternating colours, of which a move takes two neighbours, are the piles of Dawson's Kayles. ");
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

static struct game row = {.moves = moves,
                          .listed = listed,
                          .fixed = true,
                          .show = show,
                          .board = "row",
                          .searched = searched,
                          .proved = proved,
                          .why = why};

static void preamble(void) { all_cells = 0; }

static void input(void)
{
    static int64_t at[1 + CELLS];
    const int64_t cells = number("n", 2, CELLS);
    all_cells += cells;
    must(all_cells <= CELLS, "the sum of all n must be at most 500,000");
    next_line();
    const char *read = word("s", "RB", cells, cells);
    for (int64_t i = 0; i < cells && read[i] != '\0'; i++) {
        at[1 + i] = read[i] == 'R' ? RED : BLUE;
    }
    put(&row, position_of(at, 1 + cells));
}

/* A row in alternating runs of at most `longest` cells; in the end single cells even out the colours, but for `odd` of
   them, if there is room. */
static void add_row(int64_t cells, int64_t longest, int64_t odd)
{
    static char text[CELLS + 1];
    int64_t left = random_in(2, longest);
    int64_t lead = 0; /* of red */
    char last = random_in(0, 1) == 0 ? 'R' : 'B';
    for (int64_t i = 0; i < cells; i++) {
        const int64_t distance = lead > odd ? lead - odd : odd - lead;
        const char lacking = lead > odd ? 'B' : 'R';
        if (cells - i <= distance) {
            last = lacking;
        } else if (left > 0 && i > 0) {
            last = last == 'R' ? 'B' : 'R';
            left--;
        } else {
            left = random_in(1, longest) - 1;
        }
        lead += last == 'R' ? 1 : -1;
        text[i] = last;
    }
    text[cells] = '\0';
    add_input("%" PRId64 "\n%s\n", cells, text);
}

static void add_rows(int64_t games, int64_t most, int64_t longest)
{
    add_input("%" PRId64 "\n", games);
    for (int64_t i = 0; i < games; i++) {
        const int64_t cells = random_in(2, most);
        const int64_t odd = i % 5 == 0 ? random_in(-2, 2) : 0;
        add_row(cells, longest < 2 ? 2 : longest, odd);
    }
}

static void cases(void)
{
    every_input("small", "t 1, n 2..8");
    for (int64_t cells = 2; cells <= 120; cells++) { /* one alternating run, and two with one cell between */
        for (int64_t gap = 0; gap <= 1; gap++) {
            add_input("1\n%" PRId64 "\n", cells + gap * (cells / 3));
            for (int64_t i = 0; i < cells + gap * (cells / 3); i++) {
                add_input("%c", (i - (gap == 1 && i >= cells ? 1 : 0)) % 2 == 0 ? 'R' : 'B');
            }
            try_input(gap == 0 ? "one-run" : "two-runs", "\n");
        }
    }
    for (int i = 0; i < 300; i++) {
        add_rows(1, i < 60 ? SEARCHED : i < 200 ? 40 : 2000, i % 3 == 0 ? 4 : i % 3 == 1 ? 12 : 80);
        try_input("random", "");
    }
    add_input("%d\n", GAMES);
    for (int64_t i = 0; i < GAMES; i++) {
        add_row(CELLS / GAMES, i % 2 == 0 ? 6 : CELLS / GAMES, 0);
    }
    try_input("many-games", "");
    for (int i = 0; i < 20; i++) {
        add_rows(random_in(2, 300), 300, i % 2 == 0 ? 10 : 90);
        try_input("many-games", "");
    }
    for (int64_t longest = 3; longest < CELLS; longest *= 8) {
        add_input("1\n");
        add_row(CELLS - longest % 2, longest, 0);
        try_input("limit", "");
    }
    add_input("1\n%d\n", CELLS);
    for (int i = 0; i < CELLS; i++) {
        add_input("%c", i % 2 == 0 ? 'R' : 'B');
    }
    add_input("\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move paints two neighbouring cells white, at least one of which has the mover's colour: red (R) for Alice, "
        "blue (B) for Bob. Whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
