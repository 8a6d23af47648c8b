/* Inputs made for cases(): every one, random ones, those at the ends of their ranges, those that the first player
   loses. */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

/* ---- how the numbers of an input are chosen ---- */

uint64_t choose_lowest(uint64_t low, uint64_t high)
{
    (void)high;
    return low;
}

uint64_t choose_highest(uint64_t low, uint64_t high)
{
    (void)low;
    return high;
}

uint64_t choose_edge(uint64_t low, uint64_t high)
{
    const uint64_t near = random_between(0, 3);
    if (high - low < 3) {
        return random_between(low, high);
    }
    return near < 2 ? low + near : high - (near - 2);
}

/* ---- ranges of a call: "T 1, N 1..300" ---- */

static struct narrowing {
    const char *name;
    uint64_t low;
    uint64_t high;
    bool is_used;
} * narrowed;
static int64_t narrowed_count;
static int64_t narrowed_capacity;

/* The numbers of an input in turn, within their ranges. */
static struct choice_made {
    const char *name; /* NULL: of a letter */
    uint64_t value;
    uint64_t low;
    uint64_t high;
} * made;
static int64_t made_count;
static int64_t made_capacity;
static int64_t made_used;

/* For numbers that are not in `made`. */
static uint64_t (*fresh)(uint64_t low, uint64_t high);

static uint64_t choose(const char *name, uint64_t low, uint64_t high)
{
    const uint64_t shift = low > high ? UINT64_C(1) << 63 : 0; /* brings numbers below 0 into their order */
    low += shift;
    high += shift;
    if (the_problem->function && name != NULL && strcmp(name, "games") == 0) {
        high = low; /* print_cases() puts them together */
    }
    for (int64_t i = 0; i < narrowed_count && name != NULL; i++) {
        if (strcmp(narrowed[i].name, name) == 0) {
            low = low > narrowed[i].low + shift ? low : narrowed[i].low + shift;
            high = high < narrowed[i].high + shift ? high : narrowed[i].high + shift;
            narrowed[i].is_used = true;
        }
    }
    if (low > high) {
        complain("%s: narrowed to nothing", name);
        return high - shift;
    }
    if (made_used == made_count) {
        made = grown(made, &made_capacity, made_count + 1, sizeof *made);
        made[made_count] = (struct choice_made){name, fresh(low, high), low, high};
        made_count++;
    }
    const uint64_t value = made[made_used++].value; /* of another range, if a number before it has changed */
    return (value < low ? low : value > high ? high : value) - shift;
}

/* Makes an input of the numbers in `made`, and fresh ones after them; NULL if it is not valid. */
static const char *make_again(void)
{
    made_used = 0;
    return make_input(choose, WHOLE_INPUT);
}

const char *make_by(uint64_t (*by)(uint64_t low, uint64_t high))
{
    made_count = 0;
    fresh = by;
    return make_again();
}

void narrow(const char *format, va_list arguments)
{
    static struct text ranges; /* their names stay there */
    text_clear(&ranges);
    text_add_arguments(&ranges, format, arguments);
    narrowed_count = 0;
    for (char *range = strtok(ranges.bytes, ","); range != NULL; range = strtok(NULL, ",")) {
        char *end;
        range += strspn(range, " ");
        char *blank = strrchr(range, ' ');
        if (blank == NULL) {
            die("a range is a name and LOW..HIGH, or a name and a number, not \"%s\"", range);
        }
        *blank = '\0';
        const uint64_t low = strtoull(blank + 1, &end, 10); /* of a number below 0 its 64 bits */
        const uint64_t high = strncmp(end, "..", 2) == 0 ? strtoull(end + 2, &end, 10) : low;
        if (*end != '\0') {
            die("%s: \"%s\" is not a range: write it as 1..300", range, blank + 1);
        }
        narrowed = grown(narrowed, &narrowed_capacity, narrowed_count + 1, sizeof *narrowed);
        narrowed[narrowed_count++] = (struct narrowing){range, low, high, false};
    }
    const bool is_made = make_by(choose_lowest) != NULL || make_by(choose_highest) != NULL;
    for (int64_t i = 0; i < narrowed_count && is_made; i++) {
        if (!narrowed[i].is_used) { /* the number that is meant would keep its whole range */
            die("cases(): no number of the input is called \"%s\"", narrowed[i].name);
        }
    }
}

