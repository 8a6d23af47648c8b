/*
 * worker.c - what a worker does: it tries a case that the master has handed to it, says what came of it, and
 * describes what is not right while the output is at hand. It keeps small, for the kernel counts the peak of
 * our own memory into that of a program that we start.
 */
#define _DARWIN_C_SOURCE
#define _GNU_SOURCE
#include "judge.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    ERROR_KEPT = 8192, /* bytes of the program's stderr that the report may show, at least half of it */
    INPUT_SHOWN = 300, /* bytes of the input that the report shows */
    TEXT_LINES = 10,
    MESSAGE_LINES = 20 /* of a compiler */
};

bool in_worker;
int worker_fd = -1;

/* What a worker has for its runs. */
struct bench {
    struct run runs[2];
    unsigned char *answer;
    size_t answer_room;
    int64_t output_kb; /* the limit for this case */
    int rules_fd;
    int control_fd;
};

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

/* Why a file cannot be started, and what its owner can do. */
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
        fputs(": its first line names what is not there: ", to);
        show(to, (const unsigned char *)line, strlen(line), false);
    } else if (error == ENOEXEC) {
        fputs(": no program of this machine; a script needs a first line such as #!/usr/bin/env python3", to);
    } else if (error == EACCES) {
        fputs(": make it executable with chmod +x", to);
    }
}

/* Says what went wrong with one program, in words that follow its verdict. */
static void describe_fault(FILE *to, const struct run *run, char *const *argv, int64_t output_kb)
{
    if (run->start_error != 0) {
        fputs(", ", to);
        describe_start(to, argv[0], run->start_error);
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
        const int64_t longer = run->wall_ns > run->cpu_ns ? run->wall_ns : run->cpu_ns;
        fprintf(to, ", %" PRId64 " ms, limit %" PRId64 " ms", in_ms(longer), asked.limit_ms);
    } else if (run->verdict == MLE) {
        fprintf(to, ", %" PRId64 " KB, limit %" PRId64 " KB", run->peak_kb, asked.limit_mb * 1024);
    } else if (run->verdict == OLE) {
        fprintf(to, ", more than %" PRId64 " KB of output", output_kb);
    }
}

static struct text output_of(const struct run *run)
{
    return trimmed(run->out.bytes, run->out.length);
}

static void show_difference(FILE *to, struct text got, struct text wanted, const char *got_name,
                            const char *wanted_name)
{
    const char *names[2] = {got_name, wanted_name};
    const int64_t lines = compare(got, wanted, names, to);
    fprintf(to, "  %" PRId64 " %s\n", lines, lines == 1 ? "line differs" : "lines differ");
}

static void show_errors(FILE *to, const struct run *run, const char *title)
{
    if (run->err.seen > 0) {
        show_tail(to, title, run->err.bytes, run->err.length, run->err.seen);
    }
}

/* Says what there is to say of a case on which not all is well. */
static void describe(FILE *to, const struct item *item, const struct bench *b, const struct answer *answer,
                     const char *rules_said)
{
    unsigned char input[INPUT_SHOWN];
    const int64_t shown = item->data.input_bytes < INPUT_SHOWN ? item->data.input_bytes : INPUT_SHOWN;
    const struct run *first = &b->runs[0];
    const struct run *second = &b->runs[1];
    const char *const run_verdicts[2] = {verdict_name[answer->verdict[0]], verdict_name[answer->verdict[1]]};
    fprintf(to, "%s", run_verdicts[0]);
    describe_fault(to, first, asked.programs[0], b->output_kb);
    if (asked.program_count == 2) {
        fprintf(to, ", and the second program %s", run_verdicts[1]);
        describe_fault(to, second, asked.programs[1], b->output_kb);
    }
    putc('\n', to);
    if (rules_said != NULL && rules_said[0] != '\0') {
        fprintf(to, "  the rules: %s\n", rules_said);
    }
    read_at(item->data.fd, input, (size_t)shown, item->data.input_at);
    show_head(to, "input", input, (size_t)shown, item->data.input_bytes, TEXT_LINES);
    const struct text wanted =
        trimmed(b->answer, item->data.answer_bytes > 0 ? (size_t)item->data.answer_bytes : 0);
    if (asked.program_count == 2) {
        if (compare(output_of(first), output_of(second), NULL, NULL) > 0) {
            show_difference(to, output_of(first), output_of(second), "the first", "the second");
        }
        if (wanted.at != wanted.end) {
            show_head(to, "answer", wanted.at, (size_t)(wanted.end - wanted.at), wanted.end - wanted.at,
                      TEXT_LINES);
        }
    } else if (answer->verdict[0] == JE) {
        show_head(to, "output", first->out.bytes, first->out.length, first->out.seen, TEXT_LINES);
    } else if (asked.rules != NULL && answer->verdict[0] == WA) {
        show_head(to, "output", first->out.bytes, first->out.length, first->out.seen, TEXT_LINES);
        show_head(to, "one right answer", wanted.at, (size_t)(wanted.end - wanted.at), wanted.end - wanted.at,
                  TEXT_LINES);
    } else if (answer->verdict[0] == WA || (answer->verdict[0] == RE && first->start_error == 0)) {
        if (compare(output_of(first), wanted, NULL, NULL) == 0) {
            fputs("  the output itself is right\n", to);
        } else {
            show_difference(to, output_of(first), wanted, "got", "wanted");
        }
    }
    show_errors(to, first, asked.program_count == 2 ? "stderr of the first" : "stderr");
    if (asked.program_count == 2) {
        show_errors(to, second, "stderr of the second");
    }
}

