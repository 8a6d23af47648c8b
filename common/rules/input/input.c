/*
 * input() is written once in a rules file and run in several ways: as a strict reader and checker of inputs, byte by
 * byte; as a reader of what a person types; and as a maker of inputs: each choice is written down, then read strictly.
 *
 * The first complaint about an input is kept, and input() runs on to its end: numbers are then the lowest that are
 * allowed.
 */
#include "input.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reading reading;

static struct limit *limits;
static int64_t limit_count;
static int64_t limit_capacity;
static void (*each_token)(const struct limit *token);
static void (*noter)(struct noted number);

static bool is_bad; /* there was a complaint about this input */
static bool at_line_start;
static enum mode { IDLE, STRICT, LOOSE, MAKING } mode;
static enum form form;

static const char *text; /* that is read; what is left begins at `at` */
static int64_t at;
static int64_t text_length;
static struct text made_text;
static uint64_t (*chooser)(const char *name, uint64_t low, uint64_t high);

/* Of a function each argument of a game is a line by itself, as LeetCode writes it: a number, a word in quotes, or a list
   in brackets, which count_of_next() begins. Lists may lie in lists. */
enum { MOST_DEPTH = 2 };
static struct {
    int64_t left; /* things that are still to come */
    bool is_empty;
} lists[MOST_DEPTH + 1]; /* that are open: from 1 on */
static int depth;

static bool stops_at_first; /* game of a whole input */
static int64_t tried_count; /* WITHOUT_COUNTS: what count_of_next() returns */

/* The words of this input. */
static char **words;
static int64_t word_count;
static int64_t word_capacity;

/* What a person typed, with the counts that were left out. */
static struct text with_counts;

const char *words_with_counts(void) { return with_counts.bytes; }

static void add_typed(const char *from, int64_t length)
{
    if (mode == LOOSE) {
        text_add(&with_counts, with_counts.length > 0 ? " %.*s" : "%.*s", (int)length, from);
    }
}

static void begin(enum mode as, enum form as_form, const char *from, int64_t length)
{
    mode = as;
    form = as_form;
    for (int64_t i = 0; i < word_count; i++) {
        free(words[i]);
    }
    text = from;
    text_length = length;
    at = word_count = 0;
    reading.tokens = reading.game_number = 0;
    reading.sum = 0;
    at_line_start = true;
    depth = 0;
    is_bad = reading.has_count = false;
    text_clear(&with_counts);
}

const char *latest_input(void) { return text != NULL ? text : ""; }

void complain(const char *format, ...)
{
    if (!is_bad) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(reading.complaint, sizeof reading.complaint, tr(format), arguments);
        va_end(arguments);
        is_bad = true;
    }
}

const struct limit *limit_at(int64_t place) { return place < limit_count ? &limits[place] : NULL; }

static struct limit *limit_named(const char *name)
{
    for (int64_t i = 0; i < limit_count; i++) {
        if (strcmp(limits[i].name, name) == 0) {
            return &limits[i];
        }
    }
    limits = grown(limits, &limit_capacity, limit_count + 1, sizeof *limits);
    limits[limit_count] = (struct limit){.name = name, .low = UINT64_MAX};
    return &limits[limit_count++];
}

/* Numbers below 0 are kept as their 64 bits, as C converts them; then low is above high. */
static bool is_signed(uint64_t low, uint64_t high) { return low > high; }

/* Notes a number, or a word by its length. */
static void add_token(struct limit token, uint64_t value)
{
    struct limit *limit = limit_named(token.name);
    const bool minus = is_signed(token.low, token.high);
    const bool is_lower = minus ? (int64_t)token.low < (int64_t)limit->low : token.low < limit->low;
    const bool is_higher = minus ? (int64_t)token.high > (int64_t)limit->high : token.high > limit->high;
    limit->low = is_lower ? token.low : limit->low;
    limit->high = is_higher ? token.high : limit->high;
    limit->alphabet = token.alphabet;
    if (each_token != NULL) {
        each_token(&token);
    }
    reading.tokens++;
    reading.sum = reading.sum > UINT64_MAX - value ? UINT64_MAX : reading.sum + value;
}

