/* functions.c - forms in which a program is a function that the judge calls, as LeetCode does. The judge puts a frame
   beside the program (frames/), which calls the function for each test case of the input. So it becomes a program that
   reads and writes, like any other. What LeetCode provides, the frame provides; the lines of the program keep their
   numbers. */
#include "judge.h"

enum { MAX_ARGUMENTS = 8 };

/* The types of a signature, and what the frame in C calls them. */
static const char *const types[][2] = {{"int", "int"},      {"long", "long"},       {"double", "double"},
                                       {"bool", "bool"},    {"string", "string"},   {"int[]", "ints"},
                                       {"int[][]", "rows"}, {"string[]", "strings"}};

struct signature {
    const char *result, *name; /* the type as the frame in C calls it */
    const char *arguments[MAX_ARGUMENTS];
    int count;
};

#define IMPORTS_OF_JAVA                                                                                                \
    "import java.io.*; import java.math.*; import java.util.*; import java.util.concurrent.*; "                        \
    "import java.util.function.*; import java.util.stream.*; "
#define IMPORTS_OF_KOTLIN "import java.util.*; import kotlin.collections.*; import kotlin.math.*; "
#define USINGS                                                                                                         \
    "using System; using System.Collections; using System.Collections.Generic; using System.Linq; "                    \
    "using System.Numerics; using System.Text; "
#define RUN_NODE "--stack-size=65500 @D/call.js "

static const struct frame {
    const char *languages;
    const char *file;     /* in frames/, and beside the program */
    const char *source;   /* what the program must be called, or NULL */
    const char *compiled; /* files in place of the program, or NULL: it alone, which does not read the frame */
    const char *product;  /* or NULL: that of the language */
    const char *run;      /* or NULL: the same */
    const char *first;    /* precedes its first line, without a line break */
    enum { CAMEL, PASCAL, SNAKE } names; /* of functions: canWin, CanWin, can_win */
} frames[] = {
    {"c", "call.c", NULL, "call.c", NULL, NULL, "", CAMEL},
    {"cpp11 cpp14 cpp17 cpp20 cpp23", "call.cpp", NULL, "call.cpp", NULL, NULL, "", CAMEL},
    {"python pypy", "call.py", NULL, NULL, NULL, "@T -W ignore @D/call.py @P", "", CAMEL},
    {"java", "Call.java", "Solution.java", "Call.java Solution.java", "Call.class", NULL, IMPORTS_OF_JAVA, CAMEL},
    {"kotlin", "Call.kt", NULL, "Call.kt Main.kt", NULL, NULL, IMPORTS_OF_KOTLIN, CAMEL},
    {"rust", "call.rs", NULL, "call.rs", NULL, NULL, "", SNAKE},
    {"go", "call.go", NULL, "call.go Main.go", NULL, NULL, "package main; ", CAMEL},
    {"csharp", "call.cs", NULL, "-main:Call -r:System.Numerics.dll call.cs Main.cs", NULL, NULL, USINGS, PASCAL},
    {"javascript", "call.js", NULL, NULL, NULL, "@T " RUN_NODE "@S", "", CAMEL},
    {"typescript", "call.js", NULL, NULL, NULL, "node " RUN_NODE "@D/Main.js", "", CAMEL},
};

bool is_function(const struct problem *p) { return p->signature != NULL; }

static const struct frame *frame_for(const struct language *language)
{
    for (size_t i = 0; i < sizeof frames / sizeof frames[0]; i++) {
        if (strstr(format_text(" %s ", frames[i].languages), format_text(" %s ", language->name)) != NULL) {
            return &frames[i];
        }
    }
    return NULL;
}

/* ---- the signature ---- */

/* Takes a word up to one of these characters; false: there is none. */
static bool take_until(const char **at, const char *ends, const char **word)
{
    *at += strspn(*at, " ");
    const size_t length = strcspn(*at, ends);
    *word = format_text("%.*s", (int)length, *at);
    *at += length;
    return length > 0 && **at != '\0';
}

static const char *type_in_c(const char *type)
{
    for (size_t i = 0; i < sizeof types / sizeof types[0]; i++) {
        if (strcmp(type, types[i][0]) == 0) {
            return types[i][1];
        }
    }
    return NULL;
}

