/*
 * input() is written once in a rules file and run in several ways: as a strict reader and checker of inputs, byte by
 * byte; as a reader of what a person types; and as a maker of inputs: each choice is written down, then read strictly.
 *
 * The first complaint about an input is kept, and input() runs on to its end: numbers are then the lowest that are
 * allowed.
 */
#include "inside.h"

#include <ctype.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

struct reading reading;
struct source source;

static struct limit *limits;
static int64_t limit_count;
static int64_t limit_capacity;

/* The words of this input. */
static char **words;
static int64_t word_count;
static int64_t word_capacity;

/* What a person typed, with the counts that were left out. */
static struct text with_counts;

/* Of a function each argument of a game is a line by itself, as LeetCode writes it: a number, a word in quotes, or a list
   in brackets, which count_of_next() begins. Lists may lie in lists. */
enum { MAX_DEPTH = 2 };
static struct {
    int64_t left; /* things that are still to come */
    bool is_empty;
} lists[MAX_DEPTH + 1]; /* that are open: from 1 on */
static int depth;

const char *words_with_counts(void) { return with_counts.bytes; }

void add_typed(const char *from, int64_t length)
{
    if (source.mode == LOOSE) {
        text_add(&with_counts, with_counts.length > 0 ? " %.*s" : "%.*s", (int)length, from);
    }
}

void begin_source(enum mode mode, enum form form, const char *from, int64_t length)
{
    source.mode = mode;
    source.form = form;
    for (int64_t i = 0; i < word_count; i++) {
        free(words[i]);
    }
    source.text = from;
    source.length = length;
    source.at = word_count = 0;
    reading.tokens = reading.game_number = 0;
    reading.sum = 0;
    source.at_line_start = true;
    depth = 0;
    source.is_bad = source.goes_on = reading.has_count = false;
    text_clear(&with_counts);
}

const char *latest_input(void) { return source.text != NULL ? source.text : ""; }

void complain(const char *format, ...)
{
    if (!source.is_bad) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(reading.complaint, sizeof reading.complaint, tr(format), arguments);
        va_end(arguments);
        source.is_bad = true;
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
    if (source.each_token != NULL) {
        source.each_token(&token);
    }
    reading.tokens++;
    reading.sum = reading.sum > UINT64_MAX - value ? UINT64_MAX : reading.sum + value;
}

bool is_blank(char c) { return isspace((unsigned char)c) != 0 || c == ','; }

static bool is_at(char c) { return source.at < source.length && source.text[source.at] == c; }

static bool has_arguments(void) { return the_problem->function && source.form == WHOLE_INPUT; }

static bool is_at_word(void)
{
    return source.at < source.length && !is_blank(source.text[source.at])
           && !(has_arguments() && source.text[source.at] == ']');
}

/* Of arguments: what stands before the next thing, or nothing. */
static const char *separator(void)
{
    return depth == 0 ? (source.at_line_start ? "" : "\n") : lists[depth].is_empty ? "" : ",";
}

/* Takes this character, around which a person may put blanks. */
static bool take(char c)
{
    while (source.mode == LOOSE && source.at < source.length && isspace((unsigned char)source.text[source.at])) {
        source.at++;
    }
    const bool is_there = is_at(c);
    source.at += is_there ? 1 : 0;
    return is_there;
}

static bool reach_argument(void)
{
    const char before = separator()[0];
    const bool is_there = before == '\0' || (before == '\n' && source.mode == LOOSE) || take(before);
    while (source.mode == LOOSE && source.at < source.length && isspace((unsigned char)source.text[source.at])) {
        source.at++;
    }
    source.at_line_start = lists[depth].is_empty = false;
    return is_there && source.at < source.length;
}

/* To the next word: exactly one blank within a line, or any blanks where a person types. */
static bool reach_word(void)
{
    if (has_arguments()) {
        return reach_argument() && is_at_word();
    }
    if (source.mode == LOOSE) {
        for (; source.at < source.length && is_blank(source.text[source.at]); source.at++) {
        }
    } else if (!source.at_line_start) {
        if (!is_at(' ')) {
            return false;
        }
        source.at++;
    }
    source.at_line_start = false;
    return is_at_word();
}

/* What input() makes is read as far as it goes. */
static void read_made(void)
{
    source.text = source.made.bytes;
    source.length = source.made.length;
}

static void make_blank(void)
{
    text_add(&source.made, "%s", has_arguments() ? separator() : source.at_line_start ? "" : " ");
}

