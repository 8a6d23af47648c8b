/*
 * A program that plays against every reply, or against opponents that are hard to beat; and which games it has to play.
 *
 * Whoever runs the program (base/talk.c) asks for one game after another: "game SIZE SPEC", and then so many bytes, the
 * input. SPEC is what came after "next" when the game was played last, at first a line of the answer that print_games()
 * writes. After the lines of the game comes "end AC", or "end WA" and the reason ("end GONE", if that is that the program
 * has ended), and then "next SPEC", if the game is to be played again, or "done".
 *
 *     SIDE every N NUMBERS   every line of play: in each turn, the number of the move that was made, of the program, too
 *     SIDE longest, hopeful, random 1, ...: an opponent that holds out; one that hopes for mistakes; others
 */
#include "inside.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    MAX_TURNS = 400,  /* of one game; then it is a draw, where it can go on forever, or stopped */
    MAX_LINES = 1000, /* of play, of one game */
    MOST_SAID = 200,  /* bytes of what is wrong with a move */
    MAX_REPLIES = 60, /* that the one who hopes for mistakes thinks about */
    RANDOM = 3,       /* games against random replies, */
    UNSTEADY = 20     /* or where the program's moves differ from run to run */
};

/* ---- one game ---- */

enum manner { EVERY, LONGEST, HOPEFUL, AT_RANDOM };

static struct {
    enum manner manner;
    int64_t number;                              /* of the game at random, or of the line of play */
    int program;                                 /* 0 or 1: the side that it plays */
    int64_t due;                                 /* what it has to reach: a lead, or 1, 0 */
    int64_t given;                               /* the turn in which it gave that away, or 0 */
    struct text made, kept;                      /* the move that did, and one that would not */
    bool is_unsteady;                            /* on the same line of play its moves are others than before */
    int64_t line[MAX_TURNS], choices[MAX_TURNS]; /* of each turn: which move, of how many; 1 for the program's */
    int64_t wanted[MAX_TURNS], wanted_count;     /* the line to be played */
} run;

static int64_t worth_for_program(int64_t worth_to_mover)
{
    return match.now.mover == run.program ? worth_to_mover : -worth_to_mover;
}

/* A result, or of scores a lead. */
static int64_t counted(int64_t worth) { return match.now.scores ? worth : (worth > 0) - (worth < 0); }

/* A move of a game that has one part, which is named all the same: without "from pile 1", "in 1", "1". */
static const struct move *move_in_only_part(const char *typed)
{
    static const char *const words[] = {" from ", " in ", " with ", NULL};
    static struct text shorter;
    const size_t length = strlen(typed);
    if (length < 3 || strcmp(typed + length - 2, " 1") != 0) {
        return NULL;
    }
    const char *end = typed + length - 2;
    for (int i = 0; words[i] != NULL; i++) {
        const char *at = strstr(typed, words[i]);
        end = at != NULL && at < end ? at : end;
    }
    text_clear(&shorter);
    text_add(&shorter, "%.*s", (int)(end - typed), typed);
    return find_choice(shorter.bytes);
}

/* What the line that the program has written is: a move, or NULL, and then refuse() was called. */
static const struct move *move_said(const char *line)
{
    static struct text typed;
    text_clear(&typed);
    text_add(&typed, "%.200s", line);
    while (typed.length > 0 && isspace((unsigned char)typed.bytes[typed.length - 1])) {
        text_cut(&typed, typed.length - 1);
    }
    const struct move *choice = NULL;
    for (int64_t i = 0; i < match.choices.count && choice == NULL; i++) {
        choice = strcmp(match.choices.list[i].name, typed.bytes) == 0 ? &match.choices.list[i] : NULL;
    }
    if (choice == NULL && typed.bytes[strspn(typed.bytes, " ")] == '\0') {
        refuse("it wrote an empty line in place of a move");
        return NULL;
    }
    for (char *c = typed.bytes; *c != '\0'; c++) {
        *c = (char)tolower((unsigned char)*c);
    }
    choice = choice != NULL ? choice : find_choice(typed.bytes);
    if (choice == NULL && match.now.count == 1) { /* "3 1", "take 3 from pile 1": the only part may be named */
        choice = move_in_only_part(typed.bytes);
    }
    if (choice != NULL) {
        return choice;
    }
    find_choice(typed.bytes); /* what is wrong with it */
    struct text why = {0};
    for (const char *c = match.wrong.bytes; *c != '\0' && why.length < MOST_SAID; c++) { /* in one line */
        const bool is_blank = *c == '\n' || *c == ' ';
        if (!is_blank || (why.length > 0 && why.bytes[why.length - 1] != ' ')) {
            text_add_bytes(&why, is_blank ? " " : c, 1);
        }
    }
    char *blank = strrchr(typed.bytes, ' ');
    bool is_more = false;
    for (; blank != NULL && !is_more; blank = strrchr(typed.bytes, ' ')) {
        *blank = '\0';
        is_more = find_choice(typed.bytes) != NULL;
    }
    if (is_more) {
        refuse("\"%.80s\" is more than a move: \"%.80s\" would be one", line, typed.bytes);
    } else {
        refuse("\"%.80s\": %s", line, why.bytes);
    }
    text_free(&why);
    return NULL;
}

