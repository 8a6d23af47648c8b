/* A game against the user, on a terminal or from a script: the computer never errs, and says nothing when it is
 * lost. */
#define _POSIX_C_SOURCE 200809L /* isatty */
#include "machine.h"

#include <ctype.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE_BYTES = 256, MOVES_LISTED = 20, MOST_TURNS = 100000 };

/* All turns of a game, for undo and for the look back at its end. */
struct turn {
    struct state state; /* before the move */
    struct choice made;
};

static struct turn *turns;
static int64_t turn_count;
static int64_t turn_capacity;

static struct state now;
static struct choices choices; /* of `now` */
static int user;               /* 0: the user is the first player */

/* ---- choosing ---- */

/* How good a state is for the player who has just moved: larger is better. */
static int64_t worth(const struct state *after)
{
    return after->scores && !after->won ? -state_lead(after) : 1 - (int64_t)state_result(after);
}

/* The best move; when lost, one that leaves the opponent many moves, most of them bad. Returns its number. */
static int64_t best_choice(const struct state *state, const struct choices *from)
{
    enum { LOST_TRIES = 40 };
    struct state after = {0};
    struct choices replies = {0};
    int64_t best = 0;
    int64_t best_worth = INT64_MIN;
    int64_t best_replies = -1;
    const bool lost = !state->scores && state_result(state) == LOST;
    for (int64_t i = 0; i < from->count && !(lost && i == LOST_TRIES); i++) {
        make_choice(&after, state, &from->list[i]);
        const int64_t value = worth(&after);
        if (lost) {
            list_choices(&after, &replies);
        }
        if (value > best_worth || (value == best_worth && lost && replies.count > best_replies)) {
            best = i;
            best_worth = value;
            best_replies = replies.count;
        }
    }
    free_state(&after);
    free(replies.list);
    return best;
}

static void take_turn(int64_t number)
{
    struct state after = {0};
    turns = grown(turns, &turn_capacity, turn_count + 1, sizeof *turns);
    struct turn *turn = &turns[turn_count++];
    turn->state = (struct state){0};
    copy_state(&turn->state, &now);
    turn->made = choices.list[number];
    make_choice(&after, &now, &turn->made);
    free_state(&now);
    now = after;
}

/* ---- what was typed ---- */

/* Reads a line in small letters; false at the end of the input. A line that nobody typed is written out, so that
   a transcript can be read. */
static bool read_line(char *line)
{
    if (fflush(stdout) != 0 || fgets(line, LINE_BYTES, stdin) == NULL) {
        return false;
    }
    if (strchr(line, '\n') == NULL) {
        int c;
        while ((c = getchar()) != EOF && c != '\n') {
        }
    }
    line[strcspn(line, "\r\n")] = '\0';
    for (char *c = line; *c != '\0'; c++) {
        *c = (char)tolower((unsigned char)*c);
    }
    if (isatty(STDIN_FILENO) != 1) {
        puts(line);
    }
    return true;
}

/* The next word or number of a text, of letters or of digits alone; its length, 0 at the end. */
static size_t next_part(const char **at)
{
    while (**at != '\0' && !isalnum((unsigned char)**at)) {
        (*at)++;
    }
    size_t length = 0;
    const bool digits = isdigit((unsigned char)**at) != 0;
    while (isalnum((unsigned char)(*at)[length]) && (isdigit((unsigned char)(*at)[length]) != 0) == digits) {
        length++;
    }
    return length;
}

enum fit { NO_FIT, SAME_WORDS, SHORT_FORM, WHOLE };

/*
 * How what was typed fits a move. Words of the move may be left out, and its part ("in 2") as well: SHORT_FORM.
 * SAME_WORDS: so it would be with other numbers.
 */
static enum fit fit_of(const char *typed, const char *move)
{
    bool all = true;
    bool same = true;
    size_t typed_length = next_part(&typed);
    for (size_t length = next_part(&move); length > 0; length = next_part(&move)) {
        const bool is_number = isdigit((unsigned char)*move) != 0;
        const bool both = typed_length > 0 && (isdigit((unsigned char)*typed) != 0) == is_number;
        const bool equal = both && typed_length == length && memcmp(typed, move, length) == 0;
        if (equal || (both && is_number)) {
            same = same && equal;
            typed += typed_length;
            typed_length = next_part(&typed);
        } else if (typed_length == 0 && strncmp(move, "in ", 3) == 0) {
            return same ? SHORT_FORM : SAME_WORDS;
        } else if (is_number) {
            return NO_FIT;
        } else {
            all = false;
        }
        move += length;
    }
    return typed_length > 0 ? NO_FIT : !same ? SAME_WORDS : all ? WHOLE : SHORT_FORM;
}

