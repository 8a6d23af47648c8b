/*
 * A turn of a game for the page, which has no memory of its own in here: the words of the position and, on stdin, the
 * moves of the visitors so far lead to the same game each time. One line of JSON says all that the page shows.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOVES_SHOWN = 400, PARTS_SHOWN = 60 };

static struct text out;
static struct text scratch;

/* ---- JSON ---- */

static void add_string(const char *string)
{
    text_add(&out, "\"");
    for (const char *c = string; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\') {
            text_add(&out, "\\%c", *c);
        } else if ((unsigned char)*c < ' ') {
            text_add(&out, "\\u%04x", (unsigned)*c);
        } else {
            text_add_bytes(&out, c, 1);
        }
    }
    text_add(&out, "\"");
}

/* A key of an object that has begun, behind a comma unless it is its first. */
static void add_key(const char *key)
{
    const char last = out.bytes[out.length - 1];
    text_add(&out, "%s\"%s\":", last == '{' ? "" : ",", key);
}

static void add_named(const char *key, const char *string)
{
    add_key(key);
    add_string(string);
}

static void add_number(const char *key, int64_t number)
{
    add_key(key);
    text_add(&out, "%" PRId64, number);
}

/* The cells that were printed: numbers as numbers. */
static void add_cells(void)
{
    add_key("cells");
    text_add(&out, "[");
    char *next = cells.bytes;
    for (char *cell = next; *cell != '\0'; cell = next) {
        next = strchr(cell, '\n') + 1;
        next[-1] = '\0';
        const bool is_number = strspn(cell, "0123456789") == strlen(cell) && strlen(cell) > 0 && strlen(cell) < 16;
        text_add(&out, "%s", cell == cells.bytes ? "" : ",");
        if (is_number) {
            text_add(&out, "%s", cell);
        } else {
            add_string(cell);
        }
    }
    text_add(&out, "]");
}

/* ---- the position ---- */

static void add_part(const struct state *state, int64_t number, const char *more)
{
    const struct part *part = &state->parts[number];
    text_clear(&scratch);
    text_add_part(&scratch, part);
    text_add(&out, "%s{", more);
    add_number("part", number);
    add_number("count", part->count);
    add_named("text", scratch.bytes);
    add_cells();
    text_add(&out, "}");
}

static void add_position(const struct state *state)
{
    const struct game *game = state->count > 0 ? state->parts[0].search->game : NULL;
    add_named("board", game != NULL && game->board != NULL ? game->board : "heaps");
    text_clear(&scratch);
    text_add_drawing(&scratch, state);
    if (scratch.length > 0) {
        add_key("drawing");
        text_add(&out, "{");
        add_named("text", scratch.bytes);
        add_cells();
        text_add(&out, "}");
    }
    add_key("parts");
    text_add(&out, "[");
    for (int64_t i = 0; i < state->count && i < PARTS_SHOWN; i++) {
        add_part(state, i, i > 0 ? "," : "");
    }
    text_add(&out, "]");
    if (state->count > PARTS_SHOWN) {
        add_number("moreParts", state->count - PARTS_SHOWN);
    }
    if (state->scores) {
        add_key("points");
        text_add(&out, "[%" PRId64 ",%" PRId64 "]", state->points[0], state->points[1]);
    }
}

static void add_worth(const struct state *state, int64_t worth)
{
    if (state->scores) {
        add_number("worth", worth);
    } else {
        add_named("worth", worth > 0 ? "won" : worth < 0 ? "lost" : "drawn");
    }
}

/* ---- moves ---- */

