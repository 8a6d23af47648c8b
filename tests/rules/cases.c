/*
 * Which inputs are tried, and the streams of them: cases with their answers, smallest first, and hostile
 * inputs.
 *
 * The order of cases is: fewest numbers first, then the smallest sum of all numbers, then number by number.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- random numbers: splitmix64, by S. Vigna ---- */

static uint64_t random_state;
static bool seeded;

static uint64_t random_word(void)
{
    if (!seeded) {
        seeded = true;
        for (const char *c = program_name; *c != '\0'; c++) {
            random_state = random_state * 31 + (unsigned char)*c;
        }
    }
    random_state += UINT64_C(0x9e3779b97f4a7c15);
    uint64_t z = random_state;
    z = (z ^ (z >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    z = (z ^ (z >> 27)) * UINT64_C(0x94d049bb133111eb);
    return z ^ (z >> 31);
}

void seed_random(uint64_t seed)
{
    seeded = true;
    random_state = seed;
}

static uint64_t random_between(uint64_t low, uint64_t high)
{
    const uint64_t width = high - low + 1;
    /* cppcheck-suppress knownConditionTrueFalse ; it is 0 for all 64-bit numbers */
    return width == 0 ? random_word() : low + random_word() % width;
}

static uint64_t random_of_magnitude(uint64_t low, uint64_t high)
{
    uint64_t powers = 0;
    while (powers < 64 && high - low >= UINT64_C(1) << powers) {
        powers++;
    }
    const uint64_t power = random_between(0, powers);
    const uint64_t reach = power == 64 ? UINT64_MAX : (UINT64_C(1) << power) - 1;
    return random_between(low, high - low < reach ? high : low + reach);
}

int64_t random_in(int64_t low, int64_t high)
{
    return (int64_t)random_between((uint64_t)low, (uint64_t)high);
}

int64_t random_magnitude(int64_t low, int64_t high)
{
    return (int64_t)random_of_magnitude((uint64_t)low, (uint64_t)high);
}

void shuffle(int64_t *numbers, int64_t count)
{
    for (int64_t i = count - 1; i > 0; i--) {
        const int64_t j = random_in(0, i);
        const int64_t kept = numbers[i];
        numbers[i] = numbers[j];
        numbers[j] = kept;
    }
}

/* ---- the cases kept so far ---- */

struct kept_case {
    const char *kind;
    int64_t tokens;
    uint64_t sum; /* UINT64_MAX: at least so much */
    struct text input;
    struct text answer;
};

static struct kept_case *tried_cases;
static int64_t case_count;
static int64_t case_capacity;
static int64_t *case_slots; /* number + 1, or 0: by the input's hash */
static int64_t case_slot_count;
static struct text bench_text;
static bool for_bench; /* only the largest input is asked for */

static uint64_t text_hash(const char *text)
{
    uint64_t hash = UINT64_C(14695981039346656037);
    for (; *text != '\0'; text++) {
        hash = (hash ^ (unsigned char)*text) * UINT64_C(1099511628211);
    }
    return hash ^ hash >> 29;
}

static int64_t *case_slot(const char *input)
{
    if (2 * case_count >= case_slot_count) {
        const int64_t old = case_slot_count;
        free(case_slots);
        case_slot_count = old == 0 ? 1024 : 4 * old;
        case_slots = new_array(case_slot_count, sizeof *case_slots);
        for (int64_t i = 0; i < case_count; i++) {
            *case_slot(tried_cases[i].input.bytes) = i + 1;
        }
    }
    const uint64_t mask = (uint64_t)case_slot_count - 1;
    uint64_t at = text_hash(input) & mask;
    while (case_slots[at] != 0 && strcmp(tried_cases[case_slots[at] - 1].input.bytes, input) != 0) {
        at = (at + 1) & mask;
    }
    return &case_slots[at];
}

/* Keeps the input that has just been read or made, with its answer; false when it is there already. */
static bool keep(const char *kind, const char *input, int64_t length)
{
    if (kind[0] == '\0' || strchr(kind, ' ') != NULL) {
        die("a kind of cases is one word, not \"%s\"", kind);
    }
    int64_t *slot = case_slot(input);
    if (*slot != 0) {
        return false;
    }
    tried_cases = grown(tried_cases, &case_capacity, case_count + 1, sizeof *tried_cases);
    struct kept_case *kept = &tried_cases[case_count];
    *kept = (struct kept_case){.kind = kind, .tokens = token_count};
    for (int64_t i = 0; i < token_count; i++) {
        kept->sum = kept->sum > UINT64_MAX - tokens[i].value ? UINT64_MAX : kept->sum + tokens[i].value;
    }
    text_add_bytes(&kept->input, input, length);
    *slot = ++case_count;
    if (!for_bench) {
        problem.answer();
        text_add(&kept->answer, "%s", printed());
        if (kept->answer.length == 0) {
            die("no answer to the input %.100s", input);
        }
    }
    return true;
}

static int by_number(const char **a, const char **b)
{
    const size_t left = strcspn(*a, " \n");
    const size_t right = strcspn(*b, " \n");
    const int order = left != right ? (left < right ? -1 : 1) : memcmp(*a, *b, left);
    *a += left + ((*a)[left] != '\0');
    *b += right + ((*b)[right] != '\0');
    return order;
}

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
    int order = 0;
    while (order == 0 && *l != '\0' && *r != '\0') {
        order = by_number(&l, &r);
    }
    return order;
}

static void write_case(const char *label, int64_t number, const struct text *input, const struct text *answer)
{
    printf("case %s-%" PRId64 " %" PRId64 " %" PRId64 "\n", label, number, input->length, answer->length);
    fwrite(input->bytes, 1, (size_t)input->length, stdout);
    fwrite(answer->bytes, 1, (size_t)answer->length, stdout);
}

static int64_t whole_ranges; /* how often every_input ran with nothing narrowed */

/* What is tried and how the answers are known: two lines, tab separated. */
void print_facts(void)
{
    problem.cases();
    qsort(tried_cases, (size_t)case_count, sizeof *tried_cases, smaller_first);
    printf("tried\t");
    if (whole_ranges > 0) {
        printf("every input");
    } else {
        const char *before = "";
        for (int64_t i = 0; i < case_count; i++) {
            int64_t same = 0;
            bool first = true;
            for (int64_t k = 0; k < case_count; k++) {
                const bool of_kind = strcmp(tried_cases[k].kind, tried_cases[i].kind) == 0;
                first = first && !(k < i && of_kind);
                same += of_kind ? 1 : 0;
                if (!first) {
                    break;
                }
            }
            if (first) {
                printf("%s%" PRId64 " %s", before, same, tried_cases[i].kind);
                before = ", ";
            }
        }
    }
    printf("\nknown\t%s%s%s\n", how_known(), problem.known != NULL ? "; " : "",
           problem.known != NULL ? problem.known : "");
}

void print_cases(void)
{
    enum { KINDS = 64 };
    const char *kinds[KINDS];
    int64_t numbers[KINDS] = {0};
    int kind_count = 0;
    problem.cases();
    if (case_count == 0) {
        die("cases() tries no input");
    }
    qsort(tried_cases, (size_t)case_count, sizeof *tried_cases, smaller_first);
    for (int64_t i = 0; i < case_count; i++) {
        int kind = 0;
        while (kind < kind_count && strcmp(kinds[kind], tried_cases[i].kind) != 0) {
            kind++;
        }
        if (kind == kind_count) {
            if (kind_count == KINDS) {
                die("more than %d kinds of cases", KINDS);
            }
            /* cppcheck-suppress arrayIndexOutOfBoundsCond ; die() does not return */
            kinds[kind_count++] = tried_cases[i].kind;
        }
        write_case(tried_cases[i].kind, ++numbers[kind], &tried_cases[i].input, &tried_cases[i].answer);
    }
}

/* ---- which inputs are tried ---- */

static struct {
    const char *name;
    uint64_t low;
    uint64_t high;
} narrowed[16];
static int narrowed_count;

void narrow(const char *name, int64_t low, int64_t high)
{
    int i = 0;
    while (i < narrowed_count && strcmp(narrowed[i].name, name) != 0) {
        i++;
    }
    if (i == (int)(sizeof narrowed / sizeof *narrowed)) {
        die("too many names are narrowed");
    }
    narrowed_count = i == narrowed_count ? i + 1 : narrowed_count;
    narrowed[i].name = name;
    narrowed[i].low = (uint64_t)low;
    narrowed[i].high = (uint64_t)high;
}

void widen(void)
{
    narrowed_count = 0;
}

void narrow_range(const char *name, uint64_t *low, uint64_t *high)
{
    for (int i = 0; i < narrowed_count; i++) {
        if (strcmp(narrowed[i].name, name) == 0) {
            *low = *low > narrowed[i].low ? *low : narrowed[i].low;
            *high = *high < narrowed[i].high ? *high : narrowed[i].high;
        }
    }
}

/* Every input: the numbers chosen so far, and the highest of each; the last that can grows next. */
static struct {
    uint64_t value;
    uint64_t high;
} * choices;
static int64_t choice_count;
static int64_t choice_capacity;
static int64_t choices_used;

static uint64_t choose_next(uint64_t low, uint64_t high)
{
    if (choices_used == choice_count) {
        choices = grown(choices, &choice_capacity, choice_count + 1, sizeof *choices);
        choices[choice_count].value = low;
        choices[choice_count++].high = high;
    }
    return choices[choices_used++].value;
}

void every_input(const char *kind)
{
    if (for_bench) {
        return;
    }
    choice_count = 0;
    whole_ranges += narrowed_count == 0 ? 1 : 0;
    for (;;) {
        choices_used = 0;
        const char *input = make_input(choose_next);
        if (input != NULL) {
            keep(kind, input, (int64_t)strlen(input));
        }
        choice_count = choices_used;
        while (choice_count > 0 && choices[choice_count - 1].value == choices[choice_count - 1].high) {
            choice_count--;
        }
        if (choice_count == 0) {
            return;
        }
        choices[choice_count - 1].value++;
    }
}

static uint64_t choose_edge(uint64_t low, uint64_t high)
{
    const uint64_t near = random_between(0, 3);
    if (high - low < 3) {
        return random_between(low, high);
    }
    return near < 2 ? low + near : high - (near - 2);
}

enum { MOST_TRIES = 1000 }; /* for each input wanted */

static void many_inputs(const char *kind, int count, uint64_t (*even)(uint64_t, uint64_t),
                        uint64_t (*odd)(uint64_t, uint64_t))
{
    if (for_bench) {
        return;
    }
    int64_t tries = 0;
    for (int added = 0; added < count;) {
        if (++tries > (int64_t)count * MOST_TRIES) {
            die("only %d of %d different inputs of the kind %s are found", added, count, kind);
        }
        const char *input = make_input(added % 2 == 0 ? even : odd);
        added += input != NULL && keep(kind, input, (int64_t)strlen(input)) ? 1 : 0;
    }
}

void random_inputs(const char *kind, int count)
{
    many_inputs(kind, count, random_of_magnitude, random_between);
}

void edge_inputs(const char *kind, int count)
{
    many_inputs(kind, count, choose_edge, choose_edge);
}

static uint64_t choose_highest(uint64_t low, uint64_t high)
{
    (void)low;
    return high;
}

void largest_input(const char *kind)
{
    const char *input = make_input(choose_highest);
    if (input == NULL) {
        die("the largest input is none");
    }
    if (for_bench) {
        text_cut(&bench_text, 0);
        text_add(&bench_text, "%s", input);
    } else {
        keep(kind, input, (int64_t)strlen(input));
    }
}

static struct text added_text;

void add_input(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(&added_text, format, arguments);
    va_end(arguments);
}

/* A text whose last newline is missing is read as if it had one, and tried as it is. */
static void read_added(void)
{
    const int64_t length = added_text.length;
    const bool ended = length > 0 && added_text.bytes[length - 1] == '\n';
    text_add(&added_text, ended ? "" : "\n");
    const char *wrong = read_input(added_text.bytes, added_text.length);
    if (wrong != NULL) {
        die("cases() tries what is no input (%s): %.100s", wrong, added_text.bytes);
    }
    text_cut(&added_text, length);
}

bool try_added(const char *kind)
{
    bool tried = false;
    if (!for_bench) {
        read_added();
        tried = keep(kind, added_text.bytes, added_text.length);
    }
    text_cut(&added_text, 0);
    return for_bench || tried;
}

void try_input(const char *kind, const char *format, ...)
{
    va_list arguments;
    text_cut(&added_text, 0);
    va_start(arguments, format);
    text_add_arguments(&added_text, format, arguments);
    va_end(arguments);
    try_added(kind);
}

void bench_added(void)
{
    read_added();
    text_cut(&bench_text, 0);
    text_add(&bench_text, "%s", added_text.bytes);
    text_cut(&added_text, 0);
}

/* A heap of this Grundy number, or 0: heaps grow as their Grundy numbers do, once or twice as fast. */
static int64_t heap_with_value(struct game *game, int64_t value, int64_t largest)
{
    for (int64_t factor = 1; factor <= 2; factor++) {
        for (int64_t heap = factor * value - 2; heap <= factor * value + 2; heap++) {
            if (heap >= 1 && heap <= largest && grundy(game, heap) == value) {
                return heap;
            }
        }
    }
    return 0;
}

enum { MOST_HEAPS = 1000 };

/* Random heaps; when balanced, the last brings the nim-sum to 0. */
static void choose_heaps(struct game *game, int64_t *heaps, int64_t count, int64_t largest, bool balanced)
{
    do {
        const bool magnitudes = random_in(0, 1) == 0;
        int64_t nim_sum = 0;
        for (int64_t i = 0; i < count; i++) {
            heaps[i] = magnitudes ? random_magnitude(1, largest) : random_in(1, largest);
            nim_sum ^= i < count - 1 && balanced ? grundy(game, heaps[i]) : 0;
        }
        if (balanced) {
            heaps[count - 1] = heap_with_value(game, nim_sum, largest);
        }
    } while (heaps[count - 1] == 0);
    shuffle(heaps, count);
}

/* False when the input was tried before, or is none. */
static bool try_heaps(const char *kind, const int64_t *heaps, int64_t count)
{
    text_cut(&added_text, 0);
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        add_input("%s%" PRId64, i > 0 ? " " : "", heaps[i]);
    }
    add_input("\n");
    const bool tried = read_input(added_text.bytes, added_text.length) == NULL
                       && keep(kind, added_text.bytes, added_text.length);
    text_cut(&added_text, 0);
    return tried;
}