/* The program's move is made next: notes whether it gives away what is due. */
static void judge_move(const struct move *choice, int64_t turn)
{
    if (run.given != 0 || counted(choice_worth(&match.now, choice)) >= run.due) {
        return;
    }
    static struct moves moves;
    run.given = turn + 1;
    text_clear(&run.made);
    text_add(&run.made, "%s", choice->name);
    text_clear(&run.kept);
    text_add(&run.kept, "%s", pick_choice(&match.now, &moves)->name);
}

/* How few of so many moves after this one keep what is due to the program: the lower, the more there are to go wrong. */
static int64_t hope_of(const struct move *choice)
{
    static struct state after;
    static struct moves moves;
    int64_t keeping = 0;
    make_choice(&after, &match.now, choice);
    list_some(&after, &moves, MAX_REPLIES);
    for (int64_t i = 0; i < moves.count; i++) {
        const int64_t worth = choice_worth(&after, &moves.list[i]);
        keeping += (after.scores ? worth : (worth > 0) - (worth < 0)) >= run.due;
    }
    return moves.count == 0 ? INT64_MAX : keeping * 1000 / moves.count;
}

static int64_t hopeful_reply(void)
{
    const int64_t most = state_worth(&match.now);
    const int64_t step = (match.choices.count + MAX_REPLIES - 1) / MAX_REPLIES;
    int64_t best = -1;
    int64_t least = 0;
    for (int64_t i = 0; i < match.choices.count; i += step) {
        const struct move *choice = &match.choices.list[i];
        if (choice_worth(&match.now, choice) == most) {
            const int64_t hope = hope_of(choice);
            if (best < 0 || hope < least) {
                best = i;
                least = hope;
            }
        }
    }
    return best;
}

/* Which of the choices the opponent makes. */
static int64_t opponents_reply(int64_t turn)
{
    int64_t chosen = -1;
    if (turn < run.wanted_count && run.wanted[turn] < match.choices.count) {
        return run.wanted[turn]; /* a line of play; or a page has the game so far played again */
    }
    if (run.given == 0 && run.manner == EVERY) {
        return 0;
    }
    if (run.given == 0 && run.manner == AT_RANDOM) {
        return random_in(0, match.choices.count - 1);
    }
    if (run.given == 0 && run.manner == HOPEFUL) {
        chosen = hopeful_reply();
    }
    return chosen >= 0 ? chosen : pick_choice(&match.now, &match.choices) - match.choices.list;
}

/* Lists the moves with the names that the program has to write, whatever its author's language. */
static void list_in_english(void)
{
    list_choices(&match.now, &match.choices);
    for (int64_t i = 0; i < match.choices.count; i++) {
        struct move *choice = &match.choices.list[i];
        snprintf(choice->said, sizeof choice->said, "%s", choice->name);
    }
}