/* The input in a file of its own that nobody can change. */
static int make_input(const struct data *data)
{
    static char buffer[16384];
    const int fd = unnamed_file();
    for (int64_t done = 0; done < data->input_bytes;) {
        const int64_t left = data->input_bytes - done;
        const size_t part = left < (int64_t)sizeof buffer ? (size_t)left : sizeof buffer;
        read_at(data->fd, buffer, part, data->input_at + done);
        write_all(fd, buffer, part, "cannot write the input");
        done += (int64_t)part;
    }
#ifdef __linux__
    fcntl(fd, F_ADD_SEALS, F_SEAL_WRITE | F_SEAL_GROW | F_SEAL_SHRINK | F_SEAL_SEAL);
#endif
    return fd;
}

static void write_scratch(const char *name, const void *bytes, size_t length, const struct data *data)
{
    char path[PATH_MAX];
    snprintf(path, sizeof path, "%s/%s", asked.box.scratch, name);
    const int fd = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
    if (fd < 0) {
        system_error("cannot write a file for the rules");
    }
    if (data != NULL) {
        char part[4096];
        for (int64_t done = 0; done < data->input_bytes;) {
            const int64_t left = data->input_bytes - done;
            const size_t size = left < (int64_t)sizeof part ? (size_t)left : sizeof part;
            read_at(data->fd, part, size, data->input_at + done);
            write_all(fd, part, size, "cannot write a file for the rules");
            done += (int64_t)size;
        }
    } else {
        write_all(fd, bytes, length, "cannot write a file for the rules");
    }
    close(fd);
}

/* Asks the rules of the game whether the output is right; the program has ended, so its folder is free. */
static enum verdict ask_rules(const struct bench *b, const struct item *item, const struct run *run,
                              char said[200])
{
    static unsigned char out[1024];
    static unsigned char err[1024];
    char accepts[] = "accepts";
    char input[] = "input";
    char answer[] = "answer";
    char *argv[] = {asked.rules, accepts, input, answer, NULL};
    const int output = unnamed_file();
    write_all(output, run->out.bytes, run->out.length, "cannot write a file for the rules");
    write_scratch(input, NULL, 0, &item->data);
    write_scratch(answer, b->answer, (size_t)item->data.answer_bytes, NULL);
    const struct job job = {argv, b->rules_fd, output, RULES_MS, 1024, 1024, asked.file_mb, true};
    struct run check = {.out = {.fd = -1, .bytes = out, .room = sizeof out},
                        .err = {.fd = -1, .bytes = err, .room = sizeof err}};
    run_job(&job, -1, &check);
    close(output);
    if (!empty_scratch()) {
        system_error("cannot empty the folder of the program");
    }
    const struct text words =
        trimmed(check.err.length > 0 ? err : out, check.err.length > 0 ? check.err.length : check.out.length);
    FILE *to = fmemopen(said, 200, "w");
    if (to != NULL) {
        const size_t length = (size_t)(words.end - words.at);
        show(to, words.at, length < 180 ? length : 180, false);
        fclose(to);
    }
    if (check.start_error == 0 && check.verdict == RE && WIFEXITED(check.status)
        && WEXITSTATUS(check.status) == 42) {
        return AC;
    }
    if (check.start_error == 0 && check.verdict == RE && WIFEXITED(check.status)
        && WEXITSTATUS(check.status) == 43) {
        return WA;
    }
    if (said[0] == '\0') {
        snprintf(said, 200, "cannot say whether the output is right (%s)",
                 check.start_error != 0 ? strerror(check.start_error) : "neither 42 nor 43");
    }
    return JE;
}

