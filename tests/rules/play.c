/* A game against the user, on a terminal or from a script: the computer never errs. */
#define _POSIX_C_SOURCE 200809L /* isatty, poll */
#include "machine.h"

#include <ctype.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE_BYTES = 256, MOVES_LISTED = 20 };

/* All turns of a game, to take them back and to look back at the end. */
struct turn {
    struct state before;
    struct choice made;
};

static struct turn *turns;
static int64_t turn_count;
static int64_t turn_capacity;

void (*show_turn)(const struct state *state) = print_state;

static struct state now;
static struct choices choices; /* of `now` */
static int user;               /* 0: the user is the first player */

static void take_turn(const struct choice *choice)
{
    turns = grown(turns, &turn_capacity, turn_count + 1, sizeof *turns);
    turns[turn_count] = (struct turn){now, *choice};
    now = (struct state){0};
    make_choice(&now, &turns[turn_count++].before, choice);
}

static void take_back(void)
{
    free_state(&now);
    now = turns[--turn_count].before;
}

/* The best move of a state; its moves are listed. */
static const struct choice *pick_choice(const struct state *state)
{
    list_choices(state, &choices);
    return best_choice(state, &choices);
}

/* ---- what was typed ---- */

/* Reads a line in small letters, and writes it out where nobody typed it; false at the end of the input. */
static bool read_line(char *line)
{
    if (fflush(stdout) != 0 || fgets(line, LINE_BYTES, stdin) == NULL) {
        return false;
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

/* Goes to the next word or number of a text, of letters or of digits alone. Returns its length, 0 at the end. */
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

enum fit { NO_FIT, OTHER_NUMBERS, BEGINS, FITS };

/* How what was typed fits a move, of which words may be left out, and its part ("in 2") as a whole: with all its numbers,
   or only with the first of them. */
static enum fit fit_of(const char *typed, const char *move)
{
    enum fit fit = FITS;
    size_t typed_length = next_part(&typed);
    for (size_t length = next_part(&move); length > 0; length = next_part(&move)) {
        const bool is_number = isdigit((unsigned char)*move) != 0;
        const bool equal = typed_length == length && memcmp(typed, move, length) == 0;
        if (equal || (is_number && isdigit((unsigned char)*typed))) {
            fit = equal ? fit : OTHER_NUMBERS;
            typed += typed_length;
            typed_length = next_part(&typed);
        } else if (typed_length == 0 && strncmp(move, "in ", 3) == 0) {
            break;
        } else if (is_number) {
            return typed_length == 0 && fit == FITS ? BEGINS : NO_FIT;
        }
        move += length;
    }
    return typed_length > 0 ? NO_FIT : fit;
}

/* The moves that fit in this way (NO_FIT: all), as far as there is room. */
static void list_fitting(const char *typed, enum fit fit)
{
    int64_t listed = 0;
    for (int64_t i = 0; i < choices.count && listed < MOVES_LISTED; i++) {
        if (fit == NO_FIT || fit_of(typed, choices.list[i].words) == fit) {
            printf("  %s\n", choices.list[i].words);
            listed++;
        }
    }
}

/* The move that was typed, or NULL after words that say why there is none. */
static const struct choice *find_choice(const char *typed)
{
    const struct choice *found = NULL;
    enum fit best = NO_FIT;
    bool several = false;
    for (int64_t i = 0; i < choices.count; i++) {
        const struct choice *choice = &choices.list[i];
        const enum fit fit = fit_of(typed, choice->words);
        if (strcmp(typed, choice->words) == 0) {
            return choice;
        }
        several =
            (several && fit <= best) || (fit == best && found != NULL && strcmp(choice->words, found->words) != 0);
        found = fit > best || found == NULL ? choice : found;
        best = fit > best ? fit : best;
    }
    if (best == BEGINS || (best == FITS && several)) {
        puts("That can mean several moves. Type one in full:");
        list_fitting(typed, best);
    } else if (best != FITS) {
        printf("%s: %s\n",
               best == OTHER_NUMBERS ? "That move is not allowed here. Allowed is, for instance"
                                     : "I do not understand that. A move looks like",
               choices.list[0].words);
    }
    return best == FITS && !several ? found : NULL;
}

/* ---- the user's turn ---- */

static void list_moves(void)
{
    list_fitting("", NO_FIT);
    if (choices.count > MOVES_LISTED) {
        printf("  ... %" PRId64 " moves in all, such as %s\n", choices.count, choices.list[choices.count - 1].words);
    }
}

static void undo(void)
{
    if (turn_count < 2) { /* at most the first move of the computer */
        puts("There is nothing to take back.");
        return;
    }
    take_back();
    take_back();
    list_choices(&now, &choices);
    show_turn(&now);
}

static bool is_quit(const char *line)
{
    return strcmp(line, "quit") == 0 || strcmp(line, "q") == 0 || strcmp(line, "exit") == 0;
}

/* False when the line is no word of these. */
static bool obey(const char *line)
{
    if (strcmp(line, "help") == 0) {
        print_wrapped(the_problem->rule);
        print_wrapped("Type a move; words that go without saying may be left out. Or: moves, hint, undo, help, quit");
    } else if (strcmp(line, "moves") == 0) {
        list_moves();
    } else if (strcmp(line, "hint") == 0) {
        const bool lost = !now.scores && state_worth(&now) < 0;
        printf("%s: %s\n", lost ? "Every move loses against a player who makes no mistake. Try" : "A good move",
               pick_choice(&now)->words);
    } else if (strcmp(line, "undo") == 0) {
        undo();
    } else {
        return line[strspn(line, " \t")] == '\0';
    }
    return true;
}

/* False when the game ends here. */
static bool users_turn(void)
{
    char line[LINE_BYTES];
    const struct choice *choice = NULL;
    while (choice == NULL) {
        fputs("Your move: ", stdout);
        if (!read_line(line)) {
            puts("\nThe input has ended, and so does the game.");
            return false;
        }
        if (is_quit(line)) {
            puts("Good-bye.");
            return false;
        }
        choice = obey(line) ? NULL : find_choice(line);
    }
    take_turn(choice);
    return true;
}

/* ---- the end ---- */

/* The first move of the user after which no more than `reached` could be had. */
static void look_back(int64_t reached)
{
    for (int64_t i = 0; i < turn_count; i++) {
        const struct state *before = &turns[i].before;
        const int64_t could = state_worth(before);
        if (before->mover == user && reached < could && choice_worth(before, &turns[i].made) < could) {
            printf("Your move \"%s\" (turn %" PRId64 ") gave it away: \"%s\" was better.\n", turns[i].made.words, i + 1,
                   pick_choice(before)->words);
            return;
        }
    }
}

static void tell_end(void)
{
    const int64_t reached = (now.mover == user ? 1 : -1) * state_worth(&now);
    fputs("The end", stdout);
    if (now.scores) {
        printf(": you have %" PRId64 ", I have %" PRId64, now.points[user], now.points[1 - user]);
    }
    puts(reached > 0 ? ". You win." : reached < 0 ? ". I win." : ". A draw.");
    look_back(reached);
}

/* ---- the game ---- */

/* What is shown must decide the game: states that show the same have the same moves, worth and so on. */
static void check_shown(const struct state *state)
{
    enum { MOVES_TRIED = 40 };
    static struct rows shown;
    static struct rows shown_with_moves;
    static struct text text;
    struct state after = {0};
    text_clear(&text);
    text_add_state(&text, state);
    text_add(&text, "player %d to move\n", state->mover + 1);
    const int64_t length = text.length;
    const bool is_new = add_text(&shown, text.bytes);
    text_add(&text, "%" PRId64 "\n", state_worth(state));
    for (int64_t i = 0; i < choices.count && i < MOVES_TRIED; i++) {
        make_choice(&after, state, &choices.list[i]);
        text_add(&text, "%s\n", choices.list[i].words);
        if (!after.won) {
            text_add_state(&text, &after);
        }
    }
    if (add_text(&shown_with_moves, text.bytes) && !is_new) {
        text_cut(&text, length);
        die("show() and draw() hide something: there are two positions with other moves that look like\n%s",
            text.bytes);
    }
    free_state(&after);
}

/* A game against a player who moves at random; what the computer gets has to be what its position promised. */
static void try_game(int64_t number)
{
    const int computer = (int)(number % 2);
    int64_t promised = INT64_MIN;
    free_state(&now);
    start_words(&now);
    for (;;) {
        const int64_t worth = (now.mover == computer ? 1 : -1) * state_worth(&now);
        if (worth < promised) {
            die("game %" PRId64 ": the computer has thrown its position away", number);
        }
        promised = worth;
        list_choices(&now, &choices);
        if (!now.won) { /* the board of a move that wins at once is not kept */
            check_shown(&now);
        }
        if (choices.count == 0) {
            break;
        }
        take_turn(now.mover == computer ? pick_choice(&now) : &choices.list[random_in(0, choices.count - 1)]);
    }
    while (turn_count > 0) {
        take_back();
    }
}

void try_play(const char *games)
{
    const int64_t count = strtoll(games, NULL, 10);
    for (int64_t number = 1; number <= count; number++) {
        try_game(number);
    }
    printf("%" PRId64 " games: the computer threw none away\n", count);
}

/* ^C ends the game as quit does, but a little later than make hears of it: else make may complain. */
static void stop(int number)
{
    (void)number;
    poll(NULL, 0, 100);
    _Exit(EXIT_SUCCESS);
}

void play(const char *words)
{
    char line[LINE_BYTES];
    const time_t begun = time(NULL);
    seed_random(ctime(&begun));
    signal(SIGINT, stop);
    introduce(words, &now);
    list_choices(&now, &choices);
    if (choices.cut || choices.count == 0) {
        fprintf(stderr, "%s: that has %s to play with; make explain says who wins\n", the_name,
                choices.cut ? "too many moves" : "no move");
        exit(2);
    }
    show_turn(&now);
    do {
        fputs("Do you want to start? (yes or no) ", stdout);
        if (!read_line(line) || is_quit(line)) {
            puts("\nThe game has not begun.");
            return;
        }
        obey(line);
    } while (line[0] != 'y' && line[0] != 'n');
    user = line[0] == 'y' ? now.mover : 1 - now.mover;
    const char *name = the_problem->players[user];
    name = name != NULL ? name : user == 0 ? "the first player" : "the second player";
    printf("You are %s. Type a move, such as \"%s\"; help tells all.\n", name, choices.list[0].words);
    for (; choices.count > 0; list_choices(&now, &choices)) {
        if (now.mover != user) {
            take_turn(pick_choice(&now));
            printf("My move: %s\n", turns[turn_count - 1].made.words);
        } else if (!users_turn()) {
            return;
        }
        if (!now.won) { /* the board of a move that wins at once is not kept */
            show_turn(&now);
        }
    }
    tell_end();
}
