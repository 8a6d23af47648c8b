/* The games of an input: input() run for each, as a reader, a checker or a maker of inputs. */
#include "inside.h"

#include <string.h>

/* Whether another game follows in an input being read, where no number says how many there are. */
static bool another_game(void)
{
    const char *line = the_problem->games.name;
    const int64_t length = the_problem->games.how == UNTIL ? (int64_t)strlen(line) : 0;
    for (; source.mode == LOOSE && source.at < source.length && is_blank(source.text[source.at]); source.at++) {
    }
    const int64_t left = source.length - source.at;
    const bool is_line = length > 0 && left >= length && memcmp(source.text + source.at, line, (size_t)length) == 0;
    if (length == 0            ? left == 0
        : source.mode == LOOSE ? is_line && (left == length || is_blank(source.text[source.at + length]))
                               : is_line && left > length && source.text[source.at + length] == '\n') {
        return false;
    }
    if (left == 0) {
        complain("line: %s must end the games", line);
    } else if (reading.game_number == the_problem->games.high) {
        complain("input: more than %" PRId64 " games", the_problem->games.high);
    }
    return !source.is_bad;
}

static int64_t counted_games(void)
{
    switch (the_problem->games.how) {
    case ONE_GAME: return 1;
    case EXACTLY: return the_problem->games.low;
    case COUNTED:
    case IN_A_ROW: return number(the_problem->games.name, the_problem->games.low, the_problem->games.high);
    default:
        return source.mode == MAKING ? (int64_t)source.choose("games", (uint64_t)the_problem->games.low,
                                                              (uint64_t)the_problem->games.high)
                                     : INT64_MAX;
    }
}

static void one_game(void (*each)(void))
{
    reading.game_number++;
    reading.serial++;
    const struct call outer = begin_call("input()", -1);
    the_problem->input();
    end_call(outer);
    if (has_open_list() && !source.is_bad) {
        die("input() does not read a list to its end");
    }
    if (each != NULL && !source.is_bad) {
        source.mode = IDLE; /* each() reads nothing */
        each();
        source.mode = STRICT;
    }
}

static void all_games(void (*each)(void))
{
    const int64_t games = counted_games();
    if (source.stops_at_first) {
        one_game(each);
        return;
    }
    while (!source.is_bad && reading.game_number < games) {
        if (!source.at_line_start && (reading.game_number == 0 || the_problem->games.how != IN_A_ROW)) {
            next_line();
        }
        if (source.is_bad || (games == INT64_MAX && !another_game())) {
            break;
        }
        one_game(each);
    }
    if (reading.game_number < the_problem->games.low) {
        complain("input: fewer than %" PRId64 " games", the_problem->games.low);
    }
    if (!source.at_line_start) {
        next_line();
    }
    if (the_problem->games.how == UNTIL && source.mode == MAKING) {
        text_add(&source.made, "%s\n", the_problem->games.name);
    } else if (the_problem->games.how == UNTIL && !source.is_bad) {
        source.at += (int64_t)strlen(the_problem->games.name) + (source.mode == LOOSE ? 0 : 1);
    }
}

const char *run_input(void (*each)(void))
{
    const struct call whole = begin_call("input()", -1); /* of counts that the engine reads */
    if (the_problem->preamble != NULL) {
        const struct call outer = begin_call("preamble()", -1);
        the_problem->preamble();
        end_call(outer);
    }
    if (source.form == WHOLE_INPUT) {
        all_games(each);
    } else {
        add_typed("1", the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW ? 1 : 0);
        one_game(NULL);
    }
    if (source.mode == LOOSE && !source.stops_at_first
        && (source.is_bad ? reading.game_number > 1 : source.at != source.length)) {
        source.goes_on = !source.is_bad;
        source.is_bad = false; /* this goes before what is wrong with the second game */
        complain("input: give one game only");
    } else if (source.mode == STRICT && source.at != source.length) {
        complain("input: expected its end");
    }
    source.mode = IDLE;
    end_call(whole);
    return source.is_bad ? reading.complaint : NULL;
}

const char *read_input(const char *from, int64_t length, void (*each_game)(void),
                       void (*each)(const struct limit *token))
{
    source.each_token = each;
    begin_source(STRICT, WHOLE_INPUT, from, length);
    const char *wrong = run_input(each_game);
    source.each_token = NULL;
    return wrong;
}

void note_input(const char *from, int64_t length, void (*each)(struct noted number))
{
    source.noter = each;
    read_input(from, length, NULL, NULL);
    source.noter = NULL;
}

const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high), enum form how)
{
    source.choose = choose;
    text_clear(&source.made);
    begin_source(MAKING, how, source.made.bytes, 0);
    return run_input(NULL) == NULL ? source.made.bytes : NULL;
}