static bool is_blank(char c) { return isspace((unsigned char)c) != 0 || c == ','; }

static bool is_at(char c) { return at < text_length && text[at] == c; }

static bool has_arguments(void) { return the_problem->function && form == WHOLE_INPUT; }

static bool is_at_word(void)
{
    return at < text_length && !is_blank(text[at]) && !(has_arguments() && text[at] == ']');
}

/* Of arguments: what stands before the next thing, or '\0'. */
static char separator(void) { return depth == 0 ? (at_line_start ? '\0' : '\n') : lists[depth].is_empty ? '\0' : ','; }

/* Takes this character, around which a person may put blanks. */
static bool take(char c)
{
    while (mode == LOOSE && at < text_length && isspace((unsigned char)text[at])) {
        at++;
    }
    const bool is_there = is_at(c);
    at += is_there ? 1 : 0;
    return is_there;
}

static bool reach_argument(void)
{
    const char before = separator();
    const bool is_there = before == '\0' || (before == '\n' && mode == LOOSE) || take(before);
    while (mode == LOOSE && at < text_length && isspace((unsigned char)text[at])) {
        at++;
    }
    at_line_start = lists[depth].is_empty = false;
    return is_there && at < text_length;
}

/* To the next word: exactly one blank within a line, or any blanks where a person types. */
static bool reach_word(void)
{
    if (has_arguments()) {
        return reach_argument() && is_at_word();
    }
    if (mode == LOOSE) {
        for (; at < text_length && is_blank(text[at]); at++) {
        }
    } else if (!at_line_start) {
        if (!is_at(' ')) {
            return false;
        }
        at++;
    }
    at_line_start = false;
    return is_at_word();
}

/* What input() makes is read as far as it goes. */
static void read_made(void)
{
    text = made_text.bytes;
    text_length = made_text.length;
}

static void make_blank(void)
{
    const char before[] = {has_arguments() ? separator() : at_line_start ? '\0' : ' ', '\0'};
    text_add(&made_text, "%s", before);
}

/* After a thing in a list: closes the list that it was the last one of, and those that this was the last one of. */
static void close_lists(void)
{
    if (depth > 0) {
        lists[depth].left--;
    }
    while (depth > 0 && lists[depth].left <= 0 && !is_bad) {
        if (mode == MAKING) {
            text_add(&made_text, "]");
            read_made();
        }
        if (!take(']')) {
            complain("list: expected a ]");
        }
        depth--;
        lists[depth].left--;
    }
}

void text_add_number(struct text *to, uint64_t value, uint64_t low, uint64_t high)
{
    const bool minus = is_signed(low, high) && value > INT64_MAX;
    text_add(to, "%s%" PRIu64, minus ? "-" : "", minus ? 0 - value : value);
}

static bool is_within(uint64_t value, uint64_t low, uint64_t high)
{
    return is_signed(low, high) ? value >= low || value <= high : value >= low && value <= high;
}

static uint64_t read_number(const char *name, uint64_t low, uint64_t high)
{
    bool is_good = reach_word();
    const bool minus = is_good && is_signed(low, high) && is_at('-');
    at += minus ? 1 : 0;
    const int64_t start = at;
    uint64_t value = 0;
    while (is_good && at < text_length && isdigit((unsigned char)text[at])) {
        const uint64_t digit = (uint64_t)(text[at++] - '0');
        is_good = value <= (UINT64_MAX - digit) / 10;
        value = 10 * value + digit;
    }
    is_good = is_good && at > start && !is_at_word() && (text[start] != '0' || (at - start == 1 && !minus))
              && !(value > INT64_MAX && is_signed(low, high));
    const uint64_t result = minus ? 0 - value : value;
    if (!is_good || !is_within(result, low, high)) {
        if (is_signed(low, high)) {
            complain("%s: expected an integer from %" PRId64 " to %" PRId64, tr(name), (int64_t)low, (int64_t)high);
        } else {
            complain("%s: expected an integer from %" PRIu64 " to %" PRIu64, tr(name), low, high);
        }
        return low;
    }
    add_typed(text + start - (minus ? 1 : 0), at - start + (minus ? 1 : 0));
    add_token((struct limit){.name = name, .low = low, .high = high}, value);
    return result;
}

