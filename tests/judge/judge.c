/*
 * judge.c - the front: what the user asks for, one trial for each problem, the summary. Every trial is a
 * process of its own, so whatever happens to it, the others are tried.
 */
#include "judge.h"

#include <getopt.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static const char *language_name; /* NULL: as the ending tells */
static bool needs;                /* print what make has to make, and judge nothing */
static char **names;              /* of problems, as the user gives them */
static int *chosen;               /* places in the list */
static int chosen_count;

/* ---- what the user may say ---- */

static const struct option options[] = {
    {"solution", required_argument, NULL, 's'}, {"lang", required_argument, NULL, 'L'},
    {"full", no_argument, NULL, 'F'},           {"cases", required_argument, NULL, 'C'},
    {"fail-fast", no_argument, NULL, 'f'},      {"save", required_argument, NULL, 'S'},
    {"for", required_argument, NULL, 't'},      {"jobs", required_argument, NULL, 'j'},
    {"verbose", no_argument, NULL, 'v'},        {"list", no_argument, NULL, 'l'},
    {"name", no_argument, NULL, 'n'},           {"needs", no_argument, NULL, 'N'},
    {"help", no_argument, NULL, 'h'},           {NULL, 0, NULL, 0}};

static void print_help(void)
{
    puts("usage: ./run_all.sh [option]... [problem]...\n"
         "problem: a folder name (stone-game-3), a title, a judge number (9657, BOJ9657) or an address;\n"
         "none means all\n"
         "  -s, --solution FILE   judge FILE instead of the suite's own main.c (exactly one problem);\n"
         "                        - reads it from standard input\n"
         "  -L, --lang NAME       the language of FILE, where its ending does not tell\n"
         "  -F, --full            after the samples, the whole input range by the rules of the game\n"
         "  -C, --cases DIR       instead of the samples, every NAME.in with NAME.ans or NAME.out in DIR\n"
         "                        and in folders below\n"
         "  -f, --fail-fast       stop at a problem's first failing case: the smallest one\n"
         "  -S, --save DIR        keep the failing case as DIR/hack_1.in and hack_1.out\n"
         "      --for SECONDS     stop trying a problem after so long: -- when all was right until then\n"
         "  -j, --jobs N          how many cases run at once (default: the number of processors)\n"
         "  -v, --verbose         a line for every case\n"
         "  -l, --list            the problems, or those that match: folder, number, limits, title\n"
         "      --name            print the folder of the problem\n"
         "  -h, --help\n"
         "BUILD=DIR in the environment: everything made goes to DIR instead of build.\n\n"
         "What FILE may be (where two have the same ending, the second is for --lang), and what it gets for a\n"
         "problem's limits of T seconds and M megabytes:");
    print_languages();
    puts("\nVerdicts: JE our own fault (data or judge), CE does not compile or cannot be started, RE\n"
         "crashed, TLE too slow, MLE too much memory, OLE too much output, WA wrong answer, AC accepted; a\n"
         "problem gets the first of these that one of its cases gets. -- says that the run was stopped, and\n"
         "that all was right until then. tests/judge/README.md tells how time and memory are counted.\n"
         "Exit status: 0 all AC, 1 not all, 2 a wrong call, a missing tool, cases or output that cannot be made,\n"
         "130 or 143 when stopped.");
}

static int64_t option_number(const char *text, int most, const char *option)
{
    char *end;
    const long long number = strtoll(text, &end, 10);
    if (*end != '\0' || number < 1 || number > most) {
        refuse("%s takes a number from 1 to %d, not '%s'", option, most, shown(text));
    }
    return number;
}

/* Reads the options; gives the letter of what is to be shown instead of judging, or 0. */
static int read_options(int argc, char **argv)
{
    int shows = 0;
    opterr = 0;
    for (int letter; (letter = getopt_long(argc, argv, ":s:L:FC:fS:j:vlh", options, NULL)) != -1;) {
        const char *given = shown(argv[optind - 1]);
        const char *value = optarg != NULL ? optarg : given;
        if (value[0] == '\0') {
            refuse("an option has an empty value; is a variable unset?");
        }
        switch (letter) {
        case 's': asked.solution = value; break;
        case 'L': language_name = value; break;
        case 'F': asked.full = true; break;
        case 'C': asked.cases = value; break;
        case 'f': asked.fail_fast = true; break;
        case 'S': asked.save = value; break;
        case 't': asked.seconds = option_number(value, 1000000, "--for"); break;
        case 'j': asked.jobs = option_number(value, MOST_WORKERS, "--jobs"); break;
        case 'v': asked.verbose = true; break;
        case 'N': needs = true; break;
        case ':': refuse("%s needs a value; see ./run_all.sh --help", given);
        case '?': refuse("no option is called '%s'; see ./run_all.sh --help", given);
        default: shows = letter; break;
        }
    }
    names = argv + optind;
    if (needs && shows != 0) {
        exit(0); /* who judges nothing needs nothing */
    }
    return shows;
}

