/* What the rules say, in words: of a rules file of one's own, before anything is judged by it. */
#include "machine.h"

#include <stdio.h>
#include <string.h>

/* ---- the input ---- */

static void say_games(void)
{
    const int64_t low = the_problem->games.low;
    const int64_t high = the_problem->games.high;
    const char *name = the_problem->games.name;
    switch (the_problem->games.how) {
    case ONE_GAME: say("Input, one game:\n"); break;
    case COUNTED: say("Input, %s games, each on a new line; %s comes first:\n", name, name); break;
    case IN_A_ROW: say("Input, %s games in one line; %s comes first:\n", name, name); break;
    case EXACTLY: say("Input, %" PRId64 " games, each on a new line:\n", low); break;
    case TO_THE_END:
        say("Input, %" PRId64 " to %" PRId64 " games, each on a new line, to the end:\n", low, high);
        break;
    case UNTIL: say("Input, %" PRId64 " to %" PRId64 " games, each on a new line, until \"%s\":\n", low, high, name);
    }
}

/* A line of text_add_limits(): NAME, a tab, LOW, a tab, HIGH; of a word also a tab and its letters; or "must", a tab,
   and a condition. */
static void say_limit(char *line)
{
    char *fields[4] = {line};
    int count = 1;
    for (char *tab = strchr(line, '\t'); tab != NULL && count < 4; tab = strchr(tab + 1, '\t')) {
        *tab = '\0';
        fields[count++] = tab + 1;
    }
    switch (count) {
    case 2: printf("  %s\n", tr(fields[1])); break; /* "must", and what */
    case 3: say("  %s: %s to %s\n", tr(fields[0]), fields[1], fields[2]); break;
    default: say("  %s: a word of %s to %s of: %s\n", tr(fields[0]), fields[1], fields[2], fields[3]);
    }
}

static void say_input(void)
{
    struct text limits = {0};
    text_clear(&limits);
    text_add_limits(&limits);
    say_games();
    for (char *line = strtok(limits.bytes, "\n"); line != NULL; line = strtok(NULL, "\n")) {
        say_limit(line);
    }
    text_free(&limits);
}

/* ---- who begins, and the output ---- */

/* By inputs of all sizes, as to_move() depends on them. */
static void say_who_begins(void)
{
    enum { TRIES = 40 };
    bool begins[2] = {false, false};
    for (int try = 0; try < TRIES; try++) {
        if (make_by(try % 2 == 0 ? random_of_magnitude : choose_edge) != NULL) {
            lay_parts();
            begins[laid.mover] = true;
        }
    }
    if (begins[0] && begins[1]) {
        say("The input tells whether %s or %s moves first.\n", player_name(0), player_name(1));
    } else if (begins[1]) {
        say("%s moves first.\n", player_name(1));
    } else if (begins[0] && the_problem->players[0] != NULL) {
        say("%s moves first.\n", player_name(0));
    }
}

static void say_output(void)
{
    const char *names[3];
    for (int i = 0; i < 3; i++) {
        const char *output = the_problem->outputs[i];
        names[i] = output != NULL || i == 2 ? output : the_problem->players[i];
    }
    if (the_problem->answer != NULL || names[0] == NULL || names[1] == NULL) {
        say("Output: what answer() prints.\n");
    } else {
        say("Output: \"%s\" if %s wins, \"%s\" if %s does.\n", names[0], player_name(0), names[1], player_name(1));
    }
    if (names[2] != NULL) {
        say("A draw: \"%s\".\n", names[2]);
    }
    if (the_problem->accepts != NULL) {
        say("Several outputs may be right: accepts() decides.\n");
    }
}

/* ---- what was tried ---- */

static void say_facts(const char *path)
{
    char line[2000];
    FILE *facts = fopen(path, "r");
    if (facts == NULL) {
        die("cannot read %s", path);
    }
    while (fgets(line, sizeof line, facts) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        char *value = strchr(line, '\t');
        if (value == NULL) {
            continue;
        }
        *value++ = '\0';
        if (strcmp(line, "cases") == 0) {
            say("Cases: %s.\n", value);
        } else if (strcmp(line, "tried") == 0) {
            say_wrapped("Tried: %s.", value);
        } else if (strcmp(line, "known") == 0) {
            say_wrapped("How the answers are known: %s.", value);
        }
    }
    fclose(facts);
}

void describe(const char *facts)
{
    say_wrapped("%s: %s", the_name, tr(the_problem->rule));
    say_input();
    say_who_begins();
    say_output();
    if (facts != NULL) {
        say_facts(facts);
    }
    if (the_own_path != NULL) {
        const bool has_own = the_problem->time_ms > 0 || the_problem->memory_mb > 0;
        say(has_own ? "Limits: %" PRId64 " ms, %" PRId64 " MB.\n"
                    : "Limits: %" PRId64 " ms, %" PRId64 " MB, as the rules set no .time_ms and .memory_mb.\n",
            time_limit_ms(), memory_limit_mb());
    }
}
