/* vowels-game: Alice removes a piece with an odd number of vowels, Bob one with an even number. */
#include "rules.h"

#include <string.h>

enum { MAX = 100000, LISTED = 20, SEARCHED = 8 };

static int64_t whole[1 + MAX]; /* of positions that are looked at */

static bool is_vowel(int64_t letter) { return strchr("aeiou", (int)letter) != NULL; }

/* A position: who is to move, 0 for Alice, and the letters. */
static void moves(int64_t position)
{
    int64_t at[1 + LISTED];
    int64_t rest[1 + LISTED];
    const int64_t length = numbers_of(position, at);
    rest[0] = 1 - at[0];
    for (int64_t first = 1; first < length; first++) {
        int64_t vowels = 0;
        for (int64_t last = first; last < length; last++) {
            vowels += is_vowel(at[last]) ? 1 : 0;
            if (vowels % 2 == 1 - at[0]) {
                int64_t left = 1;
                for (int64_t i = 1; i < length; i++) {
                    if (i < first || i > last) {
                        rest[left++] = at[i];
                    }
                }
                leave(position_of(rest, left), "remove %" PRId64 " to %" PRId64, first, last);
                spot("%" PRId64, first);
                if (last > first) {
                    spot("%" PRId64, last);
                }
            }
        }
    }
}

static void show(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    fact("letters: ");
    for (int64_t i = 1; i < length; i++) {
        piece("%c", (int)whole[i]);
    }
    if (length == 1) {
        print("none");
    }
}

static bool listed(int64_t position) { return numbers_of(position, whole) <= 1 + LISTED; }
static bool searched(int64_t position) { return numbers_of(position, whole) <= 1 + SEARCHED; }

static int64_t vowels_of(const int64_t *letters, int64_t count)
{
    int64_t vowels = 0;
    for (int64_t i = 0; i < count; i++) {
        vowels += is_vowel(letters[i]) ? 1 : 0;
    }
    return vowels;
}

/* The formula of the page: Alice needs a vowel; Bob a letter, and an even number of vowels. */
static int64_t proved(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t vowels = vowels_of(whole + 1, length - 1);
    const bool wins = whole[0] == 0 ? vowels > 0 : length > 1 && vowels % 2 == 0;
    return wins ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t length = numbers_of(position, whole);
    const int64_t vowels = vowels_of(whole + 1, length - 1);
    const bool is_odd = vowels % 2 == 1;
    if (whole[0] == 0 && vowels == 0) {
        print("There is no vowel, so Alice cannot move.");
    } else if (whole[0] == 0 && is_odd) {
        print("The number of vowels, %" PRId64 ", is odd, so Alice removes the whole word.", vowels);
    } else if (whole[0] == 0) {
        print("The number of vowels, %" PRId64
              ", is even: Alice removes one vowel alone. Whatever Bob removes then leaves "
              "their number odd, and she removes all that is left.",
              vowels);
    } else if (is_odd) {
        print("The number of vowels, %" PRId64
              ", is odd, and stays odd whatever Bob removes. Then Alice removes all that "
              "is left.",
              vowels);
    } else if (length > 1) {
        print("The number of vowels, %" PRId64 ", is even, so Bob removes the whole word.", vowels);
    }
    return proved(position);
}

/* All, or one vowel alone. */
static void winning(int64_t position)
{
    static int64_t rest[1 + MAX];
    const int64_t length = numbers_of(position, whole);
    const int64_t vowels = vowels_of(whole + 1, length - 1);
    rest[0] = 1 - whole[0];
    if (length > 1 && vowels % 2 == 1 - whole[0]) {
        leave(position_of(rest, 1), "remove %d to %" PRId64, 1, length - 1);
    } else if (whole[0] == 0 && vowels > 0) {
        int64_t first = 1;
        while (!is_vowel(whole[first])) {
            first++;
        }
        for (int64_t i = 1; i + 1 < length; i++) {
            rest[i] = whole[i < first ? i : i + 1];
        }
        leave(position_of(rest, length - 1), "remove %" PRId64 " to %" PRId64, first, first);
    }
}

static struct game word_left = {.moves = moves,
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
    const char *read = word("s", "abcdefghijklmnopqrstuvwxyz", 1, MAX);
    int64_t length = 0;
    for (; read[length] != '\0'; length++) {
        at[1 + length] = (unsigned char)read[length];
    }
    put(&word_left, position_of(at, 1 + length));
}

/* All words of these letters, and random ones; `before` and `after` stand around each. */
static void cases_in(const char *before, const char *after)
{
    static const char letters[] = "abe";
    for (int64_t length = 1; length <= 5; length++) {
        int64_t words = 1;
        for (int64_t i = 0; i < length; i++) {
            words *= 3;
        }
        for (int64_t number = 0; number < words; number++) {
            add_input("%s", before);
            for (int64_t i = 0, rest = number; i < length; i++, rest /= 3) {
                add_input("%c", letters[rest % 3]);
            }
            try_input("small", after);
        }
    }
    for (int i = 0; i < 200; i++) {
        const bool is_large = i >= 190;
        const int64_t length = is_large ? random_in(90000, MAX) : random_in(1, i < 100 ? 12 : 300);
        const bool has_vowels = i % 3 > 0;
        const int64_t one = i % 3 == 1 ? random_in(0, length - 1) : -1; /* the only vowel */
        add_input("%s", before);
        for (int64_t k = 0; k < length; k++) {
            const char *from = k == one                ? "aeiou"
                               : has_vowels && one < 0 ? "abcdefghijklmnopqrstuvwxyz"
                                                       : "bcdfghjklmnpqrstvwxyz";
            add_input("%c", from[random_in(0, (int64_t)strlen(from) - 1)]);
        }
        try_input(is_large ? "large" : "random", after);
    }
}

static void cases(void) { cases_in("", "\n"); }

static void cases_of_leetcode(void) { cases_in("\"", "\"\n"); }

const struct problem problem = {
    .rule = "Alice removes letters side by side with an odd number of vowels (a, e, i, o, u), Bob some with an even "
            "number. Whoever cannot move loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-3227",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases_of_leetcode},
            {0},
        },
};