/* ---- what was asked for ---- */

/* A path as the caller meant it, who stands elsewhere. */
static const char *from_here(const char *path)
{
    return path[0] == '/' ? path : format_text("%s/%s", called_from, path);
}

static const char *folder_of(const char *told)
{
    const char *whole = realpath(from_here(told), NULL);
    if (whole == NULL || access(format_text("%s/.", whole), X_OK) != 0) {
        refuse("there is no folder '%s' that can be entered", shown(told));
    }
    return whole;
}

static void choose(int number)
{
    chosen = grown(chosen, (size_t)chosen_count, sizeof *chosen);
    chosen[chosen_count++] = number;
}

static void choose_problems(void)
{
    for (char **name = names; *name != NULL; name++) {
        const int found = find_problem(*name);
        if (found < 0) {
            refuse("no problem is called '%s'%s; ./run_all.sh --list names them all%s", shown(*name), nearest(*name),
                   access(from_here(*name), F_OK) == 0 ? "; to judge a file: --solution FILE PROBLEM" : "");
        }
        choose(found);
    }
    for (int i = 0; *names == NULL && i < problem_count; i++) {
        choose(i);
    }
}

/* What a trial must know of the program; refuses what cannot be one. */
static void choose_program(void)
{
    const char *path = asked.solution != NULL ? asked.solution : "main.c";
    if (asked.solution != NULL && strcmp(path, "-") != 0) {
        struct stat about;
        path = asked.solution = from_here(path);
        if (stat(path, &about) != 0 || !S_ISREG(about.st_mode) || access(path, R_OK) != 0) {
            refuse("there is no file '%s' that can be read", shown(path));
        }
    }
    asked.language = language_name != NULL ? language_named(language_name) : language_of(path);
    if (asked.language == NULL) {
        refuse("no language is known by '%s': --lang NAME; ./run_all.sh --help names them",
               shown(language_name != NULL ? language_name : path));
    }
    const char *own = ending(asked.language, path);
    asked.told_name = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    asked.source = format_text("Main%s", *own != '\0' ? own : ending(asked.language, NULL));
    asked.compile = compile_words(asked.language);
    asked.newer = asked.language == language_named("cpp17") ? compile_words(language_named("cpp20")) : NULL;
    asked.tool = find_tool(asked.language, asked.compile);
    if (asked.tool == NULL && asked.language->package != NULL) {
        refuse("what %s needs is missing: apt-get install %s", asked.language->name, asked.language->package);
    }
}

/* Programs shall see nothing of the suite, of what was built, of the cases, and of what is kept of them. */
static void choose_folders(void)
{
    if ((asked.solution != NULL || asked.cases != NULL) && chosen_count != 1) {
        refuse("--solution and --cases are for one problem: name exactly one problem");
    }
    if (asked.save != NULL) {
        mkdir(from_here(asked.save), 0755);
        asked.save = folder_of(asked.save);
    }
    if (asked.cases != NULL) {
        asked.cases = folder_of(asked.cases);
    }
    const char *const hidden[MOST_HIDDEN] = {realpath(".", NULL), build_path, asked.save, asked.cases};
    memcpy(box.hidden, hidden, sizeof hidden);
}

/* ---- trials ---- */

/* For run_all.sh: what make has to make before the trials, as words for make. */
static void print_needs(void)
{
    printf("-j %" PRId64 " %s/flags", asked.jobs, build);
    for (int i = 0; i < chosen_count; i++) {
        const struct problem *p = &problems[chosen[i]];
        if (is_special(p)) {
            printf(" %s/rules/%s", build, p->folder);
        }
        if (asked.full) {
            printf(" %s/cases/%s.cases", build, p->folder);
        }
    }
}

