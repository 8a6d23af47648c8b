/* Tab-separated values, from which the pictures are drawn: positions with their letters or numbers, and moves. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static void print_value(enum question question, int64_t value)
{
    if (question == OUTCOME) {
        printf("%c\n", "LDW"[value]);
    } else if (question == GRUNDY && value == WINS_AT_ONCE) {
        puts("W"); /* no number */
    } else {
        printf("%" PRId64 "\n", value);
    }
}

/* One state, with all that lies side by side in it. */
static void print_state_value(const struct state *state, bool numbers)
{
    const enum question asked = state->count == 0 ? OUTCOME : question_of(state);
    const bool has_number = state->count > 0 && !state->parts[0].known->game->misere && (asked != OUTCOME || numbers);
    const enum question question = asked == LEAD ? LEAD : has_number ? GRUNDY : OUTCOME;
    print_value(question, question == LEAD     ? state_worth(state)
                          : question == GRUNDY ? parts_nim_sum(state->parts, state->count)
                                               : (int64_t)laid_result());
}

/* Reads one game without counts, where the words can be read so. */
static const char *read_game(const char *words, struct state *state)
{
    const char *wrong = state_of_words(words, 0, state);
    for (int i = 1; i < reading.form_count && reading.form != WITHOUT_COUNTS; i++) {
        wrong = state_of_words(words, i, state);
    }
    return wrong;
}

/* Ends the program unless this is a span, such as "2..5". */
static void check_span(const char *span)
{
    const size_t length = strcspn(span, " ");
    const size_t first = strspn(span, "0123456789");
    const size_t last = strncmp(span + first, "..", 2) == 0 ? strspn(span + first + 2, "0123456789") : 0;
    if (first == 0 || last == 0 || first + 2 + last != length || first > 18 || last > 18
        || strtoll(span, NULL, 10) > strtoll(span + first + 2, NULL, 10)) {
        fprintf(stderr, "%s: ", the_name);
        fprintf(stderr, tr("\"%.*s\" is not a span: such as 1..9\n"), (int)length, span);
        exit(2);
    }
}

/* Every game of the words; the first span "2..5" of them is each number in turn. Returns how many there are. */
static int64_t print_spans(const char *words, bool numbers)
{
    static struct state state;
    const char *dots = strstr(words, "..");
    int64_t count = 0;
    if (dots != NULL) {
        struct text one = {0};
        const char *begin = dots;
        while (begin > words && begin[-1] != ' ') {
            begin--;
        }
        check_span(begin);
        const int64_t high = strtoll(dots + 2, NULL, 10);
        for (int64_t value = strtoll(begin, NULL, 10); value <= high; value++) {
            text_clear(&one);
            text_add(&one, "%.*s%" PRId64 "%s", (int)(begin - words), words, value, dots + strcspn(dots, " "));
            count += print_spans(one.bytes, numbers);
        }
        text_free(&one);
    } else if (read_game(words, &state) == NULL) {
        for (; *words != '\0'; words++) {
            putchar(*words == ' ' ? '\t' : *words);
        }
        putchar('\t');
        print_state_value(&state, numbers);
        count++;
    }
    return count;
}

/* The words with a span for each of the first two numbers, such as "0..6 0..6" for "6 6". */
static const char *as_spans(const char *words)
{
    static struct text spans;
    int numbers = 0;
    text_clear(&spans);
    for (const char *at = words; *at != '\0'; at += strspn(at, " ")) {
        const size_t length = strcspn(at, " ");
        const bool is_span = strspn(at, "0123456789") == length && length <= 2 && ++numbers <= 2;
        text_add(&spans, "%s%s%.*s", at > words ? " " : "", is_span ? "0.." : "", (int)length, at);
        at += length;
    }
    return numbers > 0 ? spans.bytes : "1..9";
}

/* The state of the words, and what is known of its positions up to `last`. */
static struct known *read_state(const char *words, struct state *state, int64_t *last)
{
    if (read_game(words, state) != NULL) {
        words_or_exit(words, 0, state);
    }
    struct known *known = known_up_to(state, last);
    if (known == NULL) {
        die("no table: the positions of this game do not count up from 0; give spans of numbers, such as N=\"%s\", or "
            "ask "
            "for one position at a time (explain)",
            as_spans(words));
    }
    return known;
}

void print_table(const char *words, bool numbers)
{
    static struct state state;
    int64_t last;
    if (strstr(words, "..") != NULL) {
        if (print_spans(words, numbers) == 0) {
            fprintf(stderr, "%s: %s\n", the_name, reading.complaint);
            exit(2);
        }
        return;
    }
    struct known *known = read_state(words, &state, &last);
    const enum question asked = question_of(&state);
    const enum question question = numbers && asked == OUTCOME ? GRUNDY : asked;
    for (int64_t n = 0; n <= last; n++) {
        printf("%" PRId64 "\t", n);
        print_value(question, value_of(known, question, n));
    }
}

void print_moves(const char *words)
{
    static struct state state;
    struct moves moves = {0};
    int64_t last;
    struct known *known = read_state(words, &state, &last);
    for (int64_t n = 0; n <= last; n++) {
        collect_moves(known, n, &moves, true);
        for (int64_t i = 0; i < moves.count; i++) {
            const struct move *move = &moves.list[i];
            printf("%" PRId64 "\t%s\t", n, move->name);
            printf(move->kind == WINS ? "wins" : "%" PRId64, move->position);
            printf(move->kind == LEAVES_TWO ? "\t%" PRId64 "\n" : "\n", move->other);
        }
    }
    free(moves.list);
}
