/* linije: draw a line through a point on the line drawn just before, vertical and horizontal in turn; no line twice. */
#include "rules.h"

#include <string.h>

enum { POINTS = 10000, LINES = 500, DRAWN_TO = 56, SEARCHED = 12, ALL_SEARCHED = 6 };

static int64_t points;
static int64_t point[POINTS][2]; /* X and Y */

/* The lines that carry a point, from 0 on: the vertical ones, then the horizontal ones. */
static int64_t lines;
static int64_t place_of[2 * LINES]; /* X - 1, or LINES + Y - 1 */
static bool meets[2 * LINES][2 * LINES];

static void find_lines(void)
{
    int64_t line_at[2 * LINES] = {0}; /* first only whether there is one */
    for (int64_t i = 0; i < points; i++) {
        line_at[point[i][0] - 1] = line_at[LINES + point[i][1] - 1] = 1;
    }
    lines = 0;
    for (int64_t place = 0; place < 2 * LINES; place++) {
        if (line_at[place] > 0) {
            place_of[lines] = place;
            line_at[place] = lines++;
        }
    }
    memset(meets, 0, sizeof meets);
    for (int64_t i = 0; i < points; i++) {
        const int64_t a = line_at[point[i][0] - 1];
        const int64_t b = line_at[LINES + point[i][1] - 1];
        meets[a][b] = meets[b][a] = true;
    }
}

static char axis(int64_t line) { return place_of[line] < LINES ? 'x' : 'y'; }

static int64_t distance(int64_t line) { return place_of[line] % LINES + 1; }

/* ---- a position: the last line, or -1, and the set of all lines drawn, a bit each ---- */

static int64_t state(int64_t last, int64_t drawn) { return (last + 1) << DRAWN_TO | drawn; }

static int64_t last_of(int64_t position) { return (position >> DRAWN_TO) - 1; }

static bool is_drawn(int64_t position, int64_t line) { return line < DRAWN_TO && (position >> line & 1) != 0; }

static void moves(int64_t position)
{
    const int64_t last = last_of(position);
    for (int64_t line = 0; line < lines; line++) {
        if (!is_drawn(position, line) && (last < 0 || meets[last][line])) {
            const int64_t drawn = position & ((INT64_C(1) << DRAWN_TO) - 1);
            leave(state(line, drawn | INT64_C(1) << line), "draw %c=%" PRId64, axis(line), distance(line));
            spot("%c=%" PRId64, axis(line), distance(line));
        }
    }
}

static void show(int64_t position)
{
    print("points:");
    for (int64_t i = 0; i < points; i++) {
        piece(" %" PRId64 ",%" PRId64, point[i][0], point[i][1]);
        spot("%" PRId64 ",%" PRId64, point[i][0], point[i][1]);
    }
    print("; lines left:");
    for (int64_t line = 0; line < lines; line++) {
        if (is_drawn(position, line)) {
            bare_piece();
        } else {
            piece(" %c=%" PRId64, axis(line), distance(line));
        }
        spot("%c=%" PRId64, axis(line), distance(line));
        if (axis(line) == 'x') {
            join("%" PRId64 ",0-%" PRId64 ",%d", distance(line), distance(line), LINES + 1);
        } else {
            join("0,%" PRId64 "-%d,%" PRId64, distance(line), LINES + 1, distance(line));
        }
        mark(is_drawn(position, line) ? "drawn" : "faint");
    }
    if (last_of(position) >= 0) {
        print("; last: %c=%" PRId64, axis(last_of(position)), distance(last_of(position)));
    }
}

static bool searched(int64_t position)
{
    (void)position;
    return lines <= SEARCHED;
}

/* ---- the formula of the page: maximum matchings of the lines that are left, with the last one and without it ---- */

enum { FREE = -1, GONE = -2 };
static int64_t partner[2 * LINES];
static bool is_reached[2 * LINES];

