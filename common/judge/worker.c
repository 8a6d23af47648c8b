/* worker.c - what a worker does: it compiles the program or tries a case, as the trial orders, and describes what
   went wrong while the output is at hand. It stays small, because the kernel counts our own peak of memory into that
   of a program that we start. */
#include "judge.h"

enum {
    INPUT_SHOWN = 300,   /* bytes of the input that the report shows */
    MAX_PROCESSES = 128, /* of a program, with threads */
    SMALLER_KB = 4096,   /* of the cases that the rules make from one */
    GAMES_MS = 60000,    /* to list the games that a program is to play */
    TALK_KB = 1024,      /* that a program that plays may write */
    FOLDER_MB = 64,
    COMPILER_PROCESSES = 1024,
    COMPILER_FOLDER_MB = 1024
};

static const struct limits compiler_limits = {.ms = 60000, .mb = 2048, .output_kb = OUTPUT_KB};
static const struct limits rules_limits = {.ms = 10000, .mb = 1024, .output_kb = OUTPUT_KB};

static const struct task *task;
static int trial_fd; /* the socket to the trial */
static struct execution solution_run;
static struct execution tool_run = {.is_tool = true}; /* of a compiler or the rules */
static char *source_path;                             /* in the sandbox */
static char *product_path;                            /* of what runs, there */
static char **solution_command;
static char *accept_command[4]; /* of the rules */
static char *valid_command[3];
static char *smaller_command[3];
static char *games_command[3];
static char *referee_command[3];
static struct talk talk = {.from_referee = -1, .to_program = -1};
static int case_fd; /* its input: a file, because what we hold in memory would count as the program's */

/* ---- compiling ---- */

/* Copies what compiling must make out of the sandbox: the product, and files with its ending (the classes of Java). Any
   other file is a cache, or from code of the program that runs while it is compiled, as in Perl and Haskell. */
