/* Wythoff's game, a position of two numbers, and the same as a race of tokens; every winning move is a right
   answer. Another way: the k-th lost pair is the smallest number that no earlier pair has, and that number
   plus k. */
#include "rules.h"

enum { LIMIT = 60 };

static int64_t a;
static int64_t b;

/* The queen's moves towards (0, 0); in the race the move that gets there wins at once. */
static void queen(int64_t position, void (*end)(void))
{
    const int64_t x = first(position);
    const int64_t y = second(position);
    for (int64_t step = 1; step <= x || step <= y; step++) {
        for (int way = 1; way <= 3; way++) {
            const int64_t to_x = x - (way & 1 ? step : 0);
            const int64_t to_y = y - (way & 2 ? step : 0);
            if (to_x < 0 || to_y < 0) {
                continue;
            }
            if (to_x == 0 && to_y == 0 && end != NULL) {
                end();
            } else {
                leave(pair(to_x, to_y));
            }
        }
    }
}

static void moves(int64_t position)
{
    queen(position, NULL);
}

static void race_moves(int64_t position)
{
    queen(position, win);
}

static struct game game = {.moves = moves, .fixed = true};
static struct game race = {.moves = race_moves, .fixed = true};

static bool lost_by_pairs(int64_t x, int64_t y)
{
    bool used[3 * LIMIT] = {false};
    for (int64_t k = 0, low = 0; low <= LIMIT; k++) {
        used[low] = used[low + k] = true;
        if ((x == low && y == low + k) || (y == low && x == low + k)) {
            return true;
        }
        while (used[low]) {
            low++;
        }
    }
    return false;
}

static bool is_winning_move(int64_t x, int64_t y)
{
    return x + y < a + b && (x == a || y == b || a - x == b - y) && lost_by_pairs(x, y);
}

static void input(void)
{
    a = number("a", 0, LIMIT);
    b = number("b", 0, LIMIT);
}

static void answer(void)
{
    const bool won = wins(&game, pair(a, b));
    demand(won != lost_by_pairs(a, b), "Wythoff's game");
    if (a + b > 0) {
        demand(wins(&race, pair(a, b)) == won, "one token: last to move and first to arrive are the same");
    }
    if (a + b > 0 && a <= 4 && b <= 4) { /* two tokens: sum_wins() compares with the whole search itself */
        clear();
        put(&race, pair(a, b));
        put(&race, pair(4 - a, 4));
        sum_wins();
    }
    if (!won) {
        print("lost\n");
        return;
    }
    for (int64_t x = a; x >= 0; x--) {
        for (int64_t y = b; y >= 0; y--) {
            if (is_winning_move(x, y)) {
                print("to %" PRId64 " %" PRId64 "\n", x, y);
                return;
            }
        }
    }
}

static bool accepts(void)
{
    if (lost_by_pairs(a, b)) {
        return next_word_is("lost");
    }
    const bool told = next_word_is("to");
    const int64_t x = next_number(0, a);
    const int64_t y = next_number(0, b);
    return told && x >= 0 && y >= 0 && is_winning_move(x, y);
}

static void cases(void)
{
    every_input("every");
}

const struct problem problem = {.rule = "A queen moves towards the corner.",
                                .input = input,
                                .answer = answer,
                                .accepts = accepts,
                                .cases = cases};
