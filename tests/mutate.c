/*
 * mutate - changes a C program one token at a time, for tests/mutate.sh.
 *
 * usage: mutate list FILE [function]...      a line for every mutant: number, line, old, new, the line's text
 *        mutate apply K FILE [function]...   FILE with the K-th change made; K = 0 makes none
 *
 * The columns of a list stand apart by tabs. The same change to a line of the same text gets " (2)", " (3)"
 * and so on behind `new`, so that old, new and text name one mutant without its line number. Functions, when
 * given, are the only ones that are changed. Comments, #-lines, strings (but the answer words) and what
 * stands between the marker lines of a snippet stay as they are. It knows C's tokens and statements, not its
 * types: what does not compile is the caller's to drop.
 *
 * Exit status: 0 done, 1 the file cannot be read or is not understood, 2 wrong call.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum kind { WORD, NUMBER, STRING, CHARACTER, PUNCTUATOR };

struct token {
    enum kind kind;
    size_t from; /* bytes from..to - 1 of the source */
    size_t to;
    size_t line;
    size_t partner; /* of a bracket: the token that closes or opens it */
    bool wanted;    /* may be changed */
};

/* Bytes from..to - 1 are replaced by `text`. */
struct edit {
    size_t from;
    size_t to;
    size_t line;
    size_t number; /* in the order they were found */
    char *text;
};

static const char *file_name;
static char *source;
static size_t source_bytes;
static struct token *tokens;
static size_t token_count;
static struct edit *edits;
static size_t edit_count;

/* What a token becomes, one after the other. `*`, `&`, `-` and `+` are changed only where they are binary. */
static const struct swap {
    const char *old;
    const char *new; /* set off by blanks */
} SWAPS[] = {
    {"<", "<= >="},
    {"<=", "< >"},
    {">", ">= <="},
    {">=", "> <"},
    {"==", "!= <= >="},
    {"!=", "== < >"},
    {"+", "-"},
    {"-", "+"},
    {"*", "/"},
    {"/", "*"},
    {"%", "/ *"},
    {"&&", "||"},
    {"||", "&&"},
    {"&", "| ^"},
    {"|", "& ^"},
    {"^", "| &"},
    {"<<", ">>"},
    {">>", "<<"},
    {"++", "--"},
    {"--", "++"},
    {"+=", "-= ="},
    {"-=", "+= ="},
    {"*=", "/= ="},
    {"/=", "*= ="},
    {"%=", "/= ="},
    {"^=", "|= &= ="},
    {"|=", "^= &= ="},
    {"&=", "|= ^= ="},
    {"<<=", ">>="},
    {">>=", "<<="},
    {"true", "false"},
    {"false", "true"},
    {"EXIT_SUCCESS", "EXIT_FAILURE"},
    {"EXIT_FAILURE", "EXIT_SUCCESS"},
    {"\"SK\"", "\"CY\""},
    {"\"CY\"", "\"SK\""},
    {"\"koosaga\"", "\"cubelover\""},
    {"\"cubelover\"", "\"koosaga\""},
    {"\"A\"", "\"B\""},
    {"\"B\"", "\"A\""},
    {"\"1\"", "\"2\""},
    {"\"2\"", "\"1\""},
};

static void fail(size_t line, const char *what)
{
    fprintf(stderr, "%s:%zu: %s\n", file_name, line, what);
    exit(1);
}

static void *grown(void *old, size_t bytes)
{
    void *memory = realloc(old, bytes);
    if (memory == NULL) {
        fail(0, "no memory");
    }
    return memory;
}

/* ---- tokens ---- */

static bool is(size_t i, const char *text)
{
    if (i >= token_count) {
        return false;
    }
    const size_t bytes = tokens[i].to - tokens[i].from;
    return strlen(text) == bytes && memcmp(source + tokens[i].from, text, bytes) == 0;
}

static bool is_one_of(size_t i, const char *const *texts)
{
    for (; *texts != NULL; texts++) {
        if (is(i, *texts)) {
            return true;
        }
    }
    return false;
}

static bool starts(size_t at, const char *text)
{
    return strncmp(source + at, text, strlen(text)) == 0; /* the source ends in a NUL */
}