/* Notes what choose() of make_input() would have to return here. */
static void note(uint64_t value, uint64_t low, uint64_t high, bool is_length)
{
    if (noter != NULL && !is_bad) {
        noter((struct noted){value, low, high, is_length, reading.game_number});
    }
}

static uint64_t next_number(const char *name, uint64_t low, uint64_t high, bool is_empty)
{
    only_in("preamble() and input()", "number()");
    if (name == NULL) {
        die("a number of the input needs a name");
    }
    if (is_empty) {
        complain("%s: its range is empty (the first limit is above the second)", name);
    }
    if (is_bad) {
        return low;
    }
    if (mode == MAKING) {
        make_blank();
        text_add_number(&made_text, chooser(name, low, high), low, high);
        read_made();
    }
    const uint64_t value = read_number(name, low, high);
    note(value, low, high, false);
    close_lists();
    return value;
}

uint64_t number64(const char *name, uint64_t low, uint64_t high) { return next_number(name, low, high, low > high); }

int64_t number(const char *name, int64_t low, int64_t high)
{
    const uint64_t bits = next_number(name, (uint64_t)low, (uint64_t)high, low > high);
    return bits > INT64_MAX ? -(int64_t)(0 - bits) : (int64_t)bits;
}

/* How many things the list has whose bracket has just been read. */
static int64_t things_in_list(void)
{
    int64_t count = 0;
    bool is_new = true; /* nothing of the next thing was seen */
    bool is_quoted = false;
    int inner = 0;
    for (int64_t i = at; i < text_length && (inner > 0 || is_quoted || text[i] != ']'); i++) {
        is_quoted = is_quoted != (text[i] == '"');
        inner += is_quoted ? 0 : (text[i] == '[') - (text[i] == ']');
        const bool is_between = !is_quoted && inner == 0 && text[i] == ',';
        count += is_new && !is_between && !isspace((unsigned char)text[i]) ? 1 : 0;
        is_new = is_between || (is_new && isspace((unsigned char)text[i]));
    }
    return count;
}

/* A list, whose things follow. */
static int64_t open_list(const char *name, int64_t low, int64_t high)
{
    if (is_bad) {
        return low;
    }
    if (depth == MOST_DEPTH) {
        die("lists in lists in lists are not read: %s", name);
    }
    int64_t count = 0;
    if (mode == MAKING) {
        count = (int64_t)chooser(name, (uint64_t)low, (uint64_t)high);
        make_blank();
        text_add(&made_text, "[");
        read_made();
    }
    if (!reach_argument() || !take('[')) {
        complain("%s: expected a list in brackets", tr(name));
        return low;
    }
    count = mode == MAKING ? count : things_in_list();
    if (count < low || count > high) {
        complain("%s: expected %" PRId64 " to %" PRId64 " of them", tr(name), low, high);
        return low;
    }
    add_token((struct limit){.name = name, .low = (uint64_t)low, .high = (uint64_t)high}, (uint64_t)count);
    note((uint64_t)count, (uint64_t)low, (uint64_t)high, false);
    lists[++depth].left = count + 1;
    lists[depth].is_empty = true;
    close_lists(); /* of nothing */
    return count;
}

int64_t count_of_next(const char *name, int64_t low, int64_t high)
{
    reading.has_count = true;
    if (has_arguments()) {
        return open_list(name, low, high);
    }
    if (form != WITHOUT_COUNTS || low > high) {
        return number(name, low, high);
    }
    if (mode == LOOSE && (tried_count < low || tried_count > high)) {
        complain("%s: expected %" PRId64 " to %" PRId64 " of them", tr(name), low, high);
        return low;
    }
    if (mode == MAKING) {
        return (int64_t)chooser(name, (uint64_t)low, (uint64_t)high);
    }
    char count[24];
    add_typed(count, snprintf(count, sizeof count, "%" PRId64, tried_count));
    return tried_count;
}

