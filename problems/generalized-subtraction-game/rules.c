/* generalized-subtraction-game: take L to R neighbouring cards of a row of N; whoever cannot move loses. */
#include "rules.h"

enum { MAX = 2000, SEARCHED = 20, VALUES = 2048 };

static int64_t cards, least, most; /* N, L, R */

/* A position: the cards of a row without gaps. A row and its mirror image are the same. */
static void moves(int64_t position)
{
    for (int64_t taken = least; taken <= most; taken++) {
        const int64_t rest = position - taken;
        for (int64_t left = 0; 2 * left <= rest; left++) {
            if (!leave_two(left, rest - left, "take %" PRId64 " leaving %" PRId64 " and %" PRId64, taken, left,
                           rest - left)) {
                return;
            }
        }
    }
}

static bool searched(int64_t position) { return position <= SEARCHED; }

/* The formula of the page: whoever takes the middle can answer every move by its mirror image. */
static int64_t proved(int64_t position) { return position >= least ? WON : LOST; }

/* How many cards to take from the middle of so many, least or more, so that as many stay on each side. */
static int64_t middle_of(int64_t position) { return position % 2 == least % 2 ? least : least + 1; }

static int64_t why(int64_t position)
{
    if (position < least) {
        print("No move takes so few cards.");
    } else {
        print("Taking %" PRId64
              " cards from the middle leaves as many on each side. The mirror image of each move is then "
              "the answer to it.",
              middle_of(position));
    }
    return proved(position);
}

static struct game one_length = {.moves = moves, .splits = true, .upwards = true, .unit = "cards"};
static struct game lengths = {.moves = moves,
                              .splits = true,
                              .upwards = true,
                              .unit = "cards",
                              .listed = searched,
                              .searched = searched,
                              .proved = proved,
                              .why = why};

static const struct game *game(void) { return least == most ? &one_length : &lengths; }

static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    (void)positions;
    (void)counts;
    (void)parts;
    fact("a move takes %" PRId64 " to %" PRId64 " cards", least, most);
    print("\n");
}

static void input(void)
{
    cards = number("N", 1, MAX);
    least = number("L", 1, cards);
    most = number("R", least, cards);
    put(game(), cards);
}

/* ---- the conversation ---- */

static int64_t value[MAX + 1];   /* of a row: its Grundy number */
static int64_t in_reach[VALUES]; /* from how many lengths of what a move leaves this value can be had */

/* Adds this to in_reach of each value that two rows have, which have so many cards together. */
static void count_rows(int64_t together, int64_t added)
{
    static int64_t seen[VALUES];
    static int64_t now;
    now++;
    for (int64_t left = 0; 2 * left <= together; left++) {
        const int64_t here = value[left] ^ value[together - left];
        in_reach[here] += seen[here] != now ? added : 0;
        seen[here] = now;
    }
}

/* Each row can be left with L to R cards less: the lengths that are left move on with the row. */
static void fill_values(void)
{
    for (int64_t i = 0; i < VALUES; i++) {
        in_reach[i] = 0;
    }
    for (int64_t row = 0; row <= cards; row++) {
        if (row >= least) {
            count_rows(row - least, 1);
        }
        if (row > most) {
            count_rows(row - most - 1, -1);
        }
        value[row] = 0;
        while (in_reach[value[row]] > 0) {
            value[row]++;
        }
        if (row <= SEARCHED) {
            insist(value[row] == grundy(game(), row), "a row of %" PRId64 " must have the value of the search", row);
        }
    }
    insist(least == most || value[cards] > 0, "with several lengths the first player must win");
}

static bool is_taken[MAX + 2]; /* from card 1 on */

static int64_t row_at(int64_t first)
{
    int64_t count = 0;
    while (first + count <= cards && !is_taken[first + count]) {
        count++;
    }
    return count;
}

static void take(int64_t first, int64_t count)
{
    for (int64_t card = first; card < first + count; card++) {
        is_taken[card] = true;
    }
}