static size_t punctuator_end(size_t at)
{
    static const char *const LONG[] = {
        "...", "<<=", ">>=", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "++",
        "--",  "+=",  "-=",  "*=", "/=", "%=", "&=", "|=", "^=", "->", "##", NULL};
    for (const char *const *text = LONG; *text != NULL; text++) {
        if (starts(at, *text)) {
            return at + strlen(*text);
        }
    }
    return at + 1;
}

static size_t quoted_end(size_t at, size_t line)
{
    const char quote = source[at];
    for (at++; source[at] != quote; at++) {
        if (source[at] == '\\' && source[at + 1] != '\0') {
            at++;
        } else if (source[at] == '\0' || source[at] == '\n') {
            fail(line, "a quote without its end");
        }
    }
    return at + 1;
}

static size_t word_end(size_t at, bool is_number)
{
    while (isalnum((unsigned char)source[at]) || source[at] == '_' || (is_number && source[at] == '.')) {
        at++;
    }
    return at;
}

/* The end of a comment or #-line that starts here, or `at` itself. */
static size_t unread_end(size_t at, bool line_start, size_t line)
{
    if (starts(at, "/*")) {
        const char *end = strstr(source + at + 2, "*/");
        if (end == NULL) {
            fail(line, "a comment without its end");
        }
        return (size_t)(end - source) + 2;
    }
    if (starts(at, "//") || (line_start && source[at] == '#')) {
        while (source[at] != '\0' && (source[at] != '\n' || source[at - 1] == '\\')) {
            at++;
        }
    }
    return at;
}

static bool comment_ends_with(size_t from, size_t to, const char *start, const char *end)
{
    return starts(from, start) && to - from > strlen(end) && starts(to - strlen(end), end);
}

static void read_tokens(void)
{
    bool in_snippet = false;
    bool line_start = true;
    size_t line = 1;
    tokens = grown(NULL, (source_bytes + 1) * sizeof *tokens);
    memset(tokens, 0, (source_bytes + 1) * sizeof *tokens);
    for (size_t at = 0; at < source_bytes;) {
        const unsigned char c = (unsigned char)source[at];
        size_t end = unread_end(at, line_start, line);
        if (isspace(c)) {
            end = at + 1;
            line_start = line_start || c == '\n';
        } else if (end > at) {
            if (comment_ends_with(at, end, "/* snippet ", ": begin */")) {
                in_snippet = true;
            } else if (comment_ends_with(at, end, "/* snippet ", ": end */")) {
                in_snippet = false;
            }
        } else {
            struct token t = {.from = at, .line = line, .wanted = !in_snippet};
            if (c == '"' || c == '\'') {
                t.kind = c == '"' ? STRING : CHARACTER;
                end = quoted_end(at, line);
            } else if (isdigit(c)) {
                t.kind = NUMBER;
                end = word_end(at, true);
            } else if (isalpha(c) || c == '_') {
                t.kind = WORD;
                end = word_end(at, false);
            } else {
                t.kind = PUNCTUATOR;
                end = punctuator_end(at);
            }
            t.to = end;
            tokens[token_count++] = t;
            line_start = false;
        }
        for (; at < end; at++) {
            line += source[at] == '\n';
        }
    }
}

static void pair_brackets(void)
{
    size_t *open = grown(NULL, (token_count + 1) * sizeof *open);
    size_t depth = 0;
    for (size_t i = 0; i < token_count; i++) {
        if (is(i, "(") || is(i, "[") || is(i, "{")) {
            open[depth++] = i;
        } else if (is(i, ")") || is(i, "]") || is(i, "}")) {
            if (depth == 0 || !is(open[depth - 1], is(i, ")") ? "(" : is(i, "]") ? "[" : "{")) {
                fail(tokens[i].line, "a bracket without its partner");
            }
            depth--;
            tokens[i].partner = open[depth];
            tokens[open[depth]].partner = i;
        }
    }
    if (depth > 0) {
        fail(tokens[open[depth - 1]].line, "a bracket without its partner");
    }
    free(open);
}

static bool opens(size_t i)
{
    return tokens[i].kind == PUNCTUATOR && tokens[i].partner > i;
}

/* The first token from i on, on the same level of brackets, that is `text`. */
static size_t next_on_level(size_t i, const char *text)
{
    for (; i < token_count && !is(i, text); i++) {
        if (opens(i)) {
            i = tokens[i].partner;
        }
    }
    if (i == token_count) {
        fail(tokens[token_count - 1].line, "a statement without its end");
    }
    return i;
}

