/* The game that is explained or played: a random one, or that of the words that a person typed. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { TRIES = 40000 }; /* of some games few inputs are valid that are made at random */

static uint64_t most_above;

static uint64_t choose_within(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    if (low > high && UINT64_MAX - low >= most_above / 2) { /* with numbers below 0: around 0 */
        low = 0 - most_above / 2;
    }
    return random_between(low, high - low < most_above ? high : low + most_above);
}

/* A random game, no number of it above its lowest by more than `spread`, as a person types it; or NULL. */
static const char *make_random(uint64_t spread)
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

/* In how many of the next turns there is something to choose, but not too much, if moves are drawn at random. */
static int64_t random_decisions(const struct state *state)
{
    enum { TURNS = 6, MANY = 24, MANY_IN_ONE = 36, MAX_PARTS = 4 }; /* sums take longer to search */
    static struct state now;
    static struct state after;
    static struct moves choices;
    int64_t decisions = 0;
    copy_state(&now, state);
    list_choices(&now, &choices);
    for (int turn = 0; turn < TURNS && choices.count > 0 && !choices.cut; turn++) {
        const int64_t many = now.count == 1 ? MANY_IN_ONE : MANY;
        decisions += choices.count > 1 && choices.count <= many && now.count <= MAX_PARTS ? 1 : 0;
        make_choice(&after, &now, &choices.list[random_in(0, choices.count - 1)]);
        copy_state(&now, &after);
        list_choices(&now, &choices);
    }
    return decisions;
}

static bool has_move(const struct state *state)
{
    static struct moves choices;
    list_choices(state, &choices);
    return choices.count > 0;
}

const char *start_words_if_any(struct state *state)
{
    enum { SPREADS = 6, LONGEST = 60, SOME_CHOICE = 1900, FEW = 300, AT_LAST = TRIES - 1000 };
    static const uint64_t spreads[SPREADS] = {12, 8, 5, 3, 30, 300};
    int valid = 0;
    for (int try = 0; try < TRIES; try++) {
        const bool may_have_none =
            try >= (valid < FEW ? AT_LAST : SOME_CHOICE);                     /* a game may leave nothing to choose */
        const int wanted = try < 300 ? 4 - try / 100 : may_have_none ? 0 : 1; /* decisions */
        const char *words = make_random(spreads[try / 10 % SPREADS]);
        /* it is typed by players, too: there is only one way to read it */
        if (words != NULL && strlen(words) <= LONGEST && state_of_words(words, 0, state) == NULL
            && reading.form_count == 1) {
            valid++;
            if (random_decisions(state) >= wanted && (wanted > 0 || has_move(state))) {
                return words;
            }
        }
    }
    return NULL;
}

const char *start_words(struct state *state)
{
    const char *words = start_words_if_any(state);
    if (words == NULL) {
        die("no position to start from is found: give one");
    }
    return words;
}

void words_or_exit(const char *words, int wanted, struct state *state)
{
    const char *wrong = state_of_words(words, wanted, state);
    if (wrong == NULL) {
        return;
    }
    fprintf(stderr, "%s: %s\n", the_name, wrong);
    const char *example = start_words(state);
    fprintf(stderr,
            tr(reading.has_count
                   ? "A position is one game, as the judge's input has it but without counts, such as \"%s\"\n"
                   : "A position is one game, as the judge's input has it, such as \"%s\"\n"),
            example);
    exit(2);
}

const char *how_read(void)
{
    static struct text text;
    if (reading.games == 1 && reading.form_count == 1) {
        return NULL;
    }
    text_clear(&text);
    if (reading.games > 1) {
        text_say(&text, "Read as an input of %" PRId64 " games; this is the first one.", reading.games);
    } else {
        text_say(&text, reading.form == WHOLE_INPUT      ? "Read as an input."
                        : reading.form == WITHOUT_COUNTS ? "Read as one game without its counts."
                                                         : "Read as one game with its counts.");
    }
    return text.bytes;
}

/* A position that is several numbers has no words of its own. */
static void ask_for_show(const struct state *state)
{
    for (int64_t i = 0; i < state->count && the_own_path != NULL && the_problem->draw == NULL; i++) {
        if (state->parts[i].known->game->show == NULL && was_made_by_position_of(state->parts[i].position)) {
            fprintf(stderr,
                    tr("%s: \"%" PRId64 "\" is the number of a position that position_of() has made: .show prints it "
                       "in words\n"),
                    the_name, state->parts[i].position);
            return;
        }
    }
}

const char *introduce(const char *words, struct state *state)
{
    say_wrapped("%s: %s", the_name, tr(the_problem->rule));
    if (words[strspn(words, " ")] != '\0') {
        words_or_exit(words, 0, state);
    } else {
        words = start_words(state);
        say("No position is given; this is a random one: \"%s\".\n", words);
    }
    ask_for_show(state);
    return words;
}
