/* worker.c - what a worker does: it compiles the program or tries a case, as the trial orders, and describes what
   went wrong while the output is at hand. It stays small, because the kernel counts our own peak of memory into that
   of a program that we start. */
#include "judge.h"

enum {
    MESSAGE_KEPT = 8192,  /* bytes of what a program writes to stderr, or a compiler prints */
    INPUT_SHOWN = 300,    /* bytes of the input that the report shows */
    MOST_PROCESSES = 128, /* of a program, with threads */
    FOLDER_MB = 64,
    OUTPUT_KB = 64, /* besides twice the answer */
    COMPILER_PROCESSES = 1024,
    COMPILER_FOLDER_MB = 1024
};

static const struct limits compiler_limits = {.ms = 60000, .mb = 2048, .output_kb = OUTPUT_KB};
static const struct limits rules_limits = {.ms = 10000, .mb = 1024, .output_kb = OUTPUT_KB};

struct settings settings;
struct program program;
struct limits allowed;
char *rules;

static struct execution solution_run;
static struct execution tool_run; /* of a compiler or the rules */
static char *source_path;         /* in the box */
static char **solution_command;
static char *rules_command[5];
static int input_fd; /* of the case; a file, because what we hold in memory would count as the program's */

static struct capture new_capture(size_t capacity)
{
    return (struct capture){.data = allocate(capacity), .capacity = capacity};
}

/* Messages of a program or a compiler, with the owner's name for the source. */
static struct excerpt with_own_name(struct excerpt messages)
{
    char *text = NULL;
    FILE *to = open_text(&text);
    const size_t length = strlen(source_path);
    const unsigned char *at = messages.kept.at;
    for (const unsigned char *hit; (hit = memmem(at, (size_t)(messages.kept.end - at), source_path, length)) != NULL;) {
        fwrite(at, 1, (size_t)(hit - at), to);
        fputs(program.shown_name, to);
        at = hit + length;
    }
    fwrite(at, 1, (size_t)(messages.kept.end - at), to);
    const long size = ftell(to);
    fclose(to);
    messages.kept = (struct span){(unsigned char *)text, (unsigned char *)text + size};
    return messages;
}

/* ---- compiling ---- */

/* Copies the files that a compiler has made out of the box; its folders are caches. */
static void copy_products(void)
{
    DIR *folder = opendir(box.work);
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        struct stat about;
        if (fstatat(dirfd(folder), name, &about, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(about.st_mode)) {
            continue;
        }
        const int from = openat(dirfd(folder), name, O_RDONLY | O_CLOEXEC);
        if (from < 0) {
            fail("cannot read what the compiler has made, %s (%s)", shown(name), strerror(errno));
        }
        copy_to_new(from, box.program_fd, name, 0755);
        close(from);
    }
}

/* Returns NULL, or why there is no program. */
static const char *run_compiler(void)
{
    const char *product = program.language->product;
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    char **argv = command_line(program.compile, program.tool, source_path, allowed.mb);
    const struct job job = {argv, nothing, COMPILER_PROCESSES, compiler_limits};
    const enum verdict *verdict = &tool_run.result.verdict;
    new_folder(COMPILER_FOLDER_MB);
    run_job(&job, &tool_run);
    close(nothing);
    if (*verdict == CE) {
        fail("%s cannot be started (%s): is it inside a folder hidden from programs?", shown(argv[0]),
             tool_run.result.how);
    }
    if (*verdict == TLE || *verdict == MLE || *verdict == OLE || tool_run.is_crowded) {
        return format_text("compiling was stopped: it took more than %" PRId64 " s or %" PRId64
                           " MB, or printed without end",
                           compiler_limits.ms / 1000, compiler_limits.mb);
    }
    if (!WIFEXITED(tool_run.status) || WEXITSTATUS(tool_run.status) != 0) {
        return "does not compile";
    }
    if (product != NULL && access(format_text("%s/%s", box.work, product), R_OK) != 0) {
        return format_text("compiling makes no %s", product);
    }
    return NULL;
}

static enum verdict compile(FILE *to)
{
    const char *fault = run_compiler();
    const struct attempt *result = &tool_run.result; /* compilers print to stderr or stdout */
    const struct excerpt messages = tool_run.err.written > 0 ? result->errors : result->output;
    if (fault == NULL) {
        copy_products();
    } else {
        fprintf(to, "  %s\n", fault);
    }
    if (messages.kept.at != messages.kept.end) {
        write_head(to, "compiler messages", with_own_name(messages), "");
    }
    if (fault != NULL && program.language->advice != NULL) {
        fprintf(to, "  %s\n", program.language->advice);
    }
    return fault != NULL ? CE : AC;
}

/* ---- a case ---- */

