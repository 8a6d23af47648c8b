/*
 * judge.c - the front: what the user asks for, one trial for each problem, the summary.
 *
 * Every trial is a process of its own, which prints its report while we wait; its exit status is the verdict.
 * So whatever happens to it, the others are tried, and a trial that has ended in any other way is JE, never
 * AC. All that it needs on disk lies in build/run.PID, which goes when it has ended.
 */
#define _GNU_SOURCE
#include "judge.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <inttypes.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static struct wishes wishes;
static char **chosen_names;
static int *chosen; /* places in the list */
static int chosen_count;

/* ---- options ---- */

static const char short_options[] = ":s:L:FC:fS:j:vlh";
static const struct option long_options[] = {{"solution", required_argument, NULL, 's'},
                                             {"lang", required_argument, NULL, 'L'},
                                             {"full", no_argument, NULL, 'F'},
                                             {"cases", required_argument, NULL, 'C'},
                                             {"fail-fast", no_argument, NULL, 'f'},
                                             {"save", required_argument, NULL, 'S'},
                                             {"for", required_argument, NULL, 't'},
                                             {"jobs", required_argument, NULL, 'j'},
                                             {"verbose", no_argument, NULL, 'v'},
                                             {"list", no_argument, NULL, 'l'},
                                             {"name", no_argument, NULL, 'n'},
                                             {"help", no_argument, NULL, 'h'},
                                             {NULL, 0, NULL, 0}};

static void print_help(void)
{
    puts("usage: ./run_all.sh [option]... [problem]...\n"
         "problem: a folder name (stone-game-3), a title ('Stone Game 3', '돌 게임 3') or a judge's number "
         "(9657, BOJ9657,\n"
         "an address with it); none means all\n"
         "  -s, --solution FILE   judge FILE instead of the suite's own main.c (exactly one problem); - "
         "reads it from\n"
         "                        standard input\n"
         "  -L, --lang NAME       the language of FILE, where its ending does not tell\n"
         "  -F, --full            after the samples, the whole input range by the rules of the game\n"
         "  -C, --cases DIR       instead of the samples, every NAME.in with NAME.ans or NAME.out in DIR and "
         "in folders\n"
         "                        below\n"
         "  -f, --fail-fast       stop at a problem's first failing case: the smallest one\n"
         "  -S, --save DIR        with --solution: keep the failing case as DIR/hack_1.in and hack_1.out\n"
         "      --for SECONDS     stop trying a problem after so long; -- when all was right until then\n"
         "  -j, --jobs N          how many cases run at once (default: the number of processors)\n"
         "  -v, --verbose         a line for every case\n"
         "  -l, --list            the problems: folder, judge number, limits, title; with names, those that "
         "match\n"
         "      --name            print the folder of the one problem that is named\n"
         "  -h, --help\n"
         "BUILD=DIR in the environment: everything made goes to DIR instead of build.\n"
         "\n"
         "What FILE may be, and what it gets for a problem's limits of T seconds and M megabytes:");
    print_languages();
    puts("\n"
         "Verdicts: JE our own fault (data or judge), CE does not compile or cannot be started, RE crashed, "
         "TLE too slow,\n"
         "MLE too much memory, OLE too much output, WA wrong answer, AC accepted; a problem gets the first "
         "of these that\n"
         "one of its cases gets. -- says that the run was stopped, and that all was right until then.\n"
         "Time is the larger of two: the CPU time of all processes of the program together, and the clock "
         "without the\n"
         "time that the program waited for a processor; memory is the pages that it touched. The stack may "
         "be as large as\n"
         "the memory. Exit status: 0 all AC, 1 not all, 2 a wrong call, a missing tool or output that cannot "
         "be written,\n"
         "130 or 143 when stopped.");
}

static void print_problem(const struct problem *p)
{
    printf("%-*s %*s  %4g s  %5" PRId64 " MB  %s (%s)\n", heading.folder_width, p->folder,
           heading.number_width, p->number, (double)(p->limit_ms / 100) / 10, p->limit_mb, p->title,
           p->korean);
}

