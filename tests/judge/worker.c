/*
 * worker.c - what a worker does: it compiles the program, or tries a case that the master has handed to it,
 * says what came of it, and describes what is not right while the output is at hand. It keeps small, for the
 * kernel counts the peak of our own memory into that of a program that we start.
 */
#define _GNU_SOURCE
#include "judge.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    ERROR_KEPT = 8192,    /* bytes of the program's stderr that the report may show, at least half of it */
    MESSAGE_KEPT = 65536, /* bytes of a compiler's words */
    INPUT_SHOWN = 300,    /* bytes of the input that the report shows */
    TEXT_LINES = 10,
    MESSAGE_LINES = 20,
    MOST_PROCESSES = 128, /* and threads, of a program and all that it has started */
    COMPILER_PROCESSES = 1024,
    FOLDER_MB = 64,
    COMPILER_FOLDER_MB = 1024
};

struct settings asked;

/* What a worker has for its runs. */
struct bench {
    struct run run;
    struct places places;
    char **argv;
    unsigned char *answer;
    size_t answer_room;
    int64_t output_kb; /* the limit for this case */
    char *rules;
    int control_fd;
};

/* ---- words ---- */

void describe_status(FILE *to, int status)
{
    static const struct {
        int number;
        const char *name;
    } names[] = {{SIGABRT, "SIGABRT"}, {SIGALRM, "SIGALRM"}, {SIGBUS, "SIGBUS"},  {SIGFPE, "SIGFPE"},
                 {SIGHUP, "SIGHUP"},   {SIGILL, "SIGILL"},   {SIGINT, "SIGINT"},  {SIGKILL, "SIGKILL"},
                 {SIGPIPE, "SIGPIPE"}, {SIGSEGV, "SIGSEGV"}, {SIGSYS, "SIGSYS"},  {SIGTERM, "SIGTERM"},
                 {SIGTRAP, "SIGTRAP"}, {SIGXCPU, "SIGXCPU"}, {SIGXFSZ, "SIGXFSZ"}};
    if (WIFEXITED(status)) {
        fprintf(to, "exit status %d", WEXITSTATUS(status));
        return;
    }
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        if (names[i].number == WTERMSIG(status)) {
            fputs(names[i].name, to);
            return;
        }
    }
    fprintf(to, "signal %d", WTERMSIG(status));
}

/* What a program or a compiler says, with its owner's name for the source, which is called Main in the box.
 */
static struct text as_told(const struct capture *said, char **kept)
{
    size_t bytes = 0;
    FILE *to = open_text(kept, &bytes);
    const char *source = strrchr(asked.source, '/') + 1;
    const size_t name_bytes = strlen(source);
    const size_t folder_bytes = strlen(asked.source) - name_bytes;
    for (size_t i = 0; i < said->length;) {
        const char *at = (const char *)said->bytes + i;
        const size_t left = said->length - i;
        const bool in_folder =
            left >= folder_bytes + name_bytes && memcmp(at, asked.source, folder_bytes) == 0;
        const char *name = in_folder ? at + folder_bytes : at;
        const bool whole =
            in_folder || (i > 0 && !isalnum((unsigned char)at[-1]) && strchr(source, '.') != NULL);
        if (whole && left >= (size_t)(name - at) + name_bytes && memcmp(name, source, name_bytes) == 0) {
            fputs(asked.told_name, to);
            i += (size_t)(name - at) + name_bytes;
        } else {
            putc(*at, to);
            i++;
        }
    }
    fclose(to);
    return (struct text){(unsigned char *)*kept, (unsigned char *)*kept + bytes};
}

/* Why the program cannot be started, and what its owner can do. */
static void describe_start(FILE *to, const char *path, int error)
{
    char line[80] = "";
    FILE *file = fopen(path, "re");
    const bool has_line =
        file != NULL && fgets(line, sizeof line, file) != NULL && strncmp(line, "#!", 2) == 0;
    if (file != NULL) {
        fclose(file);
    }
    fprintf(to, "cannot be started (%s)", strerror(error));
    if (error == ENOENT && has_line && strchr(line, '\r') != NULL) {
        fputs(": its first line ends in \\r, as Windows writes it; take the \\r off every line", to);
    } else if (error == ENOENT && has_line) {
        line[strcspn(line, "\n")] = '\0';
        fputs(": its first line names what programs cannot see: ", to);
        show_name(to, line);
    } else if (error == ENOEXEC) {
        fputs(": no program of this machine; a script needs a first line such as #!/usr/bin/env python3", to);
    }
}

