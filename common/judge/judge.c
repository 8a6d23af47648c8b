/* judge.c - the judge itself: reads the options, runs one trial for each problem, prints the summary. Every trial is
   a process of its own, so whatever happens to it, the other problems are judged. */
#include "judge.h"

#include <getopt.h>
#include <sys/mman.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

static struct settings settings;
static struct problem_list problems, chosen; /* all, and those to be judged */

/* What is judged. */
static struct submission {
    const struct problem *problem;
    const char *solution;
    struct program program;
    const char *fault; /* why it is not judged, or NULL */
} * submissions;

static int submission_count;
static const char **faults; /* with --each: of each solution, or NULL */
static char **call;         /* the words of the command line */

/* ---- options ---- */

static const struct option options[] = {{"solution", required_argument, NULL, 's'},
                                        {"each", required_argument, NULL, 'E'},
                                        {"lang", required_argument, NULL, 'L'},
                                        {"full", no_argument, NULL, 'F'},
                                        {"plays", no_argument, NULL, 'P'},
                                        {"cases", required_argument, NULL, 'C'},
                                        {"rules", required_argument, NULL, 'R'},
                                        {"time-ms", required_argument, NULL, 'T'},
                                        {"memory-mb", required_argument, NULL, 'M'},
                                        {"fail-fast", no_argument, NULL, 'f'},
                                        {"save", required_argument, NULL, 'S'},
                                        {"for", required_argument, NULL, 't'},
                                        {"jobs", required_argument, NULL, 'j'},
                                        {"verbose", no_argument, NULL, 'v'},
                                        {"list", no_argument, NULL, 'l'},
                                        {"name", no_argument, NULL, 'n'},
                                        {"needs", no_argument, NULL, 'N'},
                                        {"frame", no_argument, NULL, 'Q'},
                                        {"json", no_argument, NULL, 'J'},
                                        {"brief", no_argument, NULL, 'B'},
                                        {"junit", required_argument, NULL, 'U'},
                                        {"sanitize", no_argument, NULL, 'A'},
                                        {"watch", no_argument, NULL, 'w'},
                                        {"as-found", no_argument, NULL, 'a'},
                                        {"help", no_argument, NULL, 'h'},
                                        {NULL, 0, NULL, 0}};

/* Lines, for each may have a row in Korean. */
static const char *const help[] = {
    "usage: ./run_all.sh [OPTION]... [PROBLEM]...",
    "PROBLEM is a folder (stone-game-3), a title ('Stone Game 3'), a number (9657, 'CSES 1729') or an",
    "address; default: the one whose name FILE or its folder has, or without FILE all",
    "  -s, --solution FILE   judge FILE (-: standard input) instead of the suite's main.c for one PROBLEM",
    "                        (several, -s *.c or -s FILE -s FILE: a row for each, the whole report with -v)",
    "      --each DIR        judge every program in DIR and below whose name, or folder, names a problem",
    "                        (9660.cpp, nim-2/main.py), list the others; with PROBLEM, only those for it",
    "      --watch           judge again whenever FILE is saved, until Ctrl-C",
    "  -L, --lang NAME       the language of FILE, if its ending does not show it",
    "  -F, --full            after the samples, try the whole input range by the rules of the game",
    "      --plays           FILE plays the game, line by line, against every reply (problems/any-game.md tells how)",
    "  -C, --cases DIR       try the cases in DIR and below, such as 1.in with 1.ans, not the samples",
    "      --rules FILE      judge by the rules in FILE, of a game that is not in the list, in place of PROBLEM:",
    "                        on all cases that they make; without --solution, show what they say",
    "      --sanitize        build FILE, in C or C++, with checks of array bounds, overflow and the like: what",
    "                        breaks a rule of the language is RE, with its line; 5 times the time, 3 times the memory",
    "      --time-ms N       N milliseconds in place of the problem's limit (of --rules: .time_ms, or 1000)",
    "      --memory-mb N     N megabytes in place of the problem's limit (of --rules: .memory_mb, or 256)",
    "  -f, --fail-fast       stop at a problem's first failing case, which is the smallest",
    "  -S, --save DIR        keep the failing case as DIR/hack_1.in and hack_1.out; where it was made smaller,",
    "                        the one that it was made from as hack_2",
    "      --as-found        show the first failing case, and do not try to make it smaller",
    "      --for SECONDS     stop each problem after SECONDS, and say how much longer it would take",
    "  -j, --jobs N          cases to run at once (default: the number of processors)",
    "  -v, --verbose         print a line for every case",
    "      --json            print a line of JSON for each problem, and one for all (common/judge/README.md)",
    "      --brief           print FILE:LINE:1: error: ... as gcc does, for editors",
    "      --junit FILE      write the results to FILE as well, in the XML of JUnit",
    "  -l, --list [WORD]...  list the problems, or those that match, with the sites that have them",
    "      --name            print the folder of the problem",
    "      --setup           first install what is missing here; shows it, and asks in a terminal",
    "      --version         print the version of the suite",
    "  -h, --help",
    "With BUILD=DIR in the environment, DIR takes the place of the folder build.",
    "",
    "Languages of FILE, and their limits where the problem's are T seconds and M megabytes (T for all",
    "languages where --list shows a !). C++ is cpp17 unless --lang says cpp20, which LeetCode's functions are;",
    "Python is python or pypy:"};
