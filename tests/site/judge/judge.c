/* judge.c - the judge of the page, as a module of WebAssembly: the calls by which judge.js has the judge's own C
   (verdict.h) read cases, compare, count and report. Before a call that takes bytes they are put into room(). */
#include "verdict.h"

#include <stdarg.h>

static struct tally tally;
static struct attempt attempt;
static struct span stream;
static struct test_case **cases;
static int known;
static const char *heading;
static unsigned char *given;  /* bytes from outside */
static unsigned char *of_run; /* those of the last run */

void fail(const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    vfprintf(stderr, format, arguments);
    va_end(arguments);
    exit(1);
}

unsigned char *room(size_t size)
{
    given = allocate(size);
    return given;
}

/* The limits: milliseconds and MB. Given is the name of the problem. */
void start(int ms, int mb, bool has_many_answers)
{
    attempt = (struct attempt){.limits = {.ms = ms, .mb = mb}, .has_many_answers = has_many_answers};
    heading = (const char *)given;
}

/* ---- cases ---- */

/* Adds to the stream. What was there stays where it is, for the cases lie in it. Returns how many cases there are. */
int add_cases(size_t size, bool are_samples)
{
    const size_t left = (size_t)(stream.end - stream.at);
    unsigned char *all = allocate(left + size);
    memcpy(all, left > 0 ? stream.at : all, left);
    memcpy(all + left, given, size);
    stream = (struct span){all, all + left + size};
    free(given);
    for (struct test_case c; stream.at != stream.end && next_case(&stream, &c); known++) {
        c.is_sample = are_samples;
        cases = with_room(cases, (size_t)known, sizeof *cases);
        cases[known] = allocate(sizeof c);
        *cases[known] = c;
    }
    return known;
}

bool is_stream_cut(void) { return stream.at != stream.end; }
const struct span *input_of(int i) { return &cases[i]->input; }

/* As much as the native judge allows. */
int output_kb(int i)
{
    const struct span answer = cases[i]->answer;
    return 64 + (int)(2 * (answer.end - answer.at) / 1024);
}

/* ---- a run ---- */

static struct excerpt take_excerpt(const unsigned char **at, size_t size, double seen)
{
    const unsigned char *start = *at;
    *at += size;
    return (struct excerpt){{start, *at}, (int64_t)seen - (int64_t)size};
}

/* A run of the program on this case; given are its output, its errors, and how it ended. Returns the verdict. */
enum verdict judge_run(int i, enum verdict verdict, double ms, double kb, size_t output, double output_seen,
                       size_t errors, double errors_seen)
{
    const struct test_case *c = cases[i];
    enum { INPUT_SHOWN = 300 };
    const unsigned char *at = given;
    const size_t size = (size_t)(c->input.end - c->input.at);
    const unsigned char *input = c->input.at;
    free(of_run);
    free(attempt.differences);
    of_run = given;
    attempt.verdict = verdict;
    attempt.time_ns = attempt.clock_ns = attempt.cpu_ns = (int64_t)(ms * 1e6);
    attempt.peak_kb = (int64_t)kb;
    attempt.limits.output_kb = output_kb(i);
    attempt.input = take_excerpt(&input, size < INPUT_SHOWN ? size : INPUT_SHOWN, (double)size);
    attempt.output = take_excerpt(&at, output, output_seen);
    attempt.errors = take_excerpt(&at, errors, errors_seen);
    attempt.how = (const char *)at;
    attempt.answer = c->answer;
    attempt.rules_say = NULL;
    compare_output(&attempt);
    return attempt.verdict;
}

/* What the rules of the game say of the output, where they are asked: the verdict; given are their words, or "". */
void accept_run(enum verdict verdict)
{
    attempt.verdict = verdict;
    attempt.rules_say = given[0] != '\0' ? shown((const char *)given) : NULL;
}

/* Counts the run that was judged last. */
void count_run(int i)
{
    struct test_case *c = cases[i];
    char *description = NULL;
    FILE *to = open_text(&description);
    describe_attempt(to, &attempt);
    fclose(to);
    c->description = description;
    c->outcome = (struct outcome){attempt.verdict, attempt.time_ns, attempt.peak_kb};
    count_case(&tally, c);
}

const struct span *failing_input(void) { return tally.first_failing == NULL ? NULL : &tally.first_failing->input; }

/* Prints the report. Given are what the compiler says, and why the trial was stopped. Where nobody knows how many
   cases were not tried, untried is -1. */
enum verdict report(bool compiles, int untried)
{
    const size_t size = strlen((const char *)given);
    const struct excerpt words = {{given, given + size}, 0};
    tally.stopped = (const char *)given + size + 1;
    tally.worst = compiles ? tally.worst : CE;
    const enum verdict verdict = tally.worst == AC && (untried != 0 || tally.tried == 0) ? STOPPED : tally.worst;
    print_headline(stdout, heading, verdict, &tally, false);
    if (compiles) {
        print_findings(stdout, &tally, untried);
        if (untried < 0) {
            printf("  stopped %s; cases were still being made\n", tally.stopped);
        }
    }
    if (verdict != AC && size > 0) {
        write_head(stdout, "the compiler says", words, "");
    }
    fflush(stdout);
    return verdict;
}
