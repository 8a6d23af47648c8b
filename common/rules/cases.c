/*
 * Which inputs are tried, and the stream of cases with their answers, smallest first: fewest numbers, then the
 * smallest sum of all numbers, then number by number. And what input() allows, found by making many inputs.
 */
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the cases kept so far ---- */

struct kept_case {
    const char *kind;
    int64_t tokens;
    uint64_t sum;
    struct text input;
    struct text answer;
};

static struct kept_case *kept_cases;
static int64_t case_count;
static int64_t case_capacity;

/* Keeps an input with its answer; false when it is there already. The last line may lack its end. */
static bool keep(const char *kind, const char *input)
{
    static struct rows inputs;
    if (kind[0] == '\0' || strchr(kind, ' ') != NULL) {
        die("a kind of cases is one word, not \"%s\"", kind);
    }
    if (!add_text(&inputs, input)) {
        return false;
    }
    struct kept_case kept = {.kind = kind};
    text_add(&kept.input, "%s", input);
    const bool has_end = kept.input.length > 0 && input[kept.input.length - 1] == '\n';
    text_add_bytes(&kept.input, "\n", has_end ? 0 : 1);
    const char *wrong = answer_input(kept.input.bytes, kept.input.length);
    if (wrong != NULL) {
        die("cases() tries what is no input (%s): %.100s", wrong, input);
    }
    text_cut(&kept.input, kept.input.length - (has_end ? 0 : 1));
    text_add(&kept.answer, "%s", printed.bytes);
    if (kept.answer.length == 0) {
        die("no answer to the input %.100s", input);
    }
    kept.tokens = token_count;
    kept.sum = token_sum;
    kept_cases = grown(kept_cases, &case_capacity, case_count + 1, sizeof *kept_cases);
    kept_cases[case_count++] = kept;
    return true;
}

/* No two cases are alike for it, so that the order does not depend on the sort. */
static int smaller_first(const void *a, const void *b)
{
    const struct kept_case *left = a;
    const struct kept_case *right = b;
    if (left->tokens != right->tokens) {
        return left->tokens < right->tokens ? -1 : 1;
    }
    if (left->sum != right->sum) {
        return left->sum < right->sum ? -1 : 1;
    }
    const char *l = left->input.bytes;
    const char *r = right->input.bytes;
    for (; *l != '\0' && (*l == *r || (isspace((unsigned char)*l) && isspace((unsigned char)*r))); l++) {
        r++;
    }
    const size_t l_left = strcspn(l, " \n"); /* of the first words that differ */
    const size_t r_left = strcspn(r, " \n");
    if (l_left != r_left) {
        return l_left < r_left ? -1 : 1;
    }
    const int order = memcmp(l, r, l_left);
    return order != 0 ? order : strcmp(left->input.bytes, right->input.bytes);
}

/* ---- how the numbers of an input are chosen ---- */

static uint64_t choose_lowest(uint64_t low, uint64_t high)
{
    (void)high;
    return low;
}

static uint64_t choose_highest(uint64_t low, uint64_t high)
{
    (void)low;
    return high;
}

/* The first or last of its range, or beside. */
static uint64_t choose_edge(uint64_t low, uint64_t high)
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
        made[made_count] = (struct choice_made){fresh(low, high), low, high};
        made_count++;
    }
    const uint64_t value = made[made_used++].value; /* of another range, if a number before it has changed */
    return (value < low ? low : value > high ? high : value) - shift;
}

/* Makes an input of the numbers in `made`, and fresh ones behind them; NULL if it is none. */
static const char *make_again(void)
{
    made_used = 0;
    return make_input(choose, WHOLE_INPUT);
}

/* Makes an input of numbers that a function chooses within these ranges; NULL if it is none. */
static const char *make_by(uint64_t (*by)(uint64_t low, uint64_t high))
{
    made_count = 0;
    fresh = by;
    return make_again();
}

