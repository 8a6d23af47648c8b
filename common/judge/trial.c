/* trial.c - judges one problem: copies the program to a folder of its own, has it compiled and tried, prints the
   report, and keeps the case on which it failed. */
#include "judge.h"

/* What run-time checks may need: times the time, times the memory, and megabytes more, which the stack does not get, so
   that endless recursion is found by them and is not MLE. */
enum { SANITIZED_TIME = 5, SANITIZED_MEMORY = 3, SANITIZED_MORE_MB = 256 };

bool has_rules(const struct problem *problem) { return access(rules_path_of(problem), F_OK) == 0; }

/* If the rules set .accepts, several answers may be right. Then they are asked, for samples as well. Where only a
   comment names it, they say that only the answer is right. */
bool may_have_many_answers(const struct problem *problem)
{
    const char *path = rules_path_of(problem);
    return has_rules(problem) && strstr((const char *)file_text(path).at, ".accepts") != NULL;
}

bool is_played(const struct problem *problem)
{
    return !is_form(problem) && has_rules(problem)
           && strstr((const char *)file_text(rules_path_of(problem)).at, ".converse") != NULL;
}

/* ---- the program ---- */

/* Copies the source into the folder of the run, and gives it the name that its compiler wants. */
static void copy_source(struct task *task)
{
    static struct program program;
    const char *first_name = task->program->source;
    const char *path = task->solution != NULL ? task->solution : solution_of(task->problem);
    const int from = strcmp(path, "-") == 0 ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (from < 0) {
        fail("cannot read %s (%s)", shown(path), strerror(errno));
    }
    sandbox.program_fd = open(sandbox.program_folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (sandbox.program_fd < 0) {
        fail("cannot open the folder %s (%s)", shown(sandbox.program_folder), strerror(errno));
    }
    copy_to_new(from, sandbox.program_fd, first_name);
    program = *task->program;
    task->program = &program;
    name_class(&program, file_text(format_text("%s/%s", sandbox.program_folder, first_name)));
    if (renameat(sandbox.program_fd, first_name, sandbox.program_fd, program.source) != 0) {
        fail("cannot rename %s (%s)", first_name, strerror(errno));
    }
    if (program.frame != NULL) {
        add_frame(task->problem, &program, sandbox.program_folder);
    }
}

/* ---- the failing case ---- */

/* A word as bash reads it, whatever it contains. */
static const char *quoted(const char *word)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./:=+-";
    return word[strspn(word, plain)] == '\0' ? word : format_text("$'%s'", escaped_text(word, "\\'"));
}

/* For --save: writes hack_N.in and hack_N.out with the first free N. */
static struct kept_case save_case(const char *folder, struct span in, struct span out)
{
    const char *input = NULL;
    const char *answer = NULL;
    int n = 0;
    do {
        n++;
        input = format_text("%s/hack_%d.in", folder, n);
        answer = format_text("%s/hack_%d.out", folder, n);
    } while (access(answer, F_OK) == 0 || !make_file_if_new(input, in)); /* another judge may save there, too */
    make_file(answer, out);
    return (struct kept_case){input, answer, NULL};
}

/* Keeps the case beside the program, until the problem is judged again, and writes how to run them. */
static struct kept_case keep_failure(const struct task *task, const struct tally *t, FILE *to)
{
    const struct test_case *c = t->smaller != NULL ? t->smaller : t->first_failing;
    const struct settings *settings = task->settings;
    const struct program *program = task->program;
    struct kept_case kept = {format_text("%s/input", sandbox.program_folder),
                             format_text("%s/answer", sandbox.program_folder), NULL};
    const struct span talk = {(const unsigned char *)c->transcript,
                              c->transcript != NULL ? (const unsigned char *)strchr(c->transcript, '\0') : NULL};
    make_file(kept.input, c->input);
    make_file(kept.answer, task->plays ? talk : c->answer);
    if (settings->save != NULL) {
        kept = save_case(settings->save, c->input, task->plays ? talk : c->answer);
        fprintf(to, tr("  kept:    %s and %s\n"), quoted(from_caller(settings, kept.input)),
                quoted(strrchr(kept.answer, '/') + 1));
        if (c != t->first_failing) {
            const struct kept_case first = save_case(settings->save, t->first_failing->input, t->first_failing->answer);
            fprintf(to, tr("  of case %s: %s and %s\n"), shown(t->first_failing->label),
                    quoted(from_caller(settings, first.input)), quoted(strrchr(first.answer, '/') + 1));
        }
    }
    kept.input = from_caller(settings, kept.input);
    kept.answer = from_caller(settings, kept.answer);
    if (task->plays) {
        return kept; /* no command would play it again */
    }
    const char *source = format_text("%s/%s", from_caller(settings, sandbox.program_folder), program->source);
    const char *again = "";
    for (char **word = command_line(program, program->language->run, source, task->limits.mb); *word != NULL; word++) {
        again = format_text("%s%s ", again, quoted(*word));
    }
    kept.again = format_text("%s<%s", again, quoted(kept.input));
    fprintf(to, tr("  again:   %s\n"), kept.again);
    return kept;
}