void next_line(void)
{
    if (has_arguments() && (depth > 0 || at_line_start)) {
        return; /* each argument has its line anyway */
    }
    if (mode == MAKING) {
        text_add(&made_text, "\n");
        read_made();
    }
    if (mode != LOOSE && !is_bad) {
        if (!is_at('\n')) {
            complain("line: expected a line break");
            return;
        }
        at++;
    }
    at_line_start = true;
}

/* Reads up to the next blank. The word stays until the next input is read. */
static const char *read_word(int64_t *length)
{
    const bool is_quoted = has_arguments();
    const bool is_there = reach_word() && (!is_quoted || take('"'));
    const int64_t start = at;
    while (is_there && (is_quoted ? at < text_length && !is_at('"') : is_at_word())) {
        at++;
    }
    *length = at - start;
    words = grown((void *)words, &word_capacity, word_count + 1, sizeof *words);
    char *word = words[word_count++] = new_array(*length + 1, 1);
    memcpy(word, text + start, (size_t)*length);
    if (is_quoted && !(is_there && take('"'))) {
        *length = -1;
    }
    return word;
}

static void make_word(const char *name, const char *alphabet, int64_t shortest, int64_t longest)
{
    const char *blank = strchr(alphabet, ' ');
    const char *quote = has_arguments() ? "\"" : "";
    make_blank();
    text_add(&made_text, "%s", quote);
    if (blank == NULL) {
        for (int64_t left = (int64_t)chooser(name, (uint64_t)shortest, (uint64_t)longest); left > 0; left--) {
            text_add_bytes(&made_text, &alphabet[chooser(NULL, 0, strlen(alphabet) - 1)], 1);
        }
    } else if (chooser(name, 0, 1) == 0) {
        text_add_bytes(&made_text, alphabet, blank - alphabet);
    } else {
        text_add(&made_text, "%s", blank + 1);
    }
    text_add(&made_text, "%s", quote);
    read_made();
}

/* Of two words which it is, 0 or 1; of letters its length; -1 if it is wrong. */
static int64_t value_of_word(const char *word, const char *alphabet, int64_t shortest, int64_t longest)
{
    const int64_t length = (int64_t)strlen(word);
    const char *blank = strchr(alphabet, ' ');
    if (blank == NULL) {
        return length >= shortest && length <= longest && word[strspn(word, alphabet)] == '\0' ? length : -1;
    }
    const bool is_first = length == blank - alphabet && memcmp(word, alphabet, (size_t)length) == 0;
    return is_first ? 0 : strcmp(word, blank + 1) == 0 ? 1 : -1;
}

const char *word(const char *name, const char *alphabet, int64_t shortest, int64_t longest)
{
    only_in("preamble() and input()", "word()");
    if (name == NULL || alphabet == NULL || alphabet[0] == '\0') {
        die("a word of the input needs a name, and an alphabet with letters");
    }
    int64_t length;
    const bool is_choice = strchr(alphabet, ' ') != NULL;
    if (longest < shortest) {
        complain("%s: its range of lengths is empty", name);
    }
    if (is_bad) {
        return "";
    }
    if (mode == MAKING) {
        make_word(name, alphabet, shortest, longest);
    }
    const char *word = read_word(&length);
    const int64_t value = value_of_word(word, alphabet, shortest, longest);
    if (value < 0 || (int64_t)strlen(word) != length) {
        if (is_choice) {
            complain("%s: expected one of %s", tr(name), alphabet);
        } else if (shortest == longest) {
            complain("%s: expected %" PRId64 " letters of %s", tr(name), longest, alphabet);
        } else {
            complain("%s: expected %" PRId64 " to %" PRId64 " letters of %s", tr(name), shortest, longest, alphabet);
        }
        return "";
    }
    add_typed(word, length);
    struct limit token = {.name = name, .alphabet = alphabet};
    token.low = is_choice ? 0 : (uint64_t)shortest;
    token.high = is_choice ? 0 : (uint64_t)longest;
    add_token(token, (uint64_t)value);
    note((uint64_t)value, token.low, is_choice ? 1 : token.high, !is_choice);
    for (int64_t i = 0; i < length && !is_choice; i++) {
        note((uint64_t)(strchr(alphabet, word[i]) - alphabet), 0, strlen(alphabet) - 1, false);
    }
    close_lists();
    return word;
}

