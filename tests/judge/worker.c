/*
 * worker.c - what a worker does: it compiles the program, or tries a case that the master has handed to it,
 * says what came of it, and describes what is not right while the output is at hand. It keeps small, for the
 * kernel counts the peak of our own memory into that of a program that we start.
 */
#include "judge.h"

enum {
    MESSAGE_KEPT = 8192,  /* bytes that the report may show of what a program says on stderr, or a compiler */
    INPUT_SHOWN = 300,    /* bytes of the input that the report shows */
    MOST_PROCESSES = 128, /* and threads, of a program and all that it has started */
    FOLDER_MB = 64,
    COMPILER_PROCESSES = 1024,
    COMPILER_FOLDER_MB = 1024
};

struct settings asked;

static struct run run;    /* of the program on a case, */
static struct run helper; /* of a compiler or the rules */
static char **run_words;
static int input_fd;       /* of the case: a file, for only what lies in memory is counted as the program's */
static struct text wanted; /* the answer */
static int64_t output_kb;  /* the limit for this case */
static char *rules_words[5];

/* ---- words ---- */

static struct text captured(const struct capture *c) { return (struct text){c->bytes, c->bytes + c->length}; }

static int64_t left_out(const struct capture *c) { return c->seen - (int64_t)c->length; }

static struct capture room_for(size_t bytes) { return (struct capture){.bytes = allocate(bytes), .room = bytes}; }

const char *describe_status(int status)
{
    return WIFEXITED(status) ? format_text("exit status %d", WEXITSTATUS(status))
                             : format_text("signal %d, %s", WTERMSIG(status), strsignal(WTERMSIG(status)));
}

/* The text with another name where this one stands, but not within a word. */
static struct text renamed(struct text said, const char *from, const char *to)
{
    char *text = NULL;
    FILE *stream = open_text(&text);
    const size_t length = strlen(from);
    for (const unsigned char *at = said.at; at < said.end;) {
        const bool found = (size_t)(said.end - at) >= length && memcmp(at, from, length) == 0;
        if (found && (at == said.at || !isalnum(at[-1]))) {
            fputs(to, stream);
            at += length;
        } else {
            putc(*at++, stream);
        }
    }
    const long bytes = ftell(stream);
    fclose(stream);
    return (struct text){(unsigned char *)text, (unsigned char *)text + bytes};
}

/* Shows what a program or a compiler says, with its owner's name for the source; in the box it is called Main. */
static void show_said(FILE *to, const char *title, const struct capture *said)
{
    const struct text text = renamed(captured(said), asked.source_path, asked.source);
    const bool has_ending = strchr(asked.source, '.') != NULL;
    if (said->seen > 0) {
        show_head(to, title, has_ending ? renamed(text, asked.source, asked.told_name) : text, left_out(said));
    }
}

/* Says what went wrong with the program, in words that follow its verdict. */
static void describe_fault(FILE *to)
{
    if (run.verdict == CE) {
        fprintf(to, ", cannot be started (%s); a script needs a first line such as #!/usr/bin/env python3, without \\r",
                strerror(run.start_error));
    } else if (run.verdict == RE && run.crowded) {
        fprintf(to, ", more than %d processes and threads at once", MOST_PROCESSES);
    } else if (run.verdict == RE && run.left_process) {
        fputs(", left a process behind", to);
    } else if (run.verdict == RE) {
        fprintf(to, ", %s", describe_status(run.status));
    } else if (run.verdict == TLE && run.cpu_ns <= asked.limit_ms * 1000000) {
        fprintf(to, ", %.1f s by the clock, %.2f s of CPU, limit %" PRId64 " ms: it sleeps, or this machine is busy",
                (double)run.wall_ns / 1e9, (double)run.cpu_ns / 1e9, asked.limit_ms);
    } else if (run.verdict == TLE) {
        fprintf(to, ", %" PRId64 " ms, limit %" PRId64 " ms", in_ms(run_time(&run)), asked.limit_ms);
    } else if (run.verdict == MLE) {
        fprintf(to, ", %" PRId64 " KB, limit %" PRId64 " KB", run.peak_kb, asked.limit_mb * 1024);
    } else if (run.verdict == OLE) {
        fprintf(to, ", more than %" PRId64 " KB of output", output_kb);
    }
    putc('\n', to);
}

