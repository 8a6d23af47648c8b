/* What a person types: an input, or a game with its counts or without them. */
#include "inside.h"

/* Reads the words that a person types, with spaces anywhere, in this form. Returns NULL or what is wrong. */
static const char *read_form(const char *from, enum form how)
{
    enum { MAX_TRIED = 4096 };
    const char *wrong;
    int64_t typed = 0; /* words */
    int64_t length = 0;
    for (int64_t i = 0; from[i] != '\0'; i++) {
        typed += !is_blank(from[i]) && (i == 0 || is_blank(from[i - 1])) ? 1 : 0;
        length = is_blank(from[i]) ? length : i + 1;
    }
    /* Counts that are left out may be any number up to that of the words; the largest comes first. Where it leaves words, so
       does a smaller one; what is wrong is told of the largest. */
    const int64_t least = typed > MAX_TRIED ? typed : 0;
    int64_t next = typed;
    bool is_last;
    do {
        is_last = next < least;
        source.counts_tried = is_last ? typed : next;
        begin_source(LOOSE, how, from, length);
        wrong = run_input(NULL);
        next = source.goes_on ? least - 1 : next - 1;
    } while (wrong != NULL && reading.has_count && how == WITHOUT_COUNTS && !is_last);
    return wrong;
}

/* In this form: how many games there are, 0 if it does not fit. */
static int64_t games_in(const char *from, enum form how)
{
    return read_form(from, how) == NULL ? reading.game_number : 0;
}

const char *read_words(const char *from, int wanted)
{
    enum form fitting[3];
    int count = 0;
    const bool is_counted = the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW;
    const int64_t games = games_in(from, WHOLE_INPUT);
    const bool has_several = games > 1 || reading.game_number > 1;
    if (games > 0) {
        fitting[count++] = WHOLE_INPUT;
    }
    if (games <= 1 && games_in(from, WITHOUT_COUNTS) > 0 && (count == 0 || is_counted || reading.has_count)) {
        fitting[count++] = WITHOUT_COUNTS;
    }
    if (games <= 1 && games_in(from, WITH_COUNTS) > 0 && reading.has_count && (is_counted || games == 0)) {
        fitting[count++] = WITH_COUNTS;
    }
    const enum form taken = wanted < count ? fitting[wanted] : has_several ? WHOLE_INPUT : WITHOUT_COUNTS;
    source.stops_at_first = count > 0 && taken == WHOLE_INPUT && games > 1;
    const char *wrong = read_form(from, taken);
    source.stops_at_first = false;
    reading.form = taken;
    reading.form_count = count;
    reading.games = taken == WHOLE_INPUT ? games : 1;
    return wrong;
}

const char *read_one_game(const char *from) { return read_form(from, WITH_COUNTS); }
