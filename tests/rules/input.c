/*
 * input(), told once in a rules file, is run as a reader and checker of inputs, byte by byte; as a reader of
 * what a person types; and as a maker of inputs, one choice after the other.
 *
 * Where an input is none, the first complaint is kept, and input() runs on to its end: numbers are then the
 * lowest that are allowed.
 */
#include "machine.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int64_t game_count;
int64_t game_number;
int64_t token_count;
uint64_t token_sum;
struct token tokens[TOKENS];
struct limit *limits;
int64_t limit_count;

static int64_t limit_capacity;

static enum { IDLE, STRICT, LOOSE, MAKING } mode;
static const char *text; /* what is left of it, up to text_end */
static const char *text_end;
static const char *text_start;
static bool at_line_start;
static bool is_bad;
static char complaint[300];

static struct text made_text;
static uint64_t (*chooser)(const char *name, uint64_t low, uint64_t high);

/* Words of the input live here until the next one is read. */
static char **words;
static int64_t word_count;
static int64_t word_capacity;

static void begin(void)
{
    for (int64_t i = 0; i < word_count; i++) {
        free(words[i]);
    }
    word_count = token_count = game_number = 0;
    token_sum = 0;
    at_line_start = true;
    is_bad = false;
}

void refuse(const char *format, ...)
{
    if (!is_bad) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(complaint, sizeof complaint, format, arguments);
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
    limit->low = minus || token.low < limit->low ? token.low : limit->low;
    limit->high = minus || token.high > limit->high ? token.high : limit->high;
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
        struct text range = {0};
        text_add_number(&range, low, low, high);
        text_add(&range, " to ");
        text_add_number(&range, high, low, high);
        refuse("%s: expected an integer from %s", name, range.bytes);
        text_free(&range);
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
        refuse("%s: what stands before it leaves no value", name);
    }
    return is_bad ? low : mode == MAKING ? make_number(name, low, high) : read_number(name, low, high);
}

uint64_t number64(const char *name, uint64_t low, uint64_t high) { return next_number(name, low, high, low > high); }

int64_t number(const char *name, int64_t low, int64_t high)
{
    const uint64_t bits = next_number(name, (uint64_t)low, (uint64_t)high, low > high);
    return bits > INT64_MAX ? -(int64_t)(0 - bits) : (int64_t)bits;
}

void next_line(void)
{
    if (mode == MAKING) {
        text_add(&made_text, "\n");
    } else if (mode == STRICT && !is_bad) {
        if (text == text_end || *text != '\n') {
            refuse("line: must end here");
            return;
        }
        text++;
    }
    at_line_start = true;
}

/* A word of a text of length bytes, kept until the next input is read. */
static char *keep_word(int64_t length)
{
    words = grown((void *)words, &word_capacity, word_count + 1, sizeof *words);
    words[word_count] = new_array(length + 1, 1);
    return words[word_count++];
}

static const char *make_word(const char *name, const char *alphabet, int64_t shortest, int64_t longest)
{
    const int64_t length = (int64_t)chooser(name, (uint64_t)shortest, (uint64_t)longest);
    char *kept = keep_word(length);
    for (int64_t i = 0; i < length; i++) {
        kept[i] = alphabet[chooser(NULL, 0, strlen(alphabet) - 1)];
    }
    make_blank();
    const struct token token = {name, (uint64_t)shortest, (uint64_t)longest, made_text.length, length, alphabet};
    add_token(token, (uint64_t)length);
    text_add(&made_text, "%s", kept);
    return kept;
}

/* Reads up to the next blank; the length, 0 where no word stands. */
static int64_t read_letters(int64_t *at)
{
    const bool is_there = reach_word();
    *at = text - text_start;
    while (is_there && text < text_end && !is_blank(*text)) {
        text++;
    }
    return text - text_start - *at;
}