/* ---- the report ---- */

/* Says how many inputs are not within the limits of the problem. */
static void write_objections(FILE *to, const struct case_list *cases)
{
    int64_t count = 0;
    const struct test_case *first = outside_limits(cases, &count);
    if (first != NULL) {
        fprintf(to,
                count == 1 ? tr("  %" PRId64 " of %" PRId64
                                " inputs is outside the limits of the problem, the first in case %s: %s\n")
                           : tr("  %" PRId64 " of %" PRId64
                                " inputs are outside the limits of the problem, the first in case %s: %s\n"),
                count, cases->samples, shown(first->label), first->objection);
    }
}

/* How many games were played, in how many ways. */
static void write_games(FILE *to, const struct case_list *cases, bool is_by_moves)
{
    int64_t every = 0;
    int64_t lines = 0;
    int64_t others = 0;
    int64_t runs = 0;
    int64_t unsteady = 0;
    for (const struct test_case *c = cases->first; c < cases->first + cases->count; c++) {
        const struct outcome *o = &c->outcome;
        const bool is_every = strncmp(c->label, "every-", 6) == 0 && !o->is_unsteady;
        if (c->state == TALLIED && o->verdict == AC) {
            every += is_every ? 1 : 0;
            lines += is_every ? o->games : 0;
            others += is_every ? 0 : 1;
            runs += is_every ? 0 : o->games;
            unsteady += o->is_unsteady ? 1 : 0;
        }
    }
    if (every > 0) {
        fprintf(to, tr("  games right in every line of play: %" PRId64 " (lines: %" PRId64 ")\n"), every, lines);
    }
    if (others > 0) {
        fprintf(to,
                is_by_moves
                    ? tr("  other games right: %" PRId64 " (tries: %" PRId64 "), against opponents that hold out, "
                         "that hope for mistakes, and that move at random\n")
                    : tr("  games right: %" PRId64 " (tries: %" PRId64 "), each against an opponent that plays as "
                         "well as it can, and against two that move at random\n"),
                others, runs);
    }
    if (unsteady > 0) {
        fprintf(to, tr("  of these, not tried in every line, as its moves differ from run to run: %" PRId64 "\n"),
                unsteady);
    }
}

/* What is to be known beside the verdict. */
static void write_remarks(FILE *to, const struct task *task, const struct case_list *cases, enum verdict verdict)
{
    const struct program *program = task->program;
    const int64_t mb = task->limits.mb;
    const char *low = low_limits(mb, program->language->more_mb > 0 ? MACHINE_MB : mb);
    if (task->problem->rules != NULL) {
        fprintf(to,
                tr("  limits: %" PRId64 " ms and %" PRId64
                   " MB, for %s; set them by .time_ms and .memory_mb of the rules, or by "
                   "--time-ms and --memory-mb\n"),
                task->limits.ms, mb, program->language->name);
    }
    if (program->is_sanitized) {
        fprintf(to, tr("  --sanitize: %d times the time, %d times the memory and %d MB more\n"), SANITIZED_TIME,
                SANITIZED_MEMORY, SANITIZED_MORE_MB);
    }
    if (task->plays) {
        write_games(to, cases, task->settings->plays);
    }
    write_objections(to, cases);
    fputs(cases->others, to);
    if (program->name != NULL && (strcmp(program->name, "Main") != 0 || strcmp(program->source, "Main.java") != 0)) {
        fprintf(to, tr("  this ran class %s of %s; some judges, such as BOJ, want Main of Main.java\n"), program->name,
                program->source);
    }
    if (verdict == RE && low[0] != '\0') {
        fprintf(to, tr("  this shell allows less than the judge does: %s\n"), low);
    }
}