/* Says what there is to say of a case on which not all is well. */
static void describe(FILE *to, const struct order *order, enum verdict verdict, const char *rules_said,
                     const char *difference)
{
    unsigned char input[INPUT_SHOWN];
    const ssize_t input_bytes = pread(input_fd, input, INPUT_SHOWN, 0);
    fputs(verdict_name[verdict], to);
    describe_fault(to);
    if (rules_said != NULL) {
        fprintf(to, "  the rules: %s\n", rules_said);
    }
    show_head(to, "input", (struct text){input, input + input_bytes}, order->input_bytes - input_bytes);
    if (verdict == JE || (verdict == WA && asked.rules != NULL)) {
        show_head(to, "output", captured(&run.out), left_out(&run.out));
    }
    if (verdict == WA && asked.rules != NULL) {
        show_head(to, "one right answer", trimmed(wanted, true), 0);
    } else if (verdict == WA || verdict == RE) {
        fputs(difference[0] != '\0' ? difference : "  the output itself is right\n", to);
    }
    show_said(to, "stderr", &run.err);
}

/* ---- compiling ---- */

/* Brings the plain files that a compiler has made out of the box; folders and hidden files are caches. */
static void take_made(void)
{
    DIR *folder = opendir(box.work);
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        struct stat about;
        if (name[0] == '.' || fstatat(dirfd(folder), name, &about, AT_SYMLINK_NOFOLLOW) != 0
            || !S_ISREG(about.st_mode)) {
            continue;
        }
        const int from = openat(dirfd(folder), name, O_RDONLY | O_CLOEXEC);
        const int to = openat(box.program_fd, name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0755);
        if (from < 0 || to < 0) {
            fail("cannot take what the compiler has made, %s (%s)", shown(name), strerror(errno));
        }
        copy_bytes(from, INT64_MAX, to);
        close(from);
        close_written(to);
    }
}

/* Runs a compiler; gives why there is no program then, or NULL. */
static const char *run_compiler(const char *words)
{
    const char *makes = asked.language->makes;
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    char **argv = command(words, asked.tool, asked.source_path, asked.limit_mb);
    const struct job job = {argv, nothing, COMPILE_MS, COMPILE_MB, OUTPUT_KB, COMPILER_PROCESSES};
    new_folder(COMPILER_FOLDER_MB);
    run_job(&job, &helper);
    close(nothing);
    if (helper.verdict == CE) {
        fail("%s cannot be started (%s): does it lie where programs cannot see it?", shown(argv[0]),
             strerror(helper.start_error));
    }
    if (helper.verdict == TLE) {
        return format_text("compiling took more than %d s and was ended", COMPILE_MS / 1000);
    }
    if (helper.verdict == MLE || helper.verdict == OLE || helper.crowded) {
        return format_text("compiling took more than %d MB, or wrote without end, and was ended", COMPILE_MB);
    }
    if (!WIFEXITED(helper.status) || WEXITSTATUS(helper.status) != 0) {
        return "does not compile";
    }
    if (makes != NULL && access(format_text("%s/%s", box.work, makes), R_OK) != 0) {
        return format_text("compiling makes no %s", makes);
    }
    return NULL;
}

/* Compiles the program; what is to be told goes to `report`. */
static enum verdict compile(FILE *report)
{
    const char *fault = run_compiler(asked.compile);
    if (fault == NULL) {
        take_made();
    } else {
        fprintf(report, "  %s\n", fault);
    }
    show_said(report, "the compiler says", helper.err.seen > 0 ? &helper.err : &helper.out); /* they use either */
    if (fault != NULL && asked.language->advice != NULL) {
        fprintf(report, "  %s\n", asked.language->advice);
    }
    if (fault != NULL && asked.newer != NULL && run_compiler(asked.newer) == NULL) {
        fputs("  it does compile as C++20: --lang cpp20\n", report);
    }
    return fault != NULL ? CE : AC;
}

/* ---- a case ---- */

/* Asks the rules of the game whether the output is right, and keeps what they say. The program has ended, so
   its folder is free. */