/* A mistyped option: what was meant? */
static _Noreturn void refuse_option(const char *given, int letter)
{
    char name[64];
    snprintf(name, sizeof name, "%.*s", (int)strcspn(given, "="), given);
    for (const struct option *o = long_options; o->name != NULL && letter == 0; o++) {
        char *own = format_text("--%s", o->name);
        if (strlen(name) > 3 && distance(name, own) <= 2) {
            refuse(format_text("no option is called '%%s'; did you mean %s?", own), given);
        }
    }
    refuse("no option is called '%s'; see ./run_all.sh --help",
           letter != 0 ? format_text("-%c", letter) : given);
}

static int64_t whole_number(const char *text, int64_t most, const char *option)
{
    char *end;
    const long long number = strtoll(text, &end, 10);
    if (!isdigit((unsigned char)text[0]) || *end != '\0' || number < 1 || number > most) {
        refuse(format_text("%s takes a number from 1 to %" PRId64 ", not '%%s'", option, most), text);
    }
    return number;
}

/* Reads the options; gives the letter of what is to be shown instead of judging, or 0. */
static int read_options(int argc, char **argv)
{
    int shows = 0;
    int letter;
    opterr = 0;
    while ((letter = getopt_long(argc, argv, short_options, long_options, NULL)) != -1) {
        if (letter == '?') {
            refuse_option(argv[optind - 1], isalpha(optopt) && argv[optind - 1][1] != '-' ? optopt : 0);
        }
        if (letter == ':') {
            refuse("%s needs a value; see ./run_all.sh --help", argv[optind - 1]);
        }
        if (optarg != NULL && optarg[0] == '\0') {
            refuse("an option has an empty value; is a variable unset?", NULL);
        }
        switch (letter) {
        case 's':
            if (wishes.solution != NULL) {
                refuse("--solution judges one program", NULL);
            }
            wishes.solution = optarg;
            break;
        case 'L': wishes.language = optarg; break;
        case 'F': wishes.full = true; break;
        case 'C': wishes.cases = optarg; break;
        case 'f': wishes.fail_fast = true; break;
        case 'S': wishes.save = optarg; break;
        case 't': wishes.seconds = whole_number(optarg, 1000000, "--for"); break;
        case 'j': wishes.jobs = whole_number(optarg, MOST_WORKERS, "--jobs"); break;
        case 'v': wishes.verbose = true; break;
        default: shows = letter; break;
        }
    }
    chosen_names = argv + optind;
    return shows;
}

/* ---- what was asked for ---- */

/* A path as the caller meant it, who stands elsewhere. */
static const char *from_here(const char *path)
{
    return path[0] == '/' ? path : format_text("%s/%s", called_from, path);
}

static void choose_problems(void)
{
    chosen = allocate((size_t)problem_count * sizeof *chosen);
    for (char **name = chosen_names; *name != NULL; name++) {
        struct stat about;
        const int found = find_problem(*name);
        if (found < 0 && stat(from_here(*name), &about) == 0 && S_ISREG(about.st_mode)) {
            refuse("'%s' is a file and no problem; to judge it: ./run_all.sh --solution FILE PROBLEM", *name);
        }
        if (found < 0) {
            refuse(format_text("no problem is called '%%s'%s; ./run_all.sh --list names them all",
                               nearest(*name)),
                   *name);
        }
        bool known = false;
        for (int i = 0; i < chosen_count; i++) {
            known = known || chosen[i] == found;
        }
        if (!known) {
            chosen[chosen_count++] = found;
        }
    }
    if (wishes.solution != NULL && chosen_count != 1) {
        refuse("--solution judges a program for one problem: name exactly one problem", NULL);
    }
    if (wishes.cases != NULL && chosen_count != 1) {
        refuse("--cases are those of one problem: name exactly one problem", NULL);
    }
    for (int i = 0; *chosen_names == NULL && i < problem_count; i++) {
        chosen[chosen_count++] = i;
    }
}