static const char *const more_help[] = {
    "",
    "Verdicts: JE judge or data error, CE does not compile or cannot be started, RE crashed, WA wrong",
    "answer, OLE too much output, TLE too slow, MLE too much memory, AC accepted. A problem gets the",
    "first of these that any of its cases gets, and the report names the others. -- means that the run was",
    "stopped, and that all was right until then. common/judge/README.md explains how time and memory are counted.",
    "Exit status: 0 all AC, 1 not all, 2 wrong options, a missing tool, or cases or output that cannot",
    "be made, 130 or 143 when stopped, 141 if nobody reads the report to its end.",
    "",
    "Examples:",
    "  ./run_all.sh --full --solution mine.cpp 9660",
    "  ./run_all.sh --full --for 60 --lang pypy --solution mine.py 'Stone Game 6'",
    "  ./run_all.sh --rules mygame.c --solution mine.cpp  # problems/any-game.md explains how to write mygame.c"};

static void print_lines(const char *const *lines, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        puts(tr(lines[i]));
    }
}

static void print_help(void)
{
    print_lines(help, sizeof help / sizeof help[0]);
    print_languages();
    print_lines(more_help, sizeof more_help / sizeof more_help[0]);
}

static int64_t number_from(const char *option, const char *text, int64_t most)
{
    char *end;
    const int64_t number = strtoll(text, &end, 10);
    if (*end != '\0' || number < 1 || number > most) {
        fail(tr("%s takes a number from 1 to %" PRId64 ", not '%s'"), option, most, shown(text));
    }
    return number;
}

static void add_solution(const char *path, const char *fault)
{
    const size_t count = (size_t)settings.solution_count++;
    settings.solutions = with_room(settings.solutions, count, sizeof *settings.solutions);
    faults = with_room(faults, count, sizeof *faults);
    settings.solutions[count] = path;
    faults[count] = fault;
}

static void set_rules(const char *path)
{
    if (settings.rules != NULL) {
        fail("%s", tr("--rules takes one file, and it is given twice"));
    }
    settings.rules = path;
}

static void read_options(int argc, char **argv)
{
    opterr = 0;
    for (int letter; (letter = getopt_long(argc, argv, ":s:L:FC:fS:j:vlh", options, NULL)) != -1;) {
        const char *given = shown(argv[optind - 1]);
        const char *value = optarg != NULL ? optarg : given;
        switch (letter) {
        case 's': add_solution(value, NULL); break;
        case 'E': settings.each = value; break;
        case 'L': settings.language = value; break;
        case 'F': settings.full = true; break;
        case 'P': settings.plays = true; break;
        case 'C': settings.cases = value; break;
        case 'R': set_rules(value); break;
        case 'T': settings.time_ms = number_from("--time-ms", value, 3600000); break;
        case 'M': settings.memory_mb = number_from("--memory-mb", value, 65536); break;
        case 'f': settings.fail_fast = true; break;
        case 'A': settings.sanitize = true; break;
        case 'a': settings.as_found = true; break;
        case 'S': settings.save = value; break;
        case 't': settings.seconds = number_from("--for", value, 1000000); break;
        case 'j': settings.jobs = number_from("--jobs", value, MAX_WORKERS); break;
        case 'v': settings.verbose = true; break;
        case 'J': settings.format = AS_JSON; break;
        case 'B': settings.format = AS_LINES; break;
        case 'U': settings.junit = value; break;
        case 'w': settings.watch = true; break;
        case 'N': settings.needs = true; break;
        case ':': fail(tr("%s needs a value; see ./run_all.sh --help"), given);
        case '?': fail(tr("unknown option '%s'; see ./run_all.sh --help"), given);
        default: settings.prints = letter; break;
        }
        if (value[0] == '\0') {
            fail("%s", tr("an option has an empty value; is a variable unset?"));
        }
    }
    settings.names = argv + optind;
    if (settings.format != AS_TEXT || settings.junit != NULL) {
        setenv("LC_ALL", "C", 1); /* what other programs read is in English */
    }
}