static bool lead_alike(const struct choice *a, const struct choice *b)
{
    return now.parts[a->part].search == now.parts[b->part].search
           && now.parts[a->part].position == now.parts[b->part].position && a->move.position == b->move.position
           && a->move.other == b->move.other && a->move.kind == b->move.kind;
}

/* The number of the move that was typed, or -1 after words that say why there is none. */
static int64_t find_choice(const char *typed)
{
    int64_t found = -1;
    bool same_words = false;
    bool several = false;
    for (int64_t i = 0; i < choices.count; i++) {
        const struct choice *choice = &choices.list[i];
        const enum fit fit = fit_of(typed, choice->words);
        if (fit == WHOLE) {
            return i;
        }
        same_words = same_words || fit == SAME_WORDS;
        if (fit == SHORT_FORM) {
            several = several || (found >= 0 && !lead_alike(choice, &choices.list[found]));
            found = found < 0 ? i : found;
        }
    }
    if (found >= 0 && !several) {
        return found;
    }
    if (several) {
        printf("That can mean several moves. Say it whole, such as: %s\n", choices.list[found].words);
    } else if (same_words) {
        printf("That move is not allowed here. Allowed is, for instance: %s\n", choices.list[0].words);
    } else {
        printf("I do not understand that. A move looks like: %s\n", choices.list[0].words);
    }
    return -1;
}

/* ---- talking ---- */

static void list_moves(void)
{
    for (int64_t i = 0; i < choices.count && i < MOVES_LISTED; i++) {
        printf("  %s\n", choices.list[i].words);
    }
    if (choices.count > MOVES_LISTED) {
        printf("  ... %" PRId64 " moves in all, such as %s\n", choices.count, choices.list[choices.count - 1].words);
    }
}

static void help(void)
{
    print_wrapped(the_problem->rule);
    puts("Type a move; words that go without saying may be left out:");
    list_moves();
    puts("or: moves, hint, undo, help, quit");
}

static void give_hint(void)
{
    const int64_t best = best_choice(&now, &choices);
    if (!now.scores && state_result(&now) == LOST) {
        puts("Every move loses against a player who makes no mistake. Try something.");
    } else {
        printf("A good move: %s\n", choices.list[best].words);
    }
}

static void undo(void)
{
    if (turn_count == 0 || (turn_count == 1 && turns[0].state.mover != user)) {
        puts("There is nothing to take back.");
        return;
    }
    do { /* back to the user's own turn */
        struct turn *turn = &turns[--turn_count];
        copy_state(&now, &turn->state);
        free_state(&turn->state);
    } while (turn_count > 0 && now.mover != user);
    print_state(&now);
}

/* The user's turn: false when the game ends here. */
static bool users_turn(void)
{
    char line[LINE_BYTES];
    for (;;) {
        fputs("Your move: ", stdout);
        if (!read_line(line)) {
            puts("\nThe input has ended, and so does the game.");
            return false;
        }
        if (strcmp(line, "quit") == 0) {
            puts("Good-bye.");
            return false;
        }
        if (strcmp(line, "help") == 0 || strcmp(line, "?") == 0) {
            help();
        } else if (strcmp(line, "moves") == 0) {
            list_moves();
        } else if (strcmp(line, "hint") == 0) {
            give_hint();
        } else if (strcmp(line, "undo") == 0) {
            undo();
            if (now.mover != user) {
                return true;
            }
            list_choices(&now, &choices);
        } else if (line[strspn(line, " \t")] != '\0') {
            const int64_t number = find_choice(line);
            if (number >= 0) {
                take_turn(number);
                return true;
            }
        }
    }
}

/* ---- the end ---- */

/* The first move of the user that threw something away. */
static void look_back(int64_t reached)
{
    for (int64_t i = 0; i < turn_count; i++) {
        const struct state *before = &turns[i].state;
        if (before->mover != user) {
            continue;
        }
        struct state after = {0};
        make_choice(&after, before, &turns[i].made);
        const int64_t could = before->scores ? state_lead(before) : (int64_t)state_result(before) - 1;
        const int64_t left = worth(&after);
        free_state(&after);
        if (left < could && reached < could) {
            list_choices(before, &choices);
            const int64_t best = best_choice(before, &choices);
            printf("Your move \"%s\" (turn %" PRId64 ") gave it away: \"%s\" was better.\n", turns[i].made.words, i + 1,
                   choices.list[best].words);
            return;
        }
    }
}