/* ---- changes ---- */

static void add_edit(size_t first, size_t last, const char *text)
{
    edits = grown(edits, (edit_count + 1) * sizeof *edits);
    char *copy = grown(NULL, strlen(text) + 1);
    memcpy(copy, text, strlen(text) + 1);
    edits[edit_count] =
        (struct edit){tokens[first].from, tokens[last].to, tokens[first].line, edit_count, copy};
    edit_count++;
}

/* Puts `before` and `after` around the tokens first..last. */
static void add_wrapped(size_t first, size_t last, const char *before, const char *after)
{
    const size_t bytes = tokens[last].to - tokens[first].from;
    char *text = grown(NULL, strlen(before) + bytes + strlen(after) + 1);
    sprintf(text, "%s%.*s%s", before, (int)bytes, source + tokens[first].from, after);
    add_edit(first, last, text);
    free(text);
}

/* Is the operator at i one between two operands? After the bracket of a cast it may not be: that mostly does
   not compile, and is as good a change when it does. */
static bool is_binary(size_t i)
{
    return i > 0 && (tokens[i - 1].kind != PUNCTUATOR || is(i - 1, ")") || is(i - 1, "]"))
           && !is(i - 1, "return");
}

static void change_operator_or_word(size_t i)
{
    const bool maybe_unary = is(i, "*") || is(i, "&") || is(i, "-") || is(i, "+");
    if (is(i, "!") || is(i, "~") || (is(i, "-") && !is_binary(i))) {
        add_edit(i, i, "");
    }
    if (maybe_unary && !is_binary(i)) {
        return;
    }
    for (size_t s = 0; s < sizeof SWAPS / sizeof SWAPS[0]; s++) {
        if (!is(i, SWAPS[s].old)) {
            continue;
        }
        for (const char *new = SWAPS[s].new; *new != '\0'; new += strspn(new, " ")) {
            char text[32];
            const int bytes = (int)strcspn(new, " ");
            snprintf(text, sizeof text, "%.*s", bytes, new);
            add_edit(i, i, text);
            new += bytes;
        }
    }
}

static void change_number(size_t i)
{
    char *end;
    char text[64];
    const char *digits = source + tokens[i].from;
    const unsigned long long value = strtoull(digits, &end, 0);
    const char *suffix = end;
    const int suffix_bytes = (int)(source + tokens[i].to - suffix);
    if (memchr(suffix, '.', (size_t)suffix_bytes) != NULL || suffix_bytes > 3) {
        return; /* no integer */
    }
    const char *format = digits[0] != '0' || value == 0             ? "%llu%.*s"
                         : tolower((unsigned char)digits[1]) == 'x' ? "0x%llx%.*s"
                                                                    : "0%llo%.*s";
    snprintf(text, sizeof text, format, value + 1, suffix_bytes, suffix);
    add_edit(i, i, text);
    if (value == 0) {
        add_edit(i, i, "(-1)");
    } else {
        snprintf(text, sizeof text, format, value - 1, suffix_bytes, suffix);
        add_edit(i, i, text);
    }
}

/* At the ? of a ternary: its branches change places. */
static void swap_branches(size_t question)
{
    size_t colon = question + 1;
    for (int inner = 1;; colon++) {
        if (opens(colon)) {
            colon = tokens[colon].partner;
        } else if (is(colon, "?")) {
            inner++;
        } else if (is(colon, ":") && --inner == 0) {
            break;
        }
    }
    size_t last = colon + 1;
    for (int inner = 0;; last++) {
        if (opens(last)) {
            last = tokens[last].partner;
        }
        inner += is(last, "?");
        const bool closes = tokens[last + 1].partner != 0 && !opens(last + 1);
        if (closes || is(last + 1, ",") || is(last + 1, ";") || (is(last + 1, ":") && inner-- == 0)) {
            break;
        }
    }
    const size_t old = tokens[question + 1].from;
    const size_t yes = tokens[colon - 1].to - old;
    const size_t no_from = tokens[colon + 1].from;
    const size_t no = tokens[last].to - no_from;
    char *text = grown(NULL, yes + no + 4);
    sprintf(text, "%.*s : %.*s", (int)no, source + no_from, (int)yes, source + old);
    add_edit(question + 1, last, text);
    free(text);
}