/* ---- what to judge ---- */

/* A path that the caller gave, from the caller's folder. */
static const char *from_here(const char *path)
{
    return path[0] == '/' ? path : format_text("%s/%s", settings.called_from, path);
}

static const char *existing_folder(const char *path)
{
    const char *whole = realpath(from_here(path), NULL);
    if (whole == NULL || access(format_text("%s/.", whole), X_OK) != 0) {
        fail(tr("not a folder that can be entered: '%s'"), shown(path));
    }
    return whole;
}

/* With --solution, a word that is a file, but no problem, is one more solution: a shell makes such words of *.c. */
static void choose_named(const char *name)
{
    const char *why = format_text(tr("'%s': --rules takes the place of PROBLEM"), shown(name));
    const struct problem *problem = settings.rules == NULL ? find_problem(&problems, name, &why) : NULL;
    const bool is_file = *name != '\0' && access(from_here(name), F_OK) == 0;
    if (problem != NULL) {
        add_problem(&chosen, problem);
    } else if (is_file && settings.solution_count > 0) {
        add_solution(name, NULL);
    } else if (is_file && settings.rules == NULL) {
        fail(tr("no problem is called '%s'; to judge a file: --solution FILE PROBLEM"), shown(name));
    } else {
        fail("%s", why);
    }
}

/* With a problem its forms are chosen. */
static bool is_chosen(const struct problem_list *among, const struct problem *problem)
{
    for (int i = 0; i < among->count; i++) {
        const size_t length = strlen(among->first[i].folder);
        const char *folder = problem->folder;
        if (strncmp(among->first[i].folder, folder, length) == 0 && (folder[length] == '\0' || folder[length] == '/')) {
            return true;
        }
    }
    return among->count == 0;
}

/* Why a file is not a solution; NULL: it is one, or it does not look like one at all, as a text of another name. */
static const char *why_none(const struct candidate *file, const struct problem *problem)
{
    const char *path = file->path;
    if (file->is_folder) {
        return file->fault;
    }
    const bool is_program = has_known_ending(path);
    if (!is_program) {
        return names_problem(&problems, path) ? tr("its ending is of no language that is known") : NULL;
    }
    return problem == NULL ? tr("it names no problem, or more than one") : NULL;
}

/* The programs in a folder, each with the problem that its name tells: of those that are named, or of all. */
static void choose_each(void)
{
    int count;
    const char *unused;
    const struct problem_list among = chosen;
    const struct candidate *files = files_below(existing_folder(settings.each), &count);
    chosen = (struct problem_list){NULL, 0};
    for (int i = 0; i < count; i++) {
        const char *path = files[i].path;
        const struct problem *problem = problem_of_file(&problems, path, &unused);
        const char *why = why_none(&files[i], problem);
        if (why != NULL && !settings.needs) { /* the words are those of run_all.sh's second call */
            fprintf(stderr, tr("not judged, for %s: %s\n"), why, shown(from_caller(&settings, path)));
        } else if (why == NULL && has_known_ending(path) && is_chosen(&among, problem)) {
            add_problem(&chosen, problem);
            add_solution(path, files[i].fault);
        }
    }
    if (settings.solution_count == 0) {
        fail(among.count > 0 ? tr("no program in '%s' names a problem of these")
                             : tr("no program in '%s' names a problem"),
             shown(settings.each));
    }
}