/* After a thing in a list: closes the list that it was the last one of, and those that this was the last one of. */
static void close_lists(void)
{
    if (depth > 0) {
        lists[depth].left--;
    }
    while (depth > 0 && lists[depth].left <= 0 && !source.is_bad) {
        if (source.mode == MAKING) {
            text_add(&source.made, "]");
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
    uint64_t left = minus ? 0 - value : value;
    char written[21]; /* a sign and 20 digits; from its end, as an input may have a million numbers */
    int at = sizeof written;
    do {
        written[--at] = (char)('0' + left % 10);
        left /= 10;
    } while (left > 0);
    if (minus) {
        written[--at] = '-';
    }
    text_add_bytes(to, written + at, (int64_t)sizeof written - at);
}

static bool is_within(uint64_t value, uint64_t low, uint64_t high)
{
    return is_signed(low, high) ? value >= low || value <= high : value >= low && value <= high;
}

static uint64_t read_number(const char *name, uint64_t low, uint64_t high)
{
    bool is_good = reach_word();
    const bool minus = is_good && is_signed(low, high) && is_at('-');
    source.at += minus ? 1 : 0;
    const int64_t start = source.at;
    uint64_t value = 0;
    while (is_good && source.at < source.length && isdigit((unsigned char)source.text[source.at])) {
        const uint64_t digit = (uint64_t)(source.text[source.at++] - '0');
        is_good = value <= (UINT64_MAX - digit) / 10;
        value = 10 * value + digit;
    }
    is_good = is_good && source.at > start && !is_at_word()
              && (source.text[start] != '0' || (source.at - start == 1 && !minus))
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
    add_typed(source.text + start - (minus ? 1 : 0), source.at - start + (minus ? 1 : 0));
    add_token((struct limit){.name = name, .low = low, .high = high}, value);
    return result;
}

/* Notes what choose() of make_input() would have to return here. */
static void note(uint64_t value, uint64_t low, uint64_t high, bool is_length)
{
    if (source.noter != NULL && !source.is_bad) {
        source.noter((struct noted){value, low, high, is_length, reading.game_number});
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
    if (source.is_bad) {
        return low;
    }
    if (source.mode == MAKING) {
        make_blank();
        text_add_number(&source.made, source.choose(name, low, high), low, high);
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
    for (int64_t i = source.at; i < source.length && (inner > 0 || is_quoted || source.text[i] != ']'); i++) {
        is_quoted = is_quoted != (source.text[i] == '"');
        inner += is_quoted ? 0 : (source.text[i] == '[') - (source.text[i] == ']');
        const bool is_between = !is_quoted && inner == 0 && source.text[i] == ',';
        count += is_new && !is_between && !isspace((unsigned char)source.text[i]) ? 1 : 0;
        is_new = is_between || (is_new && isspace((unsigned char)source.text[i]));
    }
    return count;
}

/* A list, whose things follow. */
static int64_t open_list(const char *name, int64_t low, int64_t high)
{
    if (source.is_bad) {
        return low;
    }
    if (depth == MAX_DEPTH) {
        die("lists in lists in lists are not read: %s", name);
    }
    int64_t count = 0;
    if (source.mode == MAKING) {
        count = (int64_t)source.choose(name, (uint64_t)low, (uint64_t)high);
        make_blank();
        text_add(&source.made, "[");
        read_made();
    }
    if (!reach_argument() || !take('[')) {
        complain("%s: expected a list in brackets", tr(name));
        return low;
    }
    count = source.mode == MAKING ? count : things_in_list();
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
    if (source.form != WITHOUT_COUNTS || low > high) {
        return number(name, low, high);
    }
    if (source.mode == LOOSE && (source.counts_tried < low || source.counts_tried > high)) {
        complain("%s: expected %" PRId64 " to %" PRId64 " of them", tr(name), low, high);
        return low;
    }
    if (source.mode == MAKING) {
        return (int64_t)source.choose(name, (uint64_t)low, (uint64_t)high);
    }
    char count[24];
    add_typed(count, snprintf(count, sizeof count, "%" PRId64, source.counts_tried));
    return source.counts_tried;
}

void next_line(void)
{
    if (has_arguments() && (depth > 0 || source.at_line_start)) {
        return; /* each argument has its line anyway */
    }
    if (source.mode == MAKING) {
        text_add(&source.made, "\n");
        read_made();
    }
    if (source.mode != LOOSE && !source.is_bad) {
        if (!is_at('\n')) {
            complain("line: expected a line break");
            return;
        }
        source.at++;
    }
    source.at_line_start = true;
}

/* Reads up to the next blank. The word stays until the next input is read. */
static const char *read_word(int64_t *length)
{
    const bool is_quoted = has_arguments();
    const bool is_there = reach_word() && (!is_quoted || take('"'));
    const int64_t start = source.at;
    while (is_there && (is_quoted ? source.at < source.length && !is_at('"') : is_at_word())) {
        source.at++;
    }
    *length = source.at - start;
    words = grown((void *)words, &word_capacity, word_count + 1, sizeof *words);
    char *word = words[word_count++] = new_array(*length + 1, 1);
    memcpy(word, source.text + start, (size_t)*length);
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
    text_add(&source.made, "%s", quote);
    if (blank == NULL) {
        for (int64_t left = (int64_t)source.choose(name, (uint64_t)shortest, (uint64_t)longest); left > 0; left--) {
            text_add_bytes(&source.made, &alphabet[source.choose(NULL, 0, strlen(alphabet) - 1)], 1);
        }
    } else if (source.choose(name, 0, 1) == 0) {
        text_add_bytes(&source.made, alphabet, blank - alphabet);
    } else {
        text_add(&source.made, "%s", blank + 1);
    }
    text_add(&source.made, "%s", quote);
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
    if (source.is_bad) {
        return "";
    }
    if (source.mode == MAKING) {
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

bool has_open_list(void) { return depth > 0; }

void must(bool holds, const char *condition, ...)
{
    if (source.mode == IDLE) {
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

/* ---- numbers that were noted ---- */

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
