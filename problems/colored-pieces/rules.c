/* colored-pieces: remove a piece of one's own colour between two of the same colour. */
#include "rules.h"

enum { MAX = 100000, LISTED = 30, SEARCHED = 12 };

static int64_t whole[1 + MAX]; /* of positions that are looked at */

/* A position: who is to move, 'A' or 'B', and the letters. */
static void moves(int64_t position)
{
    static int64_t at[1 + MAX];
    static int64_t rest[MAX];
    const int64_t length = numbers_of(position, at);
    bool wants_more = true;
    rest[0] = 'A' + 'B' - at[0];
    for (int64_t i = 2; i + 1 < length && wants_more; i++) {
        if (at[i] == at[0] && at[i - 1] == at[0] && at[i + 1] == at[0]) {
            for (int64_t k = 1; k + 1 < length; k++) {
                rest[k] = at[k < i ? k : k + 1];
            }
            wants_more = leave(position_of(rest, length - 1), "remove %" PRId64, i);
            spot("%" PRId64, i);
        }
    }
}

static void show(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    fact("pieces: ");
    for (int64_t i = 1; i < length; i++) {
        piece("%c", (int)whole[i]);
    }
}

static bool listed(int64_t position) { return numbers_of(position, whole) <= 1 + LISTED; }
static bool searched(int64_t position) { return numbers_of(position, whole) <= 1 + SEARCHED; }

/* How many moves this player has in all. */
static int64_t moves_of(int64_t player, const int64_t *at, int64_t length)
{
    int64_t count = 0;
    for (int64_t i = 2; i + 1 < length; i++) {
        count += at[i] == player && at[i - 1] == player && at[i + 1] == player ? 1 : 0;
    }
    return count;
}

/* The formula of the page: the pieces between two of their colour are moves, and whoever moves first needs more. */
static int64_t proved(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    return moves_of(whole[0], whole, length) > moves_of('A' + 'B' - whole[0], whole, length) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    print("A move shortens a run of one's own color and touches no other, so a run of k pieces, 2 or more, gives its "
          "owner k - 2 moves. Moves of Alice: %" PRId64 ", of Bob: %" PRId64 ". ",
          moves_of('A', whole, length), moves_of('B', whole, length));
    print(proved(position) == WON ? "The player to move has more of them."
                                  : "The player to move has no more of them than the opponent, and runs out first.");
    return proved(position);
}

/* Any move. */
static void winning(int64_t position)
{
    if (proved(position) == WON) {
        moves(position);
    }
}

static struct game row = {.moves = moves,
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
    const char *read = word("colors", "AB", 1, MAX);
    int64_t length = 0;
    for (; read[length] != '\0'; length++) {
        at[1 + length] = (unsigned char)read[length];
    }
    at[0] = 'A';
    put(&row, position_of(at, 1 + length));
}

/* `before` and `after` stand around each row. */
static void cases_in(const char *before, const char *after)
{
    for (int64_t length = 1; length <= 9; length++) {
        for (int64_t bits = 0; bits < INT64_C(1) << length; bits++) {
            add_input("%s", before);
            for (int64_t i = 0; i < length; i++) {
                add_input("%c", (bits >> i & 1) == 1 ? 'A' : 'B');
            }
            try_input("small", after);
        }
    }
    for (int i = 0; i < 210; i++) {
        const int64_t length = i < 100 ? random_in(10, LISTED) : i < 200 ? random_in(31, 300) : random_in(90000, MAX);
        const int64_t longest = random_in(2, 9);
        int64_t left = 0;
        char letter = 'A';
        add_input("%s", before);
        for (int64_t k = 0; k < length; k++, left--) {
            if (left == 0) {
                letter = letter == 'A' ? 'B' : 'A';
                left = random_in(1, longest);
            }
            add_input("%c", letter);
        }
        try_input(i < 200 ? "random" : "large", after);
    }
}

static void cases(void) { cases_in("", "\n"); }

static void cases_of_leetcode(void) { cases_in("\"", "\"\n"); }

const struct problem problem = {
    .rule = "Alice removes an A between two A, Bob a B between two B. Whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-2038",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases_of_leetcode},
            {0},
        },
};
