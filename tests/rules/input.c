/*
 * input() is written once in a rules file and run in several ways: as a strict reader and checker of inputs, byte by
 * byte; as a reader of what a person types; and as a maker of inputs, one choice after the other.
 *
 * The first complaint about an input is kept, and input() runs on to its end: numbers are then the lowest that are
 * allowed.
 */
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int64_t game_count, game_number, token_count, limit_count;
uint64_t token_sum;
struct token tokens[TOKENS];
struct limit *limits;
char complaint[300];
bool has_count;

static int64_t limit_capacity;
static bool is_bad;
static bool at_line_start;
static enum mode { IDLE, STRICT, LOOSE, MAKING } mode;

static const char *text, *text_start, *text_end; /* that is read; what is left begins at `text` */
static struct text made_text;
static uint64_t (*chooser)(const char *name, uint64_t low, uint64_t high);

/* A person types no counts: how_many() returns the one that is tried. */
static bool counts_are_left_out;
static int64_t tried_count;

/* The words of this input. */
static char **words;
static int64_t word_count, word_capacity;

static void begin(void)
{
    for (int64_t i = 0; i < word_count; i++) {
        free(words[i]);
    }
    word_count = token_count = game_number = 0;
    token_sum = 0;
    at_line_start = true;
    is_bad = has_count = false;
}

const char *latest_input(void)
{
    const char *made = made_text.bytes != NULL ? made_text.bytes : "";
    return mode == MAKING || text_start == NULL ? made : text_start;
}

void complain(const char *format, ...)
{
    if (!is_bad) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(complaint, sizeof complaint, tr(format), arguments);
        va_end(arguments);
        is_bad = true;
    }
}

static struct limit *limit_named(const char *name)
{
    static int64_t last; /* most often the same name comes again */
    if (last < limit_count && limits[last].name == name) {
        return &limits[last];
    }
    for (last = 0; last < limit_count; last++) {
        if (strcmp(limits[last].name, name) == 0) {
            return &limits[last];
        }
    }
    limits = grown(limits, &limit_capacity, limit_count + 1, sizeof *limits);
    limits[limit_count++] = (struct limit){.name = name, .low = UINT64_MAX};
    return &limits[last];
}

/* Numbers below 0 are kept as their 64 bits, as C converts them; then low is above high. */
static bool is_signed(uint64_t low, uint64_t high) { return low > high; }

/* Notes a number, or a word by its length. */
static void add_token(struct token token, uint64_t value)
{
    struct limit *limit = limit_named(token.name);
    const bool minus = is_signed(token.low, token.high);
    const bool is_lower = minus ? (int64_t)token.low < (int64_t)limit->low : token.low < limit->low;
    const bool is_higher = minus ? (int64_t)token.high > (int64_t)limit->high : token.high > limit->high;
    limit->low = is_lower ? token.low : limit->low;
    limit->high = is_higher ? token.high : limit->high;
    limit->alphabet = token.alphabet;
    if (token_count < TOKENS) {
        tokens[token_count] = token;
    }
    token_count++;
    token_sum = token_sum > UINT64_MAX - value ? UINT64_MAX : token_sum + value;
}

static bool is_blank(char c) { return isspace((unsigned char)c) != 0 || c == ','; }

/* To the next word: exactly one blank within a line, or any blanks where a person types. */
static bool reach_word(void)
{
    if (mode == LOOSE) {
        for (; text < text_end && is_blank(*text); text++) {
        }
    } else if (!at_line_start) {
        if (text == text_end || *text != ' ') {
            return false;
        }
        text++;
    }
    at_line_start = false;
    return text < text_end && !is_blank(*text);
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
    const bool minus = is_good && is_signed(low, high) && *text == '-';
    text += minus ? 1 : 0;
    const char *start = text;
    uint64_t value = 0;
    while (is_good && text < text_end && isdigit((unsigned char)*text)) {
        const uint64_t digit = (uint64_t)(*text++ - '0');
        is_good = value <= (UINT64_MAX - digit) / 10;
        value = 10 * value + digit;
    }
    is_good = is_good && text > start && (text == text_end || is_blank(*text))
              && (*start != '0' || (text - start == 1 && !minus)) && !(minus && value > INT64_MAX);
    const uint64_t result = minus ? 0 - value : value;
    if (!is_good || !is_within(result, low, high)) {
        struct text ends[2] = {{0}, {0}};
        text_add_number(&ends[0], low, low, high);
        text_add_number(&ends[1], high, low, high);
        complain("%s: expected an integer from %s to %s", tr(name), ends[0].bytes, ends[1].bytes);
        text_free(&ends[0]);
        text_free(&ends[1]);
        return low;
    }
    start -= minus ? 1 : 0;
    add_token((struct token){name, low, high, start - text_start, text - start, NULL}, value);
    return result;
}