void random_heaps(struct game *game, const char *kind, int count, int most, int64_t largest)
{
    if (for_bench) {
        return;
    }
    int64_t heaps[MOST_HEAPS];
    for (int added = 0; added < count;) {
        const int64_t heap_count = 2 + (most - 2) * (int64_t)added / (count - 1);
        choose_heaps(game, heaps, heap_count, largest, added % 4 != 0);
        if (added % 4 == 2) { /* a balanced one, missed by one piece in one heap */
            int64_t *heap = &heaps[random_in(0, heap_count - 1)];
            *heap += *heap < largest ? 1 : -1;
        }
        added += try_heaps(kind, heaps, heap_count) ? 1 : 0;
    }
}

/* Heaps at the limit: all alike, then one less in one of them, then one of them 1; and nothing but ones. */
static void limit_heaps(int64_t most, int64_t largest)
{
    const int64_t counts[] = {1, 2, 3, most - 1, most};
    int64_t heaps[MOST_HEAPS];
    for (size_t k = 0; k < sizeof counts / sizeof *counts; k++) {
        for (int64_t below = 0; below <= 3; below++) {
            for (int64_t i = 0; i < counts[k]; i++) {
                heaps[i] = largest - below;
            }
            try_heaps("limit", heaps, counts[k]);
            heaps[random_in(0, counts[k] - 1)] -= 1;
            try_heaps("limit", heaps, counts[k]);
            heaps[random_in(0, counts[k] - 1)] = 1;
            try_heaps("limit", heaps, counts[k]);
        }
    }
    for (int64_t i = 0; i < most; i++) {
        heaps[i] = 1;
    }
    for (int64_t count = 4; count <= most;
         count++) { /* where tables end: so many heaps, heaps of 1000, floats */
        if (count <= 12 || count >= most - 1) {
            try_heaps("limit", heaps, count);
        }
    }
    for (int64_t size = 990; size <= 1010 && size <= largest; size++) {
        try_heaps("limit", &size, 1);
    }
    for (int64_t step = -2; step <= 2 && largest > 1 << 25; step++) {
        for (int64_t apart = 0; apart <= 2; apart++) {
            heaps[0] = (1 << 24) + step;
            heaps[1] = heaps[0] + apart;
            try_heaps("limit", heaps, 2);
        }
    }
}

