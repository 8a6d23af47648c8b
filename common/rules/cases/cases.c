/*
 * Which inputs are tried, and the stream of cases with their answers, smallest first: fewest numbers, then the
 * smallest sum of all numbers, then number by number.
 */
#include "inside.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- the cases kept so far ---- */

static struct kept_case *kept_cases;
static int64_t case_count;
static int64_t case_capacity;

/* Keeps an input with its answer; false when it is there already. The last line may lack its end. */
static bool keep(const char *kind, const char *input)
{
    static struct rows inputs;
    static struct shown answer;
    if (kind[0] == '\0' || strchr(kind, ' ') != NULL) {
        die("a kind of cases is one word, not \"%s\"", kind);
    }
    if (!add_text(&inputs, input)) {
        return false;
    }
    if (input[strspn(input, " \n")] == '\0') {
        die("cases(): an empty input: input() is to read at least one number() or word()");
    }
    struct kept_case kept = {.kind = kind};
    text_add(&kept.input, "%s", input);
    const bool has_end = kept.input.length > 0 && input[kept.input.length - 1] == '\n';
    text_add_bytes(&kept.input, "\n", has_end ? 0 : 1);
    const char *wrong = answer_input(kept.input.bytes, kept.input.length, &answer);
    if (wrong != NULL) {
        die("cases() tries an invalid input (%s): %.100s", wrong, input);
    }
    text_cut(&kept.input, kept.input.length - (has_end ? 0 : 1));
    text_add(&kept.answer, "%s", answer.lines.bytes);
    if (kept.answer.length == 0) {
        die(the_problem->answer != NULL ? "answer() prints nothing for the input %.100s"
                                        : "no answer to the input %.100s",
            input);
    }
    if (the_problem->accepts != NULL && !is_accepted(kept.answer.bytes, kept.answer.length)) {
        die("accepts() refuses what answer() prints: %.100s", kept.answer.bytes);
    }
    kept.tokens = reading.tokens;
    kept.sum = reading.sum;
    kept_cases = grown(kept_cases, &case_capacity, case_count + 1, sizeof *kept_cases);
    kept_cases[case_count++] = kept;
    return true;
}

/* No two cases are alike for it, so that the order does not depend on the sort. */
int smaller_first(const void *a, const void *b)
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

/* Of a call with such ranges. */
#define NARROW(ranges)                                                                                                 \
    va_list arguments;                                                                                                 \
    va_start(arguments, ranges);                                                                                       \
    narrow(ranges, arguments);                                                                                         \
    va_end(arguments)

static void check_made(const char *kind, bool is_made)
{
    if (!is_made) {
        die("cases(): no input of the kind %s can be made: %s", kind, reading.complaint);
    }
}

/* ---- every input ---- */

static bool tries_every; /* every_input ran with nothing narrowed */

/* With the ranges of the input that was made last. */
static void check_not_too_many(const char *kind)
{
    enum { MAX_MADE = 20000000 };
    struct text ranges = {0};
    const double count = count_made();
    if (count > MAX_MADE) {
        text_clear(&ranges);
        text_add_ranges_made(&ranges);
        die("cases(): every_input() would make %s%.0f inputs of the kind %s (%s), and makes at most %d: narrow the "
            "ranges, or use random_inputs()",
            count > 1e15 ? "more than " : "", count > 1e15 ? 1e15 : count, kind, ranges.bytes, MAX_MADE);
    }
}

void every_input(const char *kind, const char *ranges, ...)
{
    only_in("cases()", "every_input()");
    NARROW(ranges);
    bool is_made = false;
    make_by(choose_lowest); /* valid or not: of numbers that are not, fewer are tried */
    check_not_too_many(kind);
    make_by(choose_highest);
    check_not_too_many(kind);
    tries_every = tries_every || ranges[0] == '\0';
    const char *input = make_first();
    do {
        if (input != NULL) {
            is_made = true;
            keep(kind, input);
        }
    } while (make_next(&input));
    check_made(kind, is_made);
    widen();
}

/* ---- many inputs ---- */

enum { MAX_TRIES = 1000 }; /* for each input wanted */

