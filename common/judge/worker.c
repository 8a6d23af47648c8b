/* worker.c - what a worker does: it compiles the program or tries a case, as the trial orders, and describes what
   went wrong while the output is at hand. It stays small, because the kernel counts our own peak of memory into that
   of a program that we start. */
#include "judge.h"

enum {
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
struct limits allowed;
char *rules;

static struct execution solution_run;
static struct execution tool_run; /* of a compiler or the rules */
static char *source_path;         /* in the box */
static char **solution_command;
static char *rules_command[4];
static int input_fd; /* of the case; a file, because what we hold in memory would count as the program's */

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
        copy_to_new(from, box.program_fd, name);
        close(from);
    }
}

static enum verdict compile(FILE *to)
{
    const struct language *language = program.language;
    struct attempt *a = &tool_run.result;
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    char **argv = command_line(program.compile, program.source, allowed.mb);
    new_folder(COMPILER_FOLDER_MB);
    if (symlink(source_path, format_text("%s/%s", box.work, program.source)) != 0) { /* for short names in messages */
        fail("cannot link to the program (%s)", strerror(errno));
    }
    run(&tool_run, argv, nothing, COMPILER_PROCESSES, compiler_limits);
    close(nothing);
    const struct excerpt messages = tool_run.err.written > 0 ? a->errors : a->output; /* compilers print to either */
    const char *product = language->product != NULL ? language->product : program.source;
    if (a->verdict == CE) {
        fail("%s cannot be started (%s): is it inside a folder hidden from programs?", shown(argv[0]), a->how);
    }
    if (a->verdict == AC && access(format_text("%s/%s", box.work, product), R_OK) != 0) {
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
    new_folder(FOLDER_MB);
    lseek(input_fd, 0, SEEK_SET);
    copy_to_new(input_fd, AT_FDCWD, rules_command[2]);
    run(&tool_run, rules_command, output_fd, MOST_PROCESSES, rules_limits);
    close(output_fd);
    const struct attempt *result = &tool_run.result;
    const struct span words = trimmed(tool_run.err.written > 0 ? result->errors.kept : result->output.kept);
    const int status = result->verdict == RE && WIFEXITED(tool_run.status) ? WEXITSTATUS(tool_run.status) : 0;
    a->verdict = status == 42 ? AC : status == 43 ? WA : JE;
    if (a->verdict == JE) {
        const char *said = shown(format_text("%.*s", (int)(words.end - words.at), (const char *)words.at));
        a->rules_say = said[0] != '\0' ? said : "they cannot decide whether the output is right";
    }
}

static void try_case(const struct order *order, struct reply *reply, FILE *description)
{
    struct attempt *a = &solution_run.result;
    unsigned char *answer = allocate((size_t)order->answer_size);
    input_fd = unnamed_file((struct span){NULL, NULL});
    if (copy_bytes(trial_fd, order->input_size, input_fd) != order->input_size
        || !read_whole(trial_fd, answer, (size_t)order->answer_size)) {
        _exit(0); /* the trial has gone */
    }
    allowed.output_kb = OUTPUT_KB + 2 * order->answer_size / 1024;
    new_folder(FOLDER_MB);
    run(&solution_run, solution_command, input_fd, MOST_PROCESSES, allowed);
    a->answer = (struct span){answer, answer + order->answer_size};
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
        describe_attempt(description, a);
    }
    free(a->differences);
    free(answer);
    close(input_fd);
}

/* ---- orders ---- */

/* Enters the box and prepares commands. */
static void get_ready(void)
{
    const int rules_fd = rules != NULL ? open(rules, O_RDONLY | O_CLOEXEC) : -1;
    enter_box();
    if (rules != NULL && rules_fd < 0) {
        fail("cannot open the rules of the game, %s", rules);
    }
    prepare_runs();
    rules_command[0] = box.is_closed ? format_text("/proc/self/fd/%d", rules_fd) : rules;
    rules_command[1] = format_text("accepts");
    rules_command[2] = format_text("%s/input", box.work);
    source_path = format_text("%s/%s", box.program, program.source);
    solution_command = command_line(program.language->run, source_path, allowed.mb);
}

/* Carries out orders until the trial closes the socket. */
void serve(int fd)
{
    struct order order;
    trial_fd = fd;
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
