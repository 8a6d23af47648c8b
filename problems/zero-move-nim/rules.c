/* zero-move-nim: Nim, and once for each pile a move may take nothing from it. */
#include "rules.h"

enum { GAMES = 10, PILES = 10, MAX = (1 << 30) - 1, PILE_SEARCHED = 1100, ROW_SEARCHED = 1500 };

/* A pile is twice its items, plus 1 as long as nobody has taken 0 from it, which is shown as a star. */
static int64_t untouched(int64_t items) { return 2 * items + 1; }

static bool has_star(int64_t pile) { return pile % 2 == 1 && pile > 1; }

static void pile_moves(int64_t pile)
{
    for (int64_t taken = has_star(pile) ? 0 : 1; taken <= pile / 2; taken++) {
        leave(taken == 0 ? pile - 1 : pile - 2 * taken, "take %" PRId64, taken);
        if (taken == 0) {
            spot("1");
        }
    }
}

/* Of a number of items, and perhaps a star. */
static void show_items(int64_t pile)
{
    piece("%" PRId64, pile / 2);
    if (has_star(pile)) {
        mark("star");
        print("*");
    }
}

static struct game pile = {
    .moves = pile_moves, .fixed = true, .upwards = true, .show = show_items, .part = "from pile", .unit = "items"};

/* A row of piles as one position: for piles that are too large to be searched. */
static void row_moves(int64_t position)
{
    int64_t left[PILES];
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles; i++) {
        const int64_t before = left[i];
        for (int64_t taken = has_star(before) ? 0 : 1; taken <= before / 2; taken++) {
            left[i] = taken == 0 ? before - 1 : before - 2 * taken;
            leave(position_of(left, piles), "take %" PRId64 " from pile %" PRId64, taken, i + 1);
            if (taken == 0) {
                spot("%" PRId64, i + 1);
            }
        }
        left[i] = before;
    }
}

static void show_row(int64_t position)
{
    int64_t left[PILES];
    const int64_t piles = numbers_of(position, left);
    print("piles:");
    for (int64_t i = 0; i < piles; i++) {
        print(" ");
        show_items(left[i]);
    }
}

static bool listed(int64_t position)
{
    int64_t left[PILES];
    int64_t sum = 0;
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles; i++) {
        sum += left[i];
    }
    return sum <= 40000;
}

static bool searched(int64_t position)
{
    int64_t left[PILES];
    int64_t positions = 1;
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles && positions <= ROW_SEARCHED; i++) {
        positions *= left[i] + 1;
    }
    return positions <= ROW_SEARCHED;
}

/* What a part is worth by the page. */
static int64_t value_of(int64_t part)
{
    const int64_t items = part / 2;
    return !has_star(part) ? items : items % 2 == 0 ? items - 1 : items + 1;
}

static int64_t proved(int64_t position)
{
    int64_t left[PILES];
    int64_t nim_sum = 0;
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles; i++) {
        nim_sum ^= value_of(left[i]);
    }
    return nim_sum == 0 ? LOST : WON;
}

static int64_t why(int64_t position)
{
    int64_t left[PILES];
    int64_t nim_sum = 0;
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles; i++) {
        nim_sum ^= value_of(left[i]);
    }
    print("Without its star a pile is worth its items; with it an even one is worth one less, an odd one one more. ");
    print(nim_sum == 0 ? "Nim-sum 0: the player to move loses."
                       : "Nim-sum %" PRId64 ", not 0: the player to move wins.",
          nim_sum);
    return nim_sum == 0 ? LOST : WON;
}

/* A pile gets the value that makes the nim-sum 0: as many items without a star, or one more or fewer with it. */
static void winning(int64_t position)
{
    int64_t left[PILES];
    int64_t nim_sum = 0;
    const int64_t piles = numbers_of(position, left);
    for (int64_t i = 0; i < piles; i++) {
        nim_sum ^= value_of(left[i]);
    }
    for (int64_t i = 0; i < piles && nim_sum != 0; i++) {
        const int64_t before = left[i];
        const int64_t wanted = value_of(before) ^ nim_sum;
        for (int64_t items = wanted > 0 ? wanted - 1 : 0; items <= wanted + 1; items++) {
            const int64_t taken = before / 2 - items;
            left[i] = taken == 0 ? before - 1 : before - 2 * taken;
            if (taken >= (has_star(before) ? 0 : 1) && value_of(left[i]) == wanted) {
                leave(position_of(left, piles), "take %" PRId64 " from pile %" PRId64, taken, i + 1);
            }
        }
        left[i] = before;
    }
}