/* Says what went wrong with the program, in words that follow its verdict. */
static void describe_fault(FILE *to, const struct run *run, const char *program, int64_t output_kb)
{
    if (run->start_error != 0) {
        fputs(", ", to);
        describe_start(to, program, run->start_error);
    } else if (run->verdict == RE && run->crowded) {
        fprintf(to, ", more than %d processes and threads at once", MOST_PROCESSES);
    } else if (run->verdict == RE && run->left_process) {
        fputs(", left a process behind", to);
    } else if (run->verdict == RE) {
        fputs(", ", to);
        describe_status(to, run->status);
    } else if (run->verdict == TLE && run->cpu_ns <= asked.limit_ms * 1000000) {
        fprintf(to,
                ", %.1f s by the clock, %.2f s of CPU, limit %" PRId64
                " ms: it sleeps, or this machine is busy",
                (double)run->wall_ns / 1e9, (double)run->cpu_ns / 1e9, asked.limit_ms);
    } else if (run->verdict == TLE) {
        fprintf(to, ", %" PRId64 " ms, limit %" PRId64 " ms", in_ms(run_time(run)), asked.limit_ms);
    } else if (run->verdict == MLE) {
        fprintf(to, ", %" PRId64 " KB, limit %" PRId64 " KB", run->peak_kb, asked.limit_mb * 1024);
    } else if (run->verdict == OLE) {
        fprintf(to, ", more than %" PRId64 " KB of output", output_kb);
    }
}

/* Says what there is to say of a case on which not all is well. */
static void describe(FILE *to, const struct bench *b, const struct item *item, enum verdict verdict,
                     const char *rules_said, const char *difference)
{
    unsigned char input[INPUT_SHOWN];
    const struct run *run = &b->run;
    const int64_t shown = item->data.input_bytes < INPUT_SHOWN ? item->data.input_bytes : INPUT_SHOWN;
    fputs(verdict_name[verdict], to);
    describe_fault(to, run, b->argv[0], b->output_kb);
    fprintf(to, rules_said[0] != '\0' ? "\n  the rules: %s\n" : "%s\n", rules_said);
    read_at(item->data.fd, input, (size_t)shown, item->data.input_at);
    show_head(to, "input", (struct text){input, input + shown}, item->data.input_bytes, TEXT_LINES);
    const struct text wanted = trimmed(b->answer, (size_t)item->data.answer_bytes);
    if (verdict == JE || (verdict == WA && b->rules != NULL)) {
        show_head(to, "output", (struct text){run->out.bytes, run->out.bytes + run->out.length},
                  run->out.seen, TEXT_LINES);
    }
    if (verdict == WA && b->rules != NULL) {
        show_head(to, "one right answer", wanted, wanted.end - wanted.at, TEXT_LINES);
    } else if (verdict == WA || (verdict == RE && run->start_error == 0)) {
        fputs(difference[0] != '\0' ? difference : "  the output itself is right\n", to);
    }
    if (run->err.seen > 0) {
        char *kept;
        const struct text said = as_told(&run->err, &kept);
        show_tail(to, "stderr", said, run->err.seen - (int64_t)run->err.length + (said.end - said.at));
        free(kept);
    }
}

/* ---- compiling ---- */

/* Brings what a compiler has made out of the box. It leaves plain files; folders and hidden files are caches.
 */
static void take_made(void)
{
    DIR *folder = opendir(box.work);
    if (folder == NULL) {
        fail_errno("cannot read what the compiler has made", NULL);
    }
    for (const struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        struct stat about;
        const char *name = entry->d_name;
        if (name[0] == '.' || fstatat(dirfd(folder), name, &about, AT_SYMLINK_NOFOLLOW) != 0
            || !S_ISREG(about.st_mode)) {
            continue;
        }
        const int from = openat(dirfd(folder), name, O_RDONLY | O_CLOEXEC);
        const int to =
            openat(box.program_fd, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, about.st_mode & 0755);
        if (to < 0 && errno == EEXIST) {
            close(from);
            continue;
        }
        if (from < 0 || to < 0 || copy_rest(from, to) != (int64_t)about.st_size || close(to) != 0) {
            fail_errno("cannot copy what the compiler has made: is the disk full?", NULL);
        }
        close(from);
    }
    closedir(folder);
}

/* Why there is no program, or NULL. */
static const char *compile_fault(const struct run *run, const char *makes)
{
    if (run->verdict == TLE) {
        return format_text("compiling took more than %d s and was ended", COMPILE_MS / 1000);
    }
    if (run->verdict == MLE || run->verdict == OLE || run->crowded) {
        return format_text("compiling took more than %d MB, or wrote without end, and was ended", COMPILE_MB);
    }
    if (!WIFEXITED(run->status) || WEXITSTATUS(run->status) != 0) {
        return "does not compile";
    }
    const char *made = makes != NULL ? format_text("%s/%s", box.work, makes) : NULL;
    if (made != NULL && access(made, R_OK) != 0) {
        return strcmp(makes, "Main.class") == 0
                   ? "there is no class Main in it: judges start Main, without a package line"
                   : "compiling has made no program";
    }
    return NULL;
}

