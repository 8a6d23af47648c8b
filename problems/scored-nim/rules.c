/*
 * scored-nim: split a pile in two, one part white and one black; at the end Alice scores white, Bob black.
 *
 * A single stone keeps its colour, and paint on a larger pile is painted over when it is split. So a position is how
 * many piles there are of each size from two stones up, and a stone scores when it becomes single.
 */
#include "rules.h"

enum { MAX_PILES = 128, MAX_STONES = 128, SEARCHED = 24 };

/* Pile number 0 stands for none. */
static int64_t replaced(int64_t position, int64_t pile, int64_t one, int64_t other)
{
    int64_t piles[MAX_STONES + 1];
    numbers_of(position, piles);
    piles[pile]--;
    piles[one]++;
    piles[other]++;
    piles[0] = piles[1] = 0;
    return position_of(piles, MAX_STONES + 1);
}

/* The mover's points for a split into a part in the mover's colour and a part in the other colour. */
static int64_t points(int64_t mine, int64_t others) { return (mine == 1) - (others == 1); }

static void moves(int64_t position)
{
    int64_t piles[MAX_STONES + 1];
    int64_t before = 0; /* smaller piles */
    numbers_of(position, piles);
    for (int64_t pile = 2; pile <= MAX_STONES; pile++) {
        for (int64_t mine = 1; mine < pile && piles[pile] > 0; mine++) {
            const int64_t yours = pile - mine;
            score(points(mine, yours), replaced(position, pile, mine, yours), "%" PRId64 " mine %" PRId64 " yours",
                  mine, yours);
            spot("%" PRId64 "|%" PRId64, before + 1, mine);
        }
        before += piles[pile];
    }
}

static int64_t live_stones(int64_t position)
{
    int64_t piles[MAX_STONES + 1];
    int64_t live = 0;
    numbers_of(position, piles);
    for (int64_t pile = 2; pile <= MAX_STONES; pile++) {
        live += pile * piles[pile];
    }
    return live;
}

static void show(int64_t position)
{
    int64_t piles[MAX_STONES + 1];
    numbers_of(position, piles);
    print(live_stones(position) > 0 ? "piles to split:" : "no pile to split");
    for (int64_t pile = 2; pile <= MAX_STONES; pile++) {
        for (int64_t i = 0; i < piles[pile]; i++) {
            piece(" %" PRId64, pile);
        }
    }
}

static struct game without_formula = {.moves = moves, .scores = true, .fixed = true};

/*
 * For positions too large to search. Call the stones in piles of two or more live. All positions of up to SEARCHED
 * live stones are searched: the lead is one number when an even number is live, and another when an odd number is.
 * This continues for all piles up to MAX_STONES, by induction over the moves. A move changes a single pile, whatever
 * the other piles are, and two things hold for every pile and every split of it:
 * - No move is worth more than the lead that its position should have.
 * - If an even number is live, some move of every pile is worth the lead. If an odd number is live, some pile
 * is odd, and some move of every odd pile is worth the lead.
 */
static int64_t lead_of[2]; /* by the parity of the live stones */

/* All positions of piles from `least` stones up, `live` of them or fewer added to those of the position. */
static void search_all(int64_t position, int64_t live, int64_t least)
{
    insist(lead(&without_formula, position) == lead_of[(SEARCHED - live) % 2], "the lead must be that of the parity");
    for (int64_t pile = least; pile <= live; pile++) {
        search_all(replaced(position, 0, pile, 1), live - pile, pile);
    }
}

static void prove_parity(void)
{
    const int64_t none[MAX_STONES + 1] = {0};
    const int64_t empty = position_of(none, MAX_STONES + 1);
    lead_of[0] = lead(&without_formula, empty);
    lead_of[1] = lead(&without_formula, replaced(empty, 0, 3, 1));
    search_all(empty, SEARCHED, 2);
    for (int64_t pile = 2; pile <= MAX_STONES; pile++) {
        for (int64_t parity = 0; parity < 2; parity++) {
            bool reached = false;
            for (int64_t mine = 1; mine < pile; mine++) {
                const int64_t dead = (mine == 1) + (pile - mine == 1);
                const int64_t worth = points(mine, pile - mine) - lead_of[(parity + dead) % 2];
                insist(worth <= lead_of[parity], "no move of a pile of %" PRId64 " may be worth more", pile);
                reached = reached || worth == lead_of[parity];
            }
            insist(reached || (parity == 1 && pile % 2 == 0), "a pile of %" PRId64 " must have a move that is best",
                   pile);
        }
    }
}

static bool searched(int64_t position) { return live_stones(position) <= SEARCHED; }

static int64_t proved(int64_t position)
{
    static bool is_proved;
    if (!is_proved) {
        is_proved = true;
        prove_parity();
    }
    return lead_of[live_stones(position) % 2];
}

static struct game piles_left = {
    .moves = moves, .scores = true, .fixed = true, .show = show, .searched = searched, .proved = proved};

static int64_t given;

static void input(void)
{
    int64_t piles[MAX_STONES + 1] = {0};
    const int64_t count = count_of_next("n", 1, MAX_PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        piles[number("pile", 2, MAX_STONES)]++;
    }
    given = position_of(piles, MAX_STONES + 1);
    put(&piles_left, given);
}

static void answer(void) { print("%" PRId64 "\n", (live_stones(given) + lead(&piles_left, given)) / 2); }

static void cases(void)
{
    every_input("small", "n 1");
    every_input("small", "n 2..4, pile 2..7");
    every_input("small", "n 5..6, pile 2..4");
    every_input("small", "n 7..12, pile 2");
    for (int length = 2; length <= 9; length++) {
        random_inputs("random", 10, "n %d, pile 2..%d", length, 2 * SEARCHED / length - 2);
    }
    for (int i = 0; i < 100; i++) {
        random_inputs("random", 2, "pile 2..%d", (int)random_in(3, MAX_STONES));
    }
    every_input("limit", "n 126..128, pile 2");
    every_input("limit", "n 126..128, pile 127");
    random_inputs("limit", 4, "n 126..128");
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move splits a pile, one part in the mover's colour and one in the other's. A stone that lies alone "
            "scores for its colour (a pair that is split: 1 for each, which is left out of the score here).",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "Alice's score in the end",
    .cases = cases,
};