/* One of two words with a blank between them; its token counts as 0 or 1. */
static const char *one_of(const char *name, const char *both)
{
    const int64_t first = (int64_t)strcspn(both, " ");
    const char *words_of[2] = {both, both + first + 1};
    const int64_t lengths[2] = {first, (int64_t)strlen(words_of[1])};
    struct token token = {.name = name, .alphabet = both};
    int64_t index = 0;
    if (mode == MAKING) {
        index = (int64_t)chooser(name, 0, 1);
        make_blank();
        token.at = made_text.length;
        text_add_bytes(&made_text, words_of[index], lengths[index]);
    } else {
        const int64_t length = read_letters(&token.at);
        while (index < 2
               && !(length == lengths[index] && memcmp(text_start + token.at, words_of[index], (size_t)length) == 0)) {
            index++;
        }
    }
    if (index == 2) {
        refuse("%s: expected one of %s", name, both);
        return keep_word(0);
    }
    token.length = lengths[index];
    add_token(token, (uint64_t)index);
    return memcpy(keep_word(token.length), words_of[index], (size_t)token.length);
}

const char *word(const char *name, const char *alphabet, int64_t shortest, int64_t longest)
{
    if (is_bad || longest < shortest) {
        refuse("%s: what stands before it leaves no word", name);
        return keep_word(0);
    }
    if (strchr(alphabet, ' ') != NULL) {
        return one_of(name, alphabet);
    }
    if (mode == MAKING) {
        return make_word(name, alphabet, shortest, longest);
    }
    int64_t at;
    const int64_t length = read_letters(&at);
    const char *start = text_start + at;
    bool is_good = true;
    for (int64_t i = 0; i < length && is_good; i++) {
        is_good = start[i] != '\0' && strchr(alphabet, start[i]) != NULL;
    }
    if (!is_good || length < shortest || length > longest) {
        refuse("%s: expected %" PRId64 " to %" PRId64 " letters of %s", name, shortest, longest, alphabet);
        return keep_word(0);
    }
    const struct token token = {name, (uint64_t)shortest, (uint64_t)longest, at, length, alphabet};
    add_token(token, (uint64_t)length);
    return memcpy(keep_word(length), start, (size_t)length);
}

void must(bool holds, const char *condition, ...)
{
    va_list arguments;
    char told[sizeof complaint];
    if (mode != IDLE) {
        limit_named(condition)->is_condition = true;
    }
    if (holds) {
        return;
    }
    va_start(arguments, condition);
    vsnprintf(told, sizeof told, condition, arguments);
    va_end(arguments);
    if (mode == IDLE) {
        die("%s", told);
    }
    refuse("input: %s", told);
}

/* ---- the games of an input ---- */

/* Whether the games of an input being read end here: at the end of the file, or at the line that ends them. */
static bool games_end(void)
{
    const char *line = the_problem->games.name;
    if (the_problem->games.how == TO_THE_END) {
        return text == text_end;
    }
    const size_t length = strlen(line);
    return (size_t)(text_end - text) > length && memcmp(text, line, length) == 0 && text[length] == '\n';
}

/* Whether another game follows in an input being read, where no number says how many there are. */
static bool another_game(void)
{
    if (games_end()) {
        return false;
    }
    if (text == text_end) {
        refuse("line: %s must end the games", the_problem->games.name);
    } else if (game_number == the_problem->games.high) {
        refuse("input: more than %" PRId64 " games", the_problem->games.high);
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
        mode = IDLE; /* what each() does is no reading */
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
        refuse("input: fewer than %" PRId64 " games", the_problem->games.low);
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

const char *read_input(const char *from, int64_t length, void (*each)(void))
{
    mode = STRICT;
    text_start = text = from;
    text_end = from + length;
    begin();
    whole_input(each);
    if (!is_bad && text != text_end) {
        refuse("input: must end here");
    }
    mode = IDLE;
    return is_bad ? complaint : NULL;
}

const char *read_words(const char *from)
{
    mode = LOOSE;
    text_start = text = from;
    text_end = from + strlen(from);
    begin();
    if (the_problem->before != NULL) {
        the_problem->before();
    }
    one_game(NULL);
    if (!is_bad && reach_word()) {
        refuse("input: more than one game stands there");
    }
    mode = IDLE;
    return is_bad ? complaint : NULL;
}

static void begin_making(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high))
{
    mode = MAKING;
    chooser = choose;
    text_cut(&made_text, 0);
    begin();
}

const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high))
{
    begin_making(choose);
    whole_input(NULL);
    mode = IDLE;
    return is_bad ? NULL : made_text.bytes;
}

const char *make_one_game(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high))
{
    begin_making(choose);
    if (the_problem->before != NULL) {
        the_problem->before();
    }
    one_game(NULL);
    mode = IDLE;
    return is_bad ? NULL : made_text.bytes;
}