/* Compiles the program; what is to be told stands in `report`. */
static enum verdict compile(const struct bench *b, const char *words, FILE *report)
{
    static unsigned char bytes[2][MESSAGE_KEPT];
    struct run run = {.out = {.bytes = bytes[0], .room = MESSAGE_KEPT},
                      .err = {.bytes = bytes[1], .room = MESSAGE_KEPT}};
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    char **argv = command(words, &b->places);
    const struct job job = {argv, nothing, COMPILE_MS, COMPILE_MB, OUTPUT_KB, COMPILER_PROCESSES};
    new_folder(COMPILER_FOLDER_MB);
    run_job(&job, b->control_fd, &run);
    close(nothing);
    if (run.start_error != 0) {
        errno = run.start_error;
        fail_errno("cannot be started; does it lie where programs cannot see it?", argv[0]);
    }
    const char *fault = compile_fault(&run, asked.language->makes);
    char *kept;
    const struct capture *words_said = run.err.seen > 0 ? &run.err : &run.out;
    const struct text said = as_told(words_said, &kept);
    if (fault != NULL) {
        fprintf(report, "  %s\n", fault);
    } else {
        take_made();
    }
    show_head(report, NULL, said, words_said->seen - (int64_t)words_said->length + (said.end - said.at),
              MESSAGE_LINES);
    if (fault != NULL && advice(asked.language, kept) != NULL) {
        fprintf(report, "  %s\n", advice(asked.language, kept));
    }
    return fault != NULL ? CE : AC;
}

/* ---- a case ---- */

static int input_file(const struct data *data)
{
    const int fd = unnamed_file();
    copy_range(data->fd, data->input_at, data->input_bytes, fd);
    return fd;
}

static void write_for_rules(const char *name, int64_t at, int64_t bytes, int fd)
{
    char *path = format_text("%s/%s", box.work, name);
    const int to = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (to < 0) {
        fail_errno("cannot write a file for the rules", NULL);
    }
    copy_range(fd, at, bytes, to);
    close(to);
    free(path);
}

/* Asks the rules of the game whether the output is right. The program has ended, so its folder is free. */
static enum verdict ask_rules(const struct bench *b, const struct data *data, char said[200])
{
    static unsigned char out[1024];
    static unsigned char err[1024];
    char *argv[] = {b->rules, (char[]){"accepts"}, (char[]){"input"}, (char[]){"answer"}, NULL};
    const struct capture *given = &b->run.out;
    if (memchr(given->bytes, '\r', given->length) != NULL) {
        snprintf(said, 200, "there is a \\r in the output, which a judge may refuse");
        return WA;
    }
    const int output = unnamed_file();
    write_all(output, given->bytes, given->length);
    new_folder(FOLDER_MB);
    write_for_rules("input", data->input_at, data->input_bytes, data->fd);
    write_for_rules("answer", data->answer_at, data->answer_bytes, data->fd);
    const struct job job = {argv, output, RULES_MS, 1024, OUTPUT_KB, MOST_PROCESSES};
    struct run check = {.out = {.bytes = out, .room = sizeof out}, .err = {.bytes = err, .room = sizeof err}};
    run_job(&job, -1, &check);
    close(output);
    const struct capture *words = check.err.length > 0 ? &check.err : &check.out;
    const struct text text = trimmed(words->bytes, words->length);
    FILE *to = fmemopen(said, 200, "w");
    if (to != NULL) {
        show(to, text.at, text.end - text.at < 60 ? (size_t)(text.end - text.at) : 60, "\\");
        fclose(to);
    }
    if (check.start_error == 0 && check.verdict == RE && WIFEXITED(check.status)) {
        if (WEXITSTATUS(check.status) == 42 || WEXITSTATUS(check.status) == 43) {
            return WEXITSTATUS(check.status) == 42 ? AC : WA;
        }
    }
    if (said[0] == '\0') {
        snprintf(said, 200, "cannot say whether the output is right (%s)",
                 check.start_error != 0 ? strerror(check.start_error) : "neither 42 nor 43");
    }
    return JE;
}

/* A long answer needs a large output limit, and memory that grows with it. */
static void make_room(struct bench *b, int64_t answer_bytes)
{
    b->output_kb = OUTPUT_KB + 2 * answer_bytes / 1024;
    const size_t room = (size_t)b->output_kb * 1024;
    if (room > b->answer_room) {
        free(b->answer);
        free(b->run.out.bytes);
        b->answer = allocate(room);
        b->answer_room = room;
        b->run.out = (struct capture){.bytes = allocate(room), .room = room};
    }
}

