/* Small good inputs with their answers, and where their numbers and words stand: from this tests make bad inputs. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

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
    text_add_number(&line, token->low, token->low, token->high);
    text_add(&line, "\t");
    text_add_number(&line, token->high, token->low, token->high);
    puts(line.bytes);
    text_free(&line);
}

static uint64_t choose_lowest(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    (void)high;
    return low;
}

static uint64_t choose_small(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    return low + random_between(0, high - low < 3 ? high - low : 3);
}

void print_places(void)
{
    enum { INPUTS = 3, TRIES = 1000 };
    struct text good = {0};
    for (int number = 0; number < INPUTS; number++) {
        const char *input = NULL;
        for (int try = 0; (input == NULL || input[0] == '\0') && try < TRIES; try++) {
            input = make_input(number == 0 && try == 0 ? choose_lowest : choose_small);
        }
        if (input == NULL) {
            die("no small input is found");
        }
        text_cut(&good, 0);
        text_add(&good, "%s", input);
        const char *wrong = answer_input(good.bytes, good.length);
        if (wrong != NULL) {
            die("what input() makes it does not read (%s): %.100s", wrong, good.bytes);
        }
        print_hex("input", good.bytes);
        print_hex("answer", printed());
        for (int64_t i = 0; i < token_count && i < TOKENS; i++) {
            print_token(&tokens[i]);
        }
    }
    puts(is_free_of_lines() ? "free of lines" : "lines count");
}