/* At the name of a call of read_int(name, low, high): the bounds that are no mere numbers, by one. */
static void change_bounds(size_t name)
{
    const size_t end = tokens[name + 1].partner;
    size_t first = name + 2;
    for (int argument = 0; first < end; argument++) {
        size_t last = first;
        while (last < end && !is(last, ",")) {
            last = opens(last) ? tokens[last].partner + 1 : last + 1;
        }
        if (argument > 0 && !(last == first + 1 && tokens[first].kind == NUMBER)) {
            add_wrapped(first, last - 1, "(", ") + 1");
            add_wrapped(first, last - 1, "(", ") - 1");
        }
        first = last + 1;
    }
}

/* At the bracket after if or while: turned round as a whole when there is no operator in it to turn. */
static void negate_condition(size_t bracket)
{
    static const char *const TURNED[] = {"<", "<=", ">", ">=", "==", "!=", "&&", "||", "!", NULL};
    const size_t end = tokens[bracket].partner;
    for (size_t i = bracket + 1; i < end; i++) {
        if (is_one_of(i, TURNED)) {
            return;
        }
    }
    add_wrapped(bracket + 1, end - 1, "!(", ")");
}

/* Statement first..semicolon is left out, or returns something else. */
static void change_statement(size_t first, size_t semicolon, size_t body_end)
{
    const bool returns = is(first, "return");
    if (returns && semicolon > first + 1) {
        const bool constant =
            semicolon == first + 2
            && (tokens[first + 1].kind == NUMBER || is(first + 1, "true") || is(first + 1, "false"));
        if (!constant) {
            add_edit(first, semicolon, "return 0;");
            add_edit(first, semicolon, "return 1;");
        }
        if (semicolon + 1 == body_end) {
            return; /* nothing is left that could return a value */
        }
    }
    if (semicolon > first) {
        add_edit(first, semicolon, ";");
    }
}

/* Walks over the statements of a function; `body` is its opening brace. */
static void change_statements(size_t body)
{
    static const char *const WITH_BRACKETS[] = {"if", "while", "for", "switch", NULL};
    static const char *const PLAIN[] = {"{", "}", "else", "do", ";", NULL};
    const size_t end = tokens[body].partner;
    for (size_t i = body + 1; i < end; i++) {
        if (is_one_of(i, WITH_BRACKETS)) {
            i = tokens[i + 1].partner;
        } else if (is(i, "case")) {
            i = next_on_level(i, ":");
        } else if (tokens[i].kind == WORD && is(i + 1, ":")) {
            i++;
        } else if (!is_one_of(i, PLAIN)) {
            const size_t semicolon = next_on_level(i, ";");
            if (tokens[i].wanted) {
                change_statement(i, semicolon, end);
            }
            i = semicolon;
        }
    }
}

static bool among(size_t i, int count, char **names)
{
    for (int n = 0; n < count; n++) {
        if (is(i, names[n])) {
            return true;
        }
    }
    return false;
}

/* Finds the functions; with names given, everything outside of these is unwanted. */
static void find_edits(int name_count, char **names)
{
    int found = 0;
    for (size_t i = 0; i < token_count; i++) {
        size_t last = i;
        const bool body = i > 0 && is(i, "{") && is(i - 1, ")");
        const bool named = body && among(tokens[i - 1].partner - 1, name_count, names);
        found += named;
        if (opens(i)) {
            last = tokens[i].partner;
        }
        for (size_t t = i; t <= last; t++) {
            tokens[t].wanted = tokens[t].wanted && (name_count == 0 || named);
        }
        if (body) {
            change_statements(i);
        }
        i = last;
    }
    if (found < name_count) {
        fail(1, "not all of these functions are here");
    }
    for (size_t i = 0; i < token_count; i++) {
        if (!tokens[i].wanted) {
            continue;
        }
        if (tokens[i].kind == NUMBER) {
            change_number(i);
        } else {
            change_operator_or_word(i);
        }
        if (is(i, "?")) {
            swap_branches(i);
        } else if (is(i, "read_int") && is(i + 1, "(")) {
            change_bounds(i);
        } else if ((is(i, "if") || is(i, "while")) && is(i + 1, "(")) {
            negate_condition(i + 1);
        }
    }
}

static int by_place(const void *a, const void *b)
{
    const struct edit *x = a;
    const struct edit *y = b;
    if (x->from != y->from) {
        return x->from < y->from ? -1 : 1;
    }
    return x->number < y->number ? -1 : 1;
}