/* Those that are named; or that of each file; or all. */
static void choose_problems(void)
{
    const char *why;
    for (char **name = settings.names; *name != NULL; name++) {
        choose_named(*name);
    }
    if (settings.each != NULL) {
        if (settings.solution_count > 0 || settings.rules != NULL || settings.cases != NULL || settings.watch) {
            fail("%s", tr("--each goes with none of --solution, --rules, --cases, --watch"));
        }
        choose_each();
        return;
    }
    for (int i = 0; i < settings.solution_count; i++) {
        const char *path = settings.solutions[i];
        settings.solutions[i] = strcmp(path, "-") == 0 ? path : from_here(path);
    }
    if (settings.rules != NULL) {
        const struct problem own = own_problem(from_here(settings.rules), settings.rules);
        add_problem(&chosen, &own);
    }
    const bool is_named = chosen.count > 0;
    for (int i = 0; i < settings.solution_count && !is_named; i++) {
        const struct problem *problem = problem_of_file(&problems, settings.solutions[i], &why);
        if (problem == NULL) {
            fail("%s", why);
        }
        add_problem(&chosen, problem);
    }
    if (chosen.count == 0) {
        chosen = problems;
    }
    if (is_named && settings.solution_count > 0 && chosen.count != 1) {
        fail("%s", tr("--solution needs exactly one problem"));
    }
}

/* A program that is a function, of a form of the problem that was named, is judged in that form. */
static void choose_forms(void)
{
    for (int i = 0; i < chosen.count && settings.solution_count == chosen.count; i++) {
        const char *path = settings.solutions[i];
        const bool may_be_read = faults[i] == NULL && is_readable_file(path);
        const struct problem *form = may_be_read && settings.rules == NULL && !is_form(&chosen.first[i])
                                         ? form_called(&problems, &chosen.first[i], (const char *)file_text(path).at)
                                         : NULL;
        if (form != NULL) {
            chosen.first[i] = *form;
        }
    }
}

static void add_submission(const struct problem *problem, const char *solution, const char *fault)
{
    const bool is_file = solution != NULL && strcmp(solution, "-") != 0 && settings.each == NULL;
    if (is_file && !is_readable_file(solution)) {
        fail(tr("not a file that can be read: '%s'"), shown(solution));
    }
    const char *path = solution != NULL ? solution : "main.c";
    struct program program = choose_language(settings.language, path, settings.build, settings.sanitize);
    if (is_function(problem) && settings.language == NULL) { /* LeetCode's C++ is a newer one */
        program = choose_language(newer_of(program.language), path, settings.build, settings.sanitize);
    }
    fault = fault != NULL ? fault : missing_tool(&program);
    if (is_function(problem)) {
        fault = fault != NULL ? fault : why_no_function(&program);
        program = fault == NULL ? in_frame(&program) : program;
    }
    if (fault != NULL && settings.each == NULL) {
        fail("%s", fault);
    }
    submissions = with_room(submissions, (size_t)submission_count, sizeof *submissions);
    submissions[submission_count++] = (struct submission){problem, solution, program, fault};
}

static void choose_submissions(void)
{
    for (int i = 0; i < settings.solution_count; i++) {
        add_submission(&chosen.first[chosen.count > 1 ? i : 0], settings.solutions[i], faults[i]);
        if (strcmp(settings.solutions[i], "-") == 0 && (settings.watch || settings.solution_count > 1)) {
            fail("%s", tr("standard input can only be judged once, and alone"));
        }
    }
    for (int i = 0; i < chosen.count && settings.solution_count == 0 && settings.rules == NULL; i++) {
        add_submission(&chosen.first[i], NULL, NULL);
    }
    if (settings.solution_count == 0 && (settings.language != NULL || settings.watch)) {
        fail(tr("--%s needs --solution"), settings.language != NULL ? "lang" : "watch");
    }
    if (settings.solution_count == 0 && settings.rules != NULL && settings.cases != NULL) {
        fail("%s", tr("--rules with --cases needs --solution"));
    }
    for (int i = 0; i < submission_count && settings.cases != NULL; i++) {
        if (strcmp(submissions[i].problem->folder, submissions[0].problem->folder) != 0) {
            fail("%s", tr("--cases needs exactly one problem"));
        }
    }
}

