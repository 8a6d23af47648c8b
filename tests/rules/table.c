/* Tab-separated values, from which the pictures are drawn: positions with their letters or numbers, and
 * moves. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_value(enum question question, int64_t value)
{
    if (question == OUTCOME) {
        printf("\t%c\n", "LDW"[value]);
    } else if (question == GRUNDY && value == HOT) {
        puts("\tW"); /* a move there wins at once: no number */
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
        return;
    }
    if (state->misere || state->count == 0 || (question == OUTCOME && !numbers)) {
        print_value(OUTCOME, outcome);
        return;
    }
    int64_t nim_sum = 0;
    for (int64_t i = 0; i < state->count && nim_sum != HOT; i++) {
        const int64_t value = value_of(state->parts[i].game, GRUNDY, state->parts[i].position);
        nim_sum = value == HOT ? HOT : nim_sum ^ (state->parts[i].count % 2 == 1 ? value : 0);
    }
    print_value(GRUNDY, nim_sum);
}

/* Every input that the words stand for, where the first span "2..5" among them is each number in turn. An
   input that the game refuses is left out. */
static void print_spans(const char *words, bool numbers)
{
    const char *dots = strstr(words, "..");
    if (dots == NULL) {
        struct state state;
        if (state_of_words(words, &state) != NULL) {
            return;
        }
        bool first_word = true;
        for (const char *at = words + strspn(words, " "); *at != '\0'; at += strspn(at, " ")) {
            const size_t length = strcspn(at, " ");
            printf("%s%.*s", first_word ? "" : "\t", (int)length, at);
            first_word = false;
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

/* The largest position of the words, and its game: the table goes up to there. */
static struct game *game_of(const struct state *state, int64_t *last)
{
    (void)state_result(state); /* finds out whether the game is filled upwards */
    if (state->count == 0 || !state->parts[0].game->upwards) {
        die("the positions of this game do not count up from 0: give a span, such as 1..9");
    }
    *last = 0;
    for (int64_t i = 0; i < state->count; i++) {
        *last = state->parts[i].position > *last ? state->parts[i].position : *last;
    }
    return state->parts[0].game;
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
    struct game *game = game_of(&state, &last);
    const enum question asked_for = question_of(&state);
    const enum question question = numbers && asked_for == OUTCOME ? GRUNDY : asked_for;
    for (int64_t n = 0; n <= last; n++) {
        printf("%" PRId64, n);
        print_value(question, value_of(game, question, n));
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
    struct game *game = game_of(&state, &last);
    for (int64_t n = 0; n <= last; n++) {
        struct moves moves = {0};
        collect_moves(game, n, &moves);
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
