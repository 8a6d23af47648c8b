/*
 * A turn of a game for the page, which has no memory of its own in here: the words of the position and, on stdin, the
 * moves of the visitors so far lead to the same game each time. One line of JSON says all that the page shows.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_MOVES = 400, MOST_PARTS = 60 };

static struct text json;
static struct text spoken;

/* ---- JSON ---- */

static void json_string(const char *string)
{
    text_add(&json, "\"");
    for (const char *c = string; *c != '\0'; c++) {
        if (*c == '"' || *c == '\\') {
            text_add(&json, "\\%c", *c);
        } else if ((unsigned char)*c < ' ') {
            text_add(&json, "\\u%04x", (unsigned)*c);
        } else {
            text_add_bytes(&json, c, 1);
        }
    }
    text_add(&json, "\"");
}

/* A key of an object that has begun, behind a comma unless it is its first. */
static void json_key(const char *key)
{
    const char last = json.bytes[json.length - 1];
    text_add(&json, "%s\"%s\":", last == '{' ? "" : ",", key);
}

static void json_text(const char *key, const char *string)
{
    json_key(key);
    json_string(string);
}

static void json_number(const char *key, int64_t number)
{
    json_key(key);
    text_add(&json, "%" PRId64, number);
}

/* The cells that were printed: numbers as numbers. */
static void json_cells(void)
{
    json_key("cells");
    text_add(&json, "[");
    char *next = cells.bytes;
    for (char *cell = next; *cell != '\0'; cell = next) {
        next = strchr(cell, '\n') + 1;
        next[-1] = '\0';
        const bool is_number = strspn(cell, "0123456789") == strlen(cell) && strlen(cell) > 0 && strlen(cell) < 16;
        text_add(&json, "%s", cell == cells.bytes ? "" : ",");
        if (is_number) {
            text_add(&json, "%s", cell);
        } else {
            json_string(cell);
        }
    }
    text_add(&json, "]");
}

/* ---- the position ---- */

static void json_part(const struct state *state, int64_t number, const char *more)
{
    const struct part *part = &state->parts[number];
    text_clear(&spoken);
    text_add_part(&spoken, part);
    text_add(&json, "%s{", more);
    json_number("part", number);
    json_number("count", part->count);
    json_text("text", spoken.bytes);
    json_cells();
    text_add(&json, "}");
}

static void json_position(const struct state *state)
{
    const struct game *game = state->count > 0 ? state->parts[0].search->game : NULL;
    json_text("board", game != NULL && game->board != NULL ? game->board : "heaps");
    text_clear(&spoken);
    text_add_drawing(&spoken, state);
    if (spoken.length > 0) {
        json_key("drawing");
        text_add(&json, "{");
        json_text("text", spoken.bytes);
        json_cells();
        text_add(&json, "}");
    }
    json_key("parts");
    text_add(&json, "[");
    for (int64_t i = 0; i < state->count && i < MOST_PARTS; i++) {
        json_part(state, i, i > 0 ? "," : "");
    }
    text_add(&json, "]");
    if (state->count > MOST_PARTS) {
        json_number("moreParts", state->count - MOST_PARTS);
    }
    if (state->scores) {
        json_key("points");
        text_add(&json, "[%" PRId64 ",%" PRId64 "]", state->points[0], state->points[1]);
    }
}

/* What a state is worth, and how many moves are left in it. */
static void json_worth(const struct state *state, int64_t worth)
{
    const int64_t plies = state_plies(state);
    json_key("plies");
    text_add(&json, plies >= 0 ? "%" PRId64 : "null", plies);
    if (state->scores) {
        json_number("worth", worth);
    } else {
        json_text("worth", worth > 0 ? "won" : worth < 0 ? "lost" : "drawn");
    }
}

/* ---- moves ---- */

static void json_move(const struct choice *choice)
{
    struct state after = {0};
    const struct state *now = &match.now;
    json_text("words", choice->words);
    json_text("said", choice->said);
    json_number("part", choice->part);
    make_choice(&after, now, choice);
    if (after.won) {
        json_key("atOnce");
        text_add(&json, "true");
    }
    json_key("leaves");
    text_add(&json, "[");
    const char *comma = "";
    for (int64_t i = 0; i < after.count && !after.won; i++) {
        if (i == choice->part || i >= now->count) {
            json_part(&after, i, comma);
            comma = ",";
        }
    }
    text_add(&json, "]");
    if (after.scores) {
        json_number("gain", choice->move.points);
    }
    json_worth(&after, -state_worth(&after));
    free_state(&after);
}

static void json_moves(void)
{
    list_choices(&match.now, &match.choices);
    json_key("moves");
    text_add(&json, "[");
    for (int64_t i = 0; i < match.choices.count && i < MOST_MOVES; i++) {
        text_add(&json, "%s{", i > 0 ? "," : "");
        json_move(&match.choices.list[i]);
        text_add(&json, "}");
    }
    text_add(&json, "]");
    if (match.choices.count > MOST_MOVES) {
        json_number("more", match.choices.count - MOST_MOVES);
    }
    json_worth(&match.now, state_worth(&match.now));
}

/* ---- the game so far ---- */

