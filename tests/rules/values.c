/* Tab-separated values, from which the pictures are drawn: positions with their letters or numbers, and moves. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_value(enum question question, int64_t value)
{
    if (question == OUTCOME) {
        printf("\t%c\n", "LDW"[value]);
    } else if (question == GRUNDY && value == WINS_AT_ONCE) {
        puts("\tW"); /* no number */
    } else {
        printf("\t%" PRId64 "\n", value);
    }
}

/* One state, with all that lies side by side in it. */
static void print_state_value(const struct state *state, bool numbers)
{
    const enum result outcome = state_result(state);
    const enum question question = state->count == 0 ? OUTCOME : question_of(state);
    if (question == LEAD) {
        print_value(LEAD, state_lead(state));
    } else if (state->count == 0 || state->parts[0].search->game->misere || (question == OUTCOME && !numbers)) {
        print_value(OUTCOME, outcome);
    } else {
        print_value(GRUNDY, parts_nim_sum(state->parts, state->count));
    }
}

/* Every game that the words stand for, where the first span "2..5" among them is each number in turn. A game that
   is none is left out. */
static void print_spans(const char *words, bool numbers)
{
    const char *dots = strstr(words, "..");
    if (dots == NULL) {
        struct state state;
        if (state_of_words(words, &state) != NULL) {
            return;
        }
        bool is_first = true;
        for (const char *at = words + strspn(words, " "); *at != '\0'; at += strspn(at, " ")) {
            const size_t length = strcspn(at, " ");
            printf("%s%.*s", is_first ? "" : "\t", (int)length, at);
            is_first = false;
            at += length;
        }
        print_state_value(&state, numbers);
        free_state(&state);
        return;
    }
    const char *begin = dots;
    while (begin > words && begin[-1] != ' ') {
        begin--;
    }
    const char *end = dots + strcspn(dots, " ");
    const long long low = strtoll(begin, NULL, 10);
    const long long high = strtoll(dots + 2, NULL, 10);
    struct text one = {0};
    for (long long value = low; value <= high; value++) {
        text_cut(&one, 0);
        text_add(&one, "%.*s%lld%s", (int)(begin - words), words, value, end);
        print_spans(one.bytes, numbers);
    }
    text_free(&one);
}

/* The largest position of the words: the table goes up to there. */
static struct search *search_and_last(const struct state *state, int64_t *last)
{
    struct search *search = state->count > 0 ? state->parts[0].search : NULL;
    if (search == NULL || !(is_heap(search) || search->game->upwards)) {
        die("the positions of this game do not count up from 0: give a span, such as 1..9");
    }
    *last = 0;
    for (int64_t i = 0; i < state->count; i++) {
        *last = state->parts[i].position > *last ? state->parts[i].position : *last;
    }
    return search;
}

int print_table(const char *words, bool numbers)
{
    if (strstr(words, "..") != NULL) {
        print_spans(words, numbers);
        return EXIT_SUCCESS;
    }
    struct state state;
    if (!take_words(words, &state)) {
        return 2;
    }
    int64_t last;
    struct search *search = search_and_last(&state, &last);
    state_result(&state); /* finds out whether moves leave two */
    const enum question asked = question_of(&state);
    const enum question question = numbers && asked == OUTCOME ? GRUNDY : asked;
    for (int64_t n = 0; n <= last; n++) {
        printf("%" PRId64, n);
        print_value(question, value_of(search, question, n));
    }
    free_state(&state);
    return EXIT_SUCCESS;
}

int print_moves(const char *words)
{
    struct state state;
    if (!take_words(words, &state)) {
        return 2;
    }
    int64_t last;
    struct search *search = search_and_last(&state, &last);
    for (int64_t n = 0; n <= last; n++) {
        struct moves moves = {0};
        collect_moves(search, n, &moves, true);
        for (int64_t i = 0; i < moves.count; i++) {
            const struct move *move = &moves.list[i];
            printf("%" PRId64 "\t%s\t", n, move->name);
            printf(move->kind == WINS ? "wins" : "%" PRId64, move->position);
            if (move->kind == LEAVES_TWO) {
                printf("\t%" PRId64, move->other);
            }
            putchar('\n');
        }
        free(moves.list);
    }
    free_state(&state);
    return EXIT_SUCCESS;
}