static void make_blank(void)
{
    if (!at_line_start) {
        text_add(&made_text, " ");
    }
    at_line_start = false;
}

static uint64_t make_number(const char *name, uint64_t low, uint64_t high)
{
    const uint64_t value = chooser(name, low, high);
    make_blank();
    const int64_t at = made_text.length;
    text_add_number(&made_text, value, low, high);
    const uint64_t size = is_signed(low, high) && value > INT64_MAX ? 0 - value : value;
    add_token((struct token){name, low, high, at, made_text.length - at, NULL}, size);
    return value;
}

static uint64_t next_number(const char *name, uint64_t low, uint64_t high, bool is_empty)
{
    if (is_empty) {
        complain("%s: its range is empty (the first limit is above the second)", name);
    }
    return is_bad ? low : mode == MAKING ? make_number(name, low, high) : read_number(name, low, high);
}

uint64_t number64(const char *name, uint64_t low, uint64_t high) { return next_number(name, low, high, low > high); }

int64_t number(const char *name, int64_t low, int64_t high)
{
    const uint64_t bits = next_number(name, (uint64_t)low, (uint64_t)high, low > high);
    return bits > INT64_MAX ? -(int64_t)(0 - bits) : (int64_t)bits;
}

int64_t how_many(const char *name, int64_t low, int64_t high)
{
    has_count = true;
    if (!counts_are_left_out || low > high) {
        return number(name, low, high);
    }
    if (mode == LOOSE && (tried_count < low || tried_count > high)) {
        complain("%s: expected %" PRId64 " to %" PRId64 " of them", tr(name), low, high);
        return low;
    }
    return mode == MAKING ? (int64_t)chooser(name, (uint64_t)low, (uint64_t)high) : tried_count;
}

void next_line(void)
{
    if (mode == MAKING) {
        text_add(&made_text, "\n");
    } else if (mode == STRICT && !is_bad) {
        if (text == text_end || *text != '\n') {
            complain("line: expected a line break");
            return;
        }
        text++;
    }
    at_line_start = true;
}

/* Bytes as a word that stays until the next input is read. */
static char *keep_word(const char *bytes, int64_t length)
{
    words = grown((void *)words, &word_capacity, word_count + 1, sizeof *words);
    char *word = words[word_count++] = new_array(length + 1, 1);
    if (length > 0) { /* else there may be no bytes at all */
        memcpy(word, bytes, (size_t)length);
    }
    return word;
}

/* Reads up to the next blank. */
static char *read_word(int64_t *at, int64_t *length)
{
    const bool is_there = reach_word();
    *at = text - text_start;
    while (is_there && text < text_end && !is_blank(*text)) {
        text++;
    }
    *length = text - text_start - *at;
    return keep_word(text_start + *at, *length);
}

static char *make_word(const char *name, const char *alphabet, int64_t shortest, int64_t longest, int64_t *at)
{
    struct text word = {0};
    const char *blank = strchr(alphabet, ' ');
    if (blank != NULL) {
        const bool is_first = chooser(name, 0, 1) == 0;
        text_add(&word, "%.*s", is_first ? (int)(blank - alphabet) : (int)strlen(blank + 1),
                 is_first ? alphabet : blank + 1);
    } else {
        for (int64_t left = (int64_t)chooser(name, (uint64_t)shortest, (uint64_t)longest); left > 0; left--) {
            text_add_bytes(&word, &alphabet[chooser(NULL, 0, strlen(alphabet) - 1)], 1);
        }
    }
    make_blank();
    *at = made_text.length;
    text_add_bytes(&made_text, word.bytes, word.length);
    char *kept = keep_word(word.bytes, word.length);
    text_free(&word);
    return kept;
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
    struct token token = {.name = name, .alphabet = alphabet};
    if (longest < shortest) {
        complain("%s: its range of lengths is empty", name);
    }
    if (is_bad) {
        return keep_word("", 0);
    }
    char *word =
        mode == MAKING ? make_word(name, alphabet, shortest, longest, &token.at) : read_word(&token.at, &token.length);
    const int64_t value = value_of_word(word, alphabet, shortest, longest);
    const bool has_nul = mode != MAKING && (int64_t)strlen(word) != token.length;
    const bool is_choice = strchr(alphabet, ' ') != NULL;
    if (value < 0 || has_nul) {
        if (is_choice) {
            complain("%s: expected one of %s", tr(name), alphabet);
        } else {
            complain("%s: expected %" PRId64 " to %" PRId64 " letters of %s", tr(name), shortest, longest, alphabet);
        }
        return keep_word("", 0);
    }
    token.low = is_choice ? 0 : (uint64_t)shortest;
    token.high = is_choice ? 0 : (uint64_t)longest;
    token.length = (int64_t)strlen(word);
    add_token(token, (uint64_t)value);
    return word;
}

