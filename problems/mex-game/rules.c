/* mex-game: Alice adds a number to a set, Bob removes a smaller one than that; Alice wants the mex to be large. */
#include "rules.h"

#include <stdio.h>

enum { MAX = 100000, LARGEST = 1000000000, HIGHEST = 6, LISTED = 7, HEAD = 2, ROOM = HEAD + 2 * MAX };

static int64_t all_numbers;

/* ---- a position: 0 if Alice is to add, else what she has added, and 1; how many moves are left, none when the game has
   ended; then the numbers of the set, in ascending order. On a board there are the numbers up to HIGHEST ---- */

static int64_t whole[ROOM]; /* of positions that are looked at */

static int64_t mex_of(const int64_t *numbers, int64_t count)
{
    int64_t mex = 0;
    while (mex < count && numbers[mex] == mex) {
        mex++;
    }
    return mex;
}

/* The position after this number was put into the set, or taken out of it. */
static int64_t with_change(const int64_t *at, int64_t count, int64_t number, bool is_added, bool has_ended)
{
    static int64_t after[ROOM + 1];
    int64_t length = HEAD;
    after[0] = is_added && !has_ended ? number + 1 : 0;
    after[1] = has_ended ? 0 : at[1] - 1;
    bool is_placed = !is_added;
    for (int64_t i = HEAD; i < count; i++) {
        if (!is_placed && at[i] > number) {
            is_placed = true;
            after[length++] = number;
        }
        if (is_added || at[i] != number) {
            after[length++] = at[i];
        }
    }
    if (!is_placed) {
        after[length++] = number;
    }
    return position_of(after, length);
}

/* What Alice gets when her move ends the game. */
static int64_t mex_with(const int64_t *at, int64_t count, int64_t number)
{
    const int64_t mex = mex_of(at + HEAD, count - HEAD);
    int64_t next = mex + 1;
    for (int64_t i = HEAD; i < count; i++) {
        next += at[i] == next ? 1 : 0;
    }
    return number == mex ? next : mex;
}

static void list_addition(const int64_t *at, int64_t count, int64_t number)
{
    const bool has_ended = at[1] == 1 || count == HEAD || at[HEAD] > number;
    score(has_ended ? mex_with(at, count, number) : 0, with_change(at, count, number, true, has_ended),
          "put in %" PRId64, number);
}

static void moves(int64_t position)
{
    int64_t at[HEAD + 2 * LISTED];
    const int64_t count = numbers_of(position, at);
    if (at[1] == 0) {
        return;
    }
    for (int64_t i = HEAD; i < count && at[i] < at[0] - 1; i++) {
        score(0, with_change(at, count, at[i], false, false), "take out %" PRId64, at[i]);
        spot("%" PRId64, at[i]);
    }
    for (int64_t number = 0, i = HEAD; number <= HIGHEST && at[0] == 0; number++) {
        if (i < count && at[i] == number) {
            i++;
            continue;
        }
        list_addition(at, count, number);
        spot("%" PRId64, number);
    }
}

static bool listed(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    return whole[1] <= LISTED && (count == HEAD || whole[count - 1] <= HIGHEST);
}

static void show(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    const bool is_on_board = listed(position);
    if (count - HEAD > 2 * LISTED) {
        print("%" PRId64 " numbers", count - HEAD);
        return;
    }
    fact("set:");
    for (int64_t i = HEAD; i < count; i++) {
        piece(" %" PRId64, whole[i]);
        spot("%" PRId64, whole[i]);
    }
    if (whole[0] > 0) {
        fact("; added: %" PRId64, whole[0] - 1);
    }
    fact("; moves left: %" PRId64, whole[1]);
    if (is_on_board) {
        spots(0, HIGHEST);
    }
}

/* The formula of the page. Alice gets the number that is missing second; so Bob removes the smallest number. */
static int64_t second_missing(const int64_t *numbers, int64_t count)
{
    const int64_t first = mex_of(numbers, count);
    int64_t next = first + 1;
    for (int64_t i = first; i < count; i++) {
        next += numbers[i] == next ? 1 : 0;
    }
    return next;
}

