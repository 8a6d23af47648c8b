/* trial.c - judges one problem: copies the program to a folder of its own, has it compiled and tried, prints the
   report, and keeps the case on which it failed. */
#include "judge.h"

/* If the rules set .accepts, several answers may be right. Then they are asked, for samples as well. */
bool has_many_answers(const struct problem *problem)
{
    const char *path = format_text("problems/%s/rules.c", problem->folder);
    return access(path, F_OK) == 0 && strstr((const char *)file_text(path).at, ".accepts") != NULL;
}

/* ---- the program ---- */

/* Removes the runs that this judge and judges which have ended have left in a folder. */
static void remove_earlier(const char *runs)
{
    DIR *folder = opendir(runs);
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        const long pid = strtol(name, NULL, 10);
        if (pid > 0 && (pid == run_pid || (kill((pid_t)pid, 0) != 0 && errno == ESRCH))) {
            remove_tree(dirfd(folder), name);
        }
    }
}

/* Makes the folder of the run, in place of earlier ones, and copies the source into it. */
static void copy_source(const char *path, const struct problem *problem)
{
    const char *runs = format_text("%s/runs/%s", build_path, problem->folder);
    const int from = strcmp(path, "-") == 0 ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    if (from < 0) {
        fail("cannot read %s (%s)", shown(path), strerror(errno));
    }
    remove_earlier(runs);
    mkdir(format_text("%s/runs", build_path), 0755);
    mkdir(runs, 0755);
    mkdir(box.program, 0755);
    box.program_fd = open(box.program, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (box.program_fd < 0) {
        fail("cannot create the folder %s: is the disk full?", shown(box.program));
    }
    copy_to_new(from, box.program_fd, program.source);
}

/* ---- the failing case ---- */

/* A word as bash reads it, whatever it contains. */
static const char *quoted(const char *word)
{
    static const char plain[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_./:=+-";
    return word[strspn(word, plain)] == '\0' ? word : format_text("$'%s'", escaped_text(word, "\\'"));
}

/* A path as the caller would write it from its own folder. */
static const char *from_caller(const char *path)
{
    const size_t length = strlen(called_from);
    if (strncmp(path, called_from, length) == 0 && path[length] == '/') {
        path += length + 1;
    }
    return strchr(path, '/') == NULL || path[0] == '-' ? format_text("./%s", path) : path;
}

/* For --save: writes hack_N.in and hack_N.out with the first free N, and returns the path of the input. */
static const char *save_case(const struct test_case *c, FILE *to)
{
    int n = 1;
    while (access(format_text("%s/hack_%d.in", settings.save, n), F_OK) == 0
           || access(format_text("%s/hack_%d.out", settings.save, n), F_OK) == 0) {
        n++;
    }
    const char *input = format_text("%s/hack_%d.in", settings.save, n);
    make_file(input, c->input);
    make_file(format_text("%s/hack_%d.out", settings.save, n), c->answer);
    fprintf(to, "  kept:    %s and hack_%d.out\n", quoted(from_caller(input)), n);
    return input;
}

/* Keeps the case beside the program, until the problem is judged again, and writes how to run them. */
static void keep_failure(const struct test_case *c, FILE *to)
{
    const char *kept = format_text("%s/input", box.program);
    make_file(kept, c->input);
    make_file(format_text("%s/answer", box.program), c->answer);
    const char *input = settings.save != NULL ? save_case(c, to) : kept;
    const char *source = format_text("%s/%s", from_caller(box.program), program.source);
    fputs("  again:  ", to);
    for (char **word = command_line(program.language->run, source, allowed.mb); *word != NULL; word++) {
        fprintf(to, " %s", quoted(*word));
    }
    fprintf(to, " <%s\n", quoted(from_caller(input)));
}

/* ---- the report ---- */

static enum verdict report(const struct tally *t, const char *messages)
{
    const enum verdict verdict = t->worst == AC && t->tried < cases_read ? STOPPED : t->worst;
    char *kept = NULL;
    FILE *to = open_text(&kept);
    if (t->first_failing != NULL) { /* before the verdict is printed, because this may fail */
        keep_failure(t->first_failing, to);
    }
    fclose(to);
    print_verdict(verdict, t);
    for (const struct test_case *c = cases; c < cases + cases_read; c++) {
        if (settings.verbose && c->state == TALLIED) {
            printf("  %s  %s  %" PRId64 " ms  %.1f MB\n", verdict_name[c->outcome.verdict], shown(c->label),
                   in_ms(c->outcome.time_ns), (double)c->outcome.peak_kb / 1024);
        }
    }
    print_findings(stdout, t, cases_read - t->tried);
    fputs(t->worst != AC ? messages : "", stdout);
    fputs(kept, stdout);
    return verdict;
}

enum verdict try_problem(const struct problem *problem)
{
    const char *messages = "";
    const struct language *l = program.language;
    allowed.ms = problem->no_extra_time ? problem->limit_ms : problem->limit_ms * l->time_factor + l->more_ms;
    allowed.mb = problem->limit_mb * l->memory_factor + l->more_mb;
    rules = has_many_answers(problem) ? format_text("%s/rules/%s", build_path, problem->folder) : NULL;
    copy_source(settings.solution != NULL ? settings.solution : format_text("problems/%s/main.c", problem->folder),
                problem);
    start_crew();
    struct tally tally = {.worst = program.compile != NULL ? compile_program(&messages) : AC};
    if (tally.worst == AC) {
        const char *samples = format_text("problems/%s/samples", problem->folder);
        read_folder(settings.cases != NULL ? settings.cases : samples, settings.cases != NULL ? "" : "sample-");
        if (settings.full) {
            read_stream(format_text("%s/cases/%s.cases", build, problem->folder));
        }
        tally = try_all();
    }
    end_crew();
    return report(&tally, messages);
}
