/* A game that is being played, in a terminal or on a page: what is typed, the replies, and the look back at the end. */
#include "inside.h"

#include <ctype.h>
#include <string.h>

enum { MOVES_LISTED = 20 };

struct match match;

/* ---- moves played ---- */

void play_choice(const struct move *choice)
{
    match.played = grown(match.played, &match.played_capacity, match.played_count + 1, sizeof *match.played);
    struct played *played = &match.played[match.played_count++];
    copy_state(&played->before, &match.now);
    played->made = *choice;
    make_choice(&match.now, &played->before, &played->made);
}

void take_back(void) { copy_state(&match.now, &match.played[--match.played_count].before); }

const struct move *pick_choice(const struct state *state, struct moves *choices)
{
    allow_lengths(WORK_OF_A_MOVE);
    list_choices(state, choices);
    const struct move *best = best_choice(state, choices);
    return best == NULL && choices->count > 0 ? &choices->list[0] : best;
}

int64_t worth_to(int player) { return (match.now.mover == player ? 1 : -1) * state_worth(&match.now); }

/* A win, a draw, or a loss: 1, 0 or -1, whatever the lead. */
static int outcome_of(int64_t worth) { return worth > 0 ? 1 : worth < 0 ? -1 : 0; }

const char *mistake_of(int player)
{
    static struct text said;
    static struct moves choices;
    const int reached = outcome_of(worth_to(player));
    for (int64_t i = 0; i < match.played_count; i++) {
        const struct played *played = &match.played[i];
        const int could = played->before.mover == player ? outcome_of(state_worth(&played->before)) : -1;
        if (reached < could && outcome_of(choice_worth(&played->before, &played->made)) < could) {
            text_clear(&said);
            text_say(&said, "The move \"%s\" (turn %" PRId64 ") gave it away: \"%s\" was better.", played->made.said,
                     i + 1, pick_choice(&played->before, &choices)->said);
            return said.bytes;
        }
    }
    return NULL;
}

/* ---- what was typed ---- */

static bool is_letter(char c) { return isalnum((unsigned char)c) != 0 || (unsigned char)c >= 0x80; }

/* Goes to the next word or number of a text, of letters or of digits only. Returns its length, 0 at the end. */
static size_t next_word(const char **at)
{
    while (**at != '\0' && !is_letter(**at)) {
        (*at)++;
    }
    size_t length = 0;
    const bool digits = isdigit((unsigned char)**at) != 0;
    while (is_letter((*at)[length]) && (isdigit((unsigned char)(*at)[length]) != 0) == digits) {
        length++;
    }
    return length;
}

enum fit { NO_FIT, OTHER_NUMBERS, BEGINS, FITS };

/* Whether the words that tell the part begin here: "in pile 2", "from pile 2", "with coin 2". */
static bool begins_part(const char *move)
{
    return strncmp(move, "in ", 3) == 0 || strncmp(move, "from ", 5) == 0 || strncmp(move, "with ", 5) == 0;
}

/* "in 2" is short for the words that tell the part; a link may have the name like this, in any language. */
static bool is_short_name(const char *typed, const char *name)
{
    const char *in = strstr(typed, " in ");
    const size_t head = in != NULL ? (size_t)(in - typed) : 0;
    return head > 0 && strncmp(typed, name, head) == 0 && name[head] == ' ' && begins_part(name + head + 1)
           && strcmp(strrchr(name, ' '), in + 3) == 0;
}

/* How what was typed fits a move, of which words may be left out, and its part ("in 2", "from pile 2") as a whole: with
   all its numbers, or only with the first of them. */
static enum fit fit_of(const char *typed, const char *move)
{
    enum fit fit = FITS;
    size_t typed_length = next_word(&typed);
    for (size_t length = next_word(&move); length > 0; length = next_word(&move)) {
        const bool is_number = isdigit((unsigned char)*move) != 0;
        const bool is_part = begins_part(move);
        const bool equal =
            typed_length == length ? memcmp(typed, move, length) == 0 : is_part && strncmp(typed, "in ", 3) == 0;
        if (equal || (is_number && isdigit((unsigned char)*typed))) {
            fit = equal ? fit : OTHER_NUMBERS;
            typed += typed_length;
            typed_length = next_word(&typed);
        } else if (typed_length == 0 && is_part) {
            break;
        } else if (is_number) {
            return typed_length == 0 && fit == FITS ? BEGINS : NO_FIT;
        }
        move += length;
    }
    return typed_length > 0 ? NO_FIT : fit;
}

/* The moves that fit in this way (NO_FIT: all), as far as there is room. */
static void add_fitting(struct text *to, const char *typed, enum fit fit)
{
    int64_t listed = 0;
    for (int64_t i = 0; i < match.choices.count && listed < MOVES_LISTED; i++) {
        if (fit == NO_FIT || fit_of(typed, match.choices.list[i].said) == fit) {
            text_add(to, "\n  %s", match.choices.list[i].said);
            listed++;
        }
    }
}

void text_add_choices(struct text *to)
{
    add_fitting(to, "", NO_FIT);
    if (match.choices.count > MOVES_LISTED) {
        text_say(to, "\n  ... %" PRId64 " moves in all, such as %s", match.choices.count,
                 match.choices.list[match.choices.count - 1].said);
    }
}

/* "-1" is a number below 0, while the line of "1-3" joins two. */
static bool has_minus(const char *typed)
{
    for (const char *c = typed; *c != '\0'; c++) {
        if (*c == '-' && isdigit((unsigned char)c[1]) && (c == typed || isspace((unsigned char)c[-1]))) {
            return true;
        }
    }
    return false;
}

const struct move *find_choice(const char *typed)
{
    const struct move *found = NULL;
    enum fit best = NO_FIT;
    bool several = false;
    const bool is_below = has_minus(typed);
    text_clear(&match.wrong);
    for (int64_t i = 0; i < match.choices.count; i++) {
        const struct move *choice = &match.choices.list[i];
        const enum fit fit = is_below ? OTHER_NUMBERS : fit_of(typed, choice->said);
        if (strcmp(typed, choice->name) == 0 || is_short_name(typed, choice->name)) {
            return choice;
        }
        several = (several && fit <= best) || (fit == best && found != NULL && strcmp(choice->name, found->name) != 0);
        found = fit > best || found == NULL ? choice : found;
        best = fit > best ? fit : best;
    }
    if (best == BEGINS || (best == FITS && several)) {
        text_say(&match.wrong, "That can mean several moves. Type one in full:");
        add_fitting(&match.wrong, typed, best);
    } else if (best == OTHER_NUMBERS && match.choices.cut) {
        text_say(&match.wrong,
                 "That move is not allowed, or not among the moves that are played here. You can, for example: %s",
                 match.choices.list[0].said);
    } else if (best == OTHER_NUMBERS) {
        text_say(&match.wrong, "That move is not allowed here. You can, for example: %s", match.choices.list[0].said);
    } else if (best == NO_FIT) {
        text_say(&match.wrong, "That is not understood. A move looks like: %s", match.choices.list[0].said);
    }
    return best == FITS && !several ? found : NULL;
}
