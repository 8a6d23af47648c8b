/*
 * trial.c - one problem: brings the program into a folder of its own, has it compiled and tried, prints the
 * report, and keeps the case on which it failed.
 */
#define _GNU_SOURCE
#include "judge.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    MOST_KEPT = 10, /* failing cases of a problem in build/failed */
    MAKE_SHOWN = 4096
};

/* ---- what make makes ---- */

/* Has make make these (words without a sign that a shell knows); says whether it did. What make says is
 * appended. */
bool make(const char *targets, int64_t jobs, FILE *said)
{
    char buffer[MAKE_SHOWN];
    const int64_t start_ns = now_ns();
    FILE *pipe = popen(format_text("make -s -k -j %" PRId64 " %s 2>&1 </dev/null", jobs, targets), "r");
    for (bool more = pipe != NULL; more && !stop_signal;) {
        struct pollfd line = {.fd = fileno(pipe), .events = POLLIN};
        show_progress(format_text("building, %" PRId64 " s", (now_ns() - start_ns) / 1000000000));
        if (poll(&line, 1, 100) > 0) {
            const ssize_t got = read(line.fd, buffer, sizeof buffer);
            fwrite(buffer, 1, got > 0 ? (size_t)got : 0, said);
            more = got > 0;
        }
    }
    return pipe != NULL && !stop_signal && pclose(pipe) == 0;
}

/* It must be there, and of today. */
static void need(const char *target)
{
    char *said = NULL;
    size_t bytes = 0;
    FILE *to = open_text(&said, &bytes);
    const bool made = make(target, 1, to);
    fclose(to);
    if (!made && !stop_signal) {
        char *text = NULL;
        size_t text_bytes = 0;
        const unsigned char *words = (const unsigned char *)said;
        to = open_text(&text, &text_bytes);
        fprintf(to, "  make %s fails:\n", target);
        show_head(to, NULL, (struct text){words, words + bytes}, (int64_t)bytes, 20);
        fclose(to);
        fail_as_told(text);
    }
}

/* Only rules that speak of "accepts" can know of several right answers; to build all for the samples would
   take long. */
bool may_be_special(const struct problem *problem)
{
    FILE *file = fopen(format_text("problems/%s/rules.c", problem->folder), "r");
    char *line = NULL;
    size_t room = 0;
    bool found = false;
    while (file != NULL && !found && getline(&line, &room, file) >= 0) {
        found = strstr(line, "accepts") != NULL;
    }
    if (file != NULL) {
        fclose(file);
    }
    free(line);
    return found;
}

/* Are there several right answers? The rules say so; then they are asked. */
static void find_rules(const struct problem *problem, bool all_made)
{
    char *rules = format_text("%s/rules/%s", build, problem->folder);
    if (!may_be_special(problem)) {
        return;
    }
    if (!all_made) {
        need(rules);
    }
    const int status = system(format_text("%s special >%s 2>&1 </dev/null", rules, "/dev/null"));
    if (!WIFEXITED(status) || WEXITSTATUS(status) > 1) {
        fail("the rules do not say whether several answers are right", rules);
    }
    asked.rules = WEXITSTATUS(status) == 0 ? realpath(rules, NULL) : NULL;
}

/* ---- the program ---- */

