/* A game against the user, on a terminal or from a script: the computer never errs, and says nothing when it
 * is lost. */
#define _POSIX_C_SOURCE 200809L /* isatty */
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE_BYTES = 256, MOVES_LISTED = 20, MOST_TURNS = 100000, HARDNESS_TRIES = 40 };

/* All states of a play, for undo and for the look back at its end. */
struct turn {
    struct state state; /* before the move */
    struct choice made;
};

static struct turn *turns;
static int64_t turn_count;
static int64_t turn_capacity;

static struct state now;
static struct choices choices;
static int user; /* 0: the user is the first player */

/* ---- choosing ---- */

/* How good a state is for the player who is not to move there: larger is better. */
static int64_t worth(const struct state *after)
{
    if (after->question == LEAD && !after->won) {
        return -state_lead(after);
    }
    return 1 - (int64_t)state_result(after);
}

/* The best move; among equal ones, where the computer is lost, the one after which the fewest replies win,
   and then the one that leaves the most moves. Returns its number. */
static int64_t best_choice(const struct state *state, const struct choices *from)
{
    struct state after = {0};
    struct choices replies = {0};
    int64_t best = -1;
    int64_t best_worth = 0;
    int64_t best_share = 0;
    int64_t best_moves = 0;
    const bool lost = state->question != LEAD && state_result(state) == LOST;
    for (int64_t i = 0; i < from->count; i++) {
        make_choice(&after, state, &from->list[i]);
        const int64_t value = worth(&after);
        if (best >= 0 && value < best_worth) {
            continue;
        }
        int64_t share = 0;
        int64_t moves = 0;
        if (lost && i < HARDNESS_TRIES) {
            list_choices(&after, &replies);
            moves = replies.count;
            struct state later = {0};
            for (int64_t k = 0; k < replies.count && k < HARDNESS_TRIES; k++) {
                make_choice(&later, &after, &replies.list[k]);
                share += state_result(&later) == LOST ? 1 : 0;
            }
            free_state(&later);
        }
        if (best < 0 || value > best_worth
            || (value == best_worth && lost && i < HARDNESS_TRIES
                && (share < best_share || (share == best_share && moves > best_moves)))) {
            best = i;
            best_worth = value;
            best_share = share;
            best_moves = moves;
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

/* ---- talking ---- */

/* Reads a line in small letters without the blanks around it; false at the end of the input. A line that
   nobody typed is written out, so that a transcript can be read. */
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
    char *to = line;
    for (const char *from = line; *from != '\0'; from++) {
        const int c = tolower((unsigned char)*from);
        if (!isspace(c)) {
            *to++ = (char)c;
        } else if (to > line && to[-1] != ' ') {
            *to++ = ' ';
        }
    }
    while (to > line && to[-1] == ' ') {
        to--;
    }
    *to = '\0';
    if (isatty(STDIN_FILENO) != 1) {
        puts(line);
    }
    return true;
}

static void list_moves(void)
{
    for (int64_t i = 0; i < choices.count && i < MOVES_LISTED; i++) {
        printf("  %s\n", choices.list[i].words);
    }
    if (choices.count > MOVES_LISTED) {
        printf("  ... %" PRId64 " moves in all, such as %s\n", choices.count,
               choices.list[choices.count - 1].words);
    }
}

static void help(void)
{
    printf("%s\nType a move in its own words:\n", problem.rule);
    list_moves();
    puts("or: moves, hint, undo, help, quit");
}

/* The move that was typed, or -1. "take 2" is enough where only one part has it, or where the parts are
 * alike. */
static int64_t find_choice(const char *line)
{
    const size_t length = strlen(line);
    int64_t found = -1;
    for (int64_t i = 0; i < choices.count; i++) {
        const struct choice *choice = &choices.list[i];
        if (strcmp(choice->words, line) == 0) {
            return i;
        }
        if (strncmp(choice->words, line, length) != 0 || strncmp(choice->words + length, " in ", 4) != 0
            || strchr(choice->words + length + 4, ' ') != NULL) {
            continue;
        }
        if (found >= 0 && now.parts[choices.list[found].part].position != now.parts[choice->part].position) {
            return -2;
        }
        found = found < 0 ? i : found;
    }
    return found;
}

static void give_hint(void)
{
    const int64_t best = best_choice(&now, &choices);
    const bool lost = now.question != LEAD && state_result(&now) == LOST;
    if (lost) {
        puts("This is lost against a player who makes no mistake. Try something.");
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
        } else if (line[0] != '\0') {
            const int64_t number = find_choice(line);
            if (number >= 0) {
                take_turn(number);
                return true;
            }
            printf(number == -2 ? "Where? Say it with its number, such as %s\n"
                                : "That is no move here. Such as: %s\n",
                   choices.list[0].words);
        }
    }
}

/* ---- the end ---- */

/* The first move of the user that threw something away. */
static void look_back(enum result reached, int64_t lead_reached)
{
    for (int64_t i = 0; i < turn_count; i++) {
        const struct state *before = &turns[i].state;
        if (before->mover != user) {
            continue;
        }
        struct state after = {0};
        make_choice(&after, before, &turns[i].made);
        const bool scores = before->question == LEAD;
        const int64_t could = scores ? state_lead(before) : (int64_t)state_result(before);
        const int64_t left =
            scores ? (after.won ? could : -state_lead(&after)) : WON - (int64_t)state_result(&after);
        free_state(&after);
        const int64_t got = scores ? lead_reached : (int64_t)reached;
        if (left < could && got < could) {
            list_choices(before, &choices);
            const int64_t best = best_choice(before, &choices);
            printf("Your move \"%s\" (turn %" PRId64 ") gave it away: \"%s\" was better.\n",
                   turns[i].made.words, i + 1, choices.list[best].words);
            return;
        }
    }
}

static void tell_end(void)
{
    const enum result movers = state_result(&now);
    const enum result users = now.mover == user ? movers : (enum result)(WON - movers);
    if (now.question == LEAD) {
        const int64_t mine = now.scores[user];
        const int64_t others = now.scores[1 - user];
        printf("The end: you have %" PRId64 ", I have %" PRId64 ". %s\n", mine, others,
               mine > others   ? "You win."
               : mine < others ? "I win."
                               : "A draw.");
        look_back(users, mine - others);
        return;
    }
    printf("The end. %s\n", users == WON ? "You win." : users == LOST ? "I win." : "A draw.");
    look_back(users, 0);
}

/* ---- the game ---- */

/* Whether some move ends the game. */
static bool ends_at_once(void)
{
    struct state after = {0};
    struct choices next = {0};
    bool ends = false;
    for (int64_t i = 0; i < choices.count && !ends; i++) {
        make_choice(&after, &now, &choices.list[i]);
        list_choices(&after, &next);
        ends = next.count == 0;
    }
    free_state(&after);
    free(next.list);
    return ends;
}

/* Whether this is a start for a person: not over in a move, a larger pile by itself or a few parts with some
 * moves, which have names. */
static bool is_clear(bool pile_wanted)
{
    enum { LEAST_PILE = 8, MOST_PARTS = 4, FEWEST_MOVES = 4, MOST_MOVES = 40 };
    const bool is_pile = now.count == 1 && now.parts[0].game->amounts != NULL;
    if (pile_wanted) {
        return is_pile && now.parts[0].position >= LEAST_PILE && !ends_at_once();
    }
    return now.count <= MOST_PARTS && choices.count >= FEWEST_MOVES && choices.count <= MOST_MOVES
           && choices.list[0].move.name[0] != '\0' && !ends_at_once();
}

/* A position in which there is something to play for. For a person: if one comes up, a larger pile by itself,
 * or else a few small parts. */
static void random_start(bool for_person)
{
    enum { TRIES = 300, LARGER = 50, SMALL = 150, SMALLER = 200 };
    for (int try = 0; try < TRIES; try++) {
        const char *input = make_random(try < LARGER ? 12 : try < SMALL ? 7 : try < SMALLER ? 5 : 99);
        if (input == NULL) {
            continue;
        }
        static struct text kept;
        text_cut(&kept, 0);
        text_add(&kept, "%s", input);
        free_state(&now);
        state_of_input(kept.bytes, &now);
        list_choices(&now, &choices);
        const bool is_good = !for_person || try >= SMALL || is_clear(try < LARGER);
        if (choices.count >= 2 && !choices.cut && is_good) {
            return;
        }
    }
    die("no position to start from is found: give one");
}

static bool set_up(const char *words)
{
    if (strspn(words, " ") == strlen(words)) {
        random_start(true);
        return true;
    }
    const char *wrong = state_of_words(words, &now);
    if (wrong != NULL) {
        fprintf(stderr, "%s: %s\nIt takes what the judge's input holds, such as %s", program_name, wrong,
                make_example());
        return false;
    }
    list_choices(&now, &choices);
    if (choices.cut) {
        fprintf(stderr, "%s: that has too many moves to play with; %" PRId64 " are fine\n", program_name,
                choices.count);
        return false;
    }
    return true;
}

/* A game against a player who moves at random; what the computer gets has to be what its position promised.
 */
static void try_game(int64_t number)
{
    struct state after = {0};
    random_start(false);
    const int computer = (int)(number % 2);
    enum result promised = LOST;
    int64_t promised_lead = INT64_MIN;
    for (list_choices(&now, &choices); choices.count > 0; list_choices(&now, &choices)) {
        int64_t chosen = random_in(0, choices.count - 1);
        if (now.mover == computer) {
            const enum result reached = state_result(&now);
            const int64_t lead = now.question == LEAD ? state_lead(&now) : 0;
            if (reached < promised || lead < promised_lead) {
                die("game %" PRId64 ": the computer has thrown its position away", number);
            }
            promised = reached;
            promised_lead = now.question == LEAD ? lead : INT64_MIN;
            chosen = best_choice(&now, &choices);
        }
        make_choice(&after, &now, &choices.list[chosen]);
        copy_state(&now, &after);
    }
    free_state(&after);
    const enum result movers = state_result(&now);
    const enum result reached = now.mover == computer ? movers : (enum result)(WON - movers);
    const int64_t lead = now.scores[computer] - now.scores[1 - computer];
    if (reached < promised || (now.question == LEAD && lead < promised_lead)) {
        die("game %" PRId64 ": the computer was to win, and did not", number);
    }
}

/* Plays so many games; dies at the first that the computer should have won and did not. */
int try_play(int64_t games)
{
    for (int64_t number = 1; number <= games; number++) {
        try_game(number);
    }
    printf("%" PRId64 " games: the computer threw none away\n", games);
    return EXIT_SUCCESS;
}

int play(const char *words)
{
    char line[LINE_BYTES];
    seed_random((uint64_t)time(NULL));
    if (!set_up(words)) {
        return 2;
    }
    printf("%s: %s\n", program_name, problem.rule);
    print_state(&now);
    do {
        fputs("Do you want to start? (yes or no) ", stdout);
        if (!read_line(line) || strcmp(line, "quit") == 0) {
            puts("\nThe game has not begun.");
            return EXIT_SUCCESS;
        }
    } while (line[0] != 'y' && line[0] != 'n');
    user = line[0] == 'y' ? 0 : 1;
    printf("You are %s. Moves are typed in their own words", player_name(user));
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