/* What plays needs a game with moves, and is judged by nothing else. */
static void check_players(void)
{
    if (!settings.plays) {
        return;
    }
    if (settings.solution_count == 0 || settings.cases != NULL) {
        fail("%s", tr(settings.cases != NULL ? "--plays goes without --cases" : "--plays needs --solution"));
    }
    for (int i = 0; i < submission_count; i++) {
        const struct problem *p = submissions[i].problem;
        if (is_function(p)) {
            fail(tr("--plays: a program that plays is no function: name %.*s alone"), (int)strcspn(p->folder, "/"),
                 p->folder);
        }
        if (is_played(p)) {
            fail(tr("%s: its programs play in any case, without --plays"), name_of(p));
        }
    }
}

static void choose_folders(void)
{
    settings.each = settings.each != NULL ? existing_folder(settings.each) : NULL;
    if (settings.save != NULL) {
        mkdir(from_here(settings.save), 0755);
        settings.save = existing_folder(settings.save);
    }
    if (settings.cases != NULL) {
        settings.cases = existing_folder(settings.cases);
    }
    if (settings.junit != NULL) {
        settings.junit = from_here(settings.junit);
        FILE *file = fopen(settings.junit, "w");
        if (file == NULL || fclose(file) != 0) {
            fail("cannot write %s (%s)", shown(settings.junit), strerror(errno));
        }
    }
}

/* NULL: there are none. A table of answers may lie beside them. */
static const char *folder_of_rules(void)
{
    const char *rules = settings.rules != NULL && chosen.first != NULL ? chosen.first[0].rules : NULL;
    const char *slash = rules != NULL ? strrchr(rules, '/') : NULL;
    return slash != NULL ? format_text("%.*s", (int)(slash - rules), rules) : NULL;
}

/* ---- trials ---- */

/* What make has to make before the trials, as arguments for make; of the caller's own rules, in a second line, what
   common/rules/own_rules.sh has to make then. */
static void print_needs(void)
{
    printf("-j %" PRId64 " %s/flags", settings.jobs, settings.build);
    if (settings.rules != NULL) {
        const struct problem *own = &chosen.first[0];
        copy_own_rules(own, settings.build);
        printf(" %s/machinery.o\n%s%s", settings.build, own->folder, settings.full ? " cases" : "");
        return;
    }
    for (const struct problem *p = chosen.first; p < chosen.first + chosen.count; p++) {
        const bool plays = settings.plays || is_played(p);
        if (may_have_many_answers(p) || plays || ((settings.cases != NULL || settings.full) && has_rules(p))) {
            printf(" %s/rules/%s", settings.build, made_name(p));
        }
        if (settings.full) {
            printf(" %s/cases/%s.cases", settings.build, made_name(p));
        }
    }
}

/* What the page judge has to know of the frame of a form in this language (functions.c). */
static void print_frames(void)
{
    choose_problems();
    const struct program program = choose_language(settings.language, "main.c", settings.build, false);
    const char *fault =
        is_function(&chosen.first[0]) ? why_no_function(&program) : "the program of this form is not a function";
    if (fault != NULL) {
        fail("%s", fault);
    }
    print_frame(&chosen.first[0], &program);
}

/* A trial that is stopped goes on at once: by Ctrl-Z, the judge is stopped as well. */
static void wait_for_trial(pid_t pid, int *status)
{
    pid_t ended;
    do {
        ended = waitpid(pid, status, WUNTRACED);
        if (ended < 0 && errno == EINTR) {
            kill(pid, SIGTERM); /* the judge is to stop */
        } else if (ended == pid && WIFSTOPPED(*status)) {
            kill(pid, SIGCONT);
        }
    } while (ended < 0 ? errno == EINTR : WIFSTOPPED(*status));
}