static int64_t nim_sum(void)
{
    int64_t sum = 0;
    for (int64_t first = 1; first <= cards; first += row_at(first) + 1) {
        sum ^= value[row_at(first)];
    }
    return sum;
}

/* A move of the judge; false: it has none. Any of them loses, so it makes one that is easily answered wrongly: as few cards
   as may be at the left end, as many at the right end, in turn. */
static bool make_move(int64_t turn)
{
    static int64_t starts[MAX];
    int64_t count = 0;
    for (int64_t card = 1; card <= cards; card++) {
        starts[count] = card;
        count += row_at(card) >= least ? 1 : 0;
    }
    if (count == 0) {
        return false;
    }
    const bool is_random = opponent() != 0;
    const int64_t pick = is_random ? random_in(0, count - 1) : turn % 2 == 0 ? 0 : count - 1;
    const int64_t room = row_at(starts[pick]) < most ? row_at(starts[pick]) : most;
    const int64_t taken = is_random ? random_in(least, room) : turn % 2 == 0 ? least : room;
    take(starts[pick], taken);
    tell("%" PRId64 " %" PRId64, starts[pick], taken);
    return true;
}

/* Reads a move of the program, and makes it; false: it fails. */
static bool hear_move(void)
{
    int64_t first = 0;
    int64_t count = 0;
    if (!hear("x", 0, cards, &first) || !hear("y", 0, cards, &count)) {
        return false;
    }
    if (first == 0 || count == 0) {
        refuse("%" PRId64 " %" PRId64 " is no move, and there is one", first, count);
    } else if (count < least || count > most) {
        refuse("%" PRId64 " %" PRId64 " takes %" PRId64 " cards, and must take from %" PRId64 " to %" PRId64, first,
               count, count, least, most);
    } else if (row_at(first) < count) {
        refuse("%" PRId64 " %" PRId64 " takes card %" PRId64 ", which is not there", first, count,
               first + row_at(first));
    } else {
        take(first, count);
        if (nim_sum() == 0) {
            return true;
        }
        refuse("%" PRId64 " %" PRId64 " gives the win away", first, count);
    }
    return false;
}

static void converse(void)
{
    fill_values();
    for (int64_t card = 1; card <= cards; card++) {
        is_taken[card] = false;
    }
    tell("%" PRId64 " %" PRId64 " %" PRId64, cards, least, most);
    const int side = hear_one_of("First", "Second");
    if (side == (value[cards] > 0 ? 1 : 0)) {
        refuse(side == 0 ? "it plays First, and Second can win" : "it plays Second, and First can win");
    } else if (side == 1) {
        make_move(0);
    }
    if (side >= 0) {
        for (int64_t turn = 1; hear_move() && make_move(turn); turn++) {
        }
        tell("0 0");
    }
}

/* ---- cases ---- */

static void cases(void)
{
    every_input("small", "N 1..8");
    for (int64_t length = 1; length <= 4; length++) { /* no move takes the middle */
        for (int64_t rest = 1; rest < 30; rest += 2) {
            add_input("%" PRId64 " %" PRId64 " %" PRId64, length + rest, length, length);
            try_input("one-length", "\n");
        }
    }
    random_inputs("random", 60, "N 9..100");
    for (int i = 0; i < 30; i++) {
        const int64_t length = random_magnitude(1, 300);
        const int64_t rest = 2 * random_in(0, (MAX - length - 1) / 2) + 1;
        add_input("%" PRId64 " %" PRId64 " %" PRId64, length + rest, length, length);
        try_input("one-length", "\n");
    }
    random_inputs("large", 20, "N 1900..2000");
    edge_inputs("large", 20, "N 1900..2000");
    add_input("2000 1 1");
    try_input("large", "\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move takes L to R neighbouring cards of a row; what it leaves on both sides are rows of their own. Whoever "
        "cannot move loses.",
    .players = {"the first player", "the second player"},
    .outputs = {"First", "Second"},
    .input = input,
    .draw = draw,
    .cases = cases,
    .converse = converse,
};
