/* page_judge.c - the page judge, as a module of WebAssembly: the calls by which judge.js has the judge's own C
   (verdict.h) read cases, compare, count and report. Before a call that takes bytes they are put into room(). Nothing
   is freed, because a trial ends soon. */
#include "verdict.h"

static struct tally tally;
static struct attempt attempt;
static struct span stream;
static const char *heading;
static unsigned char *given; /* bytes from outside */

unsigned char *room(size_t size)
{
    given = allocate(size);
    return given;
}

/* The limits: milliseconds and MB. Given is the name of the problem. No case has run. */
void start(int ms, int mb, bool has_many_answers, enum comparison comparison)
{
    tally = (struct tally){0};
    attempt = (struct attempt){
        .limits = {.ms = ms, .mb = mb}, .has_many_answers = has_many_answers, .comparison = comparison};
    heading = (const char *)given;
}

/* ---- cases ---- */

/* Adds what is given to the stream. */
void add(size_t size)
{
    const size_t left = (size_t)(stream.end - stream.at);
    unsigned char *all = allocate(left + size);
    memcpy(all, left > 0 ? stream.at : all, left);
    memcpy(all + left, given, size);
    stream = (struct span){all, all + left + size};
}

/* Takes the next case off the stream; or NULL, while there is no whole one. */
struct test_case *take_case(bool is_sample)
{
    struct test_case *c = allocate(sizeof *c);
    const bool is_whole = stream.at != stream.end && next_case(&stream, c);
    c->is_sample = is_sample;
    return is_whole ? c : NULL;
}

bool is_stream_cut(void) { return stream.at != stream.end; }
const struct span *input_of(const struct test_case *c) { return &c->input; }
const struct span *answer_of(const struct test_case *c) { return &c->answer; }

/* Of a function: how many calls the case has; the first of them that was wrong, from 1 on; and some of them as a case,
   where each has so many lines of input. */
int calls_in(const struct test_case *c) { return (int)count_lines(c->answer); }
int wrong_call(void) { return (int)attempt.first_wrong; }

struct test_case *take_calls(const struct test_case *c, int from, int count, int lines)
{
    struct test_case *part = allocate(sizeof *part);
    *part = *c;
    part->input = lines_of(c->input, (int64_t)from * lines, (int64_t)count * lines);
    part->answer = lines_of(c->answer, from, count);
    return part;
}

/* As much as the native judge allows. */
int output_kb(const struct test_case *c) { return (int)output_limit_kb(c->answer); }

/* ---- a run ---- */

/* A run of the program on this case; given are its output, its errors, of which some were dropped, and how it ended.
   Returns the verdict. */
enum verdict judge_run(const struct test_case *c, enum verdict verdict, double ms, double kb, size_t output,
                       size_t errors, double dropped)
{
    const unsigned char *output_end = given + output;
    const unsigned char *errors_end = output_end + errors;
    attempt.verdict = verdict;
    attempt.time_ns = attempt.clock_ns = attempt.cpu_ns = (int64_t)(ms * 1e6);
    attempt.peak_kb = (int64_t)kb;
    attempt.limits.output_kb = output_limit_kb(c->answer);
    attempt.input.kept = c->input;
    attempt.output.kept = (struct span){given, output_end};
    attempt.errors = (struct excerpt){{output_end, errors_end}, (int64_t)dropped};
    attempt.how = (const char *)errors_end;
    attempt.answer = c->answer;
    attempt.rules_say = NULL;
    compare_output(&attempt);
    return attempt.verdict;
}

/* What the rules of the game say of the output, where they are asked: the verdict; given are their words, or "". */
void accept_run(enum verdict verdict)
{
    attempt.verdict = verdict;
    attempt.rules_say = verdict == JE || given[0] != '\0' ? shown((const char *)given) : NULL;
}

/* Counts the run that was judged last. */
void count_run(struct test_case *c)
{
    char *description = NULL;
    FILE *to = open_text(&description);
    describe_attempt(to, &attempt);
    fclose(to);
    c->description = description;
    c->outcome = (struct outcome){.verdict = attempt.verdict, .time_ns = attempt.time_ns, .peak_kb = attempt.peak_kb};
    count_case(&tally, c);
}

const struct span *failing_input(void) { return tally.first_failing == NULL ? NULL : &tally.first_failing->input; }

/* Prints the report. Given are what the compiler says, and why the trial was stopped. Where nobody knows how many
   cases were not tried, untried is -1. */
enum verdict report(bool compiles, int untried)
{
    const size_t size = strlen((const char *)given);
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
        write_head(stdout, "the compiler says", (struct excerpt){.kept = {given, given + size}}, "");
    }
    fflush(stdout);
    return verdict;
}