void heap_cases(struct game *game, int64_t most, int64_t largest)
{
    if (for_bench) {
        return;
    }
    for (int64_t count = 1; count <= 3; count++) {
        int64_t heaps[3] = {1, 1, 1};
        for (int64_t last = 0; last >= 0;) {
            try_heaps("small", heaps, count);
            last = count - 1;
            while (last >= 0 && heaps[last] == 7) { /* the next ascending row of sizes */
                last--;
            }
            const int64_t next = last >= 0 ? heaps[last] + 1 : 0;
            for (int64_t i = count - 1; last >= 0 && i >= last; i--) {
                heaps[i] = next;
            }
        }
    }
    limit_heaps(most, largest);
    random_heaps(game, "random", 300, (int)most, game->searched < largest ? game->searched : largest);
    random_heaps(game, "large", 200, (int)most, largest);
}

/* ---- the largest input, the limits ---- */

void print_largest(void)
{
    for_bench = true;
    problem.cases();
    if (bench_text.length == 0) {
        largest_input("largest");
    }
    fwrite(bench_text.bytes, 1, (size_t)bench_text.length, stdout);
}

static uint64_t choose_lowest(uint64_t low, uint64_t high)
{
    (void)high;
    return low;
}

/* Names, in the order of the input, with the lowest and the highest limit over many inputs. */
void print_limits(void)
{
    enum { NAMES = 32, TRIES = 300 };
    struct token names[NAMES];
    int count = 0;
    for (int try = 0; try < TRIES; try++) {
        const char *input = make_input(try == 0   ? choose_lowest
                                       : try == 1 ? choose_highest
                                       : try < 20 ? choose_edge
                                                  : random_of_magnitude);
        if (input == NULL) {
            continue;
        }
        for (int64_t i = 0; i < token_count; i++) {
            int at = 0;
            while (at < count && strcmp(names[at].name, tokens[i].name) != 0) {
                at++;
            }
            if (at == count) {
                if (count == NAMES) {
                    die("more than %d names in an input", NAMES);
                }
                /* cppcheck-suppress arrayIndexOutOfBoundsCond ; die() does not return */
                names[count++] = tokens[i];
            }
            names[at].low = names[at].low < tokens[i].low ? names[at].low : tokens[i].low;
            names[at].high = names[at].high > tokens[i].high ? names[at].high : tokens[i].high;
        }
        if (try >= 20 && token_count > 1000) {
            break; /* large inputs: enough has been seen */
        }
    }
    for (int i = 0; i < count; i++) {
        printf("%s\t%" PRIu64 "\t%" PRIu64, names[i].name, names[i].low, names[i].high);
        printf(names[i].alphabet != NULL ? "\t%s\n" : "\n", names[i].alphabet);
    }
}