static void narrow(const char *format, va_list arguments)
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
            die("%s: \"%s\" is no range", range, blank + 1);
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

/* Of a call with such ranges. */
#define NARROW(ranges)                                                                                                 \
    va_list arguments;                                                                                                 \
    va_start(arguments, ranges);                                                                                       \
    narrow(ranges, arguments);                                                                                         \
    va_end(arguments)

static void check_made(const char *kind, bool is_made)
{
    if (!is_made) {
        die("cases(): no input of the kind %s can be made: %s", kind, complaint);
    }
}

/* ---- every input ---- */

static bool tries_every; /* every_input ran with nothing narrowed */

void every_input(const char *kind, const char *ranges, ...)
{
    NARROW(ranges);
    bool is_made = false;
    made_count = 0;
    fresh = choose_lowest;
    tries_every = tries_every || narrowed_count == 0;
    do {
        const char *input = make_again();
        if (input != NULL) {
            is_made = true;
            keep(kind, input);
        }
        made_count = made_used;
        while (made_count > 0 && made[made_count - 1].value == made[made_count - 1].high) {
            made_count--;
        }
        if (made_count > 0) {
            made[made_count - 1].value++; /* the last number that can grow does; those behind it begin again */
        }
    } while (made_count > 0);
    check_made(kind, is_made);
    narrowed_count = 0;
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
        lay_table();
    }
    return input != NULL && table_result() == LOST ? input : NULL;
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
    } else if (input == NULL && table_count > 1) {
        const int64_t others = parts_nim_sum(table_parts, table_count - 1);
        for (int64_t near = -2; input == NULL && near <= 2; near++) {
            input = lost_with((uint64_t)(others + near));
            input = input != NULL ? input : lost_with((uint64_t)(2 * others + near));
        }
    }
    return input;
}

/* The same, and for some of them one number is one off. */
static const char *lost_input(int number)
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

/* ---- many inputs ---- */

enum { MOST_TRIES = 1000 }; /* for each input wanted */

/* Tries so many different inputs, of numbers that two functions choose in turn. */
static void many_inputs(const char *kind, int count, bool lost, uint64_t (*even)(uint64_t low, uint64_t high),
                        uint64_t (*odd)(uint64_t low, uint64_t high))
{
    int64_t tries = 0;
    bool is_made = false;
    for (int added = 0; added < count;) {
        if (++tries > (int64_t)count * MOST_TRIES) {
            check_made(kind, is_made);
            die("cases(): only %d of %d different inputs of the kind %s are found%s", added, count, kind,
                lost ? ": lost_inputs() needs several parts, or a last number with at most 200 values" : "");
        }
        const char *input = make_by(added % 2 == 0 ? even : odd);
        input = lost && input != NULL ? lost_input(added) : input;
        is_made = is_made || input != NULL;
        added += input != NULL && keep(kind, input) ? 1 : 0;
    }
    narrowed_count = 0;
}

void random_inputs(const char *kind, int count, const char *ranges, ...)
{
    NARROW(ranges);
    many_inputs(kind, count, false, random_of_magnitude, random_between);
}

void edge_inputs(const char *kind, int count, const char *ranges, ...)
{
    NARROW(ranges);
    many_inputs(kind, count, false, choose_edge, choose_edge);
}

void lost_inputs(const char *kind, int count, const char *ranges, ...)
{
    NARROW(ranges);
    many_inputs(kind, count, true, random_of_magnitude, random_between);
}

/* ---- single inputs ---- */

static struct text added_text;

void add_input(const char *text, ...)
{
    va_list arguments;
    va_start(arguments, text);
    text_add_arguments(&added_text, text, arguments);
    va_end(arguments);
}

bool try_input(const char *kind, const char *text, ...)
{
    va_list arguments;
    va_start(arguments, text);
    text_add_arguments(&added_text, text, arguments);
    va_end(arguments);
    const bool is_new = keep(kind, added_text.bytes);
    text_clear(&added_text);
    return is_new;
}