void must(bool holds, const char *condition, ...)
{
    if (mode == IDLE) {
        die("must() is only for preamble() and input(); what has to hold elsewhere is for insist(): %s", condition);
    }
    limit_named(condition)->is_condition = true;
    if (!holds) {
        va_list arguments;
        char broken[sizeof reading.complaint];
        va_start(arguments, condition);
        vsnprintf(broken, sizeof broken, tr(condition), arguments);
        va_end(arguments);
        complain("input: %s", broken);
    }
}

/* ---- the games of an input ---- */

/* Whether another game follows in an input being read, where no number says how many there are. */
static bool another_game(void)
{
    const char *line = the_problem->games.name;
    const int64_t length = the_problem->games.how == UNTIL ? (int64_t)strlen(line) : 0;
    for (; mode == LOOSE && at < text_length && is_blank(text[at]); at++) {
    }
    const int64_t left = text_length - at;
    const bool is_line = left >= length && memcmp(text + at, line, (size_t)length) == 0;
    if (length == 0     ? left == 0
        : mode == LOOSE ? is_line && (left == length || is_blank(text[at + length]))
                        : is_line && left > length && text[at + length] == '\n') {
        return false;
    }
    if (left == 0) {
        complain("line: %s must end the games", line);
    } else if (reading.game_number == the_problem->games.high) {
        complain("input: more than %" PRId64 " games", the_problem->games.high);
    }
    return !is_bad;
}

static int64_t counted_games(void)
{
    switch (the_problem->games.how) {
    case ONE_GAME: return 1;
    case EXACTLY: return the_problem->games.low;
    case COUNTED:
    case IN_A_ROW: return number(the_problem->games.name, the_problem->games.low, the_problem->games.high);
    default:
        return mode == MAKING
                   ? (int64_t)chooser("games", (uint64_t)the_problem->games.low, (uint64_t)the_problem->games.high)
                   : INT64_MAX;
    }
}

static void one_game(void (*each)(void))
{
    reading.game_number++;
    reading.serial++;
    const struct call outer = begin_call("input()", -1);
    depth = 0;
    the_problem->input();
    end_call(outer);
    if (depth > 0 && !is_bad) {
        die("input() does not read a list to its end");
    }
    if (each != NULL && !is_bad) {
        mode = IDLE; /* each() reads nothing */
        each();
        mode = STRICT;
    }
}

static void all_games(void (*each)(void))
{
    const int64_t games = counted_games();
    if (stops_at_first) {
        one_game(each);
        return;
    }
    while (!is_bad && reading.game_number < games) {
        if (!at_line_start && (reading.game_number == 0 || the_problem->games.how != IN_A_ROW)) {
            next_line();
        }
        if (is_bad || (games == INT64_MAX && !another_game())) {
            break;
        }
        one_game(each);
    }
    if (reading.game_number < the_problem->games.low) {
        complain("input: fewer than %" PRId64 " games", the_problem->games.low);
    }
    if (!at_line_start) {
        next_line();
    }
    if (the_problem->games.how == UNTIL && mode == MAKING) {
        text_add(&made_text, "%s\n", the_problem->games.name);
    } else if (the_problem->games.how == UNTIL && !is_bad) {
        at += (int64_t)strlen(the_problem->games.name) + (mode == LOOSE ? 0 : 1);
    }
}

/* Runs input() for one game or a whole input. Returns NULL or what is wrong. */
static const char *run_input(void (*each)(void))
{
    const struct call whole = begin_call("input()", -1); /* of counts that the engine reads */
    if (the_problem->preamble != NULL) {
        const struct call outer = begin_call("preamble()", -1);
        the_problem->preamble();
        end_call(outer);
    }
    if (form == WHOLE_INPUT) {
        all_games(each);
    } else {
        add_typed("1", the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW ? 1 : 0);
        one_game(NULL);
    }
    if (mode == LOOSE && !stops_at_first && (is_bad ? reading.game_number > 1 : at != text_length)) {
        is_bad = false; /* this goes before what is wrong with the second game */
        complain("input: give one game only");
    } else if (mode == STRICT && at != text_length) {
        complain("input: expected its end");
    }
    mode = IDLE;
    end_call(whole);
    return is_bad ? reading.complaint : NULL;
}