/* Plays until the game is over, or the program fails. */
static void play_on(void)
{
    for (int64_t turn = 0; turn < MAX_TURNS && !talk.is_over; turn++) {
        list_in_english();
        if (match.choices.count == 0) {
            return;
        }
        const struct move *choice;
        if (match.now.mover == run.program) {
            const char *line = hear_line(true);
            choice = line != NULL ? move_said(line) : NULL;
            if (choice == NULL) {
                return;
            }
            run.line[turn] = choice - match.choices.list;
            run.choices[turn] = 1;
            run.is_unsteady = run.is_unsteady || (turn < run.wanted_count && run.wanted[turn] != run.line[turn]);
            judge_move(choice, turn);
        } else {
            run.line[turn] = opponents_reply(turn);
            run.choices[turn] = match.choices.count;
            choice = &match.choices.list[run.line[turn]];
            tell("%s", choice->name);
        }
        play_choice(choice);
    }
}

static bool is_endless(void) { return match.now.count > 0 && match.now.parts[0].known->game->endless; }

static void tell_outcome(void)
{
    const bool is_over = match.choices.count == 0;
    const int64_t reached = is_over ? worth_for_program(state_worth(&match.now)) : 0;
    tell(!is_over && !is_endless() ? "stopped" : reached > 0 ? "won" : reached < 0 ? "lost" : "drawn");
}

static void judge_end(void)
{
    if (run.given != 0) {
        refuse(match.now.scores ? "move %" PRId64 ", \"%s\", gives points away; \"%s\" keeps them"
               : run.due > 0    ? "move %" PRId64 ", \"%s\", gives the win away; \"%s\" keeps it"
                                : "move %" PRId64 ", \"%s\", gives the draw away; \"%s\" keeps it",
               run.given, run.made.bytes, run.kept.bytes);
    } else if (match.choices.count > 0 && is_endless() && run.due > 0) {
        refuse("after %d moves it has not won yet what it can win", MAX_TURNS);
    }
}

/* Takes "first", "second", and the manner of the opponent. */
static void take_spec(const char *spec)
{
    static const char *const manners[] = {"every", "longest", "hopeful", "random"};
    const bool is_second = strncmp(spec, "second", 6) == 0;
    const char *manner = spec + strcspn(spec, " ");
    manner += *manner == ' ' ? 1 : 0;
    run.program = is_second ? 1 : 0;
    run.wanted_count = 0;
    for (int i = EVERY; i <= AT_RANDOM; i++) {
        run.manner = strncmp(manner, manners[i], strlen(manners[i])) == 0 ? (enum manner)i : run.manner;
    }
    char *rest = NULL;
    const char *at = manner + strcspn(manner, " ");
    run.number = strtoll(at, &rest, 10);
    for (at = rest; run.wanted_count < MAX_TURNS; at = rest) {
        const int64_t number = strtoll(at, &rest, 10);
        if (rest == at) {
            break;
        }
        run.wanted[run.wanted_count++] = number;
    }
}

/* The next line of play: the last reply that could have been another one. False: there is none. */
static bool print_next_line(int64_t turns)
{
    int64_t last = turns - 1;
    while (last >= 0 && run.line[last] + 1 >= run.choices[last]) {
        last--;
    }
    if (last < 0 || run.number + 1 >= MAX_LINES) {
        return false;
    }
    printf("next %s every %" PRId64, run.program == 0 ? "first" : "second", run.number + 1);
    for (int64_t i = 0; i <= last; i++) {
        printf(" %" PRId64, run.line[i] + (i == last ? 1 : 0));
    }
    puts("");
    return true;
}

/* Says how the game is to be played next, or that it was played enough. */
static void print_next(int64_t turns)
{
    const char *side = run.program == 0 ? "first" : "second";
    const bool is_every = run.manner == EVERY && !run.is_unsteady;
    if (is_every && print_next_line(turns)) {
        return;
    }
    if (run.manner == LONGEST) {
        printf("next %s hopeful\n", side);
    } else if (is_every || (run.manner == AT_RANDOM && run.number == RANDOM)) {
        puts("done");
    } else {
        const int64_t first = run.manner == EVERY ? RANDOM - UNSTEADY + 1 : 1;
        printf("next %s random %" PRId64 "\n", side, run.manner == AT_RANDOM ? run.number + 1 : first);
    }
}

