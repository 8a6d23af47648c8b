/*
 * A turn of a game for the page, in one line of JSON. The page has the only memory: the words of the position and, on
 * stdin, the moves of the visitors so far lead to the same game each time.
 */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_MOVES = 400, MAX_PARTS = 60 };

enum { NO_OPPONENT, PERFECT, ERRS, WEAK };
enum { NOT_SAID, YOU, MACHINE };

static struct {
    char seed[32];
    int opponent, first, why;
} setup;

/* ---- the position ---- */

/* The Grundy numbers of the parts decide who wins. */
static bool has_grundy(const struct state *state)
{
    return state->count > 0 && !state->won && question_of(state) == GRUNDY && !state->parts[0].known->game->misere;
}

static void add_numbered_part(const struct state *state, int64_t number)
{
    static struct shown shown;
    const struct part *part = &state->parts[number];
    tell_part(&shown, part);
    const bool is_first = json.bytes[json.length - 1] == '[';
    text_add(&json, "%s{\"part\":%" PRId64 ",\"count\":%" PRId64 ",", is_first ? "" : ",", number, part->count);
    if (has_grundy(state)) {
        text_add(&json, "\"grundy\":%" PRId64 ",", value_of(part->known, GRUNDY, part->position));
    }
    add_shown(&shown);
}

static void add_parts(const struct state *state)
{
    text_add(&json, ",\"moreParts\":%" PRId64 ",\"parts\":[", state->count > MAX_PARTS ? state->count - MAX_PARTS : 0);
    for (int64_t i = 0; i < state->count && i < MAX_PARTS; i++) {
        add_numbered_part(state, i);
    }
    text_add(&json, "]");
    if (state->scores) {
        text_add(&json, ",\"points\":[%" PRId64 ",%" PRId64 "]", state->points[0], state->points[1]);
    }
}

static void add_board(const struct state *state)
{
    static struct shown shown;
    const struct game *game = state->count > 0 ? state->parts[0].known->game : NULL;
    text_add(&json, ",\"board\":\"%s\"", game != NULL && game->board != NULL ? game->board : "heaps");
    text_add(&json, game != NULL && game->splits ? ",\"splits\":true" : "");
    show_drawing(&shown, state);
    if (shown.lines.length > 0 || shown.pieces.length > 0 || shown.high >= shown.low) {
        text_add(&json, ",\"drawing\":{");
        add_shown(&shown);
    }
}

/* What a state is worth, and how many moves are left in it (-1: not known). */
static void add_worth(const struct state *state, int64_t worth, int64_t plies)
{
    text_add(&json, plies < 0 ? ",\"plies\":null" : ",\"plies\":%" PRId64, plies);
    if (state->scores) {
        text_add(&json, ",\"worth\":%" PRId64, worth);
    } else {
        text_add(&json, ",\"worth\":\"%s\"", worth > 0 ? "won" : worth < 0 ? "lost" : "drawn");
    }
}

/* A move, with what it leaves: the part that it changes, and new ones. */
static void add_choice(const struct move *choice, bool has_length)
{
    static struct state after;
    make_choice(&after, &match.now, choice);
    text_add(&json, "{\"words\":\"%s\",\"said\":\"%s\",\"part\":%" PRId64 ",\"at\":\"%s\",\"atOnce\":%s,\"leaves\":[",
             quoted(choice->name), quoted(choice->said), choice->part, quoted(choice->spots),
             after.won ? "true" : "false");
    for (int64_t i = 0; i < after.count; i++) {
        if (i == choice->part || i >= match.now.count) {
            add_numbered_part(&after, i);
        }
    }
    text_add(&json, "]");
    add_worth(&after, -state_worth(&after), has_length ? state_plies(&after) : -1);
    text_add(&json, "}");
}

static void add_moves(void)
{
    list_choices(&match.now, &match.choices);
    const int64_t more = match.choices.count - MAX_MOVES;
    const int64_t plies = state_plies(&match.now);
    text_add(&json, ",\"more\":%" PRId64 ",\"moves\":[", more > 0 ? more : 0);
    for (int64_t i = 0; i < match.choices.count && i < MAX_MOVES; i++) {
        text_add(&json, i > 0 ? "," : "");
        add_choice(&match.choices.list[i], plies >= 0);
    }
    text_add(&json, "]");
    add_worth(&match.now, state_worth(&match.now), plies);
}