/* What a trial must know of the program; refuses what cannot be one. */
static void choose_language(void)
{
    const char *path = "main.c";
    struct stat about;
    if (wishes.solution != NULL) {
        const char *told = wishes.solution;
        const bool from_input = strcmp(told, "-") == 0 || strcmp(told, "/dev/stdin") == 0;
        if (from_input && wishes.language == NULL) {
            refuse("a program from standard input needs its language: --lang NAME; see ./run_all.sh --help",
                   NULL);
        }
        path = from_input ? "-" : from_here(told);
        if (!from_input && stat(path, &about) != 0) {
            refuse("there is no file '%s'", told);
        }
        if (!from_input && !S_ISREG(about.st_mode)) {
            refuse("'%s' is no plain file", told);
        }
        if (!from_input && access(path, R_OK) != 0) {
            refuse("the file '%s' cannot be read", told);
        }
        wishes.solution = path;
    }
    asked.language = wishes.language != NULL ? language_named(wishes.language) : language_of(path);
    if (asked.language == NULL && wishes.language != NULL) {
        refuse("no language is called '%s'; ./run_all.sh --help names them", wishes.language);
    }
    if (asked.language == NULL) {
        refuse("'%s' has no ending that tells its language and is not executable; --lang NAME names the "
               "language, and "
               "--help names them all",
               path);
    }
    asked.told_name = strrchr(path, '/') != NULL ? strrchr(path, '/') + 1 : path;
    asked.source = format_text("Main%s", ending(asked.language, path));
    asked.compile = compile_words(asked.language);
    asked.tool = find_tool(asked.language, asked.compile);
    if (asked.tool == NULL && asked.language->package != NULL) {
        const char *tool = asked.language->tool != NULL ? asked.language->tool : asked.compile;
        refuse(format_text("%.*s, which %s needs, is missing: apt-get install %s", (int)strcspn(tool, " "),
                           tool, asked.language->name, asked.language->package),
               NULL);
    }
}

static void make_folders(const char *path)
{
    char *made = format_text("%s", path);
    for (char *slash = made; slash != NULL;) {
        slash = strchr(slash + 1, '/');
        if (slash != NULL) {
            *slash = '\0';
        }
        if (mkdir(made, 0755) != 0 && errno != EEXIST) {
            refuse("the folder '%s' cannot be made", path);
        }
        if (slash != NULL) {
            *slash = '/';
        }
    }
}

static char *whole_path(const char *path, const char *told)
{
    char *whole = realpath(path, NULL);
    struct stat about;
    if (whole == NULL || stat(whole, &about) != 0 || !S_ISDIR(about.st_mode) || access(whole, X_OK) != 0) {
        refuse("there is no folder '%s' that can be entered", told);
    }
    return whole;
}

/* Programs shall see nothing of the suite, of what was built, of the cases, and of what is kept of them. */
static void hide_folders(void)
{
    const char *home = getenv("HOME");
    box.hidden[box.hidden_count++] = whole_path(".", ".");
    box.hidden[box.hidden_count++] = build_path;
    if (wishes.save != NULL) {
        if (wishes.solution == NULL) {
            refuse("--save goes with --solution", NULL);
        }
        make_folders(from_here(wishes.save));
        wishes.save = whole_path(from_here(wishes.save), wishes.save);
    }
    if (wishes.cases != NULL) {
        if (wishes.full) {
            refuse("--cases and --full: one of the two", NULL);
        }
        wishes.cases = whole_path(from_here(wishes.cases), wishes.cases);
    }
    const char *const more[] = {wishes.cases, wishes.save};
    for (size_t i = 0; i < 2; i++) {
        if (more[i] != NULL && home != NULL
            && strncmp(format_text("%s/", home), format_text("%s/", more[i]), strlen(more[i]) + 1) == 0) {
            refuse("'%s' holds your home: name a folder that programs need not see", more[i]);
        }
        if (more[i] != NULL) {
            box.hidden[box.hidden_count++] = more[i];
        }
    }
}

/* ---- trials ---- */

/* What killed runs have left: their process numbers are in the names. */
static void clear_old_runs(void)
{
    DIR *folder = opendir(build_path);
    for (const struct dirent *entry; folder != NULL && (entry = readdir(folder)) != NULL;) {
        const long pid = strncmp(entry->d_name, "run.", 4) == 0 ? strtol(entry->d_name + 4, NULL, 10) : 0;
        if (pid > 0 && (pid == (long)getpid() || (kill((pid_t)pid, 0) != 0 && errno == ESRCH))) {
            remove_tree(format_text("%s/%s", build_path, entry->d_name));
        }
    }
    if (folder != NULL) {
        closedir(folder);
    }
}