static enum verdict trial(int number)
{
    const struct problem *problem = &problems[chosen[number]];
    struct run nobody = {.verdict = AC};
    int status = 0;
    heading = in_columns(problem->folder, problem->number);
    fflush(stdout);
    const pid_t pid = fork();
    if (pid == 0) {
#ifdef __linux__
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGTERM, 0UL, 0UL, 0UL);
#endif
        const char *more = chosen_count > 1 ? format_text(" (%d of %d)", number + 1, chosen_count) : "";
        in_progress = format_text("%s%s", problem->folder, more);
        const enum verdict verdict = try_problem(problem);
        _exit(TOLD + (int)(report_written() ? verdict : JE));
    }
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR) {
        kill(pid, SIGTERM); /* we were told to stop */
    }
    end_family(&nobody, 0);
    remove_tree(AT_FDCWD, run_folder);
    box.is_told = true;
    const int told = WIFEXITED(status) ? WEXITSTATUS(status) - TOLD : -1;
    if (told < 0 || told >= VERDICTS) {
        print_line(JE, 0, 0, 0, 0);
        printf("  the trial has ended without a verdict (%s)\n", describe_status(status));
        return JE;
    }
    return (enum verdict)told;
}

static int judge_all(void)
{
    int64_t counts[VERDICTS] = {0};
    int begun = 0;
    for (; begun < chosen_count && !stop_signal; begun++) {
        counts[trial(begun)]++;
    }
    show_progress("%s", "");
    if (stop_signal) {
        printf("stopped: %d of %d problems begun\n", begun, chosen_count);
        return stop_signal == SIGINT ? 130 : 143;
    }
    if (!asked.full && asked.cases == NULL) {
        puts("samples only; --full tries all");
    }
    print_counts(format_text("%d %s:", chosen_count, chosen_count == 1 ? "problem" : "problems"), counts);
    return counts[AC] == chosen_count ? 0 : 1;
}

/* ---- start ---- */

static void on_stop(int number) { stop_signal = number; }

static void set_signals(void)
{
    struct sigaction handler = {.sa_handler = on_stop}; /* no SA_RESTART: waiting shall end */
    sigemptyset(&handler.sa_mask);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGCHLD, SIG_DFL);
    sigaction(SIGINT, &handler, NULL);
    sigaction(SIGTERM, &handler, NULL);
    sigprocmask(SIG_SETMASK, &handler.sa_mask, NULL);
}

/* Files 0, 1 and 2 are there, if only to fail, and no other. */
static void set_files(void)
{
    int fd;
    while ((fd = open("/dev/null", O_RDONLY)) >= 0 && fd <= 2) {
    }
    for (fd = 3; fd < 1024; fd++) {
        close(fd);
    }
    umask(022);
}

static void set_environment(void)
{
    setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 0);
    setenv("BUILD", "build", 0);
    build = getenv("BUILD");
    called_from = getenv("CALLED_FROM") != NULL ? getenv("CALLED_FROM") : realpath(".", NULL);
}

/* The problems that match what was named, or all. */
static void print_list(void)
{
    int count = 0;
    for (int i = 0; i < problem_count; i++) {
        const struct problem *p = &problems[i];
        bool wanted = *names == NULL;
        for (char **name = names; *name != NULL; name++) {
            wanted = wanted || find_problem(*name) == i || is_like(p, *name);
        }
        if (wanted && count++ == 0) {
            printf("%s    time    memory  title\n", in_columns("folder", "number"));
        }
        if (wanted) {
            printf("%s  %4g s  %5" PRId64 " MB  %s (%s)\n", in_columns(p->folder, p->number),
                   (double)p->limit_ms / 1000, p->limit_mb, p->title, p->korean);
        }
    }
    if (count == 0) {
        choose_problems(); /* refuses */
    }
}

static int judge(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL);
#endif
    if (asked.jobs == 0) {
        asked.jobs = processors < 1 ? 1 : processors > MOST_WORKERS ? MOST_WORKERS : processors;
    }
    build_path = realpath(build, NULL);
    run_pid = (long)getpid();
    run_folder = format_text("%s/run.%ld", build_path, run_pid);
    box.program = box.program_inside = format_text("%s/box", run_folder);
    choose_problems();
    choose_program();
    choose_folders();
    if (needs) {
        print_needs();
        return 0;
    }
    remove_old(build_path, "run");
    return judge_all();
}

int main(int argc, char **argv)
{
    int status = 0;
    set_files();
    set_signals();
    set_environment();
    read_list();
    switch (read_options(argc, argv)) {
    case 'h': print_help(); break;
    case 'l': print_list(); break;
    case 'n':
        choose_problems();
        for (int i = 0; i < chosen_count; i++) {
            puts(problems[chosen[i]].folder);
        }
        break;
    default: status = judge(); break;
    }
    if (!report_written()) {
        refuse("the report cannot be written");
    }
    return status;
}
