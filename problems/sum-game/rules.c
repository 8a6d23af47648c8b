/* sum-game: replace a ? by a digit; Bob wants the digits of both halves to have the same sum at the end. */
#include "rules.h"

enum { MAX = 100000, LISTED = 60, UNKNOWN = 10, LEFT = 0, RIGHT = 1 };

static int64_t whole[1 + MAX]; /* of positions that are looked at */

/* Of a position, whose length is `length` - 1. */
struct halves {
    int64_t marks;    /* how many ? there are */
    int64_t twice[2]; /* the digits of a half twice, and 9 for each ? */
};

static struct halves halves_of(const int64_t *at, int64_t length)
{
    struct halves halves = {0, {0, 0}};
    for (int64_t i = 1; i < length; i++) {
        halves.marks += at[i] == UNKNOWN ? 1 : 0;
        halves.twice[2 * i < length ? LEFT : RIGHT] += at[i] == UNKNOWN ? 9 : 2 * at[i];
    }
    return halves;
}

/* The position after this digit at this place. */
static int64_t after(int64_t *at, int64_t length, int64_t place, int64_t digit)
{
    at[0] = 1 - at[0];
    at[place] = digit;
    const int64_t position = position_of(at, length);
    at[0] = 1 - at[0];
    at[place] = UNKNOWN;
    return position;
}

static void write_at(int64_t *at, int64_t length, int64_t place, int64_t digit)
{
    leave(after(at, length, place, digit), "write %" PRId64 " at %" PRId64, digit, place);
    spot("%" PRId64, place);
}

/* A position: who is to move, 0 for Alice, and the digits, or UNKNOWN. */
static void moves(int64_t position)
{
    int64_t at[1 + LISTED];
    const int64_t length = numbers_of(position, at);
    const struct halves halves = halves_of(at, length);
    if (halves.marks == 0) {
        over((halves.twice[LEFT] != halves.twice[RIGHT]) == (at[0] == 0) ? WON : LOST);
    }
    for (int64_t place = 1; place < length; place++) {
        for (int64_t digit = 0; digit < 10 && at[place] == UNKNOWN; digit++) {
            write_at(at, length, place, digit);
        }
    }
}

static void show(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    fact("digits: ");
    for (int64_t i = 1; i < length; i++) {
        if (2 * i == length + 1) {
            print(" | ");
        }
        if (whole[i] == UNKNOWN) {
            piece("?");
        } else {
            piece("%" PRId64, whole[i]);
        }
    }
}

static bool listed(int64_t position) { return numbers_of(position, whole) <= 1 + LISTED; }

static bool searched(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t marks = halves_of(whole, length).marks;
    return length <= 1 + LISTED && (marks <= 2 || (marks <= 3 && length <= 9));
}

/* ---- the formula of the page: a digit changes the difference of the doubled sums by an odd number from -9 to 9 ---- */

static int64_t absolute(int64_t number) { return number < 0 ? -number : number; }

static int64_t proved(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const struct halves halves = halves_of(whole, length);
    const int64_t difference = absolute(halves.twice[LEFT] - halves.twice[RIGHT]);
    const bool alice_moves = whole[0] == 0;
    const bool alice_is_last = (halves.marks % 2 == 1) == alice_moves && halves.marks > 0;
    const bool alice_wins = alice_is_last || difference > (alice_moves || halves.marks == 0 ? 0 : 9);
    return alice_wins == alice_moves ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const struct halves halves = halves_of(whole, length);
    const int64_t difference = absolute(halves.twice[LEFT] - halves.twice[RIGHT]);
    const bool alice_moves = whole[0] == 0;
    bool alice_wins = true;
    print("The sums of the halves twice, with 9 for each ?: %" PRId64 " and %" PRId64 ". ", halves.twice[LEFT],
          halves.twice[RIGHT]);
    if (halves.marks == 0) {
        alice_wins = difference > 0;
        print(alice_wins ? "No ? is left, and they differ." : "No ? is left, and they are equal.");
    } else if ((halves.marks % 2 == 1) == alice_moves) {
        print("Alice writes the last digit, and can always choose one that makes the sums different.");
    } else if (difference == 0) {
        alice_wins = false;
        print("They are equal, and Bob can make them equal again after each digit of Alice.");
    } else if (!alice_moves && difference <= 9) {
        alice_wins = false;
        print("Bob can make them equal with one digit, and again after each digit of Alice.");
    } else {
        print("They differ, and Bob cannot make them equal: a digit changes the difference by at most 9, and Alice can "
              "always add 9 to it.");
    }
    return alice_wins == alice_moves ? WON : LOST;
}

