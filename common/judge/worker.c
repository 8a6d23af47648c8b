/* worker.c - what a worker does: it compiles the program or tries a case, as the trial orders, and describes what
   went wrong while the output is at hand. It stays small, because the kernel counts our own peak of memory into that
   of a program that we start. */
#include "judge.h"

enum {
    INPUT_SHOWN = 300,    /* bytes of the input that the report shows */
    MOST_PROCESSES = 128, /* of a program, with threads */
    FOLDER_MB = 64,
    COMPILER_PROCESSES = 1024,
    COMPILER_FOLDER_MB = 1024
};

static const struct limits compiler_limits = {.ms = 60000, .mb = 2048, .output_kb = OUTPUT_KB};
static const struct limits rules_limits = {.ms = 10000, .mb = 1024, .output_kb = OUTPUT_KB};

static const struct task *task;
static int trial_fd; /* the socket to the trial */
static struct execution solution_run;
static struct execution tool_run; /* of a compiler or the rules */
static char *source_path;         /* in the sandbox */
static char **solution_command;
static char *rules_command[4];
static int input_fd; /* of the case; a file, because what we hold in memory would count as the program's */

/* ---- compiling ---- */

/* Copies the files that a compiler has made out of the sandbox; its folders are caches. */
static void copy_products(void)
{
    DIR *folder = opendir(sandbox.work_folder);
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        struct stat about;
        if (fstatat(dirfd(folder), name, &about, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(about.st_mode)) {
            continue;
        }
        const int from = openat(dirfd(folder), name, O_RDONLY | O_CLOEXEC);
        if (from < 0) {
            fail("cannot read what the compiler has made, %s (%s)", shown(name), strerror(errno));
        }
        copy_to_new(from, sandbox.program_fd, name);
        close(from);
    }
}

static enum verdict compile(FILE *to)
{
    const struct program *program = task->program;
    const struct language *language = program->language;
    struct attempt *a = &tool_run.result;
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    char **argv = command_line(program, program->compile, program->source, task->limits.mb);
    empty_work_folder(COMPILER_FOLDER_MB);
    const char *link = format_text("%s/%s", sandbox.work_folder, program->source); /* for short names in messages */
    if (symlink(source_path, link) != 0) {
        fail("cannot link to the program (%s)", strerror(errno));
    }
    run(&tool_run, argv, nothing, COMPILER_PROCESSES, compiler_limits);
    close(nothing);
    const struct excerpt messages = tool_run.err.written > 0 ? a->errors : a->output; /* compilers print to either */
    const char *product = language->product != NULL ? language->product : program->source;
    if (a->verdict == CE) {
        fail("%s cannot be started (%s): is it inside a folder hidden from programs?", shown(argv[0]), a->how);
    }
    if (a->verdict == AC && access(format_text("%s/%s", sandbox.work_folder, product), R_OK) != 0) {
        a->verdict = RE;
        a->how = format_text("no %s is made", product);
    }
    if (a->verdict == AC) {
        copy_products();
    } else {
        fputs("  does not compile", to);
        write_reason(to, a);
        putc('\n', to);
    }
    if (messages.kept.at != messages.kept.end) {
        write_head(to, "compiler messages", messages, "");
    }
    if (a->verdict != AC && language->advice != NULL) {
        fprintf(to, "  %s\n", language->advice);
    }
    return a->verdict == AC ? AC : CE;
}

/* ---- a case ---- */

/* Asks the rules of the game whether the output is right. The program has ended, so its folder is free. */
static void ask_rules(struct attempt *a)
{
    const int output_fd = unnamed_file(a->output.kept);
    empty_work_folder(FOLDER_MB);
    lseek(input_fd, 0, SEEK_SET);
    copy_to_new(input_fd, AT_FDCWD, rules_command[2]);
    run(&tool_run, rules_command, output_fd, MOST_PROCESSES, rules_limits);
    close(output_fd);
    const struct attempt *result = &tool_run.result;
    const struct span words = trimmed(tool_run.err.written > 0 ? result->errors.kept : result->output.kept);
    const int status = result->verdict == RE && WIFEXITED(tool_run.status) ? WEXITSTATUS(tool_run.status) : 0;
    a->verdict = status == 42 ? AC : status == 43 ? WA : JE;
    if (a->verdict == JE) {
        a->rules_say = shown(format_text("%.*s", (int)(words.end - words.at), (const char *)words.at));
    }
}