static void add_move(const struct choice *choice)
{
    struct state after = {0};
    const struct state *now = &match.now;
    add_named("words", choice->words);
    add_named("said", choice->words);
    add_number("part", choice->part);
    make_choice(&after, now, choice);
    if (after.won) {
        add_key("atOnce");
        text_add(&out, "true");
    }
    add_key("leaves");
    text_add(&out, "[");
    const char *comma = "";
    for (int64_t i = 0; i < after.count && !after.won; i++) {
        if (i == choice->part || i >= now->count) {
            add_part(&after, i, comma);
            comma = ",";
        }
    }
    text_add(&out, "]");
    if (after.scores) {
        add_number("gain", choice->move.points);
    }
    add_worth(now, choice_worth(now, choice));
    free_state(&after);
}

static void add_moves(void)
{
    list_choices(&match.now, &match.choices);
    add_key("moves");
    text_add(&out, "[");
    for (int64_t i = 0; i < match.choices.count && i < MOVES_SHOWN; i++) {
        text_add(&out, "%s{", i > 0 ? "," : "");
        add_move(&match.choices.list[i]);
        text_add(&out, "}");
    }
    text_add(&out, "]");
    if (match.choices.count > MOVES_SHOWN) {
        add_number("more", match.choices.count - MOVES_SHOWN);
    }
    add_worth(&match.now, state_worth(&match.now));
}

/* ---- the game so far ---- */

enum opponent { NO_OPPONENT, PERFECT, ERRS };

static struct {
    const char *seed;
    enum opponent opponent;
    enum { NOT_SAID, YOU, MACHINE } first;
} wanted;

static const char *player_name(int player)
{
    const char *name = the_problem->players[player];
    return name != NULL ? name : player == 0 ? "the first player" : "the second player";
}

static void add_log(void)
{
    add_key("log");
    text_add(&out, "[");
    for (int64_t i = 0; i < match.turn_count; i++) {
        const struct turn *turn = &match.turns[i];
        const int player = turn->before.mover;
        text_add(&out, "%s{", i > 0 ? "," : "");
        add_number("player", player);
        add_named("words", turn->made.words);
        add_named("said", turn->made.words);
        add_named("by", wanted.opponent == NO_OPPONENT || player == match.visitor ? "you" : "machine");
        text_add(&out, "}");
    }
    text_add(&out, "]");
}

static void add_end(void)
{
    const bool alone = wanted.opponent != NO_OPPONENT; /* one visitor */
    const int64_t reached = worth_to(match.visitor);
    const int winner = reached > 0 ? match.visitor : 1 - match.visitor;
    const struct choice *better;
    const struct turn *mistake =
        find_mistake(alone || winner != match.visitor ? match.visitor : 1 - match.visitor, &better);
    add_key("over");
    text_add(&out, "{\"winner\":");
    text_add(&out, reached == 0 ? "null" : "%d", winner);
    text_clear(&scratch);
    if (reached == 0) {
        text_add(&scratch, "A draw.");
    } else if (alone) {
        text_add(&scratch, reached > 0 ? "You win." : "The machine wins.");
    } else {
        text_add(&scratch, "%s wins.", player_name(winner));
    }
    add_named("said", scratch.bytes);
    add_key("mistake");
    if (mistake == NULL) {
        text_add(&out, "null");
    } else {
        text_clear(&scratch);
        text_add(&scratch, "The move \"%s\" (turn %" PRId64 ") gave it away: \"%s\" was better.", mistake->made.words,
                 (int64_t)(mistake - match.turns) + 1, better->words);
        text_add(&out, "{");
        add_number("move", mistake - match.turns);
        add_named("better", better->words);
        add_named("said", scratch.bytes);
        text_add(&out, "}");
    }
    text_add(&out, "}");
}

/* Plays the moves of stdin, and those of the machine. Returns what is wrong with the last line, or NULL. */
static const char *play_moves(void)
{
    static struct text wrong;
    char line[256];
    for (;;) {
        list_choices(&match.now, &match.choices);
        if (match.choices.count == 0) {
            return NULL;
        }
        if (wanted.opponent != NO_OPPONENT && wanted.first != NOT_SAID && match.now.mover != match.visitor) {
            take_turn(reply_choice());
            continue;
        }
        if (fgets(line, sizeof line, stdin) == NULL) {
            return NULL;
        }
        line[strcspn(line, "\r\n")] = '\0';
        const struct choice *choice = find_choice(line, &wrong);
        if (choice == NULL) {
            return wrong.bytes;
        }
        take_turn(choice);
        wanted.first = wanted.first == NOT_SAID ? YOU : wanted.first;
    }
}