/* A game of moves in the words of play: the input, the side, and the moves. */
static void play_by_words(const char *input, const char *spec)
{
    const char *bad = read_one_game(input);
    if (bad != NULL) {
        die("%s", bad);
    }
    match.played_count = 0;
    state_of_laid(&match.now);
    const int mover = match.now.mover;
    run.program = run.program == 0 ? mover : 1 - mover;
    run.due = counted(worth_for_program(state_worth(&match.now)));
    run.given = 0;
    tell("%s", input);
    tell(run.program == mover ? "first" : "second");
    play_on();
    if (!talk.is_over) {
        tell_outcome();
        judge_end();
    } else if (run.given != 0 && !talk.is_open) { /* what went wrong first counts */
        text_clear(&talk.wrong);
        talk.has_gone = false;
        judge_end();
    }
    run.program = strncmp(spec, "second", 6) == 0 ? 1 : 0;
}

/* How many games there are is told before the first, where the input has it. */
static void begin_converse(void)
{
    if (the_problem->games.how == COUNTED && reading.game_number == 1) {
        tell("%.*s", (int)strcspn(latest_input(), "\n"), latest_input());
    }
    the_problem->converse();
}

/* In the words of another judge: each game once against an opponent that plays as well as can be, and twice at random. */
static void play_by_rules(const char *input, int64_t size)
{
    talk.opponent = run.manner == AT_RANDOM ? (int)run.number : 0;
    const char *bad = read_input(input, size, begin_converse, NULL);
    if (bad != NULL) {
        die("%s", bad);
    }
}

/* The game as a page has it in its address: the words of an input of this game alone, and the moves. */
static void print_game_played(const char *input)
{
    const bool is_counted = the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW;
    printf(is_counted ? "words 1 " : "words ");
    for (const char *c = input; *c != '\0'; c++) {
        putchar(*c == '\n' ? ' ' : *c);
    }
    printf("%s\nmoves ", the_problem->games.how == UNTIL ? the_problem->games.name : "");
    for (int64_t i = 0; i < match.played_count; i++) {
        printf("%s%s", i > 0 ? "~" : "", match.played[i].made.name);
    }
    puts("");
}

static void play_one(const char *input, int64_t size, const char *spec)
{
    struct text seed = {0};
    begin_talk();
    run.is_unsteady = false;
    take_spec(spec);
    text_add(&seed, "%s %s", spec, input);
    seed_random(seed.bytes);
    text_free(&seed);
    allow_lengths(WORK_OF_A_QUESTION);
    if (the_problem->converse != NULL) {
        play_by_rules(input, size);
    } else {
        play_by_words(input, spec);
    }
    if (talk.is_direct) {
        return;
    }
    if (talk.is_open) {
        printf("line");
        for (int64_t i = 0; i < match.played_count; i++) {
            printf(" %" PRId64, run.line[i]);
        }
        puts("\nopen");
        return;
    }
    if (the_problem->converse == NULL) {
        print_game_played(input);
    }
    if (talk.wrong.length > 0) {
        talk.wrong.bytes[strcspn(talk.wrong.bytes, "\n")] = '\0';
        printf("end %s %s\n", talk.has_gone ? "GONE" : "WA", talk.wrong.bytes);
    } else {
        puts("end AC");
    }
    if (the_problem->converse != NULL) {
        printf(run.manner != AT_RANDOM ? "next first random 1\n" : run.number < 2 ? "next first random 2\n" : "done\n");
    } else {
        print_next(match.played_count);
    }
}

void referee(void)
{
    static struct text request, input;
    while (next_said(&request)) {
        char *spec = NULL;
        const int64_t size = strncmp(request.bytes, "game ", 5) == 0 ? strtoll(request.bytes + 5, &spec, 10) : -1;
        if (size < 0) {
            continue; /* what a program said that is over */
        }
        spec += *spec == ' ' ? 1 : 0;
        text_clear(&input);
        for (int c; input.length < size && (c = getchar()) != EOF;) {
            const char byte = (char)c;
            text_add_bytes(&input, &byte, 1);
        }
        play_one(input.bytes, input.length, spec);
        fflush(stdout);
    }
}

