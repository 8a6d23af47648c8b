/* What input() allows, found by making many inputs: limits, small inputs with the places of numbers, random games. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

static void add_range(struct text *line, uint64_t low, uint64_t high)
{
    text_add_number(line, low, low, high);
    text_add(line, "\t");
    text_add_number(line, high, low, high);
}

/* Names in the order of the input, with their lowest and highest limits over many inputs; and conditions. */
void print_limits(void)
{
    enum { FEW = 4, EDGES = 20, TRIES = 200, ENOUGH = 1000 };
    make_by(choose_lowest);
    make_by(choose_highest);
    for (int try = 0; try < FEW || (try < EDGES && token_count <= ENOUGH); try++) {
        make_by(choose_edge);
    }
    for (int try = EDGES; try < TRIES && token_count <= ENOUGH; try++) {
        make_by(random_of_magnitude);
    }
    struct text line = {0};
    for (int64_t i = 0; i < limit_count; i++) {
        const struct limit *limit = &limits[i];
        text_clear(&line);
        if (limit->is_condition) {
            text_add(&line, "must\t%s", limit->name);
        } else if (limit->alphabet != NULL && strchr(limit->alphabet, ' ') != NULL) {
            text_add(&line, "must\t%s is one of: %s", limit->name, limit->alphabet);
        } else {
            text_add(&line, "%s\t", limit->name);
            add_range(&line, limit->low, limit->high);
            text_add(&line, limit->alphabet != NULL ? "\t%s" : "%s", limit->alphabet != NULL ? limit->alphabet : "");
        }
        puts(line.bytes);
    }
    text_free(&line);
}

/* ---- small inputs, and where their numbers stand ---- */

static void print_hex(const char *name, const char *bytes)
{
    printf("%s\t", name);
    for (; *bytes != '\0'; bytes++) {
        printf("%02x", (unsigned)(unsigned char)*bytes);
    }
    putchar('\n');
}

static void print_token(const struct token *token)
{
    struct text line = {0};
    text_add(&line, "%s\t%s\t%" PRId64 "\t%" PRId64 "\t", token->alphabet == NULL ? "number" : "word", token->name,
             token->at, token->length);
    add_range(&line, token->low, token->high);
    puts(line.bytes);
    text_free(&line);
}

static uint64_t most_above;

static uint64_t choose_within(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    if (low > high && UINT64_MAX - low >= most_above / 2) { /* with numbers below 0: around 0 */
        low = 0 - most_above / 2;
    }
    return random_between(low, high - low < most_above ? high : low + most_above);
}

void print_places(void)
{
    enum { INPUTS = 3, TRIES = 1000 };
    struct text good = {0};
    bool lines_count = the_problem->games.how == TO_THE_END || the_problem->games.how == UNTIL;
    for (int number = 0; number < INPUTS; number++) {
        const char *input = NULL;
        for (int try = 0; (input == NULL || input[0] == '\0') && try < TRIES; try++) {
            most_above = number == 0 && try == 0 ? 0 : 3;
            input = make_input(choose_within, WHOLE_INPUT);
        }
        if (input == NULL) {
            die("no small input is found");
        }
        text_clear(&good);
        text_add(&good, "%s", input);
        const char *wrong = answer_input(good.bytes, good.length);
        if (wrong != NULL) {
            die("what input() makes it does not read (%s): %.100s", wrong, good.bytes);
        }
        print_hex("input", good.bytes);
        print_hex("answer", printed.bytes);
        for (int64_t i = 0; i < token_count && i < TOKENS; i++) {
            print_token(&tokens[i]);
            lines_count = lines_count || tokens[i].alphabet != NULL; /* words stand in their lines */
        }
    }
    puts(lines_count ? "lines count" : "free of lines");
}

const char *make_random(uint64_t spread)
{
    static struct text words;
    most_above = spread;
    const char *at = make_input(choose_within, WITHOUT_COUNTS);
    if (at == NULL) {
        return NULL;
    }
    text_clear(&words);
    for (at += strspn(at, " \n"); *at != '\0'; at += strspn(at, " \n")) {
        const size_t length = strcspn(at, " \n");
        text_add(&words, "%s%.*s", words.length > 0 ? " " : "", (int)length, at);
        at += length;
    }
    return words.bytes;
}