/* Why the position is won or lost; pairs: what is played, and what is answered. */
static void add_why(void)
{
    static struct reason reason;
    find_reason(&match.now, &reason);
    text_add(&json, ",\"why\":{\"after\":\"%s\",\"leaves\":\"%s\",\"line\":\"%s\",\"plain\":\"%s\",\"isMirror\":%s",
             quoted(reason.after), quoted(reason.leaves.bytes), quoted(reason.line.bytes), quoted(reason.plain.bytes),
             reason.is_mirror ? "true" : "false");
    text_add(&json, ",\"more\":%" PRId64 ",\"pairs\":[", reason.more);
    for (int64_t i = 0; i < reason.count; i++) {
        text_add(&json, "%s[\"%s\",\"%s\"]", i > 0 ? "," : "", quoted(reason.pairs[i].move),
                 quoted(reason.pairs[i].answer));
    }
    text_add(&json, "]}");
}

/* ---- the game so far ---- */

/* Each move, with the position that it was made in; of a game that has ended, also what that was worth. */
static void add_log(void)
{
    text_add(&json, ",\"log\":[");
    const bool is_over = match.choices.count == 0 && !match.choices.cut;
    for (int64_t i = 0; i < match.played_count; i++) {
        const struct played *played = &match.played[i];
        text_add(&json, "%s{\"player\":%d,\"words\":\"%s\",\"said\":\"%s\",\"part\":%" PRId64 ",\"at\":\"%s\"",
                 i > 0 ? "," : "", played->before.mover, quoted(played->made.name), quoted(played->made.said),
                 played->made.part, quoted(played->made.spots));
        add_parts(&played->before);
        if (is_over) {
            add_worth(&played->before, state_worth(&played->before), -1);
        }
        text_add(&json, "}");
    }
    text_add(&json, "]");
}

static void add_end(void)
{
    static struct text spoken;
    const bool alone = setup.opponent != NO_OPPONENT; /* one visitor */
    const int64_t reached = worth_to(match.visitor);
    const int winner = reached > 0 ? match.visitor : 1 - match.visitor;
    text_clear(&spoken);
    if (reached == 0 || alone) {
        text_say(&spoken, reached == 0 ? "A draw." : reached > 0 ? "You win." : "The computer wins.");
    } else {
        text_say(&spoken, "%s wins.", player_name(winner));
    }
    text_add(&json, reached == 0 ? ",\"over\":{\"winner\":null" : ",\"over\":{\"winner\":%d", winner);
    text_add(&json, ",\"said\":\"%s\"", quoted(spoken.bytes));
    const char *mistake = mistake_of(alone ? match.visitor : 1 - winner);
    text_add(&json, mistake != NULL ? ",\"mistake\":\"%s\"}" : ",\"mistake\":null}",
             quoted(mistake != NULL ? mistake : ""));
}

static const struct move *reply(void)
{
    const int random_of_three = setup.opponent == WEAK ? 2 : setup.opponent == ERRS ? 1 : 0; /* moves, at random */
    const struct move *best = pick_choice(&match.now, &match.choices);
    const bool errs = random_of_three > 0 && random_in(1, 3) <= random_of_three;
    return errs ? &match.choices.list[random_in(0, match.choices.count - 1)] : best;
}

/* Plays the moves of stdin, and those of the computer. Returns what is wrong with the last line, or NULL. */
static const char *play_moves(void)
{
    char line[256];
    for (list_choices(&match.now, &match.choices); match.choices.count > 0; list_choices(&match.now, &match.choices)) {
        const bool is_machine = setup.opponent != NO_OPPONENT && setup.first != NOT_SAID;
        const struct move *choice = NULL;
        if (is_machine && match.now.mover != match.visitor) {
            choice = reply();
        } else if (fgets(line, sizeof line, stdin) == NULL) {
            return NULL;
        } else {
            line[strcspn(line, "\r\n")] = '\0';
            choice = find_choice(line);
            setup.first = setup.first == NOT_SAID ? YOU : setup.first;
        }
        if (choice == NULL) {
            return match.wrong.bytes;
        }
        play_choice(choice);
    }
    return match.choices.cut ? tr("There are too many moves to play with; Explain says who wins.") : NULL;
}

/* ---- the beginning ---- */