static void copy_products(const char *product)
{
    const char *dot = strrchr(product, '.');
    DIR *folder = opendir(sandbox.work_folder);
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        struct stat about;
        const char *ending = strrchr(name, '.');
        const bool is_product =
            strcmp(name, product) == 0 || (dot != NULL && ending != NULL && strcmp(ending, dot) == 0);
        if (!is_product || fstatat(dirfd(folder), name, &about, AT_SYMLINK_NOFOLLOW) != 0 || !S_ISREG(about.st_mode)) {
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

/* Whether the linker misses gcc's libraries, or clang's, or the compiler knows no such option. */
static bool lacks_sanitizers(const char *messages)
{
    static const char *const signs[] = {"-lasan", "-lubsan", "libasan", "libubsan", "libclang_rt", "-fsanitize"};
    bool found = false;
    for (size_t i = 0; i < sizeof signs / sizeof signs[0]; i++) {
        found = found || strstr(messages, signs[i]) != NULL;
    }
    return found;
}

/* A compiler has failed: perhaps not by the program's fault. */
static void check_compiler(const char *compiler, struct span messages)
{
    const bool lacks = task->program->is_sanitized && lacks_sanitizers((const char *)messages.at);
    const struct span first = take_line(&messages);
    const char *low = low_limits(8, task->program->language->more_mb > 0 ? MACHINE_MB : compiler_limits.mb);
    if (access(source_path, F_OK) != 0) {
        fail("the program was removed while it was compiled");
    }
    if (lacks) {
        fail("--sanitize: %s lacks the libraries of its sanitizers. On Debian or Ubuntu, as root: apt-get install %s",
             compiler, "libgcc-12-dev for gcc 12, libclang-rt-14-dev for clang 14, and so on");
    }
    if (low[0] != '\0') {
        fail("%s failed, perhaps because this shell allows it too little (%s): %s", compiler, low,
             shown(format_text("%.*s", (int)(first.end - first.at), (const char *)first.at)));
    }
}

/* Links to a file of the program, for short names in messages. */
static void link_here(const char *name)
{
    const char *file = format_text("%s/%s", sandbox.program_folder, name);
    if (symlink(file, format_text("%s/%s", sandbox.work_folder, name)) != 0) {
        fail("cannot link to the program (%s)", strerror(errno));
    }
}

static enum verdict compile(FILE *to)
{
    const struct program *program = task->program;
    struct attempt *a = &tool_run.result;
    const int nothing = open("/dev/null", O_RDONLY | O_CLOEXEC);
    char **argv = command_line(program, program->compile, program->source, task->limits.mb);
    empty_work_folder(COMPILER_FOLDER_MB);
    link_here(program->source);
    if (program->frame != NULL) {
        link_here(program->frame);
    }
    run(&tool_run, argv, nothing, COMPILER_PROCESSES, compiler_limits);
    close(nothing);
    const struct excerpt messages = tool_run.err.written > 0 ? a->errors : a->output; /* compilers print to either */
    if (a->verdict == JE) {
        fail("compiling: %s", a->how);
    }
    if (a->verdict == CE) {
        fail("%s cannot be started (%s): is it inside a folder hidden from programs?", shown(argv[0]), a->how);
    }
    if (a->verdict == AC && program->product != NULL) {
        copy_products(program->product);
        if (faccessat(sandbox.program_fd, program->product, R_OK, 0) != 0) {
            a->verdict = RE;
            a->how = format_text("no %s is made", program->product);
        }
    }
    if (a->verdict != AC) {
        check_compiler(argv[0], messages.kept);
        fputs(tr("  does not compile"), to);
        write_reason(to, a);
        putc('\n', to);
    }
    if (messages.kept.at != messages.kept.end) {
        write_head(to, "compiler messages", messages, "");
    }
    if (a->verdict != AC) {
        const char *all = format_text("%s\n%s", a->how != NULL ? a->how : "", (const char *)messages.kept.at);
        const char *hint = hint_for(program->language, all, file_text(source_path));
        fputs(hint != NULL ? format_text("  %s\n", hint) : "", to);
    }
    write_messages(to, task, a->verdict == AC ? AC : CE, messages);
    return a->verdict == AC ? AC : CE;
}

/* ---- a case ---- */

/* Runs the rules: AC: yes, WA: no, JE: they cannot say. */
static enum verdict run_rules(char **command, int stdin_fd)
{
    use_locale_of_reader(true);
    run(&tool_run, command, stdin_fd, MAX_PROCESSES, rules_limits);
    use_locale_of_reader(false);
    const int status = tool_run.result.verdict == RE && WIFEXITED(tool_run.status) ? WEXITSTATUS(tool_run.status) : 0;
    return status == 42 ? AC : status == 43 ? WA : JE;
}

static char *words_of_rules(void)
{
    const struct attempt *result = &tool_run.result;
    const struct span words = trimmed(tool_run.err.written > 0 ? result->errors.kept : result->output.kept);
    return shown(format_text("%.*s", (int)(words.end - words.at), (const char *)words.at));
}

/* Asks the rules of the game whether the output is right. The program has ended, so its folder is free. */
static void ask_rules(struct attempt *a)
{
    const int output_fd = sealed_text(a->output.kept);
    empty_work_folder(FOLDER_MB);
    lseek(case_fd, 0, SEEK_SET);
    copy_to_new(case_fd, AT_FDCWD, accept_command[2]);
    a->verdict = run_rules(accept_command, output_fd);
    close(output_fd);
    if (a->verdict == JE) {
        a->how = tool_run.result.verdict == JE ? tool_run.result.how : NULL;
        a->rules_say = words_of_rules();
    }
}

/* Asks the rules whether the input is within the limits of the problem; what they object, or NULL. */
static const char *ask_for_objection(void)
{
    empty_work_folder(FOLDER_MB);
    return run_rules(valid_command, case_fd) == WA ? words_of_rules() : NULL;
}

/* Whether a virtual machine has ended the program for want of memory. */
static bool has_error(const struct attempt *a, const char *error)
{
    return strstr((const char *)a->errors.kept.at, format_text("java.lang.OutOfMemoryError: %s", error)) != NULL;
}

/* Why a program may have written nothing, or cannot be started. Its source is read once. */
static const char *hint_of(const struct attempt *a)
{
    static const char *why_silent;
    static bool is_known;
    const struct language *language = task->program->language;
    const struct span output = trimmed(a->output.kept);
    if (a->verdict == CE) {
        return hint_for_start(language);
    }
    if (a->verdict != WA || output.at != output.end) {
        return NULL;
    }
    if (!is_known) {
        why_silent = hint_for_silence(language, file_text(source_path));
        is_known = true;
    }
    return why_silent;
}

/* Runs the program on so many bytes of the case, from these on. */
static void run_on(int64_t from, int64_t size, struct limits limits)
{
    lseek(case_fd, from, SEEK_SET);
    const int input_fd = sealed_copy(case_fd, size); /* a file of its own for the program */
    empty_work_folder(FOLDER_MB);
    run(&solution_run, solution_command, input_fd, MAX_PROCESSES, limits);
    close(input_fd);
}

/* The time limit of a function is for one call. A case of several calls that took longer is tried call by call, until one
   fails; where none does, again as a whole, with the time of all. Returns which call failed, from 1 on, or 0. */
static int64_t run_calls(int64_t size, int64_t calls, struct limits limits)
{
    unsigned char *input = allocate((size_t)size);
    struct span rest = {input, input + size};
    int64_t failed = 0;
    int64_t slowest = 0;
    if (lseek(case_fd, 0, SEEK_SET) != 0 || !read_whole(case_fd, input, (size_t)size)) {
        fail("cannot read the case again (%s)", strerror(errno));
    }
    for (int64_t call = 1; call <= calls && failed == 0; call++) {
        const unsigned char *from = rest.at;
        for (int line = 0; line < arguments_of(task->problem); line++) {
            take_line(&rest);
        }
        run_on(from - input, rest.at - from, limits);
        failed = solution_run.result.verdict != AC ? call : 0;
        slowest = solution_run.result.time_ns > slowest ? solution_run.result.time_ns : slowest;
    }
    free(input);
    if (failed == 0) {
        limits.ms *= calls;
        run_on(0, size, limits);
        solution_run.result.time_ns = slowest;
    }
    return failed;
}

static void try_case(const struct order *order, struct reply *reply, FILE *description)
{
    struct attempt *a = &solution_run.result;
    struct limits limits = task->limits;
    unsigned char *answer = allocate((size_t)order->answer_size);
    const struct span right = {answer, answer + order->answer_size};
    case_fd = sealed_copy(trial_fd, order->input_size);
    if (case_fd < 0 || !read_whole(trial_fd, answer, (size_t)order->answer_size)) {
        _exit(0); /* the trial has gone */
    }
    const bool is_checked = order->is_sample && task->settings->cases != NULL && task->rules_program != NULL;
    const char *objection = is_checked ? ask_for_objection() : NULL;
    limits.output_kb = output_limit_kb(right);
    run_on(0, order->input_size, limits);
    const int64_t calls = calls_of(task->problem, right);
    const int64_t failed = a->verdict == TLE && calls > 1 ? run_calls(order->input_size, calls, limits) : 0;
    struct span rest = right;
    a->answer = right;
    for (int64_t call = 0; call < failed; call++) {
        a->answer = take_line(&rest); /* that of the call */
    }
    a->has_many_answers = task->has_many_answers;
    a->comparison = task->problem->comparison;
    compare_output(a);
    a->first_wrong = failed > 0 ? failed : a->first_wrong;
    if (a->verdict == WA && a->has_many_answers) {
        ask_rules(a);
    }
    if (a->verdict != AC && access(product_path, F_OK) != 0) {
        fail("the program was removed while it was judged");
    }
    if (a->verdict == RE && (has_error(a, "Java heap space") || has_error(a, "GC overhead limit exceeded"))) {
        a->verdict = MLE; /* of the memory that the virtual machine may have */
    }
    a->hint = hint_of(a);
    if (task->program->is_sanitized && a->verdict == RE) {
        tell_finding(a, task->program->source, file_text(source_path));
    }
    reply->is_late = is_late_by_clock(a);
    reply->outcome = (struct outcome){.verdict = a->verdict,
                                      .time_ns = a->time_ns,
                                      .peak_kb = a->peak_kb,
                                      .is_crowded = solution_run.is_crowded,
                                      .first_wrong = a->first_wrong};
    if (a->verdict != AC) {
        unsigned char input[INPUT_SHOWN];
        const ssize_t size = pread(case_fd, input, sizeof input, 0);
        a->input = (struct excerpt){{input, input + size}, order->input_size - size};
        describe_attempt(description, a);
        write_details(description, task, a);
    }
    reply->has_objection = objection != NULL;
    if (objection != NULL) { /* after a description and details */
        fwrite("\0", 1, a->verdict == AC ? 2 : 1, description);
        fputs(objection, description);
    }
    free(a->differences);
    free(answer);
    close(case_fd);
}

/* Writes the cases that the rules make from an input (fewer of them, if that takes too long), or games, which are all. */
static void make_cases(const struct order *order, char **command, FILE *to)
{
    struct limits limits = rules_limits;
    const int input_fd = sealed_copy(trial_fd, order->input_size);
    if (input_fd < 0) {
        _exit(0); /* the trial has gone */
    }
    limits.output_kb = SMALLER_KB;
    limits.ms = order->index == LIST_GAMES ? GAMES_MS : limits.ms;
    empty_work_folder(FOLDER_MB);
    use_locale_of_reader(true);
    run(&tool_run, command, input_fd, MAX_PROCESSES, limits);
    use_locale_of_reader(false);
    close(input_fd);
    if (order->index == LIST_GAMES && tool_run.result.verdict != AC) { /* else some would be missing, and nobody knew */
        const char *words = words_of_rules();
        fail(tr("the rules of the game cannot play: %s"),
             words[0] != '\0' ? words : tr("they have ended, or take too long"));
    }
    const struct span made = tool_run.result.output.kept;
    fwrite(made.at, 1, (size_t)(made.end - made.at), to);
    free(tool_run.out.data); /* what we hold in memory would count as the program's */
    tool_run.out.data = NULL;
}

/* ---- a program that plays ---- */

/* Starts the referee, if it does not run yet, or something has ended it. */
static void start_referee(void)
{
    int to[2];
    int from[2];
    if (referee_pid > 0) {
        return;
    }
    if (talk.from_referee >= 0) {
        close(talk.to_referee);
        close(talk.from_referee);
        close(talk.errors_fd);
    }
    if (pipe(to) != 0 || pipe(from) != 0) {
        fail("cannot create a pipe (%s)", strerror(errno));
    }
    talk.errors_fd = unnamed_file();
    talk.read_length = 0;
    const int kept[] = {to[0], to[1], from[0], from[1], talk.errors_fd};
    for (size_t i = 0; i < sizeof kept / sizeof *kept; i++) {
        fcntl(kept[i], F_SETFD, FD_CLOEXEC);
    }
    use_locale_of_reader(true);
    referee_pid = start_beside(referee_command, (const int[3]){to[0], from[1], talk.errors_fd}, rules_limits);
    use_locale_of_reader(false);
    close(to[0]);
    close(from[1]);
    talk.to_referee = to[1];
    talk.from_referee = from[0];
}

/* The first and the last lines of what was said, as far as the report has room. */
static struct excerpt shown_talk(void)
{
    enum { FIRST = 6, LAST = 13 };
    const struct span all = {(unsigned char *)talk.transcript,
                             (unsigned char *)talk.transcript + strlen(talk.transcript)};
    const int64_t lines = count_lines(all);
    if (lines <= FIRST + LAST + 1) {
        return (struct excerpt){.kept = all};
    }
    const struct span first = lines_of(all, 0, FIRST);
    const struct span last = lines_of(all, lines - LAST, LAST);
    const char *text = format_text("%.*s...\n%.*s", (int)(first.end - first.at), (const char *)first.at,
                                   (int)(last.end - last.at), (const char *)last.at);
    return (struct excerpt){.kept = {(const unsigned char *)text, (const unsigned char *)text + strlen(text)}};
}

/* Plays a game once. */
static void play_once(struct span input, const char *spec)
{
    struct attempt *a = &solution_run.result;
    struct limits limits = task->limits;
    int ends[2];
    empty_work_folder(FOLDER_MB); /* the referee starts in it */
    start_referee();
    begin_talk(&talk, input, spec);
    if (pipe(ends) != 0) {
        fail("cannot create a pipe (%s)", strerror(errno));
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFL, O_NONBLOCK);
    talk.to_program = ends[1];
    solution_run.talk = &talk;
    limits.output_kb = TALK_KB;
    run(&solution_run, solution_command, ends[0], MAX_PROCESSES, limits);
    end_talk(&solution_run);
    close(ends[0]);
    const bool has_broken_off = a->verdict != AC && talk.has_gone;
    a->referee_says = has_broken_off || talk.verdict == AC ? "" : talk.reason;
    if (a->verdict == TLE && talk.has_gone && a->cpu_ns < a->time_ns / 4) {
        a->hint = talk.has_closed
                      ? talk.reason
                      : tr("it was its turn, and no line of it came: does it flush its output after each line?");
    }
    if (a->verdict < CE && talk.verdict == WA && !has_broken_off) {
        a->verdict = WA;
    }
}

/* Plays a game as often as the referee wants, or until the program fails. */
static void play_game(const struct order *order, struct reply *reply, FILE *description)
{
    struct attempt *a = &solution_run.result;
    unsigned char *input = allocate((size_t)order->input_size);
    char *answer = allocate((size_t)order->answer_size);
    if (!read_whole(trial_fd, input, (size_t)order->input_size)
        || !read_whole(trial_fd, answer, (size_t)order->answer_size)) {
        _exit(0); /* the trial has gone */
    }
    answer[strcspn(answer, "\n")] = '\0';
    struct outcome *o = &reply->outcome;
    const char *spec = task->settings->plays ? answer : "first longest";
    for (bool goes_on = true; goes_on;) {
        a->hint = NULL;
        play_once((struct span){input, input + order->input_size}, spec);
        o->games++;
        o->time_ns = a->time_ns > o->time_ns ? a->time_ns : o->time_ns;
        o->peak_kb = a->peak_kb > o->peak_kb ? a->peak_kb : o->peak_kb;
        goes_on = a->verdict == AC && talk.next != NULL;
        o->is_unsteady =
            o->is_unsteady || (goes_on && strstr(spec, " every") != NULL && strstr(talk.next, " every") == NULL);
        spec = goes_on ? talk.next : spec;
    }
    o->verdict = a->verdict;
    o->is_crowded = solution_run.is_crowded;
    reply->is_late = is_late_by_clock(a) && !talk.has_gone;
    if (a->verdict != AC && access(product_path, F_OK) != 0) {
        fail("the program was removed while it was judged");
    }
    if (a->verdict != AC) {
        a->transcript = shown_talk();
        a->differences = format_text("%s", "");
        describe_attempt(description, a);
        a->transcript.kept =
            (struct span){(unsigned char *)talk.transcript, (unsigned char *)strchr(talk.transcript, '\0')};
        write_details(description, task, a);
        fwrite("\0", 1, 1, description);
        fputs(talk.transcript, description);
    }
    free(input);
    free(answer);
}

/* ---- orders ---- */

/* If the trial has gone, the worker learns that from its next order. */
static void send_reply(struct reply *reply, const char *description, size_t size)
{
    reply->description_size = (int32_t)size;
    write_whole(trial_fd, reply, sizeof *reply);
    write_whole(trial_fd, description, (size_t)reply->description_size);
}

/* Tells the trial, in place of being ready, why there is no sandbox. */
static void end_without_sandbox(const char *reason)
{
    send_reply(&(struct reply){.index = COMPILE}, reason, strlen(reason));
    _exit(0);
}

static void end_by_fault(const char *reason)
{
    send_reply(&(struct reply){.is_fault = true}, reason, strlen(reason));
    _exit(VERDICT_BASE + JE);
}

/* Enters the sandbox and prepares commands. */
static void get_ready(void)
{
    const struct program *program = task->program;
    const char *rules = task->rules_program;
    const int rules_fd = rules != NULL ? open(rules, O_RDONLY | O_CLOEXEC) : -1;
    on_fault(end_without_sandbox);
    enter_sandbox();
    on_fault(end_by_fault);
    if (rules != NULL && rules_fd < 0) {
        fail("cannot open the rules of the game, %s", rules);
    }
    prepare_runs(trial_fd, task->settings->jobs);
    if (rules != NULL) {
        char *path = sandbox.has_namespaces ? format_text("/proc/self/fd/%d", rules_fd) : format_text("%s", rules);
        accept_command[0] = valid_command[0] = smaller_command[0] = games_command[0] = referee_command[0] = path;
        accept_command[1] = format_text("accepts");
        accept_command[2] = format_text("%s/input", sandbox.work_folder);
        valid_command[1] = format_text("valid");
        smaller_command[1] = format_text("smaller");
        games_command[1] = format_text("games");
        referee_command[1] = format_text("referee");
    }
    source_path = format_text("%s/%s", sandbox.program_folder, task->program->source);
    product_path =
        program->product == NULL ? source_path : format_text("%s/%s", sandbox.program_folder, program->product);
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
    send_reply(&(struct reply){.index = COMPILE}, "", 0);
    while (read_whole(fd, &order, sizeof order)) {
        struct reply reply = {.index = order.index};
        char *description = NULL;
        FILE *to = open_text(&description);
        if (order.index == COMPILE) {
            reply.outcome.verdict = compile(to);
        } else if (order.index == MAKE_SMALLER || order.index == LIST_GAMES) {
            make_cases(&order, order.index == LIST_GAMES ? games_command : smaller_command, to);
        } else if (task->plays) {
            play_game(&order, &reply, to);
        } else {
            try_case(&order, &reply, to);
        }
        const long size = ftell(to);
        fclose(to);
        send_reply(&reply, description, (size_t)size);
        free(description);
    }
    _exit(0);
}