static void tell_end(void)
{
    const enum result movers = state_result(&now);
    const int64_t users = (now.mover == user ? 1 : -1) * ((int64_t)movers - 1);
    const int64_t ahead = now.points[user] - now.points[1 - user];
    if (now.scores) {
        printf("The end: you have %" PRId64 ", I have %" PRId64 ".", now.points[user], now.points[1 - user]);
    } else {
        fputs("The end.", stdout);
    }
    puts(users > 0 ? " You win." : users < 0 ? " I win." : " A draw.");
    look_back(now.scores ? ahead : users);
}

/* ---- the game ---- */

static bool set_up(const char *words)
{
    if (words[strspn(words, " ")] == '\0') {
        const char *taken = start_words(&now, true);
        printf("No N is given; this is N=\"%s\".\n", taken);
        list_choices(&now, &choices);
        return true;
    }
    if (!take_words(words, &now)) {
        return false;
    }
    list_choices(&now, &choices);
    if (choices.cut) {
        fprintf(stderr, "%s: that has too many moves to play with; make explain says who wins\n", the_name);
    }
    return !choices.cut;
}

/* A game against a player who moves at random; what the computer gets has to be what its position promised. */
static void try_game(int64_t number)
{
    struct state after = {0};
    free_state(&now);
    start_words(&now, false);
    const int computer = (int)(number % 2);
    int64_t promised = INT64_MIN;
    for (list_choices(&now, &choices); choices.count > 0; list_choices(&now, &choices)) {
        int64_t chosen = random_in(0, choices.count - 1);
        if (now.mover == computer) {
            const int64_t value = now.scores ? state_lead(&now) : (int64_t)state_result(&now) - 1;
            if (value < promised) {
                die("game %" PRId64 ": the computer has thrown its position away", number);
            }
            promised = value;
            chosen = best_choice(&now, &choices);
        }
        make_choice(&after, &now, &choices.list[chosen]);
        copy_state(&now, &after);
    }
    free_state(&after);
    const int64_t movers = now.scores ? state_lead(&now) : (int64_t)state_result(&now) - 1;
    if ((now.mover == computer ? movers : -movers) < promised) {
        die("game %" PRId64 ": the computer was to win, and did not", number);
    }
}

int try_play(int64_t games)
{
    for (int64_t number = 1; number <= games; number++) {
        try_game(number);
    }
    printf("%" PRId64 " games: the computer threw none away\n", games);
    return EXIT_SUCCESS;
}

/* ^C ends the game as quit does. */
static void stop(int number)
{
    (void)number;
    _Exit(EXIT_SUCCESS);
}

int play(const char *words)
{
    char line[LINE_BYTES];
    seed_random((uint64_t)time(NULL));
    signal(SIGINT, stop);
    print_wrapped(the_problem->rule);
    if (!set_up(words)) {
        return 2;
    }
    print_state(&now);
    do {
        fputs("Do you want to start? (yes or no) ", stdout);
        if (!read_line(line) || strcmp(line, "quit") == 0) {
            puts("\nThe game has not begun.");
            return EXIT_SUCCESS;
        }
    } while (line[0] != 'y' && line[0] != 'n');
    user = line[0] == 'y' ? now.mover : 1 - now.mover;
    printf("You are %s. Type a move", player_name(user));
    if (choices.count > 0) {
        printf(", such as \"%s\"", choices.list[0].words);
    }
    puts("; help tells all.");
    for (int64_t turn = 0; turn < MOST_TURNS; turn++) {
        list_choices(&now, &choices);
        if (choices.count == 0) {
            tell_end();
            return EXIT_SUCCESS;
        }
        if (now.mover == user) {
            if (!users_turn()) {
                return EXIT_SUCCESS;
            }
        } else {
            take_turn(best_choice(&now, &choices));
            printf("My move: %s\n", turns[turn_count - 1].made.words);
        }
        if (!now.won) { /* the board of a move that wins at once is not kept */
            print_state(&now);
        }
    }
    puts("This takes too long; let us stop.");
    return EXIT_SUCCESS;
}
