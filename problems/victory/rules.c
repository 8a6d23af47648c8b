/* victory: numbers on a circle; after the first one, take a number next to what has been taken. More odd
   numbers win. */
#include "rules.h"

enum { MAX_NUMBERS = 100, MAX_NUMBER = 1000 };

static int64_t count;
static int64_t numbers[MAX_NUMBERS];

/* A position is the arc that is left, by its length and its first number. The whole circle is the last one. */
static int64_t arc(int64_t length, int64_t start) { return length * count + start % count; }

static int64_t points(int64_t number) { return number % 2; }

static void moves(int64_t position)
{
    const int64_t length = position / count;
    const int64_t start = position % count;
    if (length == count) { /* the first move may take any number */
        for (int64_t i = 0; i < count; i++) {
            score(points(numbers[i]), arc(count - 1, i + 1), "take number %" PRId64, numbers[i]);
            spot("%" PRId64, i + 1);
        }
    } else if (length > 0) {
        const int64_t end = (start + length - 1) % count;
        score(points(numbers[start]), arc(length - 1, start + 1), "take number %" PRId64, numbers[start]);
        spot("%" PRId64, start + 1);
        score(points(numbers[end]), arc(length - 1, start), "take number %" PRId64, numbers[end]);
        spot("%" PRId64, end + 1);
    }
}

static void show(int64_t position)
{
    const int64_t length = position / count;
    if (length == count && count > 1) {
        print("in a circle: ");
    }
    for (int64_t i = 0; i < length; i++) {
        piece("%s%" PRId64, i > 0 ? " " : "", numbers[(position + i) % count]);
        spot("%" PRId64, (position + i) % count + 1);
    }
    if (length == 0) {
        print("no number");
    }
}

static struct game circle = {.moves = moves, .scores = true, .upwards = true, .show = show, .board = "ring"};

static void input(void)
{
    bool seen[MAX_NUMBER + 1] = {false};
    count = count_of_next("N", 1, MAX_NUMBERS);
    next_line();
    for (int64_t i = 0; i < count; i++) {
        numbers[i] = number("number", 1, MAX_NUMBER);
        must(!seen[numbers[i]], "the numbers must be all different");
        seen[numbers[i]] = true;
    }
    put(&circle, arc(count, 0));
}

static void answer(void)
{
    int winning = 0;
    for (int64_t i = 0; i < count; i++) {
        winning += points(numbers[i]) - lead(&circle, arc(count - 1, i + 1)) > 0 ? 1 : 0;
    }
    print("%d\n", winning);
}

/* Different numbers, each odd or even as wanted. */
static void add_number(int64_t i, bool is_odd)
{
    add_input("%s%" PRId64, i > 0 ? " " : "", 2 * (37 * i % (MAX_NUMBER / 2)) + (is_odd ? 1 : 2));
}

/* Bit i of the pattern says whether number i is odd. */
static void try_pattern(const char *kind, int64_t length, int64_t pattern)
{
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        add_number(i, (pattern >> i & 1) != 0);
    }
    try_input(kind, "\n");
}

/* Each number is odd with a probability of odd_of_ten / 10. */
static void add_circle(int64_t length, int64_t odd_of_ten)
{
    add_input("%" PRId64 "\n", length);
    for (int64_t i = 0; i < length; i++) {
        add_number(i, random_in(1, 10) <= odd_of_ten);
    }
    add_input("\n");
}

static void cases(void)
{
    every_input("small", "N 1..5, number 1..6");
    for (int64_t length = 1; length <= 11; length++) {
        for (int64_t pattern = 0; pattern < INT64_C(1) << length; pattern++) {
            try_pattern("patterns", length, pattern);
        }
    }
    try_pattern("limit", 21, 0x52a55); /* with every first number the opponent can get 5 of the 9 odd ones */
    for (int64_t i = 0; i < 200; i++) {
        add_circle(random_in(12, MAX_NUMBERS), 1 + i % 9);
        try_input("random", "");
    }
    for (int64_t length = MAX_NUMBERS - 3; length <= MAX_NUMBERS; length++) {
        for (int64_t odd = 0; odd <= 10; odd++) {
            add_circle(length, odd);
            try_input("limit", "");
        }
    }
    add_circle(MAX_NUMBERS, 5);
    largest_input("limit");
}

const struct problem problem = {
    .rule = "Numbers on a circle; first any one, then one next to what has been taken; more odd numbers win.",
    .input = input,
    .answer = answer,
    .answer_is = "how many of the numbers the first player can take first and win",
    .cases = cases,
};
