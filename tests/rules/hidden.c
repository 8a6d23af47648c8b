/*
 * What is tried with the rules of each problem.
 *
 *   hidden GAMES         is a part of a position hidden from the players? Plays games, by turns the best move and any
 *                        move: positions that show the same must have the same moves, worth the same. Where games are
 *                        long, fewer of them: what is known of all their positions is kept
 *   hidden edges COUNT   prints so many inputs, their numbers at or next to the ends of their ranges, each in a line
 */
#include "play/play.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 300, MOST_PLIES = 2000, MAX_MOVES = 400, MAX_PARTS = 60 }; /* a game need not end */

static struct text seen; /* of a position */

static void add_shown(const struct shown *shown)
{
    text_add(&seen, "%s\n%s\n%s\n", shown->lines.bytes, shown->pieces.bytes, shown->facts.bytes);
}

static void see_state(const struct state *state)
{
    static struct shown shown;
    text_clear(&seen);
    text_add(&seen, "player %d is to move, %" PRId64 " : %" PRId64 "\n", state->mover + 1, state->points[0],
             state->points[1]);
    show_drawing(&shown, state);
    add_shown(&shown);
    for (int64_t i = 0; i < state->count && i < MAX_PARTS; i++) {
        show_part(&shown, &state->parts[i], 0);
        text_add(&seen, "%" PRId64 " times ", state->parts[i].count);
        add_shown(&shown);
    }
}

static void see_moves(const struct state *state, const struct moves *choices)
{
    for (int64_t i = 0; i < choices->count && i < MAX_MOVES; i++) {
        const struct move *choice = &choices->list[i];
        text_add(&seen, "%s, %s: %" PRId64 "\n", choice->name, choice->said, choice_worth(state, choice));
    }
    /* how long the game lasts follows from the moves, and is told as far as there was time for it */
    text_add(&seen, "%" PRId64 " moves, worth %" PRId64 "\n", choices->count, state_worth(state));
}

static void check_shown(void)
{
    static struct rows shown;
    static struct rows shown_with_moves;
    see_state(&match.now);
    const int64_t length = seen.length;
    const bool is_new = add_text(&shown, seen.bytes);
    list_choices(&match.now, &match.choices);
    see_moves(&match.now, &match.choices);
    if (add_text(&shown_with_moves, seen.bytes) && !is_new) {
        text_cut(&seen, length);
        die("show() and draw() hide something: there are two positions with other moves that look like\n%s",
            seen.bytes);
    }
}

static void play_games(long games)
{
    int64_t plies = 0;
    for (long left = games; left > 0 && plies < MOST_PLIES; left--, plies += match.played_count) {
        start_words(&match.now);
        for (match.played_count = 0; !match.now.won && match.played_count < LONGEST;) {
            check_shown();
            if (match.choices.count == 0) {
                break;
            }
            play_choice(match.now.mover == left % 2 ? pick_choice(&match.now, &match.choices)
                                                    : &match.choices.list[random_in(0, match.choices.count - 1)]);
        }
    }
}

static void print_edges(long count)
{
    enum { LONGEST_INPUT = 400, TRIES = 2000 };
    static struct rows printed;
    uint64_t (*const by[])(uint64_t low, uint64_t high) = {choose_highest, choose_lowest};
    for (int try = 0; try < TRIES && printed.count < count; try++) {
        const char *input = make_by(try < 2 ? by[try] : choose_edge);
        if (input == NULL || strlen(input) > LONGEST_INPUT || !add_text(&printed, input)) {
            continue;
        }
        for (const char *c = input; *c != '\0'; c++) {
            putchar(*c != '\n' ? *c : c[1] == '\0' ? '\n' : ' ');
        }
    }
}

int main(int argc, char **argv)
{
    the_problem = &problem;
    the_name = argv[0];
    the_seed = problem.rule;
    seed_random(the_seed);
    if (argc > 2 && strcmp(argv[1], "edges") == 0) {
        print_edges(strtol(argv[2], NULL, 10));
    } else {
        play_games(argc > 1 ? strtol(argv[1], NULL, 10) : 0);
    }
    return 0;
}