/* ---- options ---- */

/* Takes the options from the front of the words, and returns the rest. */
static const char *take_options(const char *words)
{
    static char seed[32];
    static const struct {
        const char *text;
        int opponent, first; /* -1: not said */
    } known[] = {{"opponent=none ", NO_OPPONENT, -1},
                 {"opponent=perfect ", PERFECT, -1},
                 {"opponent=errs ", ERRS, -1},
                 {"first=you ", -1, YOU},
                 {"first=machine ", -1, MACHINE}};
    size_t length = 1;
    while (length > 0) {
        length = 0;
        for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
            if (strncmp(words, known[i].text, strlen(known[i].text)) == 0) {
                length = strlen(known[i].text);
                wanted.opponent = known[i].opponent >= 0 ? (enum opponent)known[i].opponent : wanted.opponent;
                wanted.first = known[i].first >= 0 ? known[i].first : (int)wanted.first;
            }
        }
        if (strncmp(words, "seed=", 5) == 0) {
            length = strcspn(words, " ");
            snprintf(seed, sizeof seed, "%.*s", (int)length, words);
            length += words[length] == ' ' ? 1 : 0;
            wanted.seed = seed;
        }
        words += length;
    }
    return words;
}

/* A position to start from: fair, so that the visitor can win it. */
static const char *fair_words(void)
{
    enum { TRIES = 60 };
    const int64_t sign = wanted.opponent == NO_OPPONENT || wanted.first == NOT_SAID ? 0 : wanted.first == YOU ? 1 : -1;
    const char *words = start_words(&match.now);
    for (int try = 0; try < TRIES && sign != 0 && sign * state_worth(&match.now) <= 0; try++) {
        free_state(&match.now);
        words = start_words(&match.now);
    }
    return words;
}

void print_turn(const char *words)
{
    bool is_ambiguous;
    const char *wrong = NULL;
    words = take_options(words);
    seed_random(wanted.seed != NULL ? wanted.seed : "");
    text_clear(&out);
    text_add(&out, "{");
    add_named("rule", the_problem->rule);
    const bool is_given = words[strspn(words, " ")] != '\0';
    if (is_given) {
        wrong = state_of_words(words, &match.now, &is_ambiguous);
    } else {
        words = fair_words();
    }
    if (wrong == NULL) {
        text_clear(&scratch);
        text_add(&scratch, "%s", words);
        text_cut(&scratch, scratch.length - (is_given ? 1 : 0)); /* the blank behind */
        add_named("start", scratch.bytes);
        seed_random(wanted.seed != NULL ? wanted.seed : ""); /* the machine errs alike, however the position came */
        match.errs = wanted.opponent == ERRS;
        match.visitor = wanted.first == MACHINE ? 1 - match.now.mover : match.now.mover;
        wrong = play_moves();
        add_key("names");
        text_add(&out, "[");
        add_string(player_name(0));
        text_add(&out, ",");
        add_string(player_name(1));
        text_add(&out, "]");
        add_number("mover", match.now.mover);
        add_position(&match.now);
        add_moves();
        const bool is_cut = match.choices.cut;
        const bool is_over = match.choices.count == 0 && !is_cut;
        if (is_cut && wrong == NULL) {
            wrong = "too many moves to play with; explain says who wins";
        }
        add_log();
        if (is_over) {
            add_end();
        } else {
            add_key("over");
            text_add(&out, "null");
        }
    }
    add_key("complaint");
    if (wrong != NULL) {
        add_string(wrong);
    } else {
        text_add(&out, "null");
    }
    text_add(&out, "}");
    puts(out.bytes);
}
