/*
 * The rules of all games as one program, for the browser: NAME MODE [ARG...], NAME being argv[0].
 *
 * The modes are those of a rules program, and `stage`: it is `play` that tells each position a second time, as a line
 * of JSON, so that a page can draw it and offer its moves. play.c is compiled with -Dprint_state=stage_state.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define GAME(name, folder) extern const struct problem problem_##name;
#include "games.h"
#undef GAME

static const struct {
    const char *folder;
    const struct problem *problem;
} games[] = {
#define GAME(name, folder) {folder, &problem_##name},
#include "games.h"
};

/* Marks in the output of `stage`: the words of a position stand between the first two, its JSON before the third. */
enum { WORDS_BEGIN = 1, WORDS_END = 2, JSON_END = 3 };

enum { MOVES_TOLD = 400 };

static bool is_staged;

void stage_state(const struct state *state); /* the print_state() of play.c */

static void tell_string(const char *name, const char *text)
{
    printf("\"%s\":\"", name);
    for (; *text != '\0'; text++) {
        if (*text == '\n') {
            fputs("\\n", stdout);
        } else {
            printf(*text == '"' || *text == '\\' ? "\\%c" : "%c", *text);
        }
    }
    putchar('"');
}

/* What draw() of the problem makes of a state; "" where it has none or there is too much. */
static const char *drawing_of(const struct state *state)
{
    if (the_problem->draw == NULL) {
        return "";
    }
    int64_t *positions = new_array(2 * state->count, sizeof *positions);
    int64_t *counts = positions + state->count;
    for (int64_t i = 0; i < state->count; i++) {
        positions[i] = state->parts[i].position;
        counts[i] = state->parts[i].count;
    }
    printed();
    the_problem->draw(positions, counts, state->count);
    free(positions);
    return printed();
}

static const char *shown(const struct game *game, int64_t position)
{
    printed();
    game->show(position);
    return printed();
}

/* A heap is told by its stones, any other part as the game shows it. */
static void tell_part(const struct part *part)
{
    const struct game *game = part->search->game;
    printf("{\"count\":%" PRId64 ",", part->count);
    if (game->show != NULL) {
        tell_string("text", shown(game, part->position));
    } else {
        tell_string("unit", game->unit != NULL ? game->unit : "");
        printf(",\"stones\":%" PRId64, part->position);
    }
    putchar('}');
}

/* A move: its words, the part it is made in, and what that looks like after it. */
static void tell_move(const struct state *state, const struct choice *choice, bool is_drawn)
{
    const struct game *game = state->parts[choice->part].search->game;
    putchar('{');
    tell_string("words", choice->words);
    printf(",\"part\":%" PRId64, choice->part);
    if (choice->move.kind != WINS && is_drawn) {
        struct state after = {0};
        putchar(',');
        make_choice(&after, state, choice);
        tell_string("text", drawing_of(&after));
        free_state(&after);
    } else if (choice->move.kind == LEAVES && game->show != NULL) {
        putchar(',');
        tell_string("text", shown(game, choice->move.position));
    } else if (choice->move.kind != WINS) {
        printf(",\"leaves\":%" PRId64 ",\"other\":%" PRId64, choice->move.position, choice->move.other);
    }
    putchar('}');
}

void stage_state(const struct state *state)
{
    struct choices choices = {0};
    if (!is_staged) {
        print_state(state);
        return;
    }
    putchar(WORDS_BEGIN);
    print_state(state);
    printf("%c{\"mover\":%d,", WORDS_END, state->mover);
    const bool is_drawn = *drawing_of(state) != '\0';
    tell_string("drawing", drawing_of(state));
    if (state->scores) {
        printf(",\"points\":[%" PRId64 ",%" PRId64 "]", state->points[0], state->points[1]);
    }
    fputs(",\"parts\":[", stdout);
    for (int64_t i = 0; i < state->count; i++) {
        fputs(i > 0 ? "," : "", stdout);
        tell_part(&state->parts[i]);
    }
    list_choices(state, &choices);
    printf("],\"all\":%" PRId64 ",\"moves\":[", choices.count);
    for (int64_t i = 0; i < choices.count && i < MOVES_TOLD; i++) {
        fputs(i > 0 ? "," : "", stdout);
        tell_move(state, &choices.list[i], is_drawn);
    }
    printf("]}%c", JSON_END);
    free(choices.list);
}

int main(int argc, char **argv)
{
    static char play_mode[] = "play";
    if (argc > 1 && strcmp(argv[1], "stage") == 0) {
        is_staged = true;
        argv[1] = play_mode;
    }
    for (size_t i = 0; i < sizeof games / sizeof *games; i++) {
        if (argc > 0 && strcmp(argv[0], games[i].folder) == 0) {
            return run_program(games[i].problem, argc, argv);
        }
    }
    die("no game is called %s", argc > 0 ? argv[0] : "so");
}
