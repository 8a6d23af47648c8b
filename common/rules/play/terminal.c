/* A game against the user, on a terminal or from a script: the computer never errs. */
#define _POSIX_C_SOURCE 200809L /* isatty, poll */
#include "inside.h"

#include <ctype.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

enum { LINE_BYTES = 256, LONG = 20 /* moves */ };

/* ---- what was typed ---- */

enum { HELP, MOVES, HINT, UNDO, QUIT, WORDS };

/* What may be typed beside moves, in both languages. */
static const char *const requests[WORDS][4] = {
    {"help", "도움말"}, {"moves", "수"}, {"hint", "힌트"}, {"undo", "무르기"}, {"quit", "q", "exit", "그만"}};

static bool is_word(const char *line, int which)
{
    bool found = which == QUIT && strcmp(line, "그만두기") == 0;
    for (int i = 0; i < 4 && requests[which][i] != NULL; i++) {
        found = found || strcmp(line, requests[which][i]) == 0;
    }
    return found;
}

/* Reads a line in lowercase, and writes it out where nobody typed it; false at a word or an input that ends. */
static bool read_line(char *line)
{
    const bool is_there = fflush(stdout) == 0 && fgets(line, LINE_BYTES, stdin) != NULL;
    line[is_there ? strcspn(line, "\r\n") : 0] = '\0';
    for (char *c = line; *c != '\0'; c++) {
        *c = (char)tolower((unsigned char)*c);
    }
    if (!is_there || isatty(STDIN_FILENO) != 1) {
        puts(line);
    }
    const bool goes_on = is_there && !is_word(line, QUIT);
    if (!goes_on) {
        say("Good-bye.\n");
    }
    return goes_on;
}

/* ---- what is shown ---- */

/* Adds the text of the piece on this spot if whoever takes it keeps it. */
static void add_kept(struct text *to, const char *pieces, const char *spot)
{
    struct text place = {0};
    text_add(&place, "\ts%s\tmkept\n", spot);
    const char *found = strstr(pieces, place.bytes);
    const char *text = found;
    while (text != NULL && text > pieces && text[-1] != '\n') {
        text--;
    }
    if (found != NULL) {
        text_add_bytes(to, text, found - text);
    }
    text_free(&place);
}

/* Where players keep what they take in front of their own words: both words so far, which the position does not hold. */
static void show_words(void)
{
    static struct shown shown;
    struct text taken[2] = {{0}, {0}};
    for (int player = 0; player < 2; player++) {
        text_clear(&taken[player]);
        for (int64_t i = match.played_count - 1; i >= 0; i--) { /* the last one is in front */
            const struct played *played = &match.played[i];
            if (played->before.mover == player) {
                show_part(&shown, &played->before.parts[0], 0);
                add_kept(&taken[player], shown.pieces.bytes, played->made.spots);
            }
        }
    }
    if (taken[0].length + taken[1].length > 0) {
        say("  The words so far: %s \"%s\", %s \"%s\"\n", player_name(0), taken[0].bytes, player_name(1),
            taken[1].bytes);
    }
    text_free(&taken[0]);
    text_free(&taken[1]);
}

static void show_now(void)
{
    print_state(&match.now);
    show_words();
}

/* ---- the user's turn ---- */

static void undo(void)
{
    if (match.played_count < 2) { /* at most the first move of the computer */
        say("There is nothing to take back.\n");
        return;
    }
    take_back();
    take_back();
    list_choices(&match.now, &match.choices);
    show_now();
}

/* False when the line is none of these words. */
static bool obey(const char *line)
{
    static struct text said;
    text_clear(&said);
    if (is_word(line, HELP)) {
        say_wrapped("%s", tr(the_problem->rule));
        say_wrapped("Type a move; obvious words may be left out. Or: moves, hint, undo, help, quit");
    } else if (is_word(line, MOVES)) {
        text_add_choices(&said);
        puts(said.bytes + 1);
    } else if (is_word(line, HINT)) {
        const bool lost = !match.now.scores && state_worth(&match.now) < 0;
        say(lost ? "Every move loses against a player who makes no mistake. Try: %s\n" : "A good move: %s\n",
            pick_choice(&match.now, &match.choices)->said);
    } else if (is_word(line, UNDO)) {
        undo();
    } else {
        return line[strspn(line, " \t")] == '\0';
    }
    return true;
}