/* ---- hostile inputs ---- */

static int64_t hostile_bad;
static int64_t hostile_odd;

/* before, the bad text, after: the name and the range that must be told are the answer. */
static void refused(const struct text *before, const char *bad, int64_t bad_length, const char *after,
                    const struct token *token)
{
    struct text input = {0};
    struct text wanted = {0};
    text_add_bytes(&input, before->bytes, before->length);
    text_add_bytes(&input, bad, bad_length);
    text_add(&input, "%s", after);
    if (token->alphabet != NULL) {
        text_add(&wanted, "refuse\t%s\t-\t-\n", token->name);
    } else {
        text_add(&wanted, "refuse\t%s\t%" PRIu64 "\t%" PRIu64 "\n", token->name, token->low, token->high);
    }
    write_case("bad", ++hostile_bad, &input, &wanted);
    text_free(&input);
    text_free(&wanted);
}

static void refused_text(const struct text *before, const char *bad, const char *after,
                         const struct token *token)
{
    refused(before, bad, (int64_t)strlen(bad), after, token);
}

/* One number of a good input made bad in every way. */
static void hostile_number(const char *good, const struct token *token)
{
    struct text before = {0};
    struct text bad = {0};
    char high[32];
    char value[32];
    const char *after = good + token->at + token->length;
    text_add_bytes(&before, good, token->at);
    snprintf(high, sizeof high, "%" PRIu64, token->high);
    snprintf(value, sizeof value, "%" PRIu64, token->high);

    static const char *const shapes[] = {"x", "%sx", "+%s", "-%s", "-0", "1e3", "0x10", "1.5", "%s,"};
    for (size_t i = 0; i < sizeof shapes / sizeof *shapes; i++) {
        const char *place = strstr(shapes[i], "%s");
        text_cut(&bad, 0);
        text_add(&bad, "%.*s%s%s", (int)(place != NULL ? (size_t)(place - shapes[i]) : strlen(shapes[i])),
                 shapes[i], place != NULL ? value : "", place != NULL ? place + 2 : "");
        refused_text(&before, bad.bytes, after, token);
    }
    text_cut(&bad, 0);
    text_add_bytes(&bad, "\0", 1);
    text_add(&bad, "%s", value);
    refused(&before, bad.bytes, bad.length, after, token); /* a NUL before */
    text_add_bytes(&bad, "\0", 1);
    refused(&before, bad.bytes + 1, bad.length - 1, after, token); /* a NUL behind */

    if (token->low > 0) {
        refused_text(&before, "0", after, token);
        text_cut(&bad, 0);
        text_add(&bad, "%" PRIu64, token->low - 1);
        refused_text(&before, bad.bytes, after, token);
    }
    if (token->high < UINT64_MAX) {
        text_cut(&bad, 0);
        text_add(&bad, "%" PRIu64, token->high + 1);
        refused_text(&before, bad.bytes, after, token);
    }
    if (token->high < UINT64_MAX - UINT32_MAX) {
        text_cut(&bad, 0);
        text_add(&bad, "%" PRIu64, token->high + (UINT64_C(1) << 32));
        refused_text(&before, bad.bytes, after, token);
    }
    if (token->high > 0) {
        text_cut(&bad, 0);
        text_add(&bad, "%s0", high);
        refused_text(&before, bad.bytes, after, token);
    }
    refused_text(&before, "18446744073709551616", after, token);
    refused_text(&before, "18446744073709551617", after, token);
    text_cut(&bad, 0);
    for (int i = 0; i < 10000; i++) {
        text_add_bytes(&bad, "7", 1);
    }
    refused_text(&before, bad.bytes, after, token);

    refused_text(&before, "", "", token);
    refused_text(&before, "", "\n", token);
    refused_text(&before, "", " \r\n\t", token);
    text_free(&before);
    text_free(&bad);
}

