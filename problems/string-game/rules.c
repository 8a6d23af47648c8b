/* string-game: Bob and Alice in turn remove the first or the last letter of a string, until it is as long as a target;
 * Alice wants it to be the target then. */
#include "rules.h"

#include <string.h>

enum { GAMES = 250000, LETTERS = 500000, SEARCHED = 60 };

#define ALPHABET "abcdefghijklmnopqrstuvwxyz"

static const char *string;
static const char *target;
static int64_t length;
static int64_t target_length;
static int64_t all_letters; /* of this input so far */

/* A position is what is left of the string: how many letters, and how many are gone from its front. */
static int64_t left_of(int64_t letters, int64_t front) { return letters * (length + 1) + front; }

static bool bob_moves(int64_t letters) { return (length - letters) % 2 == 0; }

static bool is_target(int64_t front) { return memcmp(string + front, target, (size_t)target_length) == 0; }

static void moves(int64_t position)
{
    const int64_t letters = position / (length + 1);
    const int64_t front = position % (length + 1);
    if (letters == target_length) {
        over(is_target(front) == bob_moves(letters) ? LOST : WON);
        return;
    }
    leave(left_of(letters - 1, front + 1), "first letter");
    spot("%" PRId64, front + 1);
    leave(left_of(letters - 1, front), "last letter");
    spot("%" PRId64, front + letters);
}

static bool searched(int64_t position) { return position / (length + 1) - target_length <= SEARCHED; }

/* The formula of the page: answering at the other end keeps the middle, so the middle decides. Bob is to move. */
static bool alice_keeps_target(int64_t letters, int64_t front)
{
    const int64_t more = letters - target_length;
    const int64_t middle = front + more / 2;
    if (more % 2 == 1) {
        return is_target(middle) && is_target(middle + 1);
    }
    return is_target(middle) || (more > 0 && is_target(middle - 1) && is_target(middle + 1));
}

static int64_t proved(int64_t position)
{
    const int64_t letters = position / (length + 1);
    const int64_t front = position % (length + 1);
    if (bob_moves(letters)) {
        return alice_keeps_target(letters, front) ? LOST : WON;
    }
    if (letters == target_length) {
        return is_target(front) ? WON : LOST;
    }
    return alice_keeps_target(letters - 1, front) || alice_keeps_target(letters - 1, front + 1) ? WON : LOST;
}

static void show(int64_t position)
{
    const int64_t letters = position / (length + 1);
    for (int64_t i = 0; i < letters; i++) {
        piece("%c", string[position % (length + 1) + i]);
        spot("%" PRId64, position % (length + 1) + i + 1);
    }
    if (letters > target_length) {
        fact(", %s to move", bob_moves(letters) ? "Bob" : "Alice");
    }
    fact("; the target is %s", target);
}

static struct game game = {.moves = moves, .show = show, .board = "row", .searched = searched, .proved = proved};

static void preamble(void) { all_letters = 0; }

static void input(void)
{
    string = word("s", ALPHABET, 1, LETTERS);
    length = (int64_t)strlen(string);
    target = word("t", ALPHABET, 1, length);
    target_length = (int64_t)strlen(target);
    all_letters += length + target_length;
    must(all_letters <= LETTERS, "all s and t together must have at most 500,000 letters");
    put(&game, left_of(length, 0));
}

/* ---- cases ---- */

/* The word of this many letters that has a b for each 1 of the binary number. */
static void add_word(int64_t number, int64_t letters, const char *after)
{
    for (int64_t i = letters - 1; i >= 0; i--) {
        add_input("%c", (number >> i & 1) != 0 ? 'b' : 'a');
    }
    add_input("%s", after);
}

/* Every pair of words of a and b of these lengths, where s begins with a; so many pairs in an input. */
static void try_pairs(const char *kind, int64_t letters, int64_t wanted, int64_t games)
{
    for (int64_t pair = 0; pair >> (letters - 1 + wanted) == 0; pair++) {
        if (pair % games == 0) {
            add_input("%" PRId64 "\n", games);
        }
        add_word(pair >> wanted, letters, " ");
        add_word(pair, wanted, "\n");
        if (pair % games == games - 1) {
            try_input(kind, "");
        }
    }
}

/* A string of two letters, random or with only a few b, and a target: a piece of it from near the middle. */
static void add_game(int64_t letters, int64_t wanted, bool few)
{
    static char s[LETTERS + 1];
    for (int64_t i = 0; i < letters; i++) {
        s[i] = random_in(0, few ? letters / 2 : 1) == 0 ? 'b' : 'a';
    }
    s[letters] = '\0';
    const int64_t more = letters - wanted;
    const int64_t near = more / 2 + random_in(-1, 2);
    const int64_t front = near < 0 ? 0 : near > more ? more : near;
    add_input("%s %.*s\n", s, (int)wanted, s + front);
}

/* One long game: all letters are a except for one b; the target has no b, or is the letter b. */
static void add_long(int64_t letters, int64_t wanted, int64_t place)
{
    add_input("1\n");
    for (int64_t i = 0; i < letters; i++) {
        add_input("%s", i == place ? "b" : "a");
    }
    add_input(" ");
    for (int64_t i = 0; i < wanted; i++) {
        add_input("%s", wanted == 1 ? "b" : "a");
    }
    add_input("\n");
}

static void try_long(const char *kind, int64_t letters, int64_t wanted, int64_t place)
{
    add_long(letters, wanted, place);
    try_input(kind, "");
}

static void cases(void)
{
    for (int64_t letters = 1; letters <= 12; letters++) {
        for (int64_t wanted = 1; wanted <= letters; wanted++) {
            const int64_t pairs = INT64_C(1) << (letters - 1 + wanted);
            if (letters <= 5 && wanted <= 3) {
                try_pairs("small", letters, wanted, 1);
            }
            if (letters > 3 && (letters + wanted) * pairs <= LETTERS) {
                try_pairs("every-pair", letters, wanted, pairs);
            }
        }
    }
    for (int i = 0; i < 400; i++) {
        const int64_t games = i < 200 ? 1 : random_magnitude(2, 100);
        add_input("%" PRId64 "\n", games);
        for (int64_t k = 0; k < games; k++) {
            const int64_t letters = random_magnitude(2, 150);
            add_game(letters, random_magnitude(1, letters), k % 2 == 0);
        }
        try_input("random", "");
    }
    for (int64_t near = -2; near <= 2; near++) {
        try_long("long", 2001, 1, 1000 + near);
        try_long("long", 2000, 1, 1000 + near);
        try_long("limit", LETTERS - 1, 1, LETTERS / 2 + near);
        try_long("limit", LETTERS - 2, 1, LETTERS / 2 + near);
        try_long("limit", 300000, 200000, 50000 + near);
        try_long("limit", 300001, 199998, 50001 + near);
        try_long("limit", 300000, 200000, 249999 + near);
    }
    add_input("%d\n", GAMES);
    for (int i = 0; i < GAMES; i++) {
        add_input("%s", i % 3 == 0 ? "a b\n" : "a a\n");
    }
    try_input("limit", "");
    add_long(333331, LETTERS - 1 - 333331, -1); /* no b at all */
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move removes the first or the last letter, until the string is as long as the target; Alice wins if it is "
        "the target then, otherwise Bob.",
    .players = {"Bob", "Alice"},
    .games = {COUNTED, "N", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
