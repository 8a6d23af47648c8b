/* powers-game: signs for the powers of 2; P2 wants a value that is divisible by 17. */
#include "rules.h"

enum { GAMES = 1000000, MAX = 1000000, LISTED = 40, SEARCHED = 10, MODULUS = 17, KINDS = 4 };
enum { PLAYER, VALUE, LEFT }; /* LEFT: and after it */

static int64_t power(int64_t exponent) /* of 2, mod 17 */ { return (INT64_C(1) << exponent % 8) % MODULUS; }

/* A position: who is to move, 0 for P1; the value so far, mod 17; and the exponents of the powers without a sign. Or one
   number, n: no sign is there yet, of more powers than LISTED. */
static bool is_listed(int64_t position)
{
    int64_t at[LEFT + LISTED];
    return numbers_of(position, at) >= LEFT;
}

static int64_t after(const int64_t *at, int64_t count, int64_t taken, bool is_added)
{
    int64_t next[LEFT + LISTED];
    int64_t used = 0;
    next[used++] = 1 - at[PLAYER];
    next[used++] = (at[VALUE] + (is_added ? 1 : MODULUS - 1) * power(at[taken])) % MODULUS;
    for (int64_t i = LEFT; i < count; i++) {
        if (i != taken) {
            next[used++] = at[i];
        }
    }
    return position_of(next, used);
}

static void moves(int64_t position)
{
    int64_t at[LEFT + LISTED];
    const int64_t count = numbers_of(position, at);
    if (count == LEFT) {
        over((at[VALUE] == 0) == (at[PLAYER] == 1) ? WON : LOST);
    }
    for (int64_t i = LEFT; i < count; i++) {
        leave(after(at, count, i, true), "add 2^%" PRId64, at[i]);
        spot("%" PRId64, at[i]);
        leave(after(at, count, i, false), "subtract 2^%" PRId64, at[i]);
        spot("%" PRId64, at[i]);
    }
}

static void show(int64_t position)
{
    int64_t at[LEFT + LISTED];
    const int64_t count = numbers_of(position, at);
    if (count < LEFT) {
        fact("powers without a sign: 2^1 to 2^%" PRId64, at[0]);
        return;
    }
    print(count == LEFT ? "no power is left" : "powers without a sign:");
    for (int64_t i = LEFT; i < count; i++) {
        piece(" 2^%" PRId64, at[i]);
        spot("%" PRId64, at[i]);
    }
    fact("; the value so far, mod 17: %" PRId64, at[VALUE]);
}

static bool searched(int64_t position)
{
    int64_t at[LEFT + LISTED];
    return is_listed(position) && numbers_of(position, at) <= LEFT + SEARCHED;
}

/* How many of the four kinds of powers, 2^i with the same i mod 4, are there an odd number of times; and one of these. */
static int64_t odd_kinds(const int64_t *at, int64_t count, int64_t *odd)
{
    bool is_odd[KINDS] = {false};
    int64_t kinds = 0;
    for (int64_t i = LEFT; i < count; i++) {
        is_odd[at[i] % KINDS] = !is_odd[at[i] % KINDS];
    }
    for (int64_t kind = 0; kind < KINDS; kind++) {
        if (is_odd[kind]) {
            kinds++;
            *odd = kind;
        }
    }
    return kinds;
}

/* The theorem of the page, for `left` powers without a sign of which so many kinds are odd, `odd` among them. If P2 makes
   the last move, P2 wins by giving the turn back with no odd kind and the value 0. */
static bool p2_wins(const int64_t *at, int64_t left, int64_t kinds, int64_t odd)
{
    if (at[PLAYER] == 0 || left == 0) {
        return at[VALUE] == 0 && kinds == 0;
    }
    return left % 2 == 1 && kinds == 1 && (at[VALUE] == power(odd) || at[VALUE] == MODULUS - power(odd));
}