bool interact(const char *input, int64_t size, const char *spec)
{
    static struct text rest;
    talk.is_direct = true;
    play_one(input, size, spec);
    fflush(stdout);
    while (talk.wrong.length == 0 && next_said(&rest)) {
        if (rest.bytes[strspn(rest.bytes, " \t\r")] != '\0') {
            text_add(&talk.wrong, "after the end of the game it wrote more: \"%.80s\"", rest.bytes);
        }
    }
    return talk.wrong.length == 0;
}

/* ---- which games ---- */

enum {
    SMALL = 200,           /* games of which every line of play is tried, */
    LINES_OF_ALL = 500,    /* so many of them all, and */
    LINES_OF_GAME = 80,    /* of each of them, against a program that makes no mistake, */
    MOVES_LOOKED = 4000,   /* as far as so many moves tell; */
    LARGE = 24,            /* others: first the smallest, then those that are ever larger */
    TRIES_FOR_LARGE = 4,   /* to find one there */
    GAMES_LOOKED = 20,     /* of an input, that are looked at, */
    INPUT_LENGTH = 10000,  /* of an input that any is taken from */
    SECONDS_FOR_SMALL = 2, /* of processor time, to find the small ones, */
    SECONDS_LOOKED = 4     /* and all */
};

static int64_t looked;

static bool is_late(void) { return clock() / CLOCKS_PER_SEC >= SECONDS_LOOKED; }

/* How many lines of play there are at most for who gives nothing away as the program, up to `most`; more: most + 1. */
static int64_t lines_of(const struct state *state, int program, int64_t due, int64_t depth, int64_t most)
{
    struct moves moves = {0};
    struct state after = {0};
    int64_t lines = 0;
    list_some(state, &moves, MAX_LINES);
    looked += moves.count + 1;
    const bool is_program = state->mover == program;
    if (moves.cut || depth > MAX_TURNS / 4 || looked > MOVES_LOOKED || is_late()) {
        lines = most + 1;
    } else if (moves.count == 0) {
        lines = 1;
    }
    for (int64_t i = 0; i < moves.count && lines <= most; i++) {
        const int64_t worth = is_program ? choice_worth(state, &moves.list[i]) : 0;
        if (is_program && (state->scores ? worth : (worth > 0) - (worth < 0)) < due) {
            continue;
        }
        make_choice(&after, state, &moves.list[i]);
        const int64_t here = lines_of(&after, program, due, depth + 1, is_program ? most : most - lines);
        lines = !is_program ? lines + here : here > lines ? here : lines;
    }
    free(moves.list);
    free(after.parts);
    return lines;
}

/* Whether it ends soon enough to be played: at random, by the first moves that are listed, and by the last. */
static bool can_be_played(const struct state *start)
{
    static struct moves moves;
    static struct state now, next;
    for (int way = 0; way < 3; way++) {
        copy_state(&now, start);
        int64_t turn = 0;
        for (list_some(&now, &moves, MAX_LINES); moves.count > 0 || moves.cut; list_some(&now, &moves, MAX_LINES)) {
            const int64_t last = moves.count - 1;
            if (moves.cut || is_late() || ++turn > MAX_TURNS) {
                return !moves.cut && start->parts[0].known->game->endless;
            }
            make_choice(&next, &now, &moves.list[way == 0 ? random_in(0, last) : way == 1 ? 0 : last]);
            copy_state(&now, &next);
        }
    }
    return true;
}

/* What was printed, and what is wanted yet. */
static struct {
    int64_t printed, small, large;
    int64_t lines_left, most_large;
} games = {.lines_left = LINES_OF_ALL, .most_large = LARGE};

static bool wants_small(void)
{
    return games.small < SMALL && games.lines_left > 0 && clock() / CLOCKS_PER_SEC < SECONDS_FOR_SMALL;
}

static void print_game(const char *kind, const char *game, const char *side, const char *manner)
{
    games.printed++;
    printf("case %s-%" PRId64 " %zu %zu\n%s%s %s\n", kind, games.printed, strlen(game),
           strlen(side) + strlen(manner) + 2, game, side, manner);
    fflush(stdout);
}