/* Makes what the trials need, all at once. What cannot be made is found out by the trial that needs it. */
static void make_all(void)
{
    char *targets = NULL;
    char *ignored = NULL;
    size_t bytes = 0;
    size_t ignored_bytes = 0;
    FILE *to = open_text(&targets, &bytes);
    for (int i = 0; i < chosen_count; i++) {
        const struct problem *p = &problems[chosen[i]];
        if (may_be_special(p)) {
            fprintf(to, "%s/rules/%s ", build, p->folder);
        }
        if (wishes.full) {
            fprintf(to, "%s/cases/%s.cases ", build, p->folder);
        }
    }
    fclose(to);
    to = open_text(&ignored, &ignored_bytes);
    wishes.all_made = bytes == 0 || make(targets, wishes.jobs, to);
    fclose(to);
    free(ignored);
}

/* In a process of its own. */
static _Noreturn void run_trial(int number)
{
    const struct problem *problem = &problems[chosen[number]];
    const char *title = problem->folder;
#ifdef __linux__
    prctl(PR_SET_PDEATHSIG, (unsigned long)SIGTERM, 0UL, 0UL, 0UL);
#endif
    if (chosen_count > 1) {
        title = format_text("%s (%d of %d)", title, number + 1, chosen_count);
    }
    if (mkdir(run_folder, 0755) != 0 || mkdir(box.program, 0755) != 0) {
        fail_errno("cannot make a folder: is the disk full, or BUILD=DIR not yours?", box.program);
    }
    box.program_fd = open(box.program, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    box.program_inside = box.program;
    const enum verdict verdict = try_problem(problem, &wishes, title);
    show_progress(NULL);
    _exit(report_written() ? (int)verdict : VERDICTS);
}

/* Tries a problem; gives the verdict. */
static enum verdict trial(int number)
{
    int status = 0;
    heading.folder = problems[chosen[number]].folder;
    heading.number = problems[chosen[number]].number;
    fflush(stdout);
    const pid_t pid = fork();
    if (pid == 0) {
        run_trial(number);
    }
    while (pid > 0 && waitpid(pid, &status, 0) < 0 && errno == EINTR) {
        kill(pid, SIGTERM); /* we were told to stop */
    }
    struct run nobody = {.verdict = AC};
    end_family(&nobody, 0);
    remove_tree(run_folder);
    wishes.say_no_box = false;
    if (pid > 0 && WIFEXITED(status) && WEXITSTATUS(status) == VERDICTS) {
        refuse("the report cannot be written", NULL);
    }
    if (pid < 0 || !WIFEXITED(status) || WEXITSTATUS(status) > VERDICTS) {
        print_line(JE, 0, 0, 0, 0);
        fputs("  the trial was ended (", stdout);
        describe_status(stdout, status);
        puts("): there is no verdict");
        return JE;
    }
    return (enum verdict)WEXITSTATUS(status);
}

static int judge_all(void)
{
    int counts[VERDICTS] = {0};
    int begun = 0;
    make_all();
    for (; begun < chosen_count && !stop_signal; begun++) {
        counts[trial(begun)]++;
    }
    show_progress(NULL);
    if (stop_signal) {
        printf("stopped: %d of %d problems begun\n", begun, chosen_count);
        fflush(stdout);
        return stop_signal == SIGINT ? 130 : 143;
    }
    if (!wishes.full && wishes.cases == NULL) {
        puts("samples only; --full tries all");
    }
    printf("%d %s:", chosen_count, chosen_count == 1 ? "problem" : "problems");
    const char *separator = " ";
    for (int v = JE; v >= AC; v--) {
        if (counts[v] > 0) {
            printf("%s%d %s", separator, counts[v], verdict_name[v]);
            separator = ", ";
        }
    }
    putchar('\n');
    if (!report_written()) {
        refuse("the report cannot be written", NULL);
    }
    return counts[AC] == chosen_count ? 0 : 1;
}

/* ---- start ---- */

static void set_signals(void)
{
    struct sigaction handler = {.sa_handler = on_stop}; /* no SA_RESTART: waiting shall end */
    struct sigaction old;
    sigset_t none;
    const int stoppers[] = {SIGHUP, SIGINT, SIGTERM};
    sigemptyset(&handler.sa_mask);
    sigemptyset(&none);
    signal(SIGPIPE, SIG_IGN);
    signal(SIGCHLD, SIG_DFL);
    for (size_t i = 0; i < sizeof stoppers / sizeof stoppers[0]; i++) {
        if (sigaction(stoppers[i], NULL, &old) == 0 && old.sa_handler != SIG_IGN) { /* nohup stays nohup */
            sigaction(stoppers[i], &handler, NULL);
        }
    }
    sigprocmask(SIG_SETMASK, &none, NULL);
}

/* Files 0, 1 and 2 are there, if only to fail; no other is passed on to what we start. */
static void set_files(void)
{
    while (true) {
        const int fd = open("/dev/null", O_RDONLY);
        if (fd > 2 || fd < 0) {
            close(fd);
            break;
        }
    }
    for (int fd = 3; fd < 1024; fd++) {
        close_on_exec(fd);
    }
}

static void set_environment(void)
{
    const char *const of_make[] = {"MAKEFLAGS", "MFLAGS", "GNUMAKEFLAGS", "MAKELEVEL", "MAKEFILES"};
    for (size_t i = 0; i < sizeof of_make / sizeof of_make[0]; i++) {
        unsetenv(of_make[i]);
    }
    setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 0);
    build = getenv("BUILD") != NULL && *getenv("BUILD") != '\0' ? getenv("BUILD") : "build";
    called_from = getenv("CALLED_FROM") != NULL ? getenv("CALLED_FROM") : realpath(".", NULL);
    umask(022);
}