enum opponent { NO_OPPONENT, PERFECT, ERRS };

static struct {
    const char *seed;
    enum opponent opponent;
    enum { NOT_SAID, YOU, MACHINE } first;
} setup;

static void json_log(void)
{
    json_key("log");
    text_add(&json, "[");
    for (int64_t i = 0; i < match.turn_count; i++) {
        const struct turn *turn = &match.turns[i];
        const int player = turn->before.mover;
        text_add(&json, "%s{", i > 0 ? "," : "");
        json_number("player", player);
        json_text("words", turn->made.words);
        json_text("said", turn->made.said);
        json_text("by", setup.opponent == NO_OPPONENT || player == match.visitor ? "you" : "machine");
        text_add(&json, "}");
    }
    text_add(&json, "]");
}

static void json_end(void)
{
    const bool alone = setup.opponent != NO_OPPONENT; /* one visitor */
    const int64_t reached = worth_to(match.visitor);
    const int winner = reached > 0 ? match.visitor : 1 - match.visitor;
    const struct choice *better;
    const struct turn *mistake =
        find_mistake(alone || winner != match.visitor ? match.visitor : 1 - match.visitor, &better);
    json_key("over");
    text_add(&json, "{\"winner\":");
    text_add(&json, reached == 0 ? "null" : "%d", winner);
    text_clear(&spoken);
    if (reached == 0) {
        text_say(&spoken, "A draw.");
    } else if (alone) {
        text_say(&spoken, reached > 0 ? "You win." : "The machine wins.");
    } else {
        text_say(&spoken, "%s wins.", player_name(winner));
    }
    json_text("said", spoken.bytes);
    json_key("mistake");
    if (mistake == NULL) {
        text_add(&json, "null");
    } else {
        text_clear(&spoken);
        text_say(&spoken, MISTAKE, mistake->made.said, (int64_t)(mistake - match.turns) + 1, better->said);
        text_add(&json, "{");
        json_number("move", mistake - match.turns);
        json_text("better", better->words);
        json_text("said", spoken.bytes);
        text_add(&json, "}");
    }
    text_add(&json, "}");
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
        if (setup.opponent != NO_OPPONENT && setup.first != NOT_SAID && match.now.mover != match.visitor) {
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
        setup.first = setup.first == NOT_SAID ? YOU : setup.first;
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
                setup.opponent = known[i].opponent >= 0 ? (enum opponent)known[i].opponent : setup.opponent;
                setup.first = known[i].first >= 0 ? known[i].first : (int)setup.first;
            }
        }
        if (strncmp(words, "seed=", 5) == 0) {
            length = strcspn(words, " ");
            snprintf(seed, sizeof seed, "%.*s", (int)length, words);
            length += words[length] == ' ' ? 1 : 0;
            setup.seed = seed;
        }
        words += length;
    }
    return words;
}

/* A position to start from: fair, so that the visitor can win it. */
static const char *fair_words(void)
{
    enum { MOST_FAIR = 60 };
    const int64_t sign = setup.opponent == NO_OPPONENT || setup.first == NOT_SAID ? 0 : setup.first == YOU ? 1 : -1;
    const char *words = start_words(&match.now);
    for (int try = 0; try < MOST_FAIR && sign != 0 && sign * state_worth(&match.now) <= 0; try++) {
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
    seed_random(setup.seed != NULL ? setup.seed : "");
    text_clear(&json);
    text_add(&json, "{");
    json_text("rule", tr(the_problem->rule));
    const bool is_given = words[strspn(words, " ")] != '\0';
    if (is_given) {
        wrong = state_of_words(words, &match.now, &is_ambiguous);
    } else {
        words = fair_words();
    }
    if (wrong == NULL) {
        text_clear(&spoken);
        text_add(&spoken, "%s", words);
        text_cut(&spoken, spoken.length - (is_given ? 1 : 0)); /* the blank behind */
        json_text("start", spoken.bytes);
        seed_random(setup.seed != NULL ? setup.seed : ""); /* the machine errs alike, however the position came */
        match.errs = setup.opponent == ERRS;
        match.visitor = setup.first == MACHINE ? 1 - match.now.mover : match.now.mover;
        wrong = play_moves();
        json_key("names");
        text_add(&json, "[");
        json_string(player_name(0));
        text_add(&json, ",");
        json_string(player_name(1));
        text_add(&json, "]");
        json_number("mover", match.now.mover);
        if (setup.opponent != NO_OPPONENT && setup.first != NOT_SAID) {
            json_number("you", match.visitor);
        }
        json_position(&match.now);
        json_moves();
        const bool is_cut = match.choices.cut;
        const bool is_over = match.choices.count == 0 && !is_cut;
        if (is_cut && wrong == NULL) {
            wrong = tr("There are too many moves to play with; Explain says who wins.");
        }
        json_log();
        if (is_over) {
            json_end();
        } else {
            json_key("over");
            text_add(&json, "null");
        }
    }
    json_key("complaint");
    if (wrong != NULL) {
        json_string(wrong);
    } else {
        text_add(&json, "null");
    }
    text_add(&json, "}");
    puts(json.bytes);
}