/* Looks for an alternating path from this line to a free one, and swaps along it. */
static bool can_grow(int64_t line)
{
    for (int64_t other = 0; other < lines; other++) {
        if (meets[line][other] && partner[other] != GONE && !is_reached[other]) {
            is_reached[other] = true;
            if (partner[other] == FREE || can_grow(partner[other])) {
                partner[line] = other;
                partner[other] = line;
                return true;
            }
        }
    }
    return false;
}

/* Checks that the matching is a maximum one: as many lines as it has pairs carry all points. A horizontal line is one
   of them if an alternating path from a free vertical line comes there, a vertical line if none does. */
static void certify(int64_t pairs)
{
    bool is_in[2 * LINES] = {false};
    memset(is_reached, 0, sizeof is_reached);
    for (int64_t line = 0; line < lines; line++) {
        insist(partner[line] != FREE || axis(line) != 'x' || !can_grow(line), "the matching can grow");
    }
    for (int64_t line = 0; line < lines; line++) {
        const int64_t other = partner[line];
        is_in[line] = axis(line) == 'y' ? is_reached[line] : other >= 0 && !is_reached[other];
        pairs -= is_in[line] ? 1 : 0;
    }
    for (int64_t a = 0; a < lines; a++) {
        for (int64_t b = 0; b < a; b++) {
            insist(!meets[a][b] || partner[a] == GONE || partner[b] == GONE || is_in[a] || is_in[b], "a point is left");
        }
    }
    insist(pairs == 0, "the cover must be as large as the matching");
}

/* How many lines a maximum matching leaves free, of those that are not drawn and `last`. */
static int64_t free_lines(int64_t position, int64_t last)
{
    int64_t free_ones = 0;
    int64_t pairs = 0;
    for (int64_t line = 0; line < lines; line++) {
        partner[line] = is_drawn(position, line) && line != last ? GONE : FREE;
        free_ones += partner[line] == FREE ? 1 : 0;
    }
    for (int64_t line = 0; line < lines; line++) {
        memset(is_reached, 0, sizeof is_reached);
        if (partner[line] == FREE && axis(line) == 'x' && can_grow(line)) {
            pairs++;
        }
    }
    certify(pairs);
    return free_ones - 2 * pairs;
}

static int64_t proved(int64_t position)
{
    const int64_t last = last_of(position);
    const int64_t without = free_lines(position, -1);
    if (last < 0) {
        return without > 0 ? WON : LOST;
    }
    return free_lines(position, last) < without ? WON : LOST; /* then every maximum matching needs the last line */
}

static int64_t why(int64_t position)
{
    const int64_t last = last_of(position);
    const int64_t without = free_lines(position, -1);
    if (last < 0) {
        print(without > 0
                  ? "Match the lines in pairs that meet in a point, as many pairs as can be: so many lines stay "
                    "alone: %" PRId64 ". Draw one of these; then to each line there is its partner as an answer."
                  : "All lines can be matched in pairs that meet in a point: to each line there is its partner "
                    "as an answer.",
              without);
        return without > 0 ? WON : LOST;
    }
    const bool is_needed = free_lines(position, last) < without;
    print(is_needed
              ? "Match the lines that are left and the last one in pairs that meet in a point, as many pairs as can "
                "be: the last one always has a partner. Draw that; then to each line there is an answer."
              : "Match the lines that are left and the last one in pairs that meet in a point, as many pairs as can "
                "be: this is possible without the last one, and to each line there is its partner as an answer.");
    return is_needed ? WON : LOST;
}

static void show_large(int64_t position)
{
    (void)position;
    print("%" PRId64 " points", points);
}

static struct game board = {
    .moves = moves, .show = show, .board = "plane", .searched = searched, .proved = proved, .why = why};
static struct game large = {.show = show_large, .proved = proved, .why = why};

static void input(void)
{
    points = count_of_next("N", 1, POINTS);
    for (int64_t i = 0; i < points; i++) {
        next_line();
        point[i][0] = number("X", 1, LINES);
        point[i][1] = number("Y", 1, LINES);
    }
}