void largest_input(const char *kind)
{
    if (added_text.length == 0) {
        const char *input = make_by(choose_highest);
        if (input == NULL) {
            die("the largest input is none");
        }
        add_input("%s", input);
    }
    try_input(kind, "");
}

/* ---- what is asked for ---- */

void run_cases(void)
{
    seed_random(the_name); /* the same cases, whatever was drawn before */
    the_problem->cases();
    if (case_count == 0) {
        die("cases() tries no input");
    }
    how_known(); /* dies where a step of the page was checked too little */
    qsort(kept_cases, (size_t)case_count, sizeof *kept_cases, smaller_first);
}

/* The kinds of the cases printed so far, in this order, and how many of each. */
static struct kind {
    const char *name;
    int64_t count;
} * kinds;
static int64_t kind_capacity;

/* A case is called by its kind and a number, which counts those of its kind. */
static int64_t number_in_kind(const char *name)
{
    int64_t at = 0;
    while (at < kind_capacity && kinds[at].name != NULL && strcmp(kinds[at].name, name) != 0) {
        at++;
    }
    kinds = grown(kinds, &kind_capacity, at + 1, sizeof *kinds);
    kinds[at].name = name;
    return ++kinds[at].count;
}

/* What is tried and how the answers are known: two lines, tab separated. */
static void write_facts(const char *path)
{
    FILE *facts = fopen(path, "w");
    if (facts == NULL) {
        die("cannot write %s", path);
    }
    fputs(tries_every ? "tried\tevery input" : "tried\t", facts);
    for (int64_t i = 0; i < kind_capacity && kinds[i].name != NULL && !tries_every; i++) {
        fprintf(facts, "%s%" PRId64 " %s", i > 0 ? ", " : "", kinds[i].count, kinds[i].name);
    }
    fprintf(facts, "\nknown\t%s\n", how_known());
    if (fclose(facts) != 0) {
        die("cannot write %s", path);
    }
}

void print_cases(const char *facts)
{
    run_cases();
    for (int64_t i = 0; i < case_count; i++) {
        const struct kept_case *kept = &kept_cases[i];
        printf("case %s-%" PRId64 " %" PRId64 " %" PRId64 "\n%s%s", kept->kind, number_in_kind(kept->kind),
               kept->input.length, kept->answer.length, kept->input.bytes, kept->answer.bytes);
    }
    if (facts != NULL) {
        write_facts(facts);
    }
}

/* ---- what input() allows ---- */

void print_limit(const struct limit *limit)
{
    struct text line = {0};
    text_add(&line, "%s\t", limit->name);
    text_add_number(&line, limit->low, limit->low, limit->high);
    text_add(&line, "\t");
    text_add_number(&line, limit->high, limit->low, limit->high);
    if (limit->alphabet != NULL) {
        text_add(&line, "\t%s", limit->alphabet);
    }
    puts(line.bytes);
    text_free(&line);
}

/* Names in the order of the input, with their lowest and highest limits over many inputs; and conditions. */
void print_limits(void)
{
    enum { FEW = 4, TRIES = 100, ENOUGH = 1000 };
    make_by(choose_lowest);
    make_by(choose_highest);
    for (int try = 0; try < TRIES && (try < FEW || token_count <= ENOUGH); try++) {
        make_by(try % 2 == 0 ? choose_edge : random_of_magnitude);
    }
    for (int64_t i = 0; i < limit_count; i++) {
        const struct limit *limit = &limits[i];
        if (limit->is_condition) {
            printf("must\t%s\n", limit->name);
        } else if (limit->alphabet != NULL && strchr(limit->alphabet, ' ') != NULL) {
            printf("must\t%s is one of: %s\n", limit->name, limit->alphabet);
        } else {
            print_limit(limit);
        }
    }
}
