/*
 * scored-nim: split a heap in two, one part white and one black; at the end Alice scores white, Bob black.
 *
 * A single stone keeps its colour, and paint on a larger heap is painted over when it is split. So a position is how
 * many heaps there are of each size from two stones up, and a stone scores when it becomes single.
 */
#include "rules.h"

enum { MAX_HEAPS = 128, MAX_STONES = 128, SEARCHED = 24 };

/* Heap number 0 stands for none. */
static int64_t replaced(int64_t position, int64_t heap, int64_t one, int64_t other)
{
    int64_t heaps[MAX_STONES + 1];
    numbers_of(position, heaps);
    heaps[heap]--;
    heaps[one]++;
    heaps[other]++;
    heaps[0] = heaps[1] = 0;
    return position_of(heaps, MAX_STONES + 1);
}

/* The mover's points for a split into a part in the mover's colour and a part in the other colour. */
static int64_t points(int64_t mine, int64_t others) { return (mine == 1) - (others == 1); }

static void moves(int64_t position)
{
    int64_t heaps[MAX_STONES + 1];
    int64_t before = 0; /* smaller heaps */
    numbers_of(position, heaps);
    for (int64_t heap = 2; heap <= MAX_STONES; heap++) {
        for (int64_t mine = 1; mine < heap && heaps[heap] > 0; mine++) {
            const int64_t yours = heap - mine;
            score(points(mine, yours), replaced(position, heap, mine, yours), "%" PRId64 " mine %" PRId64 " yours",
                  mine, yours);
            spot("%" PRId64 "|%" PRId64, before + 1, mine);
        }
        before += heaps[heap];
    }
}

static int64_t live_stones(int64_t position)
{
    int64_t heaps[MAX_STONES + 1];
    int64_t live = 0;
    numbers_of(position, heaps);
    for (int64_t heap = 2; heap <= MAX_STONES; heap++) {
        live += heap * heaps[heap];
    }
    return live;
}

static void show(int64_t position)
{
    int64_t heaps[MAX_STONES + 1];
    numbers_of(position, heaps);
    print(live_stones(position) > 0 ? "heaps to split:" : "no heap to split");
    for (int64_t heap = 2; heap <= MAX_STONES; heap++) {
        for (int64_t i = 0; i < heaps[heap]; i++) {
            piece(" %" PRId64, heap);
        }
    }
}

static struct game without_formula = {.moves = moves, .scores = true, .fixed = true};

/*
 * For positions too large to search. Call the stones in heaps of two or more live. All positions of up to SEARCHED
 * live stones are searched: the lead is one number when an even number is live, and another when an odd number is.
 * This continues for all heaps up to MAX_STONES, by induction over the moves. A move changes a single heap, whatever
 * the other heaps are, and two things hold for every heap and every split of it:
 * - No move is worth more than the lead that its position should have.
 * - If an even number is live, some move of every heap is worth the lead. If an odd number is live, some heap
 * is odd, and some move of every odd heap is worth the lead.
 */
static int64_t lead_of[2]; /* by the parity of the live stones */

/* All positions of heaps from `least` stones up, `live` of them or fewer added to those of the position. */
static void search_all(int64_t position, int64_t live, int64_t least)
{
    insist(lead(&without_formula, position) == lead_of[(SEARCHED - live) % 2], "the lead must be that of the parity");
    for (int64_t heap = least; heap <= live; heap++) {
        search_all(replaced(position, 0, heap, 1), live - heap, heap);
    }
}

static void prove_parity(void)
{
    const int64_t none[MAX_STONES + 1] = {0};
    const int64_t empty = position_of(none, MAX_STONES + 1);
    lead_of[0] = lead(&without_formula, empty);
    lead_of[1] = lead(&without_formula, replaced(empty, 0, 3, 1));
    search_all(empty, SEARCHED, 2);
    for (int64_t heap = 2; heap <= MAX_STONES; heap++) {
        for (int64_t parity = 0; parity < 2; parity++) {
            bool reached = false;
            for (int64_t mine = 1; mine < heap; mine++) {
                const int64_t dead = (mine == 1) + (heap - mine == 1);
                const int64_t worth = points(mine, heap - mine) - lead_of[(parity + dead) % 2];
                insist(worth <= lead_of[parity], "no move of a heap of %" PRId64 " may be worth more", heap);
                reached = reached || worth == lead_of[parity];
            }
            insist(reached || (parity == 1 && heap % 2 == 0), "a heap of %" PRId64 " must have a move that is best",
                   heap);
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

static struct game heaps_left = {
    .moves = moves, .scores = true, .fixed = true, .show = show, .searched = searched, .proved = proved};

static int64_t given;

static void input(void)
{
    int64_t heaps[MAX_STONES + 1] = {0};
    const int64_t count = count_of_next("n", 1, MAX_HEAPS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        heaps[number("heap", 2, MAX_STONES)]++;
    }
    given = position_of(heaps, MAX_STONES + 1);
    put(&heaps_left, given);
}

static void answer(void) { print("%" PRId64 "\n", (live_stones(given) + lead(&heaps_left, given)) / 2); }

static void cases(void)
{
    every_input("small", "n 1");
    every_input("small", "n 2..4, heap 2..7");
    every_input("small", "n 5..6, heap 2..4");
    every_input("small", "n 7..12, heap 2");
    for (int length = 2; length <= 9; length++) {
        random_inputs("random", 10, "n %d, heap 2..%d", length, 2 * SEARCHED / length - 2);
    }
    for (int i = 0; i < 100; i++) {
        random_inputs("random", 2, "heap 2..%d", (int)random_in(3, MAX_STONES));
    }
    every_input("limit", "n 126..128, heap 2");
    every_input("limit", "n 126..128, heap 127");
    random_inputs("limit", 4, "n 126..128");
    largest_input("limit");
}

const struct problem problem = {
    .rule = "A move splits a heap, one part in the mover's colour and one in the other's. A stone that lies alone "
            "scores for its colour (a pair that is split: 1 for each, which is left out of the score here).",
    .players = {"Alice", "Bob"},
    .input = input,
    .answer = answer,
    .answer_is = "Alice's score in the end",
    .cases = cases,
};