static int64_t proved(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    if (whole[1] == 0) {
        return 0;
    }
    return whole[0] == 0 ? second_missing(whole + HEAD, count - HEAD)
                         : -second_missing(whole + HEAD + 1, count - HEAD - 1);
}

static int64_t why(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    if (whole[1] == 1 && whole[0] == 0) {
        print("Alice puts in the number that is missing first, and the game ends.");
    } else if (whole[1] > 0 && whole[0] == 0) {
        const int64_t second = second_missing(whole + HEAD, count - HEAD);
        print(
            "The smallest numbers that are missing are %" PRId64 " and %" PRId64
            ". Alice puts in the first of them, and "
            "then whatever Bob takes out: each time that is a smaller number, so soon he has none, and the second one "
            "alone is missing up to there. Bob takes out the smallest number, so that two up to there are missing "
            "again.",
            mex_of(whole + HEAD, count - HEAD), second);
    } else if (whole[1] > 0) {
        print("Bob takes out the smallest number. Then Alice gets the number that is missing second.");
    }
    return proved(position);
}

/* The number that is missing first. */
static void winning(int64_t position)
{
    const int64_t count = numbers_of(position, whole);
    if (whole[1] > 0 && whole[0] == 0) {
        list_addition(whole, count, mex_of(whole + HEAD, count - HEAD));
    }
}

static struct game game = {.moves = moves,
                           .fixed = true,
                           .scores = true,
                           .listed = listed,
                           .searched = listed,
                           .proved = proved,
                           .why = why,
                           .winning = winning,
                           .show = show,
                           .board = "row"};

/* ---- the input ---- */

static int64_t n, start;
static int64_t set[MAX];

static void preamble(void) { all_numbers = 0; }

static void input(void)
{
    bool is_ascending = true;
    n = number("n", 1, MAX);
    all_numbers += n;
    must(all_numbers <= MAX, "all n together must be at most 100,000");
    next_line();
    for (int64_t i = 0; i < n; i++) {
        set[i] = number("s", 0, LARGEST);
        is_ascending = is_ascending && (i == 0 || set[i] > set[i - 1]);
    }
    must(is_ascending, "the numbers must be in ascending order");
    whole[0] = 0;
    whole[1] = 2 * n + 1;
    for (int64_t i = 0; i < n; i++) {
        whole[HEAD + i] = set[i];
    }
    start = position_of(whole, HEAD + n);
    put(&game, start);
}

static void answer(void) { print("%" PRId64 "\n", lead(&game, start)); }

/* ---- the conversation ---- */

/* The set: for small numbers whether they are in it; the large ones of the input, and those that were added. */
enum { SMALL = MAX + 2, LONG_GAME = 300 };

static bool is_in[SMALL];
static int64_t large[2 * MAX + 1];
static int64_t large_count;

static bool is_in_set(int64_t number)
{
    bool found = number < SMALL && is_in[number];
    for (int64_t i = 0; i < large_count && number >= SMALL; i++) {
        found = found || large[i] == number;
    }
    return found;
}

static void put_in(int64_t number)
{
    if (number < SMALL) {
        is_in[number] = true;
    } else {
        large[large_count++] = number;
    }
}

static void take_out(int64_t number)
{
    if (number < SMALL) {
        is_in[number] = false;
    }
    for (int64_t i = 0; i < large_count; i++) {
        if (large[i] == number) {
            large[i] = large[--large_count];
        }
    }
}

/* What Alice still gets after she has added this number. */
static int64_t left_to_get(int64_t added, bool has_ended)
{
    int64_t first = 0;
    while (is_in[first]) {
        first++;
    }
    int64_t second = first + 1;
    while (second < SMALL && is_in[second]) {
        second++;
    }
    if (has_ended || (first > 0 && added > 0)) {
        return first; /* Bob removes 0, and then first is missing second */
    }
    int64_t smallest = 1; /* 0 is missing */
    while (smallest < SMALL && smallest < added && !is_in[smallest]) {
        smallest++;
    }
    return smallest < added && smallest < second ? smallest : second;
}