/* ---- output ---- */

/* A run of white space is one blank. */
static void print_flat(const char *text, size_t bytes)
{
    for (size_t i = 0; i < bytes; i++) {
        if (!isspace((unsigned char)text[i])) {
            putchar(text[i]);
        } else if (i + 1 < bytes && !isspace((unsigned char)text[i + 1])) {
            putchar(' ');
        }
    }
}

/* The line in which an edit starts, without the blanks around it. */
static const char *line_of(const struct edit *e, size_t *bytes)
{
    size_t from = e->from;
    size_t to = from;
    while (from > 0 && source[from - 1] != '\n') {
        from--;
    }
    while (isspace((unsigned char)source[from])) {
        from++;
    }
    while (to < source_bytes && source[to] != '\n') {
        to++;
    }
    while (isspace((unsigned char)source[to - 1])) {
        to--;
    }
    *bytes = to - from;
    return source + from;
}

static bool same_change(const struct edit *a, const struct edit *b)
{
    size_t a_bytes;
    size_t b_bytes;
    const char *a_line = line_of(a, &a_bytes);
    const char *b_line = line_of(b, &b_bytes);
    return a_bytes == b_bytes && memcmp(a_line, b_line, a_bytes) == 0 && a->to - a->from == b->to - b->from
           && memcmp(source + a->from, source + b->from, a->to - a->from) == 0
           && strcmp(a->text, b->text) == 0;
}

static void list(void)
{
    for (size_t k = 0; k < edit_count; k++) {
        const struct edit *e = &edits[k];
        size_t bytes;
        const char *line = line_of(e, &bytes);
        int repeated = 1;
        for (size_t other = 0; other < k; other++) {
            repeated += same_change(&edits[other], e);
        }
        printf("%zu\t%zu\t", k + 1, e->line);
        print_flat(source + e->from, e->to - e->from);
        putchar('\t');
        if (e->text[0] == '\0') {
            fputs("nothing", stdout);
        }
        print_flat(e->text, strlen(e->text));
        if (repeated > 1) {
            printf(" (%d)", repeated);
        }
        putchar('\t');
        print_flat(line, bytes);
        putchar('\n');
    }
}

static void apply(size_t k)
{
    const struct edit none = {.text = ""};
    const struct edit *e = k == 0 ? &none : &edits[k - 1];
    fwrite(source, 1, e->from, stdout);
    fputs(e->text, stdout);
    fwrite(source + e->to, 1, source_bytes - e->to, stdout);
}

static void read_source(void)
{
    FILE *file = fopen(file_name, "rb");
    if (file == NULL) {
        perror(file_name);
        exit(1);
    }
    size_t got;
    do {
        source = grown(source, source_bytes + 65536 + 1);
        got = fread(source + source_bytes, 1, 65536, file);
        source_bytes += got;
    } while (got > 0);
    source[source_bytes] = '\0';
    fclose(file);
    if (strlen(source) != source_bytes) {
        fail(1, "a NUL byte");
    }
}

int main(int argc, char **argv)
{
    const bool listing = argc >= 3 && strcmp(argv[1], "list") == 0;
    const bool applying = argc >= 4 && strcmp(argv[1], "apply") == 0;
    if (!listing && !applying) {
        fputs("usage: mutate list FILE [function]...\n       mutate apply K FILE [function]...\n", stderr);
        return 2;
    }
    const int file_at = listing ? 2 : 3;
    file_name = argv[file_at];
    read_source();
    read_tokens();
    pair_brackets();
    find_edits(argc - file_at - 1, argv + file_at + 1);
    qsort(edits, edit_count, sizeof *edits, by_place);
    if (listing) {
        list();
    } else {
        char *end;
        const unsigned long long k = strtoull(argv[2], &end, 10);
        if (!isdigit((unsigned char)argv[2][0]) || *end != '\0' || k > edit_count) {
            fprintf(stderr, "%s: there is no mutant %s\n", file_name, argv[2]);
            return 2;
        }
        apply((size_t)k);
    }
    for (size_t i = 0; i < edit_count; i++) {
        free(edits[i].text);
    }
    free(edits);
    free(tokens);
    free(source);
    return fflush(stdout) == 0 ? 0 : 1;
}