static enum verdict judge_submission(const struct submission *s)
{
    const struct problem *problem = s->problem;
    struct task task = {.settings = &settings,
                        .problem = problem,
                        .solution = s->solution,
                        .program = &s->program,
                        .start_ns = now_ns()};
    struct execution leftovers = {.status = 0};
    int status = 0;
    if (s->fault != NULL) {
        return print_fault(&task, s->fault);
    }
    sandbox.program_folder = new_run(settings.build_path, made_name(problem));
    if (sandbox.program_folder == NULL) {
        return print_fault(
            &task, format_text("cannot create a folder in %s/runs (%s)", shown(settings.build_path), strerror(errno)));
    }
    fflush(stdout);
    const pid_t pid = fork();
    if (pid == 0) {
#ifdef __linux__
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGTERM, 0UL, 0UL, 0UL);
#endif
        const enum verdict verdict = try_problem(&task);
        _exit(VERDICT_BASE + (int)(report_written() ? verdict : JE));
    }
    if (pid < 0) {
        return print_fault(&task, format_text("cannot start a trial (%s)", strerror(errno)));
    }
    wait_for_trial(pid, &status);
    end_processes(&leftovers, 0);
    if (access(format_text("%s/input", sandbox.program_folder), F_OK) != 0) { /* no failing case is kept in it */
        remove_run(sandbox.program_folder);
    }
    const int verdict = WIFEXITED(status) ? WEXITSTATUS(status) - VERDICT_BASE : VERDICTS;
    return verdict >= 0 && verdict < VERDICTS
               ? (enum verdict)verdict
               : print_fault(&task, format_text("the trial ended without a verdict (%s)", describe_status(status)));
}

/* The problems to which the submissions belong, each counted once with its forms. */
static int count_games(void)
{
    int count = 0;
    for (int i = 0; i < submission_count; i++) {
        const char *folder = submissions[i].problem->folder;
        const size_t length = strcspn(folder, "/");
        bool is_new = true;
        for (int k = 0; k < i && is_new; k++) {
            const char *other = submissions[k].problem->folder;
            is_new = strcspn(other, "/") != length || strncmp(other, folder, length) != 0;
        }
        count += is_new ? 1 : 0;
    }
    return count;
}

static int judge_all(void)
{
    int64_t counts[VERDICTS] = {0};
    const int64_t start_ns = now_ns();
    if (settings.junit != NULL) {
        start_junit();
    }
    for (int started = 0; started < submission_count && !stop_signal && !reader_has_gone(); started++) {
        const struct submission *s = &submissions[started];
        const char *position = submission_count > 1 ? format_text(" (%d of %d)", started + 1, submission_count) : "";
        name_progress(format_text("%s%s", shown(name_of(s->problem)), position));
        counts[judge_submission(s)]++;
    }
    clear_progress();
    const int status = stop_signal == SIGINT ? 130 : stop_signal ? 143 : counts[AC] == submission_count ? 0 : 1;
    print_summary(&settings, submission_count, count_games(), counts, status);
    if (settings.junit != NULL) {
        write_junit(settings.junit, submission_count, counts, (double)(now_ns() - start_ns) / 1e9);
    }
    if (sandbox.fault[0] != '\0') {
        fflush(stdout);
        fprintf(stderr,
                tr("Note: there was no sandbox, because this system offers no namespaces (%s). That is all right for "
                   "programs "
                   "of your own; processes that they leave running are still found and killed.\n"),
                sandbox.fault);
    }
    return status;
}

/* After the caller's rules have changed: what is made of them has to be made anew, which run_all.sh does. */
static void begin_anew(void)
{
    char *script = format_text("%s/run_all.sh", realpath(".", NULL));
    if (chdir(settings.called_from) == 0) {
        call[0] = script;
        execv(script, call);
    }
    fail("cannot run %s again (%s)", shown(script), strerror(errno));
}

/* Judges, and again whenever a file has been saved, until Ctrl-C. */
static int judge_and_watch(void)
{
    const char *rules = settings.rules != NULL ? chosen.first[0].rules : "/dev/null";
    struct contents *rules_before = look_at_files(&rules, 1);
    const char **watched = allocate((size_t)(settings.solution_count + 1) * sizeof *watched);
    memcpy(watched, settings.solutions, (size_t)settings.solution_count * sizeof *watched);
    watched[settings.solution_count] = rules;
    for (;;) {
        struct contents *before = look_at_files(watched, settings.solution_count + 1);
        const int status = judge_all();
        fflush(stdout);
        release_runs();
        if (!stop_signal && isatty(STDERR_FILENO)) {
            fputs("watching; Ctrl-C ends this\r", stderr);
        }
        wait_for_change(watched, settings.solution_count + 1, before);
        clear_progress();
        if (stop_signal || reader_has_gone()) {
            return stop_signal == SIGINT ? 130 : stop_signal ? 143 : status;
        }
        if (settings.format == AS_TEXT) {
            putchar('\n');
        }
        if (have_changed(&rules, 1, rules_before)) {
            fflush(stdout);
            begin_anew();
        }
    }
}

