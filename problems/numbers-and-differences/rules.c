/* numbers-and-differences: add the difference of two numbers, if it is not there. */
#include "rules.h"

enum { COUNT = 100, MAX = 1000000000, LISTED = 24, SEARCHED = 12 };

/* ---- a position: the numbers, from the smallest to the largest ---- */

static bool has(const int64_t *numbers, int64_t count, int64_t wanted)
{
    for (int64_t i = 0; i < count; i++) {
        if (numbers[i] == wanted) {
            return true;
        }
    }
    return false;
}

static int64_t with(const int64_t *numbers, int64_t count, int64_t added)
{
    int64_t all[COUNT + LISTED];
    int64_t place = 0;
    for (int64_t i = 0; i < count; i++) {
        place += numbers[i] < added;
        all[i + (numbers[i] > added)] = numbers[i];
    }
    all[place] = added;
    return position_of(all, count + 1);
}

/* Lists the moves, each once: a difference is new if no pair before has it. */
static void list_moves(int64_t position, int64_t most)
{
    int64_t numbers[COUNT + LISTED];
    int64_t found[LISTED];
    int64_t moves = 0;
    const int64_t count = numbers_of(position, numbers);
    for (int64_t high = 1; high < count; high++) {
        for (int64_t low = 0; low < high && moves < most; low++) {
            const int64_t difference = numbers[high] - numbers[low];
            if (!has(numbers, count, difference) && !has(found, moves, difference)) {
                found[moves++] = difference;
                leave(with(numbers, count, difference), "write %" PRId64, difference);
                spot("%" PRId64, difference);
            }
        }
    }
}

static void moves(int64_t position) { list_moves(position, LISTED); }

/* The greatest common divisor of all. */
static int64_t divisor_of(const int64_t *numbers, int64_t count)
{
    int64_t divisor = numbers[0];
    for (int64_t i = 1; i < count; i++) {
        int64_t other = numbers[i];
        while (other % divisor != 0) {
            const int64_t rest = other % divisor;
            other = divisor;
            divisor = rest;
        }
    }
    return divisor;
}

/* How many numbers there are at the end, by the theorem of the page. */
static int64_t at_the_end(int64_t position, int64_t *divisor, int64_t *count)
{
    int64_t numbers[COUNT + LISTED];
    *count = numbers_of(position, numbers);
    *divisor = divisor_of(numbers, *count);
    return numbers[*count - 1] / *divisor;
}

/* Where moves are listed, each number has its place from the beginning. */
static void show(int64_t position)
{
    int64_t numbers[COUNT + LISTED];
    int64_t divisor;
    int64_t count;
    const int64_t end = at_the_end(position, &divisor, &count);
    numbers_of(position, numbers);
    print("numbers written:");
    for (int64_t i = 0, place = 1; i < count; i++, place++) {
        for (; end <= LISTED && place * divisor < numbers[i]; place++) {
            bare_piece();
            spot("%" PRId64, place * divisor);
        }
        print(" ");
        piece("%" PRId64, numbers[i]);
        spot("%" PRId64, numbers[i]);
    }
}

static int64_t proved(int64_t position)
{
    int64_t divisor;
    int64_t count;
    return (at_the_end(position, &divisor, &count) - count) % 2 == 1 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t divisor;
    int64_t count;
    const int64_t end = at_the_end(position, &divisor, &count);
    const int64_t left = end - count;
    print("At the end all multiples of %" PRId64 ", the greatest common divisor, are there, up to the largest number: "
          "%" PRId64 " numbers. ",
          divisor, end);
    print(left % 2 == 1 ? "%" PRId64
                          " of them are missing, an odd number of moves: the player to move makes the last one."
                        : "%" PRId64 " of them are missing, an even number of moves: the opponent makes the last one.",
          left);
    return left % 2 == 1 ? WON : LOST;
}

static bool listed(int64_t position)
{
    int64_t divisor;
    int64_t count;
    return at_the_end(position, &divisor, &count) <= LISTED;
}

static bool searched(int64_t position)
{
    int64_t divisor;
    int64_t count;
    return at_the_end(position, &divisor, &count) <= SEARCHED;
}

/* Every move wins, if any does: so some of them. */
static void winning(int64_t position)
{
    if (proved(position) == WON) {
        list_moves(position, 3);
    }
}

static struct game differences = {.moves = moves,
                                  .listed = listed,
                                  .fixed = true,
                                  .show = show,
                                  .board = "row",
                                  .searched = searched,
                                  .proved = proved,
                                  .why = why,
                                  .winning = winning};

static void input(void)
{
    int64_t numbers[COUNT];
    const int64_t count = count_of_next("n", 2, COUNT);
    bool are_different = true;
    next_line();
    for (int64_t i = 0; i < count; i++) {
        const int64_t x = number("x", 1, MAX);
        int64_t place = i;
        are_different = are_different && !has(numbers, i, x);
        for (; place > 0 && numbers[place - 1] > x; place--) {
            numbers[place] = numbers[place - 1];
        }
        numbers[place] = x;
    }
    must(are_different, "the numbers must be all different");
    put(&differences, position_of(numbers, count));
}

/* So many different multiples of a number, from 1 to `most` times it. */
static void add_multiples(int64_t count, int64_t of, int64_t most)
{
    int64_t numbers[COUNT];
    for (int64_t i = 0; i < count;) {
        numbers[i] = of * random_in(1, most);
        i += !has(numbers, i, numbers[i]);
    }
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%" PRId64 "%c", numbers[i], i < count - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    every_input("small", "n 2, x 1..12");
    every_input("small", "n 3, x 1..7");
    every_input("small", "n 4, x 1..5");
    for (int i = 0; i < 100; i++) {
        const int64_t factor = random_magnitude(1, MAX / SEARCHED);
        add_multiples(random_in(2, 6), factor, SEARCHED);
        try_input("random", "");
    }
    for (int i = 0; i < 300; i++) {
        const int64_t of = i % 2 == 0 ? 1 : random_magnitude(1, 1000000);
        const int64_t count = random_in(2, COUNT);
        const int64_t most = random_magnitude(2 * count, MAX / of);
        add_multiples(count, of, most);
        try_input("large", "");
    }
    edge_inputs("edge", 40, "n 2..4");
    add_input("%d\n", COUNT);
    for (int i = 0; i < COUNT; i++) {
        add_input("%d%c", MAX - i, i < COUNT - 1 ? ' ' : '\n');
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move adds the difference of two of the numbers, if it is not there yet; whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
};