static struct signature read_signature(const struct problem *p)
{
    struct signature s = {.count = 0};
    const char *at = p->signature;
    const char *name = NULL;
    bool is_good = take_until(&at, " ", &s.result) && take_until(&at, "(", &s.name);
    s.result = is_good ? type_in_c(s.result) : NULL;
    for (at += is_good; is_good && *at != ')' && *at != '\0'; at += *at == ',') {
        is_good =
            s.count < MAX_ARGUMENTS && take_until(&at, " ", &s.arguments[s.count]) && take_until(&at, ",)", &name);
        s.arguments[s.count] = is_good ? type_in_c(s.arguments[s.count]) : NULL;
        is_good = is_good && s.arguments[s.count++] != NULL;
    }
    if (!is_good || s.result == NULL || s.count == 0) {
        fail("%s: not the signature of a function, such as \"bool stoneGame(int[] piles)\": %s", p->folder,
             shown(p->signature));
    }
    return s;
}

int arguments_of(const struct problem *p) { return read_signature(p).count; }

/* The name as functions are called in the language: canIWin is CanIWin, or can_i_win. */
static const char *name_in(const struct frame *f, const char *name)
{
    char *text = NULL;
    FILE *to = open_text(&text);
    for (const char *c = name; *c != '\0'; c++) {
        const bool is_upper = isupper((unsigned char)*c) != 0;
        const bool begins_word =
            is_upper && c > name && (!isupper((unsigned char)c[-1]) || islower((unsigned char)c[1]));
        fputs(f->names == SNAKE && begins_word ? "_" : "", to);
        putc(f->names == SNAKE                 ? tolower((unsigned char)*c)
             : f->names == PASCAL && c == name ? toupper((unsigned char)*c)
                                               : *c,
             to);
    }
    fclose(to);
    return text;
}

/* ---- the program ---- */

/* Whether the word is in the text, and not as a part of a longer one. */
static bool has_word(const char *text, const char *word)
{
    const size_t length = strlen(word);
    for (const char *at = text; (at = strstr(at, word)) != NULL; at++) {
        const bool is_longer = (at > text && is_of_word(at[-1])) || is_of_word(at[length]);
        if (!is_longer) {
            return true;
        }
    }
    return false;
}

const struct problem *form_called(const struct problem_list *list, const struct problem *p, const char *source)
{
    static const char *const readers[] = {"main", "Main", "stdin", "input", "readFileSync", "STDIN"};
    const struct problem *found = NULL;
    int count = 0;
    for (size_t i = 0; i < sizeof readers / sizeof readers[0]; i++) {
        if (has_word(source, readers[i])) {
            return NULL;
        }
    }
    const char *below = format_text("%s/", p->folder);
    for (const struct problem *form = list->first; form < list->first + list->count; form++) {
        if (!is_function(form) || strncmp(form->folder, below, strlen(below)) != 0) {
            continue;
        }
        const struct signature s = read_signature(form);
        bool is_there = false;
        for (size_t i = 0; i < sizeof frames / sizeof frames[0]; i++) {
            is_there = is_there || has_word(source, name_in(&frames[i], s.name));
        }
        count += is_there;
        found = is_there ? form : found;
    }
    return count == 1 ? found : NULL;
}

int64_t calls_of(const struct problem *p, struct span answer)
{
    const int64_t calls = is_function(p) ? count_lines(answer) : 0;
    return calls > 0 ? calls : 1;
}

const char *newer_of(const struct language *language)
{
    return strcmp(language->name, "cpp17") == 0 ? "cpp20" : language->name; /* which older compilers know, too */
}

const char *why_no_function(const struct program *program)
{
    return frame_for(program->language) == NULL
               ? format_text("this judge calls a function, and no frame calls one in '%s'", program->language->name)
               : NULL;
}

/* A command with other words in place of these. */
static const char *replaced(const char *command, const char *words, const char *by)
{
    const char *at = strstr(command, words);
    return at != NULL ? format_text("%.*s%s%s", (int)(at - command), command, by, at + strlen(words)) : command;
}

struct program in_frame(const struct program *program)
{
    const struct frame *f = frame_for(program->language);
    struct program framed = *program;
    struct language *language = allocate(sizeof *language);
    *language = *program->language;
    language->run = f->run != NULL ? f->run : replaced(language->run, "@N", "Call"); /* the class, of Java */
    framed.language = language;
    framed.frame = f->file;
    framed.compile = f->compiled != NULL ? replaced(program->compile, "@S", f->compiled) : program->compile;
    framed.product = f->product != NULL ? f->product : program->product;
    framed.source = f->source != NULL ? f->source : program->source;
    return framed;
}

/* ---- the frame ---- */