/* Tries the program on a case; false when it was stopped. */
static bool try_case(struct bench *b, const struct item *item, struct answer *answer, FILE *report)
{
    const struct data *data = &item->data;
    struct run *run = &b->run;
    char rules_said[200] = "";
    char *difference = NULL;
    size_t bytes = 0;
    make_room(b, data->answer_bytes);
    read_at(data->fd, b->answer, (size_t)data->answer_bytes, data->answer_at);
    const int input = input_file(data);
    const struct job job = {b->argv, input, asked.limit_ms, asked.limit_mb, b->output_kb, MOST_PROCESSES};
    new_folder(FOLDER_MB);
    run_job(&job, b->control_fd, run);
    close(input);
    if (run->stopped) {
        return false;
    }
    FILE *to = open_text(&difference, &bytes);
    const bool same =
        compare(trimmed(run->out.bytes, run->out.length), trimmed(b->answer, (size_t)data->answer_bytes), to)
        == 0;
    fclose(to);
    enum verdict verdict = run->verdict;
    if (verdict == AC) {
        verdict = b->rules != NULL ? ask_rules(b, data, rules_said) : same ? AC : WA;
    }
    *answer =
        (struct answer){.kind = RESULT,
                        .index = item->index,
                        .verdict = (int32_t)(run->start_error != 0 && item->index == 0 ? CE : verdict),
                        .error = run->start_error,
                        .late = verdict == TLE && run->cpu_ns <= asked.limit_ms * 1000000 && !item->alone,
                        .wrote_errors = run->err.seen > 0,
                        .time_ns = run_time(run),
                        .peak_kb = run->peak_kb};
    if (answer->verdict != AC) {
        describe(report, b, item, (enum verdict)answer->verdict, rules_said, difference);
    }
    free(difference);
    return true;
}

/* ---- orders ---- */

/* What is to be told to the master: results of which there is no more to say wait for a moment, so that he
   need not wake for every case. */
static struct answer waiting[BATCH + 1];
static size_t waiting_count;

static bool tell(int fd, const struct answer *answer, const char *text, bool now)
{
    waiting[waiting_count++] = *answer;
    if (!now) {
        return true;
    }
    const bool told = write_whole(fd, waiting, waiting_count * sizeof waiting[0]);
    waiting_count = 0;
    return told && write_whole(fd, text, (size_t)answer->text_bytes);
}

/* Does one thing of an order, and tells what came of it; false: it was stopped, or the master has gone. */
static bool obey(struct bench *b, const struct order *order, int i, int fd, int64_t *told_ns)
{
    struct answer answer = {.kind = RESULT};
    char *text = NULL;
    size_t bytes = 0;
    bool done = true;
    FILE *report = open_text(&text, &bytes);
    if (order->compile[0] != '\0') {
        answer.verdict = (int32_t)compile(b, order->compile, report);
    } else {
        done = try_case(b, &order->items[i], &answer, report);
    }
    fclose(report);
    answer.text_bytes = (int32_t)bytes;
    const bool now = bytes > 0 || now_ns() - *told_ns > (int64_t)BATCH_MS * 1000000;
    done = done && tell(fd, &answer, text, now);
    *told_ns = now ? now_ns() : *told_ns;
    free(text);
    return done;
}

void work(int fd)
{
    static struct order order;
    struct bench b = {.control_fd = fd};
    const int rules_fd = asked.rules != NULL ? open(asked.rules, O_RDONLY | O_CLOEXEC) : -1;
    const char *fault = enter_box();
    const struct answer ready = {
        .kind = READY, .text_bytes = fault != NULL ? (int32_t)strlen(fault) : 0, .error = errno};
    fault_fd = fd;
    if (!write_whole(fd, &ready, sizeof ready) || (fault != NULL && !write_whole(fd, fault, strlen(fault)))) {
        return;
    }
    if (asked.rules != NULL && rules_fd < 0) {
        fail("cannot open the rules of the game", asked.rules);
    }
    set_worker_signals();
    b.rules = asked.rules == NULL ? NULL : box.shut ? format_text("/proc/self/fd/%d", rules_fd) : asked.rules;
    b.run.err = (struct capture){.keep_end = true, .bytes = allocate(ERROR_KEPT), .room = ERROR_KEPT};
    asked.source = format_text("%s/%s", box.program_inside, asked.source);
    b.places = (struct places){asked.tool, asked.source, box.program_inside, asked.heap_mb};
    b.argv = command(asked.language->run, &b.places);
    while (fault == NULL && read_whole(fd, &order, sizeof order)) {
        const struct answer done = {.kind = DONE};
        int64_t told_ns = now_ns();
        for (int i = 0; i < order.count; i++) {
            struct pollfd word = {.fd = fd,
                                  .events = POLLIN}; /* something on the line: the master has gone */
            if ((i > 0 && poll(&word, 1, 0) > 0) || !obey(&b, &order, i, fd, &told_ns)) {
                break;
            }
        }
        if (!tell(fd, &done, "", true)) {
            return;
        }
    }
}