const char *read_input(const char *from, int64_t length, void (*each_game)(void),
                       void (*each)(const struct limit *token))
{
    each_token = each;
    begin(STRICT, WHOLE_INPUT, from, length);
    const char *wrong = run_input(each_game);
    each_token = NULL;
    return wrong;
}

void note_input(const char *from, int64_t length, void (*each)(struct noted number))
{
    noter = each;
    read_input(from, length, NULL, NULL);
    noter = NULL;
}

uint64_t lowered(const struct noted *number, int halvings)
{
    enum { FAR = 4096 };
    const bool minus = is_signed(number->low, number->high);
    const bool is_below = minus && number->value > INT64_MAX;
    if (halvings < 0) {
        return is_below && is_within(0 - number->value, number->low, number->high) ? 0 - number->value : number->value;
    }
    const uint64_t size = is_below ? 0 - number->value : number->value - (minus ? 0 : number->low);
    const uint64_t part = halvings < 64 ? size >> halvings : size > 0 ? 1 : 0;
    const uint64_t less = halvings > 1 && size > FAR ? 0 : part;
    return is_below ? number->value + less : number->value - less;
}

const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high), enum form how)
{
    chooser = choose;
    text_clear(&made_text);
    begin(MAKING, how, made_text.bytes, 0);
    return run_input(NULL) == NULL ? made_text.bytes : NULL;
}

/* Reads the words that a person types, with spaces anywhere, in this form. Returns NULL or what is wrong. */
static const char *read_form(const char *from, enum form how)
{
    enum { MOST_TRIED = 4096 };
    const char *wrong;
    int64_t typed = 0; /* words */
    int64_t length = 0;
    for (int64_t i = 0; from[i] != '\0'; i++) {
        typed += !is_blank(from[i]) && (i == 0 || is_blank(from[i - 1])) ? 1 : 0;
        length = is_blank(from[i]) ? length : i + 1;
    }
    tried_count = typed > MOST_TRIED ? typed : 0;
    do { /* counts that are left out may be any number up to that of the words */
        begin(LOOSE, how, from, length);
        wrong = run_input(NULL);
    } while (wrong != NULL && reading.has_count && how == WITHOUT_COUNTS && ++tried_count <= typed);
    return wrong;
}

/* In this form: how many games there are, 0 if it does not fit. */
static int64_t games_in(const char *from, enum form how)
{
    return read_form(from, how) == NULL ? reading.game_number : 0;
}

const char *read_words(const char *from, int wanted)
{
    enum form fitting[3];
    int count = 0;
    const bool is_counted = the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW;
    const int64_t games = games_in(from, WHOLE_INPUT);
    const bool has_several = games > 1 || reading.game_number > 1;
    if (games > 0) {
        fitting[count++] = WHOLE_INPUT;
    }
    if (games <= 1 && games_in(from, WITHOUT_COUNTS) > 0 && (count == 0 || is_counted || reading.has_count)) {
        fitting[count++] = WITHOUT_COUNTS;
    }
    if (games <= 1 && games_in(from, WITH_COUNTS) > 0 && reading.has_count && (is_counted || games == 0)) {
        fitting[count++] = WITH_COUNTS;
    }
    const enum form taken = wanted < count ? fitting[wanted] : has_several ? WHOLE_INPUT : WITHOUT_COUNTS;
    stops_at_first = count > 0 && taken == WHOLE_INPUT && games > 1;
    const char *wrong = read_form(from, taken);
    stops_at_first = false;
    reading.form = taken;
    reading.form_count = count;
    reading.games = taken == WHOLE_INPUT ? games : 1;
    return wrong;
}
