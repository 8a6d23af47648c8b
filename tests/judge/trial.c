/*
 * trial.c - one problem: brings the program into a folder of its own, has it compiled and tried, prints the
 * report, and keeps the case on which it failed.
 */
#include "judge.h"

/* Several answers may be right where the rules set .accepts: then they are asked, also about samples. */
bool is_special(const struct problem *problem)
{
    size_t bytes = 0;
    char *text = file_text(format_text("problems/%s/rules.c", problem->folder), &bytes);
    const bool found = text != NULL && strstr(text, ".accepts") != NULL;
    free(text);
    return found;
}

/* ---- the program ---- */

static void take_source(const char *path)
{
    const int from = strcmp(path, "-") == 0 ? STDIN_FILENO : open(path, O_RDONLY | O_CLOEXEC);
    const int copy = new_file(format_text("%s/%s", box.program, asked.source));
    if (from < 0) {
        fail("cannot read %s (%s)", shown(path), strerror(errno));
    }
    copy_bytes(from, INT64_MAX, copy);
    close_written(copy);
}

/* ---- the case that is kept ---- */

/* A word as bash takes it, whatever it holds. */
static const char *quoted(const char *word)
{
    for (const char *p = word; *p != '\0'; p++) {
        if (!isalnum((unsigned char)*p) && strchr("_./:=+-", *p) == NULL) {
            return format_text("$'%s'", escaped_text(word, "\\'"));
        }
    }
    return word;
}

/* A path as the caller would write it, who stands elsewhere. */
static const char *from_caller(const char *path)
{
    const size_t length = strlen(called_from);
    if (strncmp(path, called_from, length) == 0 && path[length] == '/') {
        path += length + 1;
    }
    return strchr(path, '/') == NULL || path[0] == '-' ? format_text("./%s", path) : path;
}

/* As hack_N.in and hack_N.out; gives the path of the input. */
static const char *save_case(const struct trial_case *failed, FILE *to)
{
    int i = 1;
    while (access(format_text("%s/hack_%d.in", asked.save, i), F_OK) == 0
           || access(format_text("%s/hack_%d.out", asked.save, i), F_OK) == 0) {
        i++;
    }
    const char *input = format_text("%s/hack_%d.in", asked.save, i);
    make_file(input, failed->input);
    make_file(format_text("%s/hack_%d.out", asked.save, i), failed->answer);
    fprintf(to, "  kept:    %s and hack_%d.out\n", quoted(from_caller(input)), i);
    return input;
}

static void make_folder(const char *path)
{
    if (mkdir(path, 0755) != 0 && errno != EEXIST) {
        fail("cannot make the folder %s (%s)", shown(path), strerror(errno));
    }
}

/* Keeps the failing case and the program in build/failed/NAME.PID, until another run tries the problem; says
   how to run them again. */
static void keep(const struct problem *problem, const struct trial_case *failed, FILE *to)
{
    const char *all = format_text("%s/failed", build_path);
    const char *place = format_text("%s/%s.%ld", all, problem->folder, run_pid);
    const char *kept_input = format_text("%s/input", place);
    const char *kept_box = format_text("%s/box", place);
    remove_old(all, problem->folder);
    make_folder(all);
    make_folder(place);
    make_file(kept_input, failed->input);
    make_file(format_text("%s/answer", place), failed->answer);
    if (rename(box.program, kept_box) != 0) {
        fail("cannot keep the program in %s (%s)", shown(kept_box), strerror(errno));
    }
    const char *input = asked.save != NULL ? save_case(failed, to) : kept_input;
    const char *source = format_text("%s/%s", from_caller(kept_box), asked.source);
    fputs("  again:  ", to);
    for (char **word = command(asked.language->run, asked.tool, source, asked.limit_mb); *word != NULL; word++) {
        fprintf(to, " %s", quoted(*word));
    }
    fprintf(to, " <%s\n", quoted(from_caller(input)));
}

/* ---- the report ---- */

/* What there is to say besides the first failing case. */
static void print_notes(const struct tally *t)
{
    const int64_t not_tried = case_count - t->tried;
    if (t->tried - t->verdicts[AC] > 1) {
        print_counts("  verdicts:", t->verdicts);
    }
    if (not_tried > 0 && t->worst != CE) {
        printf("  stopped %s; %" PRId64 " %s not tried\n", t->stopped, not_tried, not_tried == 1 ? "case" : "cases");
    }
    if (t->with_errors != NULL && t->worst == AC) {
        printf("  note: it wrote to stderr, first in case %s; a judge may refuse that\n", shown(t->with_errors->label));
    }
}

static enum verdict report(const struct problem *problem, const struct tally *t, const char *compiler_said)
{
    const enum verdict verdict = t->worst == AC && t->verdicts[AC] < case_count ? STOPPED : t->worst;
    char *kept = NULL;
    FILE *to = open_text(&kept);
    if (t->told != NULL) { /* before the verdict: it may fail */
        keep(problem, t->told, to);
    }
    fclose(to);
    print_line(verdict, t->verdicts[AC], t->tried, in_ms(t->slowest_ns), t->peak_kb);
    for (const struct trial_case *c = cases; c < cases + case_count; c++) {
        if (asked.verbose && c->counted) {
            printf("  %s  %s  %" PRId64 " ms  %.1f MB\n", verdict_name[c->result.verdict], shown(c->label),
                   in_ms(c->result.time_ns), (double)c->result.peak_kb / 1024);
        }
    }
    if (t->told != NULL) {
        printf("  case %s: %s", shown(t->told->label), t->told->words);
    }
    print_notes(t);
    fputs(t->worst != AC ? compiler_said : "", stdout);
    fputs(kept, stdout);
    return verdict;
}

enum verdict try_problem(const struct problem *problem)
{
    const char *said = "";
    asked.limit_ms = problem->limit_ms * asked.language->time_factor + asked.language->more_ms;
    asked.limit_mb = problem->limit_mb * asked.language->memory_factor + asked.language->more_mb;
    make_folder(run_folder);
    make_folder(box.program);
    box.program_fd = open(box.program, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    take_source(asked.solution != NULL ? asked.solution : format_text("problems/%s/main.c", problem->folder));
    asked.rules = is_special(problem) ? format_text("%s/rules/%s", build_path, problem->folder) : NULL;
    start_crew();
    const enum verdict compiled = asked.compile != NULL ? compile_program(&said) : AC;
    if (compiled != AC) {
        end_crew();
        print_line(compiled, 0, 0, 0, 0);
        fputs(said, stdout);
        return compiled;
    }
    if (asked.cases != NULL) {
        read_folder(asked.cases, "");
    } else {
        read_folder(format_text("problems/%s/samples", problem->folder), "sample-");
    }
    first_of_stream = case_count;
    if (asked.full) {
        read_stream(format_text("%s/cases/%s.cases", build, problem->folder));
    }
    const struct tally tally = try_all();
    end_crew();
    return report(problem, &tally, said);
}
