/* What the rules say, in words: of a rules file of one's own, before anything is judged by it. */
#include "inside.h"

#include <stdio.h>
#include <string.h>

/* ---- what input() allows, found by making many inputs ---- */

static void add_limit(struct text *lines, const struct limit *limit)
{
    text_add(lines, "%s\t", limit->name);
    text_add_number(lines, limit->low, limit->low, limit->high);
    text_add(lines, "\t");
    text_add_number(lines, limit->high, limit->low, limit->high);
    text_add(lines, limit->alphabet != NULL ? "\t%s\n" : "\n", limit->alphabet);
}

void print_limit(const struct limit *limit)
{
    struct text line = {0};
    add_limit(&line, limit);
    fputs(line.bytes, stdout);
    text_free(&line);
}

void text_add_limits(struct text *lines)
{
    enum { TRIES_FOR_LIMITS = 100, ENOUGH = 400000 };
    int64_t tokens = 0;
    const struct limit *limit;
    narrow_to_fewest_games(); /* the largest inputs of many games would take seconds */
    make_by(choose_lowest);
    make_by(choose_highest);
    for (int try = 0; try < TRIES_FOR_LIMITS && tokens <= ENOUGH; try++) {
        make_by(try % 2 == 0 ? choose_edge : random_of_magnitude);
        tokens += reading.tokens;
    }
    widen();
    for (int64_t i = 0; (limit = limit_at(i)) != NULL; i++) {
        if (limit->is_condition) {
            text_add(lines, "must\t%s\n", limit->name);
        } else if (limit->alphabet != NULL && strchr(limit->alphabet, ' ') != NULL) {
            text_add(lines, "must\t%s is one of: %s\n", limit->name, limit->alphabet);
        } else {
            add_limit(lines, limit);
        }
    }
}

void print_limits(void)
{
    struct text lines = {0};
    text_clear(&lines);
    text_add_limits(&lines);
    fputs(lines.bytes, stdout);
    text_free(&lines);
}

int64_t time_limit_ms(void)
{
    enum { DEFAULT_MS = 1000 };
    return the_problem->time_ms > 0 ? the_problem->time_ms : DEFAULT_MS;
}

int64_t memory_limit_mb(void)
{
    enum { DEFAULT_MB = 256 };
    return the_problem->memory_mb > 0 ? the_problem->memory_mb : DEFAULT_MB;
}

/* ---- what other tools ask of a problem: a line "NAME<TAB>VALUE" for each fact, then the limits ---- */

static const char *yes_or_no(bool holds) { return holds ? "yes" : "no"; }

static bool has_words(void)
{
    const struct limit *limit;
    for (int64_t i = 0; (limit = limit_at(i)) != NULL; i++) {
        if (limit->alphabet != NULL) {
            return true;
        }
    }
    return false;
}

void print_about(void)
{
    static const char *const games[] = {
        [ONE_GAME] = "one",    [COUNTED] = "counted",       [IN_A_ROW] = "counted, in a row",
        [EXACTLY] = "exactly", [TO_THE_END] = "to the end", [UNTIL] = "until",
    };
    static struct state state;
    struct text limits = {0};
    text_clear(&limits);
    text_add_limits(&limits); /* first, for what is made later counts as well */
    const bool words = has_words();
    if (start_words_if_any(&state) == NULL && make_by(choose_lowest) != NULL) {
        lay_parts();
        state_of_laid(&state);
    }
    const bool is_endless = state.count > 0 && state.parts[0].known->game->endless;
    printf("answers\t%s\n", the_problem->accepts != NULL ? "many" : "one");
    printf("endless\t%s\n", yes_or_no(is_endless));
    printf("draws\t%s\n", yes_or_no(is_endless || the_problem->outputs[2] != NULL));
    printf("scores\t%s\n", yes_or_no(state.scores));
    printf("games\t%s\n", games[the_problem->games.how]);
    printf("last line\t%s\n", the_problem->games.how == UNTIL ? the_problem->games.name : "-");
    printf("words\t%s\n", yes_or_no(words));
    if (the_own_path != NULL) {
        printf("time ms\t%" PRId64 "\nmemory MB\t%" PRId64 "\n", time_limit_ms(), memory_limit_mb());
    }
    fputs(limits.bytes, stdout);
    text_free(&limits);
}

/* ---- what the rules say, in words ---- */

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
        say("The input says whether %s or %s moves first.\n", player_name(0), player_name(1));
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

/* Adds what is said in English in the language of the reader: its row has {} for each number. */
static void add_fact(struct text *to, const char *english)
{
    enum { NUMBERS = 4 };
    struct text format = {0};
    struct text numbers[NUMBERS] = {{0}};
    int count = 0;
    text_clear(&format);
    for (int i = 0; i < NUMBERS; i++) {
        text_clear(&numbers[i]);
    }
    for (size_t digits; *english != '\0'; english += digits > 0 ? digits : 1) {
        digits = count < NUMBERS ? strspn(english, "0123456789") : 0;
        if (digits > 0) {
            text_add_bytes(&numbers[count++], english, (int64_t)digits);
        }
        text_add_bytes(&format, digits > 0 ? "%s" : english, digits > 0 ? 2 : 1);
    }
    text_add(to, tr(format.bytes), numbers[0].bytes, numbers[1].bytes, numbers[2].bytes, numbers[3].bytes);
    for (int i = 0; i < NUMBERS; i++) {
        text_free(&numbers[i]);
    }
    text_free(&format);
}

/* Says the facts of a line, which stand in it with this sign after each but the last: "N KIND", or whole sentences. */
static void say_facts_of(const char *sentence, char *facts, const char *sign)
{
    struct text all = {0};
    text_clear(&all);
    for (char *fact = strtok(facts, sign); fact != NULL; fact = strtok(NULL, sign)) {
        char *kind = fact + strspn(fact, " 0123456789");
        text_add(&all, "%s", all.length > 0 ? *sign == ',' ? ", " : "; " : "");
        if (*sign == ',' && kind > fact && kind[-1] == ' ') {
            kind[-1] = '\0';
            text_add(&all, tr("%s %s"), fact + strspn(fact, " "), kind);
        } else {
            add_fact(&all, fact + strspn(fact, " "));
        }
    }
    say_wrapped(sentence, all.bytes);
    text_free(&all);
}

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
            say_facts_of("Tried: %s.", value, ",");
        } else if (strcmp(line, "known") == 0) {
            say_facts_of("How the answers are known: %s.", value, ";");
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