/* Asks the rules of the game whether the output is right. The program has ended, so its folder is free. */
static void ask_rules(struct attempt *a)
{
    const int output_fd = unnamed_file();
    new_folder(FOLDER_MB);
    lseek(input_fd, 0, SEEK_SET);
    copy_to_new(input_fd, AT_FDCWD, rules_command[2], 0644);
    make_file(rules_command[3], a->answer);
    write_or_fail(output_fd, a->output.kept.at, (size_t)(a->output.kept.end - a->output.kept.at));
    const struct job job = {rules_command, output_fd, MOST_PROCESSES, rules_limits};
    run_job(&job, &tool_run);
    close(output_fd);
    const struct attempt *result = &tool_run.result;
    const struct span words = trimmed(tool_run.err.written > 0 ? result->errors.kept : result->output.kept);
    const int status = result->verdict == RE && WIFEXITED(tool_run.status) ? WEXITSTATUS(tool_run.status) : 0;
    a->verdict = status == 42 ? AC : status == 43 ? WA : JE;
    if (words.at != words.end) {
        a->rules_say = shown(format_text("%.*s", (int)(words.end - words.at), (const char *)words.at));
    } else if (a->verdict == JE) {
        a->rules_say = "they cannot decide whether the output is right";
    }
}

/* Receives the input and answer of a case. The limit of the output, and the memory for it, depend on the answer. */
static struct span receive_case(const struct order *order)
{
    static unsigned char *answer;
    allowed.output_kb = OUTPUT_KB + 2 * order->answer_size / 1024;
    const size_t capacity = (size_t)allowed.output_kb * 1024;
    if (capacity > solution_run.out.capacity) {
        free(answer);
        free(solution_run.out.data);
        answer = allocate(capacity);
        solution_run.out = new_capture(capacity);
    }
    input_fd = unnamed_file();
    if (copy_bytes(trial_fd, order->input_size, input_fd) != order->input_size
        || !read_whole(trial_fd, answer, (size_t)order->answer_size)) {
        _exit(0); /* the trial has gone */
    }
    return (struct span){answer, answer + order->answer_size};
}

static void try_case(const struct order *order, struct reply *reply, FILE *description)
{
    struct attempt *a = &solution_run.result;
    const struct span answer = receive_case(order);
    const struct job job = {solution_command, input_fd, MOST_PROCESSES, allowed};
    new_folder(FOLDER_MB);
    run_job(&job, &solution_run);
    a->answer = answer;
    a->has_many_answers = rules != NULL;
    compare_output(a);
    if (a->verdict == WA && rules != NULL) {
        ask_rules(a);
    }
    reply->is_late = is_late_by_clock(a);
    reply->outcome = (struct outcome){a->verdict, a->time_ns, a->peak_kb};
    if (a->verdict != AC) {
        unsigned char input[INPUT_SHOWN];
        const ssize_t size = pread(input_fd, input, sizeof input, 0);
        a->input = (struct excerpt){{input, input + size}, order->input_size - size};
        a->errors = with_own_name(a->errors);
        describe_attempt(description, a);
    }
    free(a->differences);
    close(input_fd);
}

/* ---- orders ---- */

/* Enters the box and prepares commands; returns NULL, or why that is impossible. */
static const char *get_ready(void)
{
    const int rules_fd = rules != NULL ? open(rules, O_RDONLY | O_CLOEXEC) : -1;
    const char *fault = enter_box();
    if (fault != NULL) {
        return format_text("%s: %s", fault, strerror(errno));
    }
    if (rules != NULL && rules_fd < 0) {
        fail("cannot open the rules of the game, %s", rules);
    }
    rules_command[0] = box.is_closed ? format_text("/proc/self/fd/%d", rules_fd) : rules;
    rules_command[1] = format_text("accepts");
    rules_command[2] = format_text("%s/input", box.work);
    rules_command[3] = format_text("%s/answer", box.work);
    set_worker_signals();
    source_path = format_text("%s/%s", box.program_inside, program.source);
    solution_command = command_line(program.language->run, program.tool, source_path, allowed.mb);
    solution_run.err = new_capture(MESSAGE_KEPT);
    tool_run.err = new_capture(MESSAGE_KEPT);
    tool_run.out = new_capture(MESSAGE_KEPT);
    return NULL;
}

/* Carries out orders until the trial closes the socket. */
void serve(int fd)
{
    struct order order;
    struct reply reply = {.index = COMPILE};
    trial_fd = fd;
    const char *fault = get_ready();
    bool goes_on = send_reply(&reply, fault != NULL ? fault : "") && fault == NULL;
    while (goes_on && read_whole(fd, &order, sizeof order)) {
        char *description = NULL;
        FILE *to = open_text(&description);
        reply = (struct reply){.index = order.index};
        if (order.index == COMPILE) {
            reply.outcome.verdict = compile(to);
        } else {
            try_case(&order, &reply, to);
        }
        fclose(to);
        goes_on = send_reply(&reply, description);
        free(description);
    }
}