/* One winning move: Alice makes the difference larger by 9; Bob makes it 0. */
static void winning(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const struct halves halves = halves_of(whole, length);
    const int64_t difference = halves.twice[LEFT] - halves.twice[RIGHT];
    int64_t place = 1;
    if (proved(position) == LOST) {
        return;
    }
    while (place < length && whole[place] != UNKNOWN) {
        place++;
    }
    if (place < length) {
        const bool is_left = 2 * place < length;
        const int64_t wanted = whole[0] == 1 ? -difference : difference < 0 ? -9 : 9;
        write_at(whole, length, place, (9 + (is_left ? wanted : -wanted)) / 2);
    }
}

static struct game game = {.moves = moves,
                           .listed = listed,
                           .fixed = true,
                           .show = show,
                           .searched = searched,
                           .proved = proved,
                           .why = why,
                           .winning = winning,
                           .board = "row"};

static void input(void)
{
    static int64_t at[1 + MAX];
    const char *read = word("num", "0123456789?", 2, MAX);
    int64_t length = 0;
    for (; read[length] != '\0'; length++) {
        at[1 + length] = read[length] == '?' ? UNKNOWN : read[length] - '0';
    }
    must(length % 2 == 0, "the length must be even");
    put(&game, position_of(at, 1 + length));
}

/* Two halves with the same doubled sum; with `off`, one digit may be another one. */
static void add_equal(int64_t half, bool off)
{
    static int64_t at[MAX];
    for (int64_t i = 0; i < half; i++) {
        at[i] = random_in(0, 2) == 0 ? UNKNOWN : random_in(0, 9);
        at[half + i] = at[i];
    }
    for (int64_t i = 0; i + 1 < half; i += 2) {
        if (at[i] == UNKNOWN && at[i + 1] == UNKNOWN) {
            at[half + i] = random_in(0, 9);
            at[half + i + 1] = 9 - at[half + i];
        }
    }
    shuffle(at, half);
    shuffle(at + half, half);
    if (off) {
        const int64_t place = random_in(0, 2 * half - 1);
        at[place] = random_in(0, UNKNOWN);
    }
    for (int64_t i = 0; i < 2 * half; i++) {
        add_input("%c", (int)(at[i] == UNKNOWN ? '?' : '0' + at[i]));
    }
}

/* `before` and `after_it` stand around each word. */
static void cases_in(const char *before, const char *after_it)
{
    static const char letters[] = "?0459";
    for (int length = 2; length <= 4; length += 2) {
        for (int64_t word = 0; word < (length == 2 ? 25 : 625); word++) {
            add_input("%s", before);
            for (int64_t i = 0, rest = word; i < length; i++, rest /= 5) {
                add_input("%c", letters[rest % 5]);
            }
            try_input("small", after_it);
        }
    }
    for (int i = 0; i < 320; i++) {
        const bool is_large = i >= 310;
        const int64_t half = is_large ? random_in(49000, MAX / 2) : random_in(2, i < 200 ? 6 : 100);
        add_input("%s", before);
        if (i % 8 == 7) {
            for (int64_t k = 0; k < 2 * half; k++) {
                add_input("%c", "0123456789?"[random_in(0, 10)]);
            }
        } else {
            add_equal(half, i % 2 == 0);
        }
        try_input(is_large ? "large" : "random", after_it);
    }
    add_input("%s", before);
    for (int i = 0; i < MAX; i++) {
        add_input("?");
    }
    try_input("largest", after_it);
}

static void cases(void) { cases_in("", "\n"); }

static void cases_of_leetcode(void) { cases_in("\"", "\"\n"); }

const struct problem problem = {
    .rule = "A row of digits and ?; a move writes a digit in place of a ?. If both halves have the same sum in the "
            "end, Bob "
            "wins, otherwise Alice.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-1927",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases_of_leetcode},
            {0},
        },
};