static enum verdict ask_rules(const char **said)
{
    if (memchr(run.out.bytes, '\r', run.out.length) != NULL) {
        *said = "there is a \\r in the output, which a judge may refuse";
        return WA;
    }
    const int output = unnamed_file();
    new_folder(FOLDER_MB);
    const int input = new_file(rules_words[2]);
    lseek(input_fd, 0, SEEK_SET);
    copy_bytes(input_fd, INT64_MAX, input);
    close_written(input);
    make_file(rules_words[3], wanted);
    put(output, run.out.bytes, run.out.length);
    const struct job job = {rules_words, output, RULES_MS, 1024, OUTPUT_KB, MOST_PROCESSES};
    run_job(&job, &helper);
    close(output);
    const struct text words = trimmed(captured(helper.err.length > 0 ? &helper.err : &helper.out), true);
    const bool ended = helper.verdict == RE && WIFEXITED(helper.status);
    const int status = ended ? WEXITSTATUS(helper.status) : 0;
    if (words.at != words.end) {
        *said = shown(format_text("%.*s", (int)(words.end - words.at), (const char *)words.at));
    } else if (status != 42 && status != 43) {
        *said = "they cannot say whether the output is right";
    }
    return status == 42 ? AC : status == 43 ? WA : JE;
}

/* Takes the case that follows an order. The limit of the output, and the memory for it, grow with the answer. */
static void take_case(const struct order *order)
{
    static unsigned char *answer;
    output_kb = OUTPUT_KB + 2 * order->answer_bytes / 1024;
    const size_t room = (size_t)output_kb * 1024;
    if (room > run.out.room) {
        free(answer);
        free(run.out.bytes);
        answer = allocate(room);
        run.out = room_for(room);
    }
    input_fd = unnamed_file();
    if (copy_bytes(master_fd, order->input_bytes, input_fd) != order->input_bytes
        || !read_whole(master_fd, answer, (size_t)order->answer_bytes)) {
        _exit(0); /* the master has gone */
    }
    wanted = (struct text){answer, answer + order->answer_bytes};
}

static void try_case(const struct order *order, struct result *result, FILE *report)
{
    const char *rules_said = NULL;
    char *difference = NULL;
    take_case(order);
    const struct job job = {run_words, input_fd, asked.limit_ms, asked.limit_mb, output_kb, MOST_PROCESSES};
    new_folder(FOLDER_MB);
    run_job(&job, &run);
    FILE *to = open_text(&difference);
    const bool same = is_same(trimmed(captured(&run.out), false), trimmed(wanted, true), to);
    fclose(to);
    enum verdict verdict = run.verdict;
    if (verdict == AC) {
        verdict = same ? AC : asked.rules != NULL ? ask_rules(&rules_said) : WA;
    }
    result->verdict = verdict;
    result->late = verdict == TLE && run.cpu_ns <= asked.limit_ms * 1000000;
    result->wrote_errors = run.err.seen > 0;
    result->time_ns = run_time(&run);
    result->peak_kb = run.peak_kb;
    if (verdict != AC) {
        describe(report, order, verdict, rules_said, difference);
    }
    free(difference);
    close(input_fd);
}

/* ---- orders ---- */

/* Shuts us in, and gets ready; gives why that cannot be, or NULL. */
static const char *get_ready(void)
{
    const int rules_fd = asked.rules != NULL ? open(asked.rules, O_RDONLY | O_CLOEXEC) : -1;
    const char *fault = enter_box();
    if (fault != NULL) {
        return format_text("%s: %s", fault, strerror(errno));
    }
    if (asked.rules != NULL && rules_fd < 0) {
        fail("cannot open the rules of the game, %s", asked.rules);
    }
    rules_words[0] = box.shut ? format_text("/proc/self/fd/%d", rules_fd) : asked.rules;
    rules_words[1] = format_text("accepts");
    rules_words[2] = format_text("%s/input", box.work);
    rules_words[3] = format_text("%s/answer", box.work);
    set_worker_signals();
    asked.source_path = format_text("%s/%s", box.program_inside, asked.source);
    run_words = command(asked.language->run, asked.tool, asked.source_path, asked.limit_mb);
    run.err = room_for(MESSAGE_KEPT);
    helper.err = room_for(MESSAGE_KEPT);
    helper.out = room_for(MESSAGE_KEPT);
    return NULL;
}

/* Does what the master orders, until the line ends: then he wants no more, or has gone. */
void work(int fd)
{
    struct order order;
    struct result result = {.index = 0};
    master_fd = fd;
    const char *fault = get_ready();
    bool going_on = tell(&result, fault != NULL ? fault : "") && fault == NULL;
    while (going_on && read_whole(fd, &order, sizeof order)) {
        char *words = NULL;
        FILE *report = open_text(&words);
        result = (struct result){.index = order.index};
        if (order.index < 0) {
            result.verdict = compile(report);
        } else {
            try_case(&order, &result, report);
        }
        fclose(report);
        going_on = tell(&result, words);
        free(words);
    }
}