/* What Bob removes: a number smaller than this, the next one for a long game, one from below the middle, or any; -1: none. */
static int64_t reply(int64_t added)
{
    const int64_t end = added < SMALL ? added : SMALL;
    const int64_t from = end == 0 ? -1 : opponent() != 0 ? random_in(0, end - 1) : n <= LONG_GAME ? end - 1 : end / 2;
    int64_t number = from;
    while (number >= 0 && !is_in[number]) {
        number--;
    }
    for (int64_t i = from + 1; i < end && number < 0; i++) {
        number = is_in[i] ? i : -1;
    }
    for (int64_t i = 0; i < large_count && number < 0; i++) {
        number = large[i] < added ? large[i] : -1;
    }
    return number;
}

static void tell_set(void)
{
    static char line[12 * MAX];
    size_t length = 0;
    for (int64_t i = 0; i < n; i++) {
        length += (size_t)snprintf(line + length, sizeof line - length, i > 0 ? " %" PRId64 : "%" PRId64, set[i]);
    }
    tell("%" PRId64 "\n%s", n, line);
}

static void converse(void)
{
    const int64_t due = second_missing(set, n);
    int64_t added = 0;
    for (int64_t i = 0; i < SMALL; i++) {
        is_in[i] = false;
    }
    large_count = 0;
    for (int64_t i = 0; i < n; i++) {
        put_in(set[i]);
    }
    tell_set();
    for (int64_t turn = 0; turn <= n; turn++) {
        if (!hear("x", 0, LARGEST, &added)) {
            return;
        }
        if (is_in_set(added)) {
            refuse("%" PRId64 " is in the set", added);
            return;
        }
        put_in(added);
        const int64_t removed = turn < n ? reply(added) : -1;
        const int64_t left = left_to_get(added, removed < 0);
        if (left < due) {
            refuse("after %" PRId64 " it gets at most %" PRId64 ", and it could get %" PRId64, added, left, due);
            return;
        }
        tell("%" PRId64, removed);
        if (removed < 0) {
            return;
        }
        take_out(removed);
    }
}

/* ---- cases ---- */

static void add_set(int64_t size, int64_t first, int64_t most)
{
    int64_t number = first;
    add_input("%" PRId64 "\n", size);
    for (int64_t i = 0; i < size; i++) {
        add_input("%" PRId64 "%c", number, i < size - 1 ? ' ' : '\n');
        number += random_in(1, random_in(1, most));
    }
}

static void cases(void)
{
    for (int64_t bits = 1; bits < INT64_C(1) << (HIGHEST + 1); bits++) {
        int64_t size = 0;
        for (int64_t i = 0; i <= HIGHEST; i++) {
            size += bits >> i & 1;
        }
        if (size <= 3) {
            add_input("1\n%" PRId64 "\n", size);
            for (int64_t i = 0, left = size; i <= HIGHEST; i++) {
                if ((bits >> i & 1) == 1) {
                    left--;
                    add_input("%" PRId64 "%s", i, left > 0 ? " " : "\n");
                }
            }
            try_input("small", "");
        }
    }
    for (int i = 0; i < 60; i++) {
        const int64_t games = random_in(1, 6);
        add_input("%" PRId64 "\n", games);
        for (int64_t game_number = 0; game_number < games; game_number++) {
            const int64_t first = random_in(0, 1);
            add_set(random_in(1, 30), first, i % 2 == 0 ? 2 : 20);
        }
        try_input("random", "");
    }
    add_input("1\n1\n1000000000\n");
    try_input("limit", "");
    add_input("1000\n");
    for (int i = 0; i < 1000; i++) {
        const int64_t first = random_in(0, 2);
        add_set(random_in(1, 3), first, 2);
    }
    try_input("many", "");
    for (int i = 0; i < 3; i++) {
        add_input("1\n");
        add_set(i == 0 ? 300 : MAX, 0, i == 2 ? 10000 : 1);
        try_input("large", "");
    }
}

const struct problem problem = {
    .rule =
        "Alice adds a number to the set, Bob removes one that is smaller than that, in turn, until he cannot or 2n + 1 "
        "moves are made. Alice gets the smallest number from 0 on that is not in the set then.",
    .players = {"Alice", "Bob"},
    .games = {COUNTED, "t", 1, MAX},
    .preamble = preamble,
    .input = input,
    .answer = answer,
    .answer_is = "what Alice gets",
    .winner_word = -1,
    .cases = cases,
    .converse = converse,
};