/* Tries so many different inputs, of numbers that two functions choose in turn. */
static void many_inputs(const char *kind, int count, bool lost, uint64_t (*even)(uint64_t low, uint64_t high),
                        uint64_t (*odd)(uint64_t low, uint64_t high))
{
    int64_t tries = 0;
    bool is_made = false;
    only_in("cases()", "random_inputs() and the like");
    for (int added = 0; added < count;) {
        if (++tries > (int64_t)count * MAX_TRIES) {
            check_made(kind, is_made);
            die("cases(): only %d of %d different inputs of the kind %s are found%s", added, count, kind,
                lost ? ": lost_inputs() needs several parts, or a last number with at most 200 values" : "");
        }
        const char *input = make_by(added % 2 == 0 ? even : odd);
        input = lost && input != NULL ? make_lost(added) : input;
        is_made = is_made || input != NULL;
        added += input != NULL && keep(kind, input) ? 1 : 0;
    }
    widen();
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
            die("the largest numbers are not a valid input: %s; give the largest one yourself, by add_input() before "
                "largest_input()",
                reading.complaint);
        }
        add_input("%s", input);
    }
    try_input(kind, "");
}

/* ---- what is asked for ---- */

void run_cases(void)
{
    allow_comparing(WORK_OF_A_CASE, WORK_OF_ALL_CASES);
    seed_random(the_seed); /* the same cases, whatever was drawn before */
    const struct call outer = begin_call("cases()", -1);
    the_problem->cases();
    end_call(outer);
    if (case_count == 0) {
        die("cases() tries no input");
    }
    check_enough_compared();
    qsort(kept_cases, (size_t)case_count, sizeof *kept_cases, smaller_first);
}

/* The kinds of the cases printed so far, in this order, and how many of each. */
static struct kind {
    const char *name;
    int64_t count;
} * kinds;
static int64_t kind_capacity;

/* A case is called by its kind and the number of its first input, which counts those of its kind. */
static int64_t number_in_kind(const char *name, int64_t inputs)
{
    int64_t at = 0;
    while (at < kind_capacity && kinds[at].name != NULL && strcmp(kinds[at].name, name) != 0) {
        at++;
    }
    kinds = grown(kinds, &kind_capacity, at + 1, sizeof *kinds);
    kinds[at].name = name;
    kinds[at].count += inputs;
    return kinds[at].count + 1 - inputs;
}

/* What is tried and how the answers are known: lines, tab separated; and how many cases there are. */
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
    fprintf(facts, "\nknown\t%s\ncases\t%" PRId64 "\n", how_known(), case_count);
    if (fclose(facts) != 0) {
        die("cannot write %s", path);
    }
}

/* Of a function, so many inputs from this one on that follow each other are one case, so that one start of a program does
   for them, and what it should not keep from one to the next shows. A large one is alone: the limit of time is for one. */
static int64_t inputs_in_case(int64_t from)
{
    enum { MAX = 100, LARGE = 1000, MAX_WEIGHT = 4 * LARGE };
    int64_t weight = 0;
    int64_t at = from;
    while (at < case_count && (at == from || (the_problem->function && at - from < MAX))
           && strcmp(kept_cases[at].kind, kept_cases[from].kind) == 0) {
        const uint64_t sum = kept_cases[at].sum;
        const int64_t its_weight = kept_cases[at].input.length + (sum < LARGE ? (int64_t)sum : LARGE);
        weight += its_weight >= LARGE ? MAX_WEIGHT : its_weight;
        if (weight > MAX_WEIGHT && at > from) {
            break;
        }
        at++;
    }
    return at - from;
}

static void print_case(int64_t from, int64_t inputs)
{
    struct text input = {0};
    struct text answer = {0};
    for (int64_t i = from; i < from + inputs; i++) {
        text_add_bytes(&input, kept_cases[i].input.bytes, kept_cases[i].input.length);
        text_add_bytes(&answer, kept_cases[i].answer.bytes, kept_cases[i].answer.length);
    }
    printf("case %s-%" PRId64 " %" PRId64 " %" PRId64 "\n%s%s", kept_cases[from].kind,
           number_in_kind(kept_cases[from].kind, inputs), input.length, answer.length, input.bytes, answer.bytes);
    text_free(&input);
    text_free(&answer);
}

void print_cases(const char *facts)
{
    const long before = ftell(stdout);
    run_cases();
    if (ftell(stdout) != before) {
        die("something was printed beside the cases: outputs are written in answer(), by print");
    }
    for (int64_t i = 0; i < case_count;) {
        const int64_t inputs = inputs_in_case(i);
        print_case(i, inputs);
        i += inputs;
    }
    if (facts != NULL) {
        write_facts(facts);
    }
}