/* What is shown instead of judging. */
static void show_instead(int letter)
{
    if (letter == 'h') {
        print_help();
    } else if (letter == 'n') {
        choose_problems();
        for (int i = 0; i < chosen_count && *chosen_names != NULL; i++) {
            puts(problems[chosen[i]].folder);
        }
    } else {
        bool any = *chosen_names == NULL;
        printf("%-*s %*s  %6s  %8s  %s\n", heading.folder_width, "folder", heading.number_width, "number",
               "time", "memory", "title");
        for (int i = 0; i < problem_count; i++) {
            bool wanted = *chosen_names == NULL;
            for (char **name = chosen_names; *name != NULL; name++) {
                wanted = wanted || find_problem(*name) == i || is_like(&problems[i], *name);
            }
            if (wanted) {
                print_problem(&problems[i]);
                any = true;
            }
        }
        if (!any) {
            choose_problems(); /* refuses */
        }
    }
    if (!report_written()) {
        refuse("this cannot be written", NULL);
    }
}

int main(int argc, char **argv)
{
    set_files();
    set_signals();
    set_environment();
    read_list();
    const int letter = read_options(argc, argv);
    if (letter != 0) {
        show_instead(letter);
        return 0;
    }
    if (waitpid(-1, NULL, WNOHANG) == 0) { /* left to us by a shell that turned into us by exec */
        refuse("the judge took the place of a shell that has children; start it without exec", NULL);
    }
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL);
#endif
    if (wishes.jobs == 0) {
        const long processors = sysconf(_SC_NPROCESSORS_ONLN);
        wishes.jobs = processors < 1 ? 1 : processors > MOST_WORKERS ? MOST_WORKERS : processors;
    }
    wishes.say_no_box = true;
    box.uid = (unsigned long)geteuid();
    box.gid = (unsigned long)getegid();
    build_path = whole_path(build, build);
    run_folder = format_text("%s/run.%ld", build_path, (long)getpid());
    box.program = format_text("%s/box", run_folder);
    choose_problems();
    choose_language();
    hide_folders();
    clear_old_runs();
    const int status = judge_all();
    remove_tree(run_folder);
    return status;
}