void must(bool holds, const char *condition, ...)
{
    va_list arguments;
    char broken[sizeof complaint];
    if (mode != IDLE) {
        limit_named(condition)->is_condition = true;
    }
    if (holds) {
        return;
    }
    va_start(arguments, condition);
    vsnprintf(broken, sizeof broken, tr(condition), arguments);
    va_end(arguments);
    if (mode == IDLE) {
        die("%s", broken);
    }
    complain("input: %s", broken);
}

/* ---- the games of an input ---- */

/* Whether another game follows in an input being read, where no number says how many there are. */
static bool another_game(void)
{
    const char *line = the_problem->games.name;
    const size_t length = the_problem->games.how == UNTIL ? strlen(line) : 0;
    const size_t left = (size_t)(text_end - text);
    if (length == 0 ? left == 0 : left > length && memcmp(text, line, length) == 0 && text[length] == '\n') {
        return false;
    }
    if (left == 0) {
        complain("line: %s must end the games", line);
    } else if (game_number == the_problem->games.high) {
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
    game_number++;
    game_count++;
    the_problem->input();
    if (each != NULL && !is_bad) {
        mode = IDLE; /* each() reads nothing */
        each();
        mode = STRICT;
    }
}

static void whole_input(void (*each)(void))
{
    if (the_problem->before != NULL) {
        the_problem->before();
    }
    const int64_t games = counted_games();
    while (!is_bad && game_number < games) {
        if (!at_line_start && (game_number == 0 || the_problem->games.how != IN_A_ROW)) {
            next_line();
        }
        if (is_bad || (games == INT64_MAX && !another_game())) {
            break;
        }
        one_game(each);
    }
    if (game_number < the_problem->games.low) {
        complain("input: fewer than %" PRId64 " games", the_problem->games.low);
    }
    if (!at_line_start) {
        next_line();
    }
    if (the_problem->games.how == UNTIL && mode == MAKING) {
        text_add(&made_text, "%s\n", the_problem->games.name);
    } else if (the_problem->games.how == UNTIL && !is_bad) {
        text += strlen(the_problem->games.name) + 1;
    }
}

/* Runs input() for one game or a whole input. Returns NULL or what is wrong. */
static const char *run_input(enum mode as, bool is_whole, void (*each)(void))
{
    mode = as;
    begin();
    if (is_whole) {
        whole_input(each);
    } else {
        if (the_problem->before != NULL) {
            the_problem->before();
        }
        one_game(NULL);
    }
    if (mode == LOOSE && (game_number > 1 || (!is_bad && text != text_end))) {
        is_bad = false; /* this goes before what is wrong with the second game */
        complain("input: give one game only");
    } else if (mode == STRICT && text != text_end) {
        complain("input: expected its end");
    }
    mode = IDLE;
    counts_are_left_out = false;
    return is_bad ? complaint : NULL;
}

const char *read_input(const char *from, int64_t length, void (*each)(void))
{
    text_start = text = from;
    text_end = from + length;
    return run_input(STRICT, true, each);
}

const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high), enum reading reading)
{
    chooser = choose;
    counts_are_left_out = reading == WITHOUT_COUNTS;
    text_clear(&made_text);
    return run_input(MAKING, reading == WHOLE_INPUT, NULL) == NULL ? made_text.bytes : NULL;
}

const char *read_words(const char *from, enum reading reading)
{
    enum { MOST_TRIED = 4096 };
    const char *wrong;
    int64_t typed = 0; /* words */
    text_end = from;
    for (const char *at = from; *at != '\0'; at++) {
        typed += !is_blank(*at) && (at == from || is_blank(at[-1])) ? 1 : 0;
        text_end = is_blank(*at) ? text_end : at + 1;
    }
    tried_count = typed > MOST_TRIED ? typed : 0;
    do { /* counts that are left out may be any number up to that of the words */
        text_start = text = from;
        counts_are_left_out = reading == WITHOUT_COUNTS;
        wrong = run_input(LOOSE, reading == WHOLE_INPUT, NULL);
    } while (wrong != NULL && has_count && reading == WITHOUT_COUNTS && ++tried_count <= typed);
    return wrong;
}