void narrow_to_fewest_games(void)
{
    const uint64_t fewest = (uint64_t)the_problem->games.low;
    const bool is_named = the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW;
    widen();
    if (is_named || the_problem->games.how == TO_THE_END || the_problem->games.how == UNTIL) {
        narrowed = grown(narrowed, &narrowed_capacity, 1, sizeof *narrowed);
        narrowed[narrowed_count++] =
            (struct narrowing){is_named ? the_problem->games.name : "games", fewest, fewest, true};
    }
}

void widen(void) { narrowed_count = 0; }

/* ---- every input ---- */

const char *make_first(void) { return make_by(choose_lowest); }

double count_made(void)
{
    double count = 1;
    for (int64_t i = 0; i < made_used; i++) {
        count *= (double)(made[i].high - made[i].low) + 1;
    }
    return count;
}

void text_add_ranges_made(struct text *to)
{
    enum { MAX_NAMED = 6 };
    int named = 0;
    for (int64_t i = 0; i < made_used; i++) {
        const bool is_same =
            i > 0 && made[i].name != NULL && made[i - 1].name != NULL && strcmp(made[i].name, made[i - 1].name) == 0;
        if (made[i].high > made[i].low && made[i].name != NULL && !is_same && ++named <= MAX_NAMED) {
            text_add(to, "%s%s ", named > 1 ? ", " : "", made[i].name);
            text_add_number(to, made[i].low, made[i].low, made[i].high);
            text_add(to, "..");
            text_add_number(to, made[i].high, made[i].low, made[i].high);
        }
    }
    text_add(to, named > MAX_NAMED ? ", ..." : "");
}

bool make_next(const char **input)
{
    made_count = made_used;
    while (made_count > 0 && made[made_count - 1].value == made[made_count - 1].high) {
        made_count--;
    }
    if (made_count == 0) {
        return false;
    }
    made[made_count - 1].value++; /* the last number that can grow does; those after it begin again */
    *input = make_again();
    return true;
}

/* ---- inputs that the first player loses ---- */

/* The input of `made` with this last number, if the first player loses its last game. */
static const char *lost_with(uint64_t value)
{
    struct choice_made *last = &made[made_count - 1];
    if (value < last->low || value > last->high) {
        return NULL;
    }
    last->value = value;
    const char *input = make_again();
    if (input != NULL) {
        lay_parts();
    }
    return input != NULL && laid_result() == LOST ? input : NULL;
}

/*
 * Changes the last number of `made` so that the first player loses. Few values are all tried. Of many, heaps grow as
 * their Grundy numbers do, once or twice as fast, so it is near the nim-sum of the others or twice that.
 */
static const char *balanced_input(void)
{
    enum { FEW = 200 };
    const struct choice_made last = made[made_count - 1];
    const char *input = lost_with(last.value);
    if (last.high - last.low < FEW) {
        for (uint64_t i = 1; input == NULL && i <= last.high - last.low; i++) {
            input = lost_with(last.low + (last.value - last.low + i) % (last.high - last.low + 1));
        }
    } else if (input == NULL && laid.count > 1) {
        const int64_t others = parts_nim_sum(laid.parts, laid.count - 1);
        for (int64_t near = -2; input == NULL && near <= 2; near++) {
            input = lost_with((uint64_t)(others + near));
            input = input != NULL ? input : lost_with((uint64_t)(2 * others + near));
        }
    }
    return input;
}

const char *make_lost(int number)
{
    const char *input = balanced_input();
    if (input != NULL && number % 4 == 2) {
        struct choice_made *other = &made[random_between(0, (uint64_t)made_count - 1)];
        other->value += other->value < other->high ? 1 : 0;
        fresh = choose_lowest; /* where the number is a count */
        input = make_again();
    }
    return input;
}