static void position(void)
{
    find_lines();
    for (int64_t drawn = 0; lines <= ALL_SEARCHED && drawn >> lines == 0; drawn++) {
        for (int64_t last = 0; last < lines; last++) {
            if (is_drawn(drawn, last)) {
                compare_formula(&board, state(last, drawn));
            }
        }
    }
    put(lines <= DRAWN_TO ? &board : &large, state(-1, 0));
}

/* ---- cases ---- */

static int64_t used;

static void add_point(int64_t x, int64_t y)
{
    point[used][0] = x;
    point[used++][1] = y;
}

/* The points so far, in any order, in a random place, and perhaps with X and Y exchanged. */
static void try_points(const char *kind, bool is_spread)
{
    int64_t turn[POINTS];
    int64_t name_of[2][LINES + 1];
    const int64_t swap = random_in(0, 1);
    for (int64_t i = 0; i <= LINES; i++) {
        name_of[0][i] = name_of[1][i] = i;
    }
    for (int64_t i = 0; i < used; i++) {
        turn[i] = i;
    }
    if (is_spread) {
        shuffle(name_of[0] + 1, LINES);
        shuffle(name_of[1] + 1, LINES);
    }
    shuffle(turn, used);
    add_input("%" PRId64 "\n", used);
    for (int64_t i = 0; i < used; i++) {
        const int64_t *p = point[turn[i]];
        add_input("%" PRId64 " %" PRId64 "\n", name_of[0][p[swap]], name_of[1][p[1 - swap]]);
    }
    used = 0;
    try_input(kind, "");
}

/* As many lines each way: a perfect matching and random points, not too far from it. But with `narrow`, which is 0 or
   from 2 to size - 1, so many vertical lines meet one horizontal line fewer. */
static void add_matching(int64_t size, int64_t count, int64_t span, int64_t narrow)
{
    for (int64_t i = 1; i <= size; i++) {
        add_point(i, i == narrow ? 1 : i);
    }
    if (narrow > 0) {
        add_point(size, narrow);
    }
    while (used < count) {
        const int64_t x = random_in(1, size);
        const int64_t y = random_in(x > span ? x - span : 1, x + span < size ? x + span : size);
        add_point(x, x <= narrow && y >= narrow ? random_in(1, narrow - 1) : y);
    }
}

static void cases(void)
{
    every_input("small", "N 1..3, X 1..2, Y 1..2");
    for (int i = 0; i < 500; i++) {
        const int64_t across = random_in(2, 6);
        const int64_t up = random_in(2, 6);
        const int64_t count = random_in(2, 12);
        for (int64_t k = 0; k < count; k++) {
            const int64_t y = random_in(1, up);
            add_point(random_in(1, across), y);
        }
        try_points("random", false);
    }
    for (int i = 0; i < 300; i++) { /* as many vertical as horizontal lines */
        const int64_t size = random_in(3, i < 200 ? 6 : 20);
        const int64_t narrow = i % 2 == 0 ? 0 : random_in(2, size - 1);
        add_matching(size, size + random_in(1, 2 * size), size, narrow);
        try_points("balanced", i % 3 == 0);
    }
    for (int i = 0; i < 60; i++) {
        const int64_t size = random_magnitude(20, LINES);
        const int64_t count = random_in(size + 1, 4 * size);
        const int64_t narrow = i % 2 == 0 ? 0 : random_in(2, size - 1);
        add_matching(size, count, random_magnitude(1, size), narrow);
        try_points("large", true);
    }
    add_point(LINES, LINES);
    try_points("limit", false);
    for (int64_t narrow = 0; narrow < LINES; narrow += LINES / 4) {
        add_matching(LINES, POINTS, LINES, narrow);
        try_points("limit", true);
    }
    add_matching(LINES, POINTS, 20, 0);
    add_input("%" PRId64 "\n", used);
    for (int64_t i = 0; i < used; i++) {
        add_input("%" PRId64 " %" PRId64 "\n", point[i][0], point[i][1]);
    }
    used = 0;
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move draws a line, vertical (x) or horizontal (y), through a point on the line drawn just before, and "
            "none twice; "
            "whoever cannot draw loses.",
    .players = {"Mirko", "Slavko"},
    .input = input,
    .position = position,
    .cases = cases,
};