static void hostile_word(const char *good, const struct token *token)
{
    struct text before = {0};
    struct text bad = {0};
    const char *after = good + token->at + token->length;
    text_add_bytes(&before, good, token->at);
    refused_text(&before, "?", after, token);
    text_add_bytes(&bad, good + token->at, token->length);
    text_add(&bad, "?");
    refused_text(&before, bad.bytes, after, token);
    for (uint64_t i = 0; i <= token->high; i++) {
        text_add_bytes(&bad, good + token->at, 1);
    }
    refused_text(&before, bad.bytes, after, token);
    text_free(&before);
    text_free(&bad);
}

/* A whole file that is no input, told by its first number. */
static void hostile_files(const struct token *first)
{
    enum { MEGABYTE = 1000000 };
    static const struct text none = {"", 0, 0};
    struct text all = {0};
    refused_text(&none, "", "", first);
    refused_text(&none, " \t\r\n\v\f\n", "", first);
    refused(&none, "\0", 1, "", first);
    refused(&none, "\357\273\277", 3, "1\n", first); /* a byte order mark */
    refused(&none, "\177ELF\002\001\377\376\200\0\0", 11, "", first);
    for (size_t kind = 0; kind < 3; kind++) {
        text_cut(&all, 0);
        for (int i = 0; i < MEGABYTE; i++) {
            text_add_bytes(&all, &" x9"[kind], 1);
        }
        refused_text(&none, all.bytes, "", first);
    }
    text_free(&all);
}