static void try_case(const struct order *order, struct reply *reply, FILE *description)
{
    struct attempt *a = &solution_run.result;
    struct limits limits = task->limits;
    unsigned char *answer = allocate((size_t)order->answer_size);
    const struct span right = {answer, answer + order->answer_size};
    input_fd = unnamed_file((struct span){NULL, NULL});
    if (copy_bytes(trial_fd, order->input_size, input_fd) != order->input_size
        || !read_whole(trial_fd, answer, (size_t)order->answer_size)) {
        _exit(0); /* the trial has gone */
    }
    limits.output_kb = output_limit_kb(right);
    empty_work_folder(FOLDER_MB);
    run(&solution_run, solution_command, input_fd, MOST_PROCESSES, limits);
    a->answer = right;
    a->has_many_answers = task->rules_program != NULL;
    compare_output(a);
    if (a->verdict == WA && a->has_many_answers) {
        ask_rules(a);
    }
    reply->is_late = is_late_by_clock(a);
    reply->outcome = (struct outcome){a->verdict, a->time_ns, a->peak_kb};
    if (a->verdict != AC) {
        unsigned char input[INPUT_SHOWN];
        const ssize_t size = pread(input_fd, input, sizeof input, 0);
        a->input = (struct excerpt){{input, input + size}, order->input_size - size};
        describe_attempt(description, a);
    }
    free(a->differences);
    free(answer);
    close(input_fd);
}

/* ---- orders ---- */

/* If the trial has gone, the worker learns that from its next order. */
static void send_reply(struct reply *reply, const char *description)
{
    reply->description_size = (int32_t)strlen(description);
    write_whole(trial_fd, reply, sizeof *reply);
    write_whole(trial_fd, description, (size_t)reply->description_size);
}

/* Tells the trial, in place of being ready, why there is no sandbox. */
static void end_without_sandbox(const char *reason)
{
    send_reply(&(struct reply){.index = COMPILE}, reason);
    _exit(0);
}

static void end_by_fault(const char *reason)
{
    send_reply(&(struct reply){.is_fault = true}, reason);
    _exit(VERDICT_BASE + JE);
}

/* Enters the sandbox and prepares commands. */
static void get_ready(void)
{
    const char *rules = task->rules_program;
    const int rules_fd = rules != NULL ? open(rules, O_RDONLY | O_CLOEXEC) : -1;
    on_fault(end_without_sandbox);
    enter_sandbox();
    on_fault(end_by_fault);
    if (rules != NULL && rules_fd < 0) {
        fail("cannot open the rules of the game, %s", rules);
    }
    prepare_runs(trial_fd);
    if (rules != NULL) {
        rules_command[0] =
            sandbox.has_namespaces ? format_text("/proc/self/fd/%d", rules_fd) : format_text("%s", rules);
        rules_command[1] = format_text("accepts");
        rules_command[2] = format_text("%s/input", sandbox.work_folder);
    }
    source_path = format_text("%s/%s", sandbox.program_folder, task->program->source);
    solution_command = command_line(task->program, task->program->language->run, source_path, task->limits.mb);
    solution_run.source = strstr(task->program->language->run, "@P") != NULL ? source_path : NULL;
}

/* Carries out orders until the trial closes the socket. */
void serve(int fd, const struct task *given)
{
    struct order order;
    trial_fd = fd;
    task = given;
    get_ready();
    send_reply(&(struct reply){.index = COMPILE}, "");
    while (read_whole(fd, &order, sizeof order)) {
        struct reply reply = {.index = order.index};
        char *description = NULL;
        FILE *to = open_text(&description);
        if (order.index == COMPILE) {
            reply.outcome.verdict = compile(to);
        } else {
            try_case(&order, &reply, to);
        }
        fclose(to);
        send_reply(&reply, description);
        free(description);
    }
    _exit(0);
}
