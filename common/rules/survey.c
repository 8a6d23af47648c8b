/* The heaps of a game: who wins and Grundy numbers, the laws that are proved, and then who wins this position. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LETTERS = 150, NUMBERS = 100, BY_LAST = 100 };

static const int64_t ANY_HEAP = INT64_C(1) << 60;

/* ---- tables, as wide as a line ---- */

/* How many cells a row has, of so many columns, behind the number of its first cell: tens, if they fit. */
static int64_t cells_in_row(int64_t columns_of_ten, int64_t most)
{
    const int64_t tens = (line_width() - 7) / columns_of_ten;
    return 10 * (tens < 1 ? 1 : tens < most / 10 ? tens : most / 10);
}

static void show_letter(int64_t n, enum result result)
{
    if (n % cells_in_row(11, 50) == 0) {
        printf("%s%6" PRId64 ":", n > 0 ? "\n" : "", n);
    }
    printf("%s%c", n % 10 == 0 ? " " : "", "LDW"[result]);
}

static void show_letters(struct known *known)
{
    say("W: the player to move wins (N-position). L: the player to move loses (P-position).\n");
    for (int64_t n = 0; n < LETTERS; n++) {
        show_letter(n, (enum result)value_of(known, OUTCOME, n));
    }
    putchar('\n');
}

static void show_numbers(struct known *known)
{
    int64_t largest = 0;
    for (int64_t n = 0; n < NUMBERS; n++) {
        const int64_t value = value_of(known, GRUNDY, n);
        largest = value > largest ? value : largest;
    }
    const int columns = snprintf(NULL, 0, " %" PRId64, largest);
    const int64_t in_row = cells_in_row(10 * columns, 50);
    say(known->game->misere ? "Grundy numbers, by mex over the moves, as if whoever cannot move lost:\n"
                            : "Grundy numbers, by mex over the moves:\n");
    for (int64_t n = 0; n < NUMBERS; n++) {
        if (n % in_row == 0) {
            printf("%s%6" PRId64 ":", n > 0 ? "\n" : "", n);
        }
        printf("%*" PRId64, columns, value_of(known, GRUNDY, n));
    }
    putchar('\n');
}

static void show_law_or_none(struct known *known, enum question question)
{
    const struct law *law = find_law(known, question, ANY_HEAP);
    if (law != NULL) {
        show_law(law, question);
    } else {
        const int64_t tried_to = known->laws[question].tried_to;
        say("No law found up to %" PRId64 ".\n", tried_to > NUMBERS ? tried_to : NUMBERS - 1);
    }
}

/* Where positions are no heaps: the results of the words with other numbers in place of the last one. */
static void show_by_last_number(const char *words)
{
    static struct state state;
    struct text other = {0};
    const char *blank = strrchr(words, ' ');
    const int before = blank != NULL ? (int)(blank - words) + 1 : 0;
    int64_t n = 0;
    for (bool is_input = true; n < BY_LAST && is_input; n += is_input ? 1 : 0) {
        text_clear(&other);
        text_add(&other, "%.*s%" PRId64, before, words, n);
        is_input = state_of_words(other.bytes, 0, &state) == NULL;
        if (is_input && n == 0) {
            say("By the last number, W: the player to move wins (N-position). L: the player to move loses "
                "(P-position).\n");
        }
        if (is_input) {
            show_letter(n, laid_result());
        }
    }
    text_free(&other);
    say("\nNo law is looked for; searched up to %" PRId64 ".\n", n - 1);
}

/* ---- the position ---- */

static void show_heaps_and_winner(const struct state *state, struct known *known)
{
    const enum question question = question_of(state);
    for (int64_t i = 0; known != NULL && i < state->count; i++) {
        const int64_t heap = state->parts[i].position;
        const struct law *law = find_law(known, question, heap);
        if (law != NULL) {
            show_reduced(law, question, heap, value_of(known, question, heap));
        }
    }
    if (question == GRUNDY && !state->parts[0].known->game->misere) {
        show_nim_sum(state);
    }
    const enum result result = laid_result();
    show_winner(state, result);
    show_moves(state, result);
}

void survey(const char *words)
{
    static struct state state;
    static const struct state nothing = {0};
    const char *wrong = state_of_words(words, 0, &state);
    if (wrong != NULL && state.count == 0) {
        fprintf(stderr, "%s: %s\n", the_name, wrong);
        exit(2);
    }
    int64_t largest = 0;
    struct known *known = known_up_to(&state, &largest);
    const bool is_asked = known == NULL || largest > 0;
    print_state(is_asked ? &state : &nothing);
    if (known == NULL) {
        show_by_last_number(words);
        state_of_words(words, 0, &state);
    } else {
        show_letters(known);
        if (known->game->code == NULL) {
            show_law_or_none(known, OUTCOME);
        }
        show_numbers(known);
        show_law_or_none(known, GRUNDY);
    }
    fflush(stdout);
    if (wrong != NULL) {
        fprintf(stderr, "%s: %s\n", the_name, wrong);
        exit(2);
    }
    if (is_asked) {
        allow_lengths(WORK_OF_A_QUESTION);
        show_heaps_and_winner(&state, known);
    }
}