static struct game row = {.moves = row_moves,
                          .listed = listed,
                          .fixed = true,
                          .show = show_row,
                          .unit = "items",
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .winning = winning};

static void input(void)
{
    int64_t piles[PILES];
    int64_t largest = 0;
    const int64_t count = count_of_next("n", 1, PILES);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        const int64_t items = number("p", 1, MAX);
        piles[i] = untouched(items);
        largest = items > largest ? items : largest;
    }
    if (largest > PILE_SEARCHED) {
        put(&row, position_of(piles, count));
    } else {
        for (int64_t i = 0; i < count; i++) {
            put(&pile, piles[i]);
        }
    }
}

/* The rows of piles that the search reaches: the formula of the page is compared at each. */
static void compare_all(void)
{
    static const int64_t to[4] = {300, 25, 9, 4};
    for (int64_t piles = 1; piles <= 4; piles++) {
        int64_t left[4] = {0};
        while (left[piles - 1] <= to[piles - 1]) {
            compare_formula(&row, position_of(left, piles));
            left[0]++;
            for (int64_t i = 0; i < piles - 1 && left[i] > to[piles - 1]; i++) {
                left[i] = 0;
                left[i + 1]++;
            }
        }
    }
}

/* A game that the first player loses, or one off: by the formula, so that large numbers meet the last bits, too. */
static void add_game(int64_t piles, int64_t most, int64_t off)
{
    int64_t nim_sum = 0;
    add_input("%" PRId64 "\n", piles);
    for (int64_t i = 1; i < piles; i++) {
        const int64_t items = random_in(1, most);
        nim_sum ^= items % 2 == 0 ? items - 1 : items + 1;
        add_input("%" PRId64 " ", items);
    }
    /* a pile of the value that is missing: it is below 2 * most, and may be one too many */
    const int64_t last = (nim_sum % 2 == 1 ? nim_sum + 1 : nim_sum - 1) + off;
    add_input("%" PRId64 "\n", last < 1 || last > MAX ? 1 : last);
}

static void cases(void)
{
    compare_all();
    every_input("small", "g 1, n 1, p 1..60");
    every_input("small", "g 1, n 2, p 1..12");
    every_input("small", "g 1, n 3, p 1..6");
    every_input("small", "g 1, n 4, p 1..3");
    every_input("limit", "g 1, n 1, p 65533..65537");
    every_input("limit", "g 1, n 1, p 1073741820..1073741823");
    every_input("limit", "g 1, n 2, p 1073741820..1073741823");
    every_input("limit", "g 1, n 2, p 131070..131074");
    lost_inputs("random", 150, "g 1, n 2..6, p 1..60");
    random_inputs("random", 100, "g 1");
    edge_inputs("edge", 40, "");
    for (int i = 0; i < 240; i++) {
        add_input("1\n");
        add_game(2 + i % 9, i % 3 == 0 ? 40 : i % 3 == 1 ? 1000000 : MAX / 2, i % 4 < 2 ? 0 : i % 4 == 2 ? 1 : -1);
        try_input("lost", "");
    }
    for (int i = 0; i < 30; i++) {
        add_input("%d\n", GAMES);
        for (int game = 0; game < GAMES; game++) {
            const int64_t piles = random_in(2, PILES);
            add_game(piles, random_magnitude(2, MAX / 2), game % 2);
        }
        try_input("many-games", "");
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move takes one or more items from one pile. Or it takes none from a pile with a star, which removes the "
            "star. Whoever takes the last item wins.",
    .players = {"John", "his friend"},
    .outputs = {"W", "L"},
    .games = {.how = COUNTED, .name = "g", .low = 1, .high = GAMES},
    .input = input,
    .cases = cases,
};