static enum verdict report(const struct task *task, const struct case_list *cases, const struct tally *t,
                           const char *messages, int64_t messages_size)
{
    const enum verdict verdict = t->worst == AC && t->tried < cases->count ? STOPPED : t->worst;
    struct result result = {task, verdict, t, cases, .messages = messages, .messages_size = messages_size};
    char *kept = NULL;
    char *text = NULL;
    FILE *to = open_text(&kept);
    if (t->first_failing != NULL) { /* before the verdict is printed, because this may fail */
        result.kept = keep_failure(task, t, to);
    }
    fclose(to);
    to = open_text(&text);
    for (const struct test_case *c = cases->first; c < cases->first + cases->count; c++) {
        if (task->settings->verbose && c->state == TALLIED) {
            fprintf(to, "  %s  %s  %" PRId64 " ms  %.1f MB\n", verdict_name[c->outcome.verdict], shown(c->label),
                    in_ms(c->outcome.time_ns), (double)c->outcome.peak_kb / 1024);
        }
    }
    const struct test_case *shown_case = t->smaller != NULL ? t->smaller : t->first_failing;
    print_findings(to, t, verdict == CE && t->tried == 0 ? 0 : cases->count - t->tried); /* of a CE that is plain */
    fputs(remark_on_calls(task, shown_case), to);
    write_remarks(to, task, cases, verdict);
    fputs(t->worst != AC ? messages : "", to);
    fputs(kept, to);
    fclose(to);
    result.text = text;
    print_result(&result);
    return verdict;
}

/* ---- the trial ---- */

static const struct task *tried;

/* The workers of the trial end with it. */
static void end_by_fault(const char *reason)
{
    print_fault(tried, reason);
    fflush(stdout);
    _exit(VERDICT_BASE + JE);
}

static struct case_list read_cases(const struct settings *settings, const struct problem *problem)
{
    enum { MAX_SECONDS = 90 };
    struct case_list cases = {.others = ""};
    const char *stream = format_text("%s/cases/%s.cases", settings->build, made_name(problem));
    if (settings->plays) {
        const int64_t until = now_ns() + (int64_t)MAX_SECONDS * 1000000000;
        const struct span games = ask_for_cases(LIST_GAMES, first_cases(stream), until);
        if (games.at == NULL && !stop_signal) {
            fail(tr("the rules of the game cannot play: %s"), tr("they have ended, or take too long"));
        }
        read_games(&cases, games);
        if (cases.count == 0 && !stop_signal) {
            fail("%s", tr("no game of these can be played to its end: their positions have too many moves, or none"));
        }
        return cases;
    }
    if (settings->cases != NULL) {
        read_folder(&cases, settings->cases, "");
    } else if (problem->rules == NULL) {
        read_folder(&cases, format_text("problems/%s/samples", problem->folder), "sample-");
    }
    if (settings->full) {
        read_stream(&cases, stream);
    }
    return cases;
}

enum verdict try_problem(struct task *task)
{
    const struct problem *problem = task->problem;
    tried = task;
    on_fault(end_by_fault);
    const struct language *l = task->program->language;
    const char *messages = "";
    int64_t messages_size = 0;
    const struct settings *settings = task->settings;
    const int64_t ms = settings->time_ms > 0 ? settings->time_ms : problem->limit_ms;
    const int64_t mb = settings->memory_mb > 0 ? settings->memory_mb : problem->limit_mb;
    task->limits.ms = problem->no_extra_time ? ms : ms * l->time_factor + l->more_ms;
    task->limits.mb = mb * l->memory_factor + l->more_mb;
    if (task->program->is_sanitized) {
        task->limits.ms *= SANITIZED_TIME;
        task->limits.stack_mb = task->limits.mb * SANITIZED_MEMORY;
        task->limits.mb = task->limits.stack_mb + SANITIZED_MORE_MB;
    }
    task->has_many_answers = may_have_many_answers(problem);
    task->plays = settings->plays || is_played(problem);
    const char *rules = format_text("%s/rules/%s", task->settings->build_path, made_name(problem));
    if (task->has_many_answers || task->plays || (task->settings->cases != NULL && has_rules(problem))
        || (task->settings->full && access(rules, X_OK) == 0)) {
        task->rules_program = rules;
    }
    copy_source(task);
    start_workers(task);
    /* The workers do not hold the cases, but what runs without a sandbox, if only while compiling, could change the files. */
    const struct case_list cases = read_cases(task->settings, problem);
    struct tally tally = {.worst = AC};
    if (task->program->compile != NULL) {
        tally = compile_program(&messages, &messages_size);
    }
    if (tally.worst == AC) {
        tally = try_all(task->settings, &cases);
        const struct test_case *found = find_call(task, tally.first_failing);
        tally.smaller = task->settings->as_found ? NULL : find_smaller(task, found, &tally.all_tried);
        tally.smaller = tally.smaller == NULL && found != tally.first_failing ? found : tally.smaller;
    }
    end_workers();
    return report(task, &cases, &tally, messages, messages_size);
}