/* A side of a game that it need not lose. */
static void consider_side(const struct state *start, const char *game, bool is_mover, bool wants_large)
{
    const int64_t worth = state_worth(start);
    const int64_t due = is_mover ? worth : -worth;
    const char *name = is_mover ? "first" : "second";
    if (!start->scores && due < 0) {
        return;
    }
    looked = 0;
    const int program = is_mover ? start->mover : 1 - start->mover;
    const int64_t lines = !wants_small()
                              ? LINES_OF_GAME + 1
                              : lines_of(start, program, start->scores ? due : (due > 0) - (due < 0), 0, LINES_OF_GAME);
    if (lines <= LINES_OF_GAME && lines <= games.lines_left) {
        games.lines_left -= lines;
        games.small++;
        print_game("every", game, name, "every");
    } else if (lines > LINES_OF_GAME && wants_large && games.large < games.most_large && can_be_played(start)) {
        games.large++;
        print_game("large", game, name, "longest");
    }
}

static void consider_game(const char *made, bool wants_large)
{
    static struct state start;
    static struct text game;
    static struct rows known[2];
    text_clear(&game);
    text_add(&game, "%s%s", made, made[0] != '\0' && made[strlen(made) - 1] == '\n' ? "" : "\n");
    if (!add_text(&known[wants_large], game.bytes) || read_one_game(game.bytes) != NULL) {
        return;
    }
    state_of_laid(&start);
    for (int64_t i = 0; i < start.count; i++) {
        if (cannot_tell(start.parts[i].known, question_of(&start), start.parts[i].position) != NULL) {
            return;
        }
    }
    if (start.count > 0) {
        consider_side(&start, game.bytes, true, wants_large);
        consider_side(&start, game.bytes, false, wants_large);
    }
}

/* The inputs of a stream of cases. */
static struct {
    struct input {
        const char *at;
        int64_t length;
    } * list;
    int64_t count, capacity;
} all_inputs;

static void find_inputs(const char *from, int64_t length)
{
    for (int64_t at = 0; at < length;) {
        char *rest = NULL;
        const char *head =
            strncmp(from + at, "case ", 5) == 0 ? strchr(from + at + 5, ' ') : NULL; /* LABEL BYTES BYTES */
        const int64_t input = head != NULL ? strtoll(head, &rest, 10) : -1;
        const int64_t answer = head != NULL ? strtoll(rest, &rest, 10) : -1;
        if (input < 0 || answer < 0 || *rest != '\n') {
            die("not a stream of cases");
        }
        all_inputs.list = grown(all_inputs.list, &all_inputs.capacity, all_inputs.count + 1, sizeof *all_inputs.list);
        all_inputs.list[all_inputs.count++] = (struct input){rest + 1, input};
        at = rest + 1 - from + input + answer;
    }
}

static void consider_input(const struct input *input, bool wants_large)
{
    const int64_t count = input->length < INPUT_LENGTH ? games_of(input->at, input->length) : 0;
    for (int64_t game = 1; game <= count && game <= GAMES_LOOKED; game++) {
        const char *alone = game_alone(game);
        if (alone != NULL) {
            consider_game(alone, wants_large);
        }
    }
}

void print_games(const char *from, int64_t length, int64_t lines, int64_t large)
{
    if (lines > 0) {
        games.lines_left = lines;
        games.most_large = large;
    }
    seed_random(the_seed);
    find_inputs(from, length);
    int64_t last = 0; /* of which a large game was printed */
    for (int64_t i = 0; i < all_inputs.count && (wants_small() || games.large < games.most_large / 2) && !is_late();
         i++) {
        const int64_t before = games.large;
        consider_input(&all_inputs.list[i], games.large < games.most_large / 2);
        last = games.large > before ? i : last;
    }
    /* Then always a third of the way on, to where a game is too large to be played. */
    for (int64_t end = all_inputs.count, to = 0; last + 1 < end && games.large < games.most_large && !is_late(); to++) {
        const int64_t at = last + (end - last + 2) / 3 + to % TRIES_FOR_LARGE;
        const int64_t before = games.large;
        if (at < end) {
            consider_input(&all_inputs.list[at], true);
        }
        if (games.large > before) {
            last = at;
            to = -1;
        } else if (to % TRIES_FOR_LARGE == TRIES_FOR_LARGE - 1 || at >= end) {
            end = last + (end - last + 2) / 3;
            to = -1;
        }
    }
}