/* Whether the user begins: 1, 0, or -1 at a word or an input that ends. */
static int ask_who_begins(void)
{
    /* also y and n typed with a Korean keyboard */
    static const char *const answers[][5] = {{"n", "no", "아니요", "아니오", "ㅜ"}, {"y", "yes", "예", "네", "ㅛ"}};
    char line[LINE_BYTES];
    for (;;) {
        say("Do you want to start? (yes or no) ");
        if (!read_line(line)) {
            return -1;
        }
        const char *word = line + strspn(line, " \t");
        const size_t length = strcspn(word, " \t.!");
        const bool is_one = word[length + strspn(word + length, " \t.!")] == '\0';
        for (int i = 0; i < 10 && is_one; i++) {
            const char *answer = answers[i / 5][i % 5];
            if (strlen(answer) == length && memcmp(answer, word, length) == 0) {
                return i / 5;
            }
        }
        if (!obey(line)) {
            say("Please answer yes or no.\n");
        }
    }
}

/* False when the game ends here. */
static bool users_turn(void)
{
    char line[LINE_BYTES];
    const struct move *choice = NULL;
    while (choice == NULL) {
        say("Your move: ");
        if (!read_line(line)) {
            return false;
        }
        if (!obey(line) && (choice = find_choice(line)) == NULL) {
            puts(match.wrong.bytes);
        }
    }
    play_choice(choice);
    return true;
}

/* ---- the end ---- */

static void tell_end(void)
{
    const int64_t reached = worth_to(match.visitor);
    const char *mistake = mistake_of(match.visitor);
    if (match.now.scores) {
        say("You have %" PRId64 ", the computer has %" PRId64 ".\n", match.now.points[match.visitor],
            match.now.points[1 - match.visitor]);
    }
    say(reached > 0 ? "The end. You win.\n" : reached < 0 ? "The end. The computer wins.\n" : "The end. A draw.\n");
    if (mistake != NULL) {
        puts(mistake);
    }
}

/* ---- the game ---- */

/* ^C ends the game as quit does, but a little later than make hears of it: else make may complain. */
static void stop(int number)
{
    (void)number;
    poll(NULL, 0, 100);
    _Exit(EXIT_SUCCESS);
}

/* Words that are an input may be a game without its counts, too: how to mean that one. */
static void tell_other_reading(const char *typed)
{
    static struct state other;
    const enum form form = reading.form;
    if (reading.form_count > 1 && form == WHOLE_INPUT && state_of_words(typed, 1, &other) == NULL
        && reading.form == WITHOUT_COUNTS) {
        say_wrapped("To play without counts what was typed, write \"%s\".", words_with_counts());
    }
    state_of_words(typed, 0, &other);
}

void play(const char *typed)
{
    const time_t begun = time(NULL);
    seed_random(ctime(&begun));
    signal(SIGINT, stop);
    introduce(typed, &match.now);
    if (how_read() != NULL) {
        say_wrapped("%s", how_read());
        tell_other_reading(typed);
    }
    list_choices(&match.now, &match.choices);
    if (match.choices.count == 0) {
        fprintf(stderr, "%s: ", the_name);
        fputs(tr(match.choices.cut ? "There are too many moves to play with; make explain says who wins.\n"
                                   : "There is no move to play with; make explain says who wins.\n"),
              stderr);
        exit(2);
    }
    show_now();
    if (match.choices.cut) {
        say_wrapped("There are too many moves; only %" PRId64 " of them are played here.", match.choices.count);
    }
    allow_lengths(WORK_OF_A_QUESTION);
    const int64_t plies = state_plies(&match.now);
    if (plies >= LONG) {
        say("If both play well, the game takes %" PRId64 " moves.\n", plies);
    }
    const int begins = ask_who_begins();
    if (begins < 0) {
        return;
    }
    match.visitor = begins == 1 ? match.now.mover : 1 - match.now.mover;
    say("You are %s. Type a move, such as \"%s\", or help.\n", player_name(match.visitor), match.choices.list[0].said);
    for (; match.choices.count > 0; list_choices(&match.now, &match.choices)) {
        if (match.now.mover != match.visitor) {
            play_choice(pick_choice(&match.now, &match.choices));
            say("The computer: %s\n", match.played[match.played_count - 1].made.said);
        } else if (!users_turn()) {
            return;
        }
        show_now();
    }
    tell_end();
}