/* What stands in the frame for this word. */
static const char *value_of(const char *word, const struct frame *f, const struct signature *s)
{
    const bool is_c = strcmp(f->file, "call.c") == 0;
    const char *read = "";
    const char *pass = "";
    for (int i = 0; i < s->count; i++) {
        const char *comma = i > 0 ? ", " : "";
        const char *type = s->arguments[i];
        const bool is_struct = strcmp(type, "ints") == 0 || strcmp(type, "rows") == 0 || strcmp(type, "strings") == 0;
        const char *c_type = is_struct                     ? format_text("struct call_%s ", type)
                             : strcmp(type, "string") == 0 ? "char *"
                             : strcmp(type, "long") == 0   ? "long long "
                                                           : format_text("%s ", type);
        read = is_c ? format_text("%s%scall_%d = call_read_%s(); ", read, c_type, i + 1, type)
                    : format_text("%s%scall::Argument::read(&mut input)", read, comma);
        pass = format_text("%s%sCALL_PASS_%s(call_%d)", pass, comma, type, i + 1);
    }
    return strcmp(word, "NAME") == 0     ? name_in(f, s->name)
           : strcmp(word, "COUNT") == 0  ? format_text("%d", s->count)
           : strcmp(word, "RESULT") == 0 ? s->result
           : strcmp(word, "READ") == 0   ? read
           : strcmp(word, "PASS") == 0   ? pass
                                         : NULL;
}

/* Where a word between two @ is known, its value takes its place. */
static void write_frame(FILE *to, struct span text, const struct frame *f, const struct signature *s)
{
    while (text.at < text.end) {
        char word[8] = "";
        int length = 0;
        const bool is_word = *text.at == '@' && sscanf((const char *)text.at, "@%7[A-Z]@%n", word, &length) == 1;
        const char *value = is_word && length > 0 ? value_of(word, f, s) : NULL;
        if (value == NULL) {
            putc(*text.at++, to);
        } else {
            fputs(value, to);
            text.at += length;
        }
    }
}

/* Packages of Go's library that LeetCode imports unasked, by their last names, and something in each. */
static const char *const packages[][2] = {{"bufio", "NewReader"},    {"bytes", "Equal"},    {"container/heap", "Init"},
                                          {"container/list", "New"}, {"fmt", "Sprint"},     {"math", "MaxInt64"},
                                          {"math/bits", "Len"},      {"math/rand", "Int"},  {"os", "Exit"},
                                          {"reflect", "TypeOf"},     {"sort", "Ints"},      {"strconv", "Itoa"},
                                          {"strings", "Contains"},   {"unicode", "IsDigit"}};

/* Imports what a program in Go uses without importing it; `last` is used after it. */
static const char *imports_of_go(const char *source, const char **last)
{
    const char *all = "";
    *last = "";
    for (size_t i = 0; i < sizeof packages / sizeof packages[0]; i++) {
        const char *path = packages[i][0];
        const char *name = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
        const char *call = format_text("%s.", name);
        bool is_used = false;
        for (const char *at = source; (at = strstr(at, call)) != NULL; at++) {
            is_used = is_used || at == source || !(isalnum((unsigned char)at[-1]) || strchr("_.", at[-1]) != NULL);
        }
        if (is_used && strstr(source, format_text("\"%s\"", path)) == NULL) {
            all = format_text("%simport \"%s\"; ", all, path);
            *last = format_text("%s\nvar _ = %s.%s", *last, name, packages[i][1]);
        }
    }
    return all;
}

void print_frame(const struct problem *p, const struct program *program)
{
    static const char *const words[] = {"NAME", "COUNT", "RESULT", "READ", "PASS"};
    const struct frame *f = frame_for(program->language);
    const struct signature s = read_signature(p);
    printf("%s\n", f->file);
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        printf("%s\t%s\n", words[i], value_of(words[i], f, &s));
    }
}

void add_frame(const struct problem *p, const struct program *program, const char *folder)
{
    const struct frame *f = frame_for(program->language);
    const struct signature s = read_signature(p);
    const char *path = format_text("%s/%s", folder, program->source);
    const char *text = (const char *)file_text(path).at;
    const char *first = f->first;
    const char *last = "";
    if (strcmp(program->language->name, "go") == 0) {
        const bool is_package = strncmp(text, "package", 7) == 0 || strstr(text, "\npackage") != NULL;
        first = is_package ? "" : format_text("%s%s", f->first, imports_of_go(text, &last));
    }
    if (first[0] != '\0') {
        const char *whole = format_text("%s%s%s\n", first, text, last);
        if (unlink(path) != 0) {
            fail("cannot remove %s (%s)", shown(path), strerror(errno));
        }
        make_file(path, (struct span){(const unsigned char *)whole, (const unsigned char *)whole + strlen(whole)});
    }
    char *frame = NULL;
    FILE *to = open_text(&frame);
    write_frame(to, file_text(format_text("common/judge/frames/%s", f->file)), f, &s);
    fclose(to);
    make_file(format_text("%s/%s", folder, f->file),
              (struct span){(const unsigned char *)frame, (const unsigned char *)frame + strlen(frame)});
}