/* A long answer needs a large output limit, and memory that grows with it. (-1 bytes: there is no answer.) */
static void make_room(struct bench *b, int64_t answer_bytes)
{
    b->output_kb = asked.limit_kb + 2 * answer_bytes / 1024;
    const size_t room = (size_t)b->output_kb * 1024;
    if (room <= b->answer_room) {
        return;
    }
    free(b->answer);
    b->answer = allocate(room);
    b->answer_room = room;
    for (int i = 0; i < asked.program_count; i++) {
        free(b->runs[i].out.bytes);
        b->runs[i].out = (struct capture){.bytes = allocate(room), .room = room};
    }
}

/* Tries the programs on a case; false when it was stopped. */
static bool try_case(struct bench *b, const struct item *item, struct answer *answer, FILE *report)
{
    const struct data *data = &item->data;
    const bool has_answer = data->answer_bytes >= 0; /* an empty one would be compared, never passed over */
    char rules_said[200] = "";
    *answer = (struct answer){.kind = RESULT, .index = item->index};
    make_room(b, data->answer_bytes);
    if (has_answer) {
        read_at(data->fd, b->answer, (size_t)data->answer_bytes, data->answer_at);
    }
    const int input = make_input(data);
    for (int i = 0; i < asked.program_count; i++) {
        struct run *run = &b->runs[i];
        const struct job job = {asked.programs[i], -1,           input,         asked.limit_ms,
                                asked.limit_mb,    b->output_kb, asked.file_mb, true};
        run_job(&job, b->control_fd, run);
        if (!empty_scratch()) {
            system_error("cannot empty the folder of the program");
        }
        if (run->stopped) {
            close(input);
            return false;
        }
        enum verdict verdict = run->verdict;
        if (verdict == AC && has_answer && asked.rules != NULL) {
            verdict = ask_rules(b, item, run, rules_said);
        } else if (verdict == AC && has_answer) {
            const struct text wanted = trimmed(b->answer, (size_t)data->answer_bytes);
            verdict = compare(output_of(run), wanted, NULL, NULL) == 0 ? AC : WA;
        }
        verdict = run->start_error != 0 && item->index == 0 ? CE : verdict;
        answer->verdict[i] = (int32_t)verdict;
        answer->time_ns[i] = run->wall_ns > run->cpu_ns ? run->wall_ns : run->cpu_ns;
        answer->peak_kb[i] = run->peak_kb;
        answer->wrote_errors = answer->wrote_errors || run->err.seen > 0;
        answer->late = answer->late || (verdict == TLE && run->cpu_ns <= asked.limit_ms * 1000000);
        if (run->start_error != 0) {
            answer->start_error = run->start_error;
        }
    }
    close(input);
    answer->late = answer->late && !item->alone;
    answer->differ = asked.program_count == 2
                     && (answer->verdict[0] != answer->verdict[1]
                         || (answer->verdict[0] == AC && !has_answer
                             && compare(output_of(&b->runs[0]), output_of(&b->runs[1]), NULL, NULL) > 0));
    if (answer->verdict[0] != AC || answer->differ) { /* the second alone is not AC: then they differ */
        describe(report, item, b, answer, rules_said);
    }
    return true;
}

bool read_whole(int fd, void *to, size_t bytes)
{
    for (size_t done = 0; done < bytes;) {
        const ssize_t got = read(fd, (char *)to + done, bytes - done);
        if (got == 0 || (got < 0 && errno != EINTR)) {
            return false;
        }
        done += got > 0 ? (size_t)got : 0;
    }
    return true;
}

bool write_whole(int fd, const void *from, size_t bytes)
{
    for (size_t done = 0; done < bytes;) {
        const ssize_t wrote = write(fd, (const char *)from + done, bytes - done);
        if (wrote < 0 && errno != EINTR) {
            return false;
        }
        done += wrote > 0 ? (size_t)wrote : 0;
    }
    return true;
}

