/*
 * verdict.h - the part of the judge that needs no operating system. text.c, stream.c, compare.c and report.c, each of
 * which calls only those before it, and common/rules/base/translate.c are part of the native judge, and can be compiled
 * into a WebAssembly module as they are. A case goes through them like this: next_case() takes it off the stream. After
 * the program has run, compare_output() finds the verdict, and on a failure describe_attempt() writes the report of the
 * case. count_case() counts the cases, in their order. At the end, print_headline() and print_findings() print the report
 * of the problem.
 */
#ifndef VERDICT_H
#define VERDICT_H

#define _DARWIN_C_SOURCE
#define _GNU_SOURCE

#include <inttypes.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Mildest first: the larger of two verdicts is worse. A wrong answer is worse than a slow one, because who makes a
   wrong program faster has gained nothing. STOPPED: the run was stopped, and all was right until then. */
enum verdict { AC, STOPPED, MLE, TLE, OLE, WA, RE, CE, JE, VERDICTS };
extern const char *const verdict_name[VERDICTS];

/* A sentence or a format in the language of the reader (common/rules/base/translate.c); valid from now on. Everything
   that a report says for people goes through it; what is for other programs is in English (result.c). */
__attribute__((format_arg(1))) const char *tr(const char *format);

/* ---- text.c ---- */

/* Reports a fault of the judge or the data (JE), of at most 2,000 bytes, and ends the process: as the last on_fault()
   says, whose function does not return, or else by writing to stderr, with exit status 1. */
__attribute__((noreturn, format(printf, 1, 2))) void fail(const char *format, ...);
void on_fault(void (*end)(const char *reason));

/* Texts are never NULL, and small ones are never freed, because a trial ends soon. */

/* The bytes from `at` up to `end`. With at == NULL there is no text at all, not even an empty one. */
struct span {
    const unsigned char *at, *end;
};

/* The kept beginning of a text, and how many bytes follow it. */
struct excerpt {
    struct span kept;
    int64_t dropped;
};

void *allocate(size_t size);                                   /* zeroed, with one extra byte */
void *with_room(void *array, size_t length, size_t item_size); /* for one more item */
FILE *open_text(char **text);                                  /* which is valid after fclose() */
char *format_text(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* With everything invisible as an escape, such as \x1b, and a backslash before the characters in `special`. */
void write_escaped(FILE *to, struct span text, const char *special);
char *escaped_text(const char *text, const char *special);
char *shown(const char *name); /* backslashes doubled */
int character_in(struct span text,
                 int *code);              /* that it begins with, of UTF-8: how many bytes it has; 0: there is none */
struct span trimmed(struct span text);    /* without white space at its end */
struct span take_line(struct span *rest); /* at == NULL: there are no more */
struct span lines_of(struct span text, int64_t from, int64_t count);
int64_t count_lines(struct span text);
void write_head(FILE *to, const char *title, struct excerpt text, const char *special);

/* ---- stream.c ---- */

/* What a program got on a case. */
struct outcome {
    enum verdict verdict;
    int64_t time_ns, peak_kb;
    bool is_crowded;     /* it had more processes than a program may have */
    int64_t first_wrong; /* line, or word, of its output, from 1 on; 0: none */
    int64_t games;       /* that it played, if it plays; else 0 */
    bool is_unsteady;    /* its moves were others when a line of play came again */
};

struct test_case {
    const char *label; /* KIND-NUMBER */
    struct span input, answer;
    bool is_sample;                                     /* from a folder, not from the stream */
    enum { UNTRIED, SENT, LATE, KNOWN, TALLIED } state; /* LATE: by the clock only, to be tried again */
    struct outcome outcome;
    const char *description; /* from describe_attempt() */
    const char *objection;   /* of the rules to the input, which is outside the limits of the problem; or NULL */
    const char *details;     /* of a case that failed, for other programs (result.c) */
    const char *transcript;  /* of the game in which a program failed that plays; or NULL */
};

/* Takes the next case off the stream, without copying input and answer. False: the stream does not hold a whole case
   (yet), and nothing was taken. Fails if what comes next is not a case. */
bool next_case(struct span *stream, struct test_case *c);

/* ---- compare.c ---- */

enum { OUTPUT_KB = 64 }; /* that a program may write besides twice the answer */

struct limits {
    int64_t ms, mb, output_kb;
    int64_t stack_mb; /* 0: as much as mb */
};

/* What of an output must be as in the answer: its lines, without the blanks at their ends and the empty lines at the
   end of the output; its words, or those in any case; or every byte, but the last line break may be missing. */
enum comparison { BY_LINES, BY_WORDS, BY_WORDS_IN_ANY_CASE, BY_BYTES };

/* One run of the program on one case, and what is known of it. */
struct attempt {
    struct limits limits;
    enum verdict verdict; /* AC before compare_output(): only the output can be wrong */
    const char *how; /* of RE: how it ended, such as "exit status 3"; of CE, STOPPED and JE: why it cannot be judged */
    int64_t time_ns; /* what counts */
    int64_t clock_ns, cpu_ns, peak_kb; /* an unknown CPU time is the same as time_ns */
    struct excerpt input, output, errors;
    struct span answer;
    enum comparison comparison; /* of the output with the answer */
    bool has_many_answers;      /* so the rules of the game decide */
    const char *rules_say;      /* to be shown: what they say about the output, "" if nothing; NULL: nothing is shown */
    char *differences;          /* from compare_output(), */
    int64_t first_wrong;        /* and the line or word that is the first of them; 0: none */
    const char *hint;           /* a sentence that tells why, or NULL */
    const char *referee_says;   /* of a program that plays: why it is WA, or "", */
    struct excerpt transcript;  /* and what was said */
};

/* Turns AC into WA if the output is not the answer, by a->comparison. If there are many answers, the caller then asks
   the rules. */
void compare_output(struct attempt *a);
int64_t output_limit_kb(struct span answer);
bool is_late_by_clock(const struct attempt *a); /* the CPU time is within the limit */

/* ---- report.c ---- */

struct tally {
    int64_t tried, verdicts[VERDICTS];
    int64_t slowest_ns, peak_kb;
    enum verdict worst;
    const struct test_case *first[VERDICTS]; /* with each verdict but AC, of the stream, or else of the samples */
    const struct test_case *first_failing;   /* that of the worst verdict: the one that is shown; or NULL */
    const struct test_case *first_sample;    /* that failed */
    const struct test_case *smaller;         /* than the first failing one, made from it, and fails as well; or NULL */
    int64_t all_tried;     /* of all inputs smaller still, none of which fails; 0: there may be more */
    const char *stopped;   /* why the others were not tried: "after 60 s"; set whenever there are any */
    int64_t left_s;        /* that the others would take; 0: unknown */
    const char **running;  /* that had not ended when the time was over, */
    int64_t running_count; /* so many */
};

int64_t in_ms(int64_t ns); /* rounded up, so that a time over the limit is never shown as the limit */
void write_reason(FILE *to, const struct attempt *a); /* of the verdict: how it ended, or which limit it passed */
void describe_attempt(FILE *to, const struct attempt *a);
void count_case(struct tally *t, struct test_case *c);
void print_headline(FILE *to, const char *heading, enum verdict verdict, const struct tally *t, bool in_colour);
void print_findings(FILE *to, const struct tally *t, int64_t untried);
const char *counts_of(const int64_t counts[VERDICTS]); /* of verdicts, the worst first: "1 RE, 2 WA" */

#endif