/* Says the good input again, with every `from` as `to`, between two more texts. */
static void odd(const char *before, const char *good, char from, const char *to, const char *after,
                const struct text *answer)
{
    struct text input = {0};
    text_add(&input, "%s", before);
    for (const char *c = good; *c != '\0'; c++) {
        if (*c == from) {
            text_add(&input, "%s", to);
        } else {
            text_add_bytes(&input, c, 1);
        }
    }
    text_add(&input, "%s", after);
    write_case("odd", ++hostile_odd, &input, answer);
    text_free(&input);
}

static void odd_inputs(const char *good, const struct text *answer)
{
    struct text cut = {0};
    text_add_bytes(&cut, good, (int64_t)strlen(good) - 1);
    odd("", good, '\n', "\r\n", "", answer);
    odd("", cut.bytes, '\n', "\r\n", "", answer);
    odd("", cut.bytes, '\n', "\n", "", answer);
    if (!reads_lines()) {
        struct text breaks = {0};
        for (int i = 0; i < 1000000; i++) {
            text_add_bytes(&breaks, "\n", 1);
        }
        odd("\n \r\n\t", good, ' ', " ", "", answer);
        odd("00", good, ' ', " ", "", answer);
        odd("", good, ' ', "\t", "", answer);
        odd("", good, ' ', "\n", "", answer);
        odd("", good, ' ', " \t  ", "", answer);
        odd("", good, '\n', " ", "", answer);
        odd("", good, '\n', " \n", "\n \n", answer);
        odd("", good, '\n', "\n", "and so on \377\n", answer);
        odd(breaks.bytes, good, '\n', "\n", "", answer);
        text_free(&breaks);
    }
    text_free(&cut);
}