static FILE *open_text(char **text, size_t *bytes)
{
    FILE *to = open_memstream(text, bytes);
    if (to == NULL) {
        system_error("no memory for the report");
    }
    return to;
}

/* What is to be told to the master: results of which there is no more to say wait for a moment, so that he
   need not wake for every case. */
static struct answer waiting[BATCH + 1];
static size_t waiting_count;

static bool tell_waiting(int fd)
{
    const bool told = write_whole(fd, waiting, waiting_count * sizeof waiting[0]);
    waiting_count = 0;
    return told;
}

/* Obeys an order; when there is something on the line meanwhile, the master has gone. */
static bool obey(struct bench *b, const struct order *order, int fd)
{
    const struct answer done = {.kind = DONE};
    int64_t told_ns = now_ns();
    for (int i = 0; i < order->count; i++) {
        struct pollfd word = {.fd = fd, .events = POLLIN};
        struct answer answer;
        char *text = NULL;
        size_t bytes = 0;
        if (i > 0 && poll(&word, 1, 0) > 0) {
            break;
        }
        FILE *report = open_text(&text, &bytes);
        const bool tried = try_case(b, &order->items[i], &answer, report);
        fclose(report);
        if (tried) {
            answer.text_bytes = (int32_t)bytes;
            waiting[waiting_count++] = answer;
            if ((bytes > 0 || now_ns() - told_ns > (int64_t)BATCH_MS * 1000000)
                && (!tell_waiting(fd) || !write_whole(fd, text, bytes))) {
                return false;
            }
            told_ns = waiting_count == 0 ? now_ns() : told_ns;
        }
        free(text);
        if (!tried) {
            break;
        }
    }
    waiting[waiting_count++] = done;
    return tell_waiting(fd);
}

void work(int fd)
{
    static struct order order;
    struct bench b = {.rules_fd = -1, .control_fd = fd};
    for (int i = 0; i < asked.program_count; i++) {
        b.runs[i].err =
            (struct capture){.fd = -1, .keep_end = true, .bytes = allocate(ERROR_KEPT), .room = ERROR_KEPT};
    }
    if (asked.rules != NULL) {
        b.rules_fd = open(asked.rules, O_RDONLY | O_CLOEXEC);
        if (b.rules_fd < 0) {
            system_error("cannot open the rules of the game");
        }
    }
    const char *fault = enter_box(&asked.box);
    const struct answer ready = {
        .kind = READY, .text_bytes = fault != NULL ? (int32_t)strlen(fault) : 0, .start_error = errno};
    if (!write_whole(fd, &ready, sizeof ready) || (fault != NULL && !write_whole(fd, fault, strlen(fault)))) {
        return;
    }
    while (fault == NULL && read_whole(fd, &order, sizeof order)) {
        if (!obey(&b, &order, fd)) {
            return;
        }
    }
}

/* -g: runs a command once, a compiler for example, and ends all that it has started. */
int run_guarded(int fd)
{
    static unsigned char bytes[2][65536];
    struct run run = {.out = {.fd = -1, .bytes = bytes[0], .room = sizeof bytes[0]},
                      .err = {.fd = -1, .bytes = bytes[1], .room = sizeof bytes[1]}};
    asked.box.may_write = true;
    const char *fault = enter_box(&asked.box);
    if (fault != NULL || (asked.box.visible != NULL && chdir(asked.box.visible) != 0)) {
        return 127; /* from where we were called, what is hidden can be seen */
    }
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    const struct job job = {asked.programs[0], -1,   nothing, asked.limit_ms, asked.limit_mb, asked.limit_kb,
                            asked.file_mb,     false};
    run_job(&job, fd, &run);
    /* A compiler's words come on either. */
    const struct capture *said = run.err.seen > 0 ? &run.err : &run.out;
    show_head(stdout, NULL, said->bytes, said->length, said->seen, MESSAGE_LINES);
    if (fflush(stdout) != 0) {
        return 125;
    }
    if (run.start_error != 0) {
        return 126;
    }
    if (run.verdict == TLE) {
        return 124;
    }
    if (run.verdict == MLE || run.verdict == OLE) {
        return 125;
    }
    return WIFEXITED(run.status) ? WEXITSTATUS(run.status) : 128 + WTERMSIG(run.status);
}
