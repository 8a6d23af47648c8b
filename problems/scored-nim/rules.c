/*
 * scored-nim: split a heap in two, one part white and one black; at the end Alice scores white, Bob black.
 *
 * A stone that lies alone keeps its colour, and paint on a larger heap is painted over when it is split. So a
 * position is the row of the heaps of two stones and more, and a stone is scored when it comes to lie alone.
 */
#include "rules.h"

enum { MAX_HEAPS = 128, MAX_STONES = 128, SEARCHED = 24 };

/* The row of the heaps but for number `without`, with two more ones; heaps of one stone are left out. */
static int64_t heaps_after(int64_t position, int64_t without, int64_t one, int64_t other)
{
    static int64_t heaps[MAX_HEAPS * MAX_STONES];
    static int64_t after[MAX_HEAPS * MAX_STONES];
    const int64_t count = unrow(position, heaps);
    int length = 0;
    for (int64_t i = 0; i < count; i++) {
        if (i != without) {
            after[length++] = heaps[i];
        }
    }
    for (int turn = 0; turn < 2; turn++) { /* keep them ascending: the same heaps are the same position */
        const int64_t heap = turn == 0 ? one : other;
        if (heap > 1) {
            int at = length++;
            while (at > 0 && after[at - 1] > heap) {
                after[at] = after[at - 1];
                at--;
            }
            after[at] = heap;
        }
    }
    return row(after, length);
}

/* What it scores to the mover to split off a part in the mover's colour, and the rest in the other one. */
static int64_t points(int64_t mine, int64_t others) { return (mine == 1) - (others == 1); }

static void moves(int64_t position)
{
    int64_t heaps[MAX_HEAPS * MAX_STONES / 2];
    const int64_t count = unrow(position, heaps);
    for (int64_t i = 0; i < count; i++) {
        for (int64_t mine = 1; mine < heaps[i] && !(i > 0 && heaps[i] == heaps[i - 1]); mine++) {
            const int64_t yours = heaps[i] - mine;
            score(points(mine, yours), heaps_after(position, i, mine, yours), "%" PRId64 " mine %" PRId64 " yours",
                  mine, yours);
        }
    }
}

static int64_t live_stones(int64_t position)
{
    int64_t heaps[MAX_HEAPS * MAX_STONES / 2];
    const int64_t count = unrow(position, heaps);
    int64_t live = 0;
    for (int64_t i = 0; i < count; i++) {
        live += heaps[i];
    }
    return live;
}

static void show(int64_t position)
{
    int64_t heaps[MAX_HEAPS * MAX_STONES / 2];
    const int64_t count = unrow(position, heaps);
    print("%s", count > 0 ? "heaps to split:" : "no heap to split");
    for (int64_t i = 0; i < count; i++) {
        print(" %" PRId64, heaps[i]);
    }
}

static struct game searched = {.moves = moves, .scores = true, .fixed = true};

/*
 * Beyond what is searched. Call the stones in heaps of two and more live. All positions of up to SEARCHED
 * live stones are searched: the lead is one number when an even number is live, another when it is odd. This
 * goes on for all heaps up to MAX_STONES, by induction over the moves. A move is one of a single heap,
 * whatever lies beside it, and these two hold for every heap and every split of it:
 * - No move is worth more than the lead that its position should have.
 * - If an even number is live, some move of every heap is worth the lead. If an odd number is live, some heap
 * is odd, and some move of every odd heap is worth the lead.
 */
static int64_t lead_of[2]; /* by the parity of the live stones */

/* All positions of heaps from `least` stones up, `live` of them or fewer added to those of the position. */
static void search_all(int64_t position, int64_t live, int64_t least)
{
    must(lead(&searched, position) == lead_of[(SEARCHED - live) % 2], "the lead must be that of the parity");
    for (int64_t heap = least; heap <= live; heap++) {
        search_all(heaps_after(position, -1, heap, 1), live - heap, heap);
    }
}

static void prove_parity(void)
{
    const int64_t none = 0;
    int64_t pile = 3;
    lead_of[0] = lead(&searched, row(&none, 0));
    lead_of[1] = lead(&searched, row(&pile, 1));
    search_all(row(&none, 0), SEARCHED, 2);
    for (int64_t heap = 2; heap <= MAX_STONES; heap++) {
        for (int64_t parity = 0; parity < 2; parity++) {
            bool reached = false;
            for (int64_t mine = 1; mine < heap; mine++) {
                const int64_t dead = (mine == 1) + (heap - mine == 1);
                const int64_t worth = points(mine, heap - mine) - lead_of[(parity + dead) % 2];
                must(worth <= lead_of[parity], "no move of a heap of %" PRId64 " may be worth more", heap);
                reached = reached || worth == lead_of[parity];
            }
            must(reached || (parity == 1 && heap % 2 == 0), "a heap of %" PRId64 " must have a move that is best",
                 heap);
        }
    }
}

static bool small(int64_t position) { return live_stones(position) <= SEARCHED; }

static int64_t told(int64_t position)
{
    static bool is_proved;
    if (!is_proved) {
        is_proved = true;
        prove_parity();
    }
    return lead_of[live_stones(position) % 2];
}

static struct game heaps_left = {
    .moves = moves, .scores = true, .fixed = true, .show = show, .small = small, .told = told};

static int64_t given;

static void input(void)
{
    const int64_t none = 0;
    const int64_t count = number("n", 1, MAX_HEAPS);
    next_line();
    given = row(&none, 0);
    for (int64_t i = 0; i < count; i++) {
        given = heaps_after(given, -1, number("heap", 2, MAX_STONES), 1);
    }
}

static void position(void) { put(&heaps_left, given); }

static void answer(void) { print("%" PRId64 "\n", (live_stones(given) + lead(&heaps_left, given)) / 2); }

static void add_heaps(int64_t length, int64_t low, int64_t high)
{
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", random_in(low, high));
    }
    add_input("\n");
}

static void cases(void)
{
    every_input("small", "n 1");
    every_input("small", "n 2..4, heap 2..7");
    every_input("small", "n 5..6, heap 2..4");
    for (int64_t length = 2; length <= SEARCHED / 2; length++) {
        for (int64_t i = 0; i < 10; i++) {
            add_heaps(length, 2, 2 * SEARCHED / length - 2);
            try_input("random", "");
        }
    }
    for (int64_t i = 0; i < 200; i++) {
        add_heaps(random_in(2, MAX_HEAPS), 2, random_in(3, MAX_STONES));
        try_input("random", "");
    }
    for (int64_t length = MAX_HEAPS - 2; length <= MAX_HEAPS; length++) {
        add_heaps(length, 2, 2);
        try_input("limit", "");
        add_heaps(length, MAX_STONES - 1, MAX_STONES - 1);
        try_input("limit", "");
        add_heaps(length, 2, MAX_STONES);
        try_input("limit", "");
    }
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move splits a heap, one part in the mover's colour and one in the other's. A stone that lies "
            "alone "
            "scores for its colour (a pair that is split: 1 for each, which is left out of the score here).",
    .players = {"Alice", "Bob"},
    .input = input,
    .position = position,
    .answer = answer,
    .cases = cases,
};