/* Copies the source to where it is called Main; says whether there is anything in it. */
static bool take_source(const struct problem *problem, const struct wishes *wishes)
{
    const char *place = format_text("%s/%s", box.program, asked.source);
    if (wishes->solution == NULL) {
        copy_file(format_text("problems/%s/main.c", problem->folder), place);
    } else if (strcmp(wishes->solution, "-") != 0) {
        copy_file(wishes->solution, place);
    } else {
        const int copy = open(place, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
        if (copy < 0 || copy_rest(STDIN_FILENO, copy) < 0 || close(copy) != 0) {
            fail_errno("cannot copy standard input", NULL);
        }
    }
    struct stat about;
    return stat(place, &about) == 0 && about.st_size > 0;
}

/* Has it compiled; gives AC, CE, or STOPPED, and what is to be told. */
static enum verdict prepare(const char *title, char **said)
{
    if (asked.compile == NULL) {
        return AC;
    }
    char *more = NULL;
    const enum verdict verdict = compile_program(asked.compile, title, said);
    const struct language *newer = language_named("cpp20");
    if (verdict != CE || strcmp(asked.language->name, "cpp17") != 0
        || compile_program(compile_words(newer), title, &more) != AC) {
        return verdict;
    }
    *said = format_text("%s  it does compile as C++20: --lang %s\n", *said, newer->name);
    return CE;
}

/* ---- the case that is kept ---- */

/* A word as bash takes it, whatever it holds. */
static void show_word(FILE *to, const char *word)
{
    bool plain = word[0] != '\0';
    for (const char *p = word; *p != '\0'; p++) {
        plain = plain && (isalnum((unsigned char)*p) || strchr("_./:=+-", *p) != NULL);
    }
    fputs(plain ? "" : "$'", to);
    show(to, word, strlen(word), "\\'");
    fputs(plain ? "" : "'", to);
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

static void copy_part(const struct data *data, bool is_answer, const char *path)
{
    const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0644);
    if (fd < 0) {
        fail_errno("the failing case cannot be kept", path);
    }
    copy_range(data->fd, is_answer ? data->answer_at : data->input_at,
               is_answer ? data->answer_bytes : data->input_bytes, fd);
    if (close(fd) != 0) {
        fail_errno("the failing case cannot be kept", path);
    }
}

/* Is this input in the file already? */
static bool holds(const char *path, const struct data *data)
{
    struct stat about;
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    bool same = fd >= 0 && fstat(fd, &about) == 0 && about.st_size == data->input_bytes;
    if (same) {
        unsigned char *bytes = allocate(2 * (size_t)data->input_bytes);
        read_at(fd, bytes, (size_t)data->input_bytes, 0);
        read_at(data->fd, bytes + data->input_bytes, (size_t)data->input_bytes, data->input_at);
        same = memcmp(bytes, bytes + data->input_bytes, (size_t)data->input_bytes) == 0;
        free(bytes);
    }
    if (fd >= 0) {
        close(fd);
    }
    return same;
}

/* As hack_N.in and hack_N.out, once; gives the path of the input. */
static const char *save_case(const char *folder, const struct data *data, FILE *to)
{
    for (int i = 1;; i++) {
        const char *input = format_text("%s/hack_%d.in", folder, i);
        const char *answer = format_text("%s/hack_%d.out", folder, i);
        const bool known = holds(input, data);
        if (known || (access(input, F_OK) != 0 && access(answer, F_OK) != 0)) {
            if (!known) {
                copy_part(data, false, input);
                copy_part(data, true, answer);
            }
            fputs("  kept:    ", to);
            show_word(to, from_caller(input));
            fprintf(to, known ? ", as before\n" : " and hack_%d.out\n", i);
            return input;
        }
    }
}

/* A folder build/failed/NAME.N of our own; older ones than the last ten go. */
static const char *folder_to_keep(const char *name)
{
    const char *failed = format_text("%s/failed", build_path);
    long last = 0;
    mkdir(failed, 0755);
    DIR *folder = opendir(failed);
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        const size_t length = strlen(name);
        if (strncmp(entry->d_name, name, length) == 0 && entry->d_name[length] == '.') {
            const long number = strtol(entry->d_name + length + 1, NULL, 10);
            last = number > last ? number : last;
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
    const char *place = NULL;
    do {
        last++;
        place = format_text("%s/%s.%ld", failed, name, last);
    } while (mkdir(place, 0755) != 0 && errno == EEXIST);
    remove_tree(format_text("%s/%s.%ld", failed, name, last - MOST_KEPT));
    return place;
}

/* Keeps the failing case and the program where no other run comes by; says how to run them again. */
static void keep(const struct problem *problem, const struct wishes *wishes, const struct data *data,
                 FILE *to)
{
    const char *place = folder_to_keep(problem->folder);
    const char *kept_box = format_text("%s/box", place);
    const char *input = format_text("%s/input", place);
    copy_part(data, false, input);
    copy_part(data, true, format_text("%s/answer", place));
    if (mkdir(kept_box, 0755) != 0) {
        fail_errno("the failing case cannot be kept", kept_box);
    }
    DIR *folder = opendir(box.program);
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        if (entry->d_name[0] != '.') {
            copy_file(format_text("%s/%s", box.program, entry->d_name),
                      format_text("%s/%s", kept_box, entry->d_name));
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
    input = wishes->save != NULL ? save_case(wishes->save, data, to) : input;
    const char *seen = from_caller(kept_box);
    const char *source = strrchr(asked.source, '/') != NULL ? strrchr(asked.source, '/') + 1 : asked.source;
    const struct places places = {asked.tool, format_text("%s/%s", seen, source), seen, asked.heap_mb};
    fputs("  again:   ", to);
    for (char **word = command(asked.language->run, &places); *word != NULL; word++) {
        show_word(to, *word);
        putc(' ', to);
    }
    putc('<', to);
    show_word(to, from_caller(input));
    putc('\n', to);
}

/* ---- the report ---- */

static void print_counts(const struct tally *t)
{
    const char *separator = "  verdicts: ";
    for (int v = AC; v < VERDICTS; v++) {
        if (t->verdicts[v] > 0) {
            printf("%s%" PRId64 " %s", separator, t->verdicts[v], verdict_name[v]);
            separator = ", ";
        }
    }
    putchar('\n');
}

static void print_rest(const struct tally *t, const struct wishes *wishes)
{
    if (t->tried - t->verdicts[AC] > 1) {
        print_counts(t);
    }
    if (t->not_tried > 0) {
        printf("  stopped after %s; %" PRId64 " %s not tried\n",
               t->stopped_early ? "the first case that is not AC" : "5 cases over the time limit",
               t->not_tried, t->not_tried == 1 ? "case" : "cases");
    }
    if (t->out_of_time || stop_signal) {
        printf("  stopped %s; %" PRId64 " of %" PRId64 " cases tried\n",
               stop_signal ? "by a signal" : format_text("after %" PRId64 " s", wishes->seconds), t->tried,
               case_count);
    }
}

/* Prints all that there is to say; gives the verdict. */
static enum verdict report(const struct problem *problem, const struct wishes *wishes, const struct tally *t,
                           const char *compiler_said)
{
    const struct told *told = t->in_stream.text != NULL ? &t->in_stream : &t->in_folder;
    const bool whole = !stop_signal && t->tried == case_count && t->verdicts[AC] == case_count;
    const enum verdict verdict = t->worst == AC && !whole ? STOPPED : t->worst;
    char *kept = NULL;
    size_t bytes = 0;
    FILE *to = open_text(&kept, &bytes);
    if (told->text != NULL) { /* before the verdict: it may fail */
        keep(problem, wishes, &cases[told->index].data, to);
    }
    fclose(to);
    if (access(box.program, F_OK) != 0) {
        fail("this folder was removed while we ran (make clean?)", box.program);
    }
    print_line(verdict, t->verdicts[AC], t->tried, in_ms(t->slowest_ns), t->peak_kb);
    fputs(wishes->verbose ? t->lines : "", stdout);
    if (told->text != NULL) {
        fputs("  case ", stdout);
        show_name(stdout, cases[told->index].label);
        printf(": %s", told->text);
    }
    print_rest(t, wishes);
    if (t->with_errors > 0 && told->text == NULL) {
        printf("  note: it wrote to stderr in %" PRId64 " of %" PRId64 " cases, first in ", t->with_errors,
               t->tried);
        show_name(stdout, cases[t->first_with_errors].label);
        puts("; a judge may refuse that");
    }
    if (t->worst != AC && compiler_said != NULL && compiler_said[0] != '\0') {
        printf("  the compiler says:\n%s", compiler_said);
    }
    fputs(kept, stdout);
    return verdict;
}

enum verdict try_problem(const struct problem *problem, const struct wishes *wishes, const char *title)
{
    struct tally tally = {.worst = AC};
    char *said = NULL;
    asked.limit_ms = problem->limit_ms * asked.language->time_factor + asked.language->more_ms;
    asked.limit_mb = problem->limit_mb * asked.language->memory_factor + asked.language->more_mb;
    asked.heap_mb = asked.limit_mb > 128 ? asked.limit_mb - 64 : 64;
    if (!take_source(problem, wishes)) {
        print_line(CE, 0, 0, 0, 0);
        puts(wishes->solution != NULL && strcmp(wishes->solution, "-") == 0
                 ? "  nothing came from standard input"
                 : "  the file is empty");
        return CE;
    }
    find_rules(problem, wishes->all_made);
    if (wishes->cases != NULL) {
        open_folder(wishes->cases, "");
    } else {
        open_folder(format_text("problems/%s/samples", problem->folder), "sample-");
    }
    if (wishes->full) {
        const char *stream = format_text("%s/cases/%s.cases", build, problem->folder);
        if (!wishes->all_made) {
            need(stream);
        }
        open_stream(stream);
    }
    start_crew(wishes->jobs, wishes->say_no_box);
    const enum verdict compiled = prepare(title, &said);
    if (compiled != AC) {
        end_crew();
        print_line(compiled, 0, 0, 0, 0);
        fputs(said != NULL ? said : "", stdout);
        return compiled;
    }
    read_sources();
    try_all(wishes, title, &tally);
    end_crew();
    return report(problem, wishes, &tally, said);
}
