/* The heaps of a game: who wins and Grundy numbers, the laws that are proved, and then who wins this position. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LETTERS = 150, NUMBERS = 100, BY_LAST = 100 };

/* ---- tables, as wide as a line ---- */

/* How many cells a row has, of so many columns, after the number of its first cell: tens, if they fit. */
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

static bool is_with_last_number(const char *words, int64_t n)
{
    static struct state state;
    struct text other = {0};
    const char *blank = strrchr(words, ' ');
    text_clear(&other);
    text_add(&other, "%.*s%" PRId64, blank != NULL ? (int)(blank - words) + 1 : 0, words, n);
    const bool is_input = state_of_words(other.bytes, 0, &state) == NULL;
    text_free(&other);
    return is_input;
}

/* Where positions are not heaps: calls `each` for the words with other numbers in place of the last one, from 0 or 1 on,
   as long as these are positions. Returns the number after the last. */
static int64_t for_last_numbers(const char *words, void (*each)(int64_t n, enum result result))
{
    int64_t n = is_with_last_number(words, 0) ? 0 : 1;
    for (; n < BY_LAST && is_with_last_number(words, n); n++) {
        each(n, laid_result());
    }
    return n;
}

static void show_by_last_number(const char *words)
{
    say("By the last number, W: the player to move wins (N-position). L: the player to move loses (P-position).\n");
    const int64_t count = for_last_numbers(words, show_letter);
    say("\nNo law is looked for; searched up to %" PRId64 ".\n", count - 1);
}

/* ---- the position ---- */

static void show_heaps_and_winner(const struct state *state, struct known *known)
{
    static struct reason reason;
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
    find_reason(state, &reason);
    show_moves(state, result, &reason);
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

/* ---- the same for a page, in lines of JSON: the first values, the laws, and the values after the first ---- */

enum { FIRST = 200 };

/* Where a Grundy number tells who wins, it is quicker than the outcome. */
static bool wins_by_number(const struct game *game, bool has_numbers)
{
    return has_numbers && !game->misere && game->amounts == NULL;
}

/* Letters, and Grundy numbers where the game has them, or leads. */
static void print_values(struct known *known, enum question asked, int64_t from, int64_t to)
{
    const struct game *game = known->game;
    const bool has_numbers = asked == LEAD || !(game->misere || game->endless || game->numbers);
    const enum question question = asked == LEAD ? LEAD : GRUNDY;
    printf("{\"from\":%" PRId64 ",\"numbers\":[", from);
    for (int64_t n = from; n <= to && has_numbers; n++) {
        printf(n > from ? ",%" PRId64 : "%" PRId64, value_of(known, question, n));
    }
    printf("],\"letters\":\"");
    for (int64_t n = from; n <= to && asked != LEAD; n++) {
        putchar(wins_by_number(game, has_numbers) ? "WL"[value_of(known, GRUNDY, n) == 0]
                                                  : "LDW"[value_of(known, OUTCOME, n)]);
    }
    puts("\"}");
    fflush(stdout);
}

/* A period of 0 means that no heap is lost from `from` on. Returns up to which heap the values show the law, or how far
   it was looked for. */
static int64_t print_law(struct known *known, const char *name, enum question question)
{
    static const char *const kinds[] = {"", "", "window", "octal", "shift", "residues"};
    const struct law *law = find_law(known, question, ANY_HEAP);
    const int64_t tried_to = known->laws[question].tried_to;
    if (law == NULL) {
        printf("\"%s\":{\"kind\":null,\"triedTo\":%" PRId64 "}", name, tried_to > NUMBERS ? tried_to : NUMBERS - 1);
        return tried_to;
    }
    const int64_t lost_to = law->run_count > 0 ? law->runs[law->run_count - 1].high : -1;
    const int64_t from = law->period > 0 ? law->from : lost_to + 1;
    printf("\"%s\":{\"kind\":\"%s\",\"from\":%" PRId64 ",\"period\":%" PRId64 ",\"shift\":%" PRId64 "}", name,
           kinds[law->kind], from, law->period, law->kind == SHIFT ? law->shift : 0);
    return from + 2 * law->period;
}

static void print_laws(struct known *known, enum question asked)
{
    const struct game *game = known->game;
    int64_t last = FIRST - 1;
    printf("{\"laws\":{");
    if (is_heap(known) && game->code == NULL) {
        const int64_t shown = print_law(known, "outcome", OUTCOME);
        last = shown > last ? shown : last;
        printf(game->misere ? "" : ",");
    }
    if (is_heap(known) && !game->misere) {
        const int64_t shown = print_law(known, "grundy", GRUNDY);
        last = shown > last ? shown : last;
    }
    puts("}}");
    fflush(stdout);
    print_values(known, asked, FIRST, last < CODES_SEARCHED ? last : CODES_SEARCHED);
}

static void print_letter(int64_t n, enum result result) { printf("[%" PRId64 ",\"%c\"],", n, "LDW"[result]); }

/* Letters by the last number of the words. */
static void print_by_last_number(const char *words)
{
    printf("{\"byLast\":[");
    for_last_numbers(words, print_letter);
    puts("null]}");
}

void print_survey(const char *words)
{
    static struct state state;
    const char *wrong = state_of_words(words, 0, &state);
    int64_t largest = 0;
    if (wrong != NULL && state.count == 0) {
        fprintf(stderr, "%s: %s\n", the_name, wrong);
        exit(2);
    }
    struct known *known = known_up_to(&state, &largest);
    if (known == NULL) {
        print_by_last_number(words);
        return;
    }
    const enum question asked = question_of(&state);
    print_values(known, asked, 0, is_heap(known) || largest >= FIRST ? FIRST - 1 : largest);
    if (is_heap(known)) {
        print_laws(known, asked);
    } else if (largest >= FIRST) {
        print_values(known, asked, FIRST, largest);
    }
}