/* ---- start ---- */

/* A fault before a trial, which is not of any problem. */
static void end_by_fault(const char *reason)
{
    clear_progress();
    fprintf(stderr, "run_all.sh: %s\n", reason);
    exit(2);
}

static void on_stop(int number) { stop_signal = number; }

/* Puts right what the caller may have left: signals, files, the mask of new files, environment. */
static void set_up_process(void)
{
    on_fault(end_by_fault);
    struct sigaction handler = {.sa_handler = on_stop}; /* without SA_RESTART: a signal ends waiting */
    sigemptyset(&handler.sa_mask);
    umask(umask(077) & 077); /* what we make, we can read */
    sigprocmask(SIG_SETMASK, &handler.sa_mask, NULL);
    signal(SIGCHLD, SIG_DFL); /* where it is ignored, nobody learns how a child ended */
    signal(SIGPIPE, SIG_IGN);
    sigaction(SIGINT, &handler, NULL);
    sigaction(SIGTERM, &handler, NULL);
    int fd;
    while ((fd = open("/dev/null", O_RDONLY)) >= 0 && fd <= 2) { /* so that using a closed file 0, 1 or 2 fails */
    }
    for (fd = 3; fd < 1024; fd++) {
        close(fd);
    }
    setenv("PATH", "/usr/local/bin:/usr/bin:/bin", 0);
    setenv("BUILD", "build", 0);
    settings.build = getenv("BUILD");
    settings.called_from = getenv("CALLED_FROM") != NULL ? getenv("CALLED_FROM") : realpath(".", NULL);
}

static int judge(void)
{
    const long processors = sysconf(_SC_NPROCESSORS_ONLN);
#ifdef __linux__
    prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL);
#endif
    hide_process(true);
    settings.build_path = realpath(settings.build, NULL);
    if (settings.jobs == 0) {
        settings.jobs = processors < 1 ? 1 : processors > MAX_WORKERS ? MAX_WORKERS : processors;
    }
    settings.full = settings.full || settings.plays || (settings.rules != NULL && settings.cases == NULL);
    choose_problems();
    choose_forms();
    choose_submissions();
    check_players();
    choose_folders();
    sandbox = (struct sandbox){.hidden = {realpath(".", NULL), settings.build_path, settings.save, settings.cases,
                                          settings.each, folder_of_rules()}};
    sandbox.fault = mmap(NULL, SANDBOX_FAULT, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    if (sandbox.fault == MAP_FAILED) {
        fail("out of memory");
    }
    if (settings.needs) {
        print_needs();
        return 0;
    }
    if (settings.rules != NULL) {
        read_own_limits(&chosen.first[0], settings.build);
    }
    if (settings.rules != NULL && submission_count == 0) {
        tell_own_rules(&chosen.first[0], settings.build);
    }
    return settings.watch ? judge_and_watch() : judge_all();
}

int main(int argc, char **argv)
{
    int status = 0;
    call = argv;
    set_up_process();
    problems = read_list();
    add_forms(&problems);
    read_options(argc, argv);
    if (settings.needs && settings.prints != 0) {
        return 0; /* whatever only prints needs nothing from make */
    }
    switch (settings.prints) {
    case 'h': print_help(); break;
    case 'l': status = print_list(&problems, &settings); break;
    case 'n':
        choose_problems();
        if (settings.rules != NULL) {
            copy_own_rules(&chosen.first[0], settings.build);
        }
        for (int i = 0; i < chosen.count; i++) {
            puts(chosen.first[i].folder);
        }
        break;
    case 'Q': print_frames(); break;
    default: status = judge(); break;
    }
    if (reader_has_gone()) {
        return 128 + SIGPIPE; /* as other programs before `| head` */
    }
    if (!report_written()) {
        fail("cannot write the report");
    }
    return status;
}