/* Takes an option, "opponent=perfect"; false if it is none. */
static bool take_option(const char *option)
{
    static const struct {
        const char *option;
        int *place, value;
    } options[] = {
        {"opponent=none", &setup.opponent, NO_OPPONENT},
        {"opponent=perfect", &setup.opponent, PERFECT},
        {"opponent=errs", &setup.opponent, ERRS},
        {"opponent=weak", &setup.opponent, WEAK},
        {"first=you", &setup.first, YOU},
        {"first=machine", &setup.first, MACHINE},
        {"why=yes", &setup.why, 1},
    };
    for (size_t i = 0; i < sizeof options / sizeof *options; i++) {
        if (strcmp(option, options[i].option) == 0) {
            *options[i].place = options[i].value;
            return true;
        }
    }
    if (strncmp(option, "seed=", 5) == 0) {
        snprintf(setup.seed, sizeof setup.seed, "%s", option);
        return true;
    }
    return false;
}

/* Takes the options from the front of the words, and returns the rest, which is read as a position. A word that looks
   like an option but is none is kept in `unknown`. */
static const char *take_options(const char *words, struct text *unknown)
{
    struct text option = {0};
    text_clear(unknown);
    for (words += strspn(words, " "); *words != '\0'; words += strspn(words, " ")) {
        text_clear(&option);
        text_add(&option, "%.*s", (int)strcspn(words, " "), words);
        if (strchr(option.bytes, '=') == NULL) {
            break;
        }
        if (!take_option(option.bytes) && unknown->length == 0) {
            text_add(unknown, "%s", option.bytes);
        }
        words += option.length;
    }
    text_free(&option);
    return words;
}

/* A position to start from, such that the visitor can win: whoever chooses who begins can where it is not drawn. */
static const char *fair_words(void)
{
    enum { MAX_TRIED = 60 };
    const int sign = setup.first == NOT_SAID ? 0 : setup.first == YOU ? 1 : -1;
    const char *words = NULL;
    bool is_fair = false;
    for (int try = 0; try <= MAX_TRIED && !is_fair; try++) {
        words = start_words(&match.now);
        const int64_t worth = state_worth(&match.now);
        is_fair = sign == 0 ? worth != 0 : sign * worth > 0;
    }
    return words;
}

static void complain_of_option(const char *option)
{
    struct text said = {0};
    text_say(&said, "There is no option \"%s\".", option);
    text_add(&json, ",\"complaint\":\"%s\"}", quoted(said.bytes));
    text_free(&said);
    puts(json.bytes);
}

/* Where it takes too long. */
static void stop_turn(void)
{
    text_clear(&json);
    text_add(&json, "{\"rule\":\"%s\"", quoted(tr(the_problem->rule)));
    text_add(&json, ",\"complaint\":\"%s\"}",
             quoted(tr("Working this position out takes longer than a turn may take.")));
    puts(json.bytes);
    fflush(stdout);
    exit(EXIT_SUCCESS);
}

void print_turn(const char *words)
{
    static struct text unknown;
    words = take_options(words, &unknown);
    seed_random(setup.seed);
    text_add(&json, "{\"rule\":\"%s\"", quoted(tr(the_problem->rule)));
    const bool is_given = words[strspn(words, " ")] != '\0';
    words = is_given ? words : fair_words();
    bound_work(WORK_OF_ALL, stop_turn); /* not for a game that is made to begin with */
    if (unknown.length > 0) {
        complain_of_option(unknown.bytes);
        return;
    }
    const char *wrong = is_given ? state_of_words(words, 0, &match.now) : NULL;
    if (wrong == NULL) {
        const char *note = how_read();
        text_add(&json, note != NULL ? ",\"note\":\"%s\"" : ",\"note\":null", quoted(note != NULL ? note : ""));
        text_add(&json, ",\"start\":\"%s\",\"names\":[\"%s\",\"%s\"]", quoted(words), quoted(player_name(0)),
                 quoted(player_name(1)));
        seed_random(setup.seed); /* the computer errs alike, whoever gave the position */
        match.visitor = setup.first == MACHINE ? 1 - match.now.mover : match.now.mover;
        allow_lengths(WORK_OF_A_QUESTION);
        wrong = play_moves();
        allow_lengths(WORK_OF_A_QUESTION);
        text_add(&json, ",\"mover\":%d", match.now.mover);
        add_board(&match.now);
        add_words_of_lab(&match.now);
        add_parts(&match.now);
        add_moves();
        add_log();
        if (setup.why != 0) {
            add_why();
        }
        if (match.choices.count == 0 && !match.choices.cut) {
            add_end();
        } else {
            text_add(&json, ",\"over\":null");
        }
    }
    text_add(&json, wrong != NULL ? ",\"complaint\":\"%s\"}" : ",\"complaint\":null}",
             quoted(wrong != NULL ? wrong : ""));
    puts(json.bytes);
}