static uint64_t choose_small(uint64_t low, uint64_t high)
{
    return random_between(low, high - low < 3 ? high : low + 3);
}

static uint64_t most_above;

static uint64_t choose_within(uint64_t low, uint64_t high)
{
    return random_between(low, high - low < most_above ? high : low + most_above);
}

const char *make_random(uint64_t spread)
{
    most_above = spread;
    return make_input(choose_within);
}

const char *make_example(void)
{
    static struct text example;
    const char *input = NULL;
    for (int try = 0; input == NULL && try < MOST_TRIES; try++) {
        input = make_random(9);
    }
    text_cut(&example, 0);
    text_add(&example, "%s", input != NULL ? input : "\n");
    for (char *c = example.bytes; c[0] != '\0' && c[1] != '\0'; c++) {
        if (*c == '\n') {
            *c = ' ';
        }
    }
    return example.bytes;
}

void print_hostile(void)
{
    enum { INPUTS = 3, NUMBERS = 8 };
    for (int number = 0; number < INPUTS; number++) {
        struct text good = {0};
        struct text answer = {0};
        const char *input = NULL;
        for (int try = 0; input == NULL && try < MOST_TRIES; try++) {
            input = make_input(number == 0 && try == 0 ? choose_lowest : choose_small);
            input = input != NULL && input[0] == '\0'
                        ? NULL
                        : input; /* no line at all is an input too, but not here */
        }
        if (input == NULL) {
            die("no small input is found");
        }
        text_add(&good, "%s", input);
        if (read_input(good.bytes, good.length) != NULL) {
            die("what input() makes it does not read: %.100s", good.bytes);
        }
        problem.answer();
        text_add(&answer, "%s", printed());
        if (number == 0 && tokens[0].alphabet == NULL) {
            hostile_files(&tokens[0]);
        }
        for (int64_t i = 0; i < token_count && i < NUMBERS; i++) {
            if (tokens[i].alphabet != NULL) {
                hostile_word(good.bytes, &tokens[i]);
            } else {
                hostile_number(good.bytes, &tokens[i]);
            }
        }
        odd_inputs(good.bytes, &answer);
        text_free(&good);
        text_free(&answer);
    }
}