/* The same four of any position. */
static bool read_position(int64_t position, int64_t *at, int64_t *left, int64_t *kinds)
{
    int64_t odd = 0;
    const int64_t count = numbers_of(position, at);
    if (count < LEFT) {
        *left = at[0];
        at[PLAYER] = 0;
        at[VALUE] = 0;
        *kinds = *left / KINDS % 2 == 0 ? *left % KINDS : KINDS - *left % KINDS;
    } else {
        *left = count - LEFT;
        *kinds = odd_kinds(at, count, &odd);
    }
    return p2_wins(at, *left, *kinds, odd);
}

static int64_t proved(int64_t position)
{
    int64_t at[LEFT + LISTED];
    int64_t left = 0;
    int64_t kinds = 0;
    const bool wins = read_position(position, at, &left, &kinds);
    return wins == (at[PLAYER] == 1) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[LEFT + LISTED];
    int64_t left = 0;
    int64_t kinds = 0;
    const bool wins = read_position(position, at, &left, &kinds);
    if (left == 0) {
        print(wins ? "The value is divisible by 17." : "The value is not divisible by 17.");
    } else if ((left % 2 == 1) != (at[PLAYER] == 1)) {
        print("P1 makes the last move, and at most one of the two signs makes the value divisible by 17.");
    } else {
        print("Up to the sign, powers whose exponents differ by 4 are the same mod 17. Kinds of which an odd number is "
              "left: %" PRId64 ". ",
              kinds);
        print(at[PLAYER] == 0 ? wins ? "P2 can cancel every power by one of the same kind."
                                     : "So P1 can keep P2 from cancelling everything."
              : wins ? "P2 can make it 0, and the value 0 as well; then P2 cancels every power by one of the same kind."
                     : "P2 cannot make both this number and the value 0 with one move.");
    }
    return wins == (at[PLAYER] == 1) ? WON : LOST;
}

static struct game row = {.moves = moves,
                          .listed = is_listed,
                          .fixed = true,
                          .show = show,
                          .searched = searched,
                          .proved = proved,
                          .why = why,
                          .board = "row"};

static void input(void)
{
    const int64_t n = number("n", 1, MAX);
    int64_t at[LEFT + LISTED] = {0};
    for (int64_t i = 0; i < n && n <= LISTED; i++) {
        at[LEFT + i] = i + 1;
    }
    put(&row, n <= LISTED ? position_of(at, LEFT + n) : position_of(&n, 1));
}

static void cases(void)
{
    for (int i = 0; i < 300; i++) { /* positions in the middle of a game */
        int64_t at[LEFT + SEARCHED] = {random_in(0, 1)};
        at[VALUE] = i % 2 == 0 ? 0 : random_in(0, MODULUS - 1);
        const int64_t left = random_in(0, 8);
        for (int64_t k = 0; k < left; k++) {
            at[LEFT + k] = (k > 0 ? at[LEFT + k - 1] : 0) + random_in(1, 4);
        }
        compare_formula(&row, position_of(at, LEFT + left));
    }
    every_input("small", "T 1, n 1..100");
    every_input("limit", "T 1, n 999970..1000000");
    every_input("two-games", "T 2, n 7..9");
    random_inputs("random", 100, "T 1..30");
    for (int64_t i = 0; i < 12; i++) {
        for (int64_t off = -1; off <= 1; off++) { /* around the multiples of 4 */
            try_input("multiple", "1\n%" PRId64 "\n", 4 * random_magnitude(30, MAX / 4 - 1) + off);
        }
    }
    random_inputs("many-games", 4, "T 5000..10000");
    for (int64_t low = 1; low <= MAX - 100000; low += 450000) { /* all of so many numbers */
        add_input("100000\n");
        for (int64_t n = low; n < low + 100000; n++) {
            add_input("%" PRId64 "\n", n);
        }
        try_input("all", "");
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) { /* not all at their highest: judges want no cases of 15 MB */
        add_input("%d\n", i % 9999 + 1);
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move puts + or - in front of one of the powers 2^1, 2^2, ..., 2^n that has no sign yet. When all have "
            "one, P2 wins if the value is divisible by 17, else P1.",
    .players = {"P1", "P2"},
    .outputs = {"First", "Second"},
    .games = {COUNTED, "T", 1, GAMES},
    .input = input,
    .cases = cases,
};
