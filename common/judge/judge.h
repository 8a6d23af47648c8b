/*
 * judge.h - interfaces between the judge's files, and how its processes work together; README.md tells what happens,
 * step by step. A file calls only those above it: first those of verdict.h, in its order, then these (tests/order.sh).
 *
 *     judge ---- trial ---- worker 0 ---- program
 *                      \--- worker 1 ---- program ...
 *
 * The judge (judge.c) forks a trial (trial.c) for each problem, whose exit status is VERDICT_BASE plus the verdict;
 * whatever happens to a trial, the judge goes on. A trial starts workers (dispatch.c, worker.c), and each of them runs
 * one program at a time: the compiler, the solution, or the rules of the game.
 *
 * A worker is process 1 of its own namespaces (sandbox.c), so everything in them ends with it. Where the system offers
 * no namespaces, the worker is a subreaper instead, and processes.c finds in /proc what a program has started.
 *
 * A trial sends a case to an idle worker over a socket pair: a struct order, then the bytes of input and answer. The
 * worker empties the program's folder, starts the program in its own session with pipes for its output (run.c), looks
 * at it every 10 ms (processes.c) until it ends or passes a limit, and kills all that is left of it. It compares the
 * output (compare.c), asks the rules if there may be other answers, and sends a struct reply, with a description of
 * what went wrong (report.c). A case that was late only by wall-clock time is sent once more when all workers are idle.
 *
 * Of an interpreter, a worker can keep a process that stands still right before it opens the program (template.c), and
 * give each case a copy of it, which is much faster than another start.
 *
 * A fault of the judge or the data is reported by fail(), which ends the process as its last on_fault() says: a worker
 * sends the fault to the trial, in a trial it is JE, in the judge itself it means exit status 2, as for a wrong option.
 * The socket is also how a worker learns that the trial has gone: it reads the end of file, kills its program, exits.
 */
#ifndef JUDGE_H
#define JUDGE_H

#include "verdict.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { VERDICT_BASE = 64 }; /* a trial's exit status is this plus its verdict, so that no accident looks like AC */

enum { FORMAT = 1 }; /* of what --json prints; README.md describes it */

/* How the results are told: as the report, as JSON, as lines for editors. */
enum format { AS_TEXT, AS_JSON, AS_LINES };

/* What the user and run_all.sh ask for. */
struct settings {
    const char **solutions; /* files, "-" for standard input; none: the suite's main.c */
    int solution_count;
    const char *each; /* a folder of solutions, or NULL */
    const char *language;
    const char *cases, *save;   /* folders */
    const char *rules;          /* a file, of the caller's own game in place of a problem, or NULL */
    int64_t time_ms, memory_mb; /* 0: the problem's limits */
    int64_t jobs;
    int64_t seconds; /* 0: no limit */
    bool full, plays, fail_fast, as_found, verbose, watch, sanitize;
    enum format format;
    const char *junit;       /* a file, or NULL */
    bool needs;              /* for run_all.sh: print what make has to make, and judge nothing */
    int prints;              /* letter of the option: print a list or help, and judge nothing */
    char **names;            /* of problems, as the user writes them; NULL ends them */
    const char *called_from; /* the caller's folder; the current one is the top of the suite */
    const char *build;       /* the build folder as make knows it */
    const char *build_path;  /* the same, absolute */
};

/* ---- system.c ---- */

extern volatile sig_atomic_t stop_signal; /* SIGINT or SIGTERM, once it has come */

int64_t now_ns(void);
bool read_whole(int fd, void *to, size_t size);
bool write_whole(int fd, const void *from, size_t size);
bool write_to(const char *path, const char *text);         /* a file of the kernel's */
int64_t copy_bytes(int from, int64_t most, int to);        /* from the current offset; returns how many */
void copy_to_new(int from, int folder, const char *path);  /* folder and path as for openat() */
bool make_file_if_new(const char *path, struct span text); /* false: there is one of this name */
void make_file(const char *path, struct span text);
int unnamed_file(void); /* in memory, if the system allows */
/* An unnamed file, opened for reading, that nobody can change any more: of a text, or of the next bytes of a file (-1:
   it has fewer). In memory, if the system allows. */
int sealed_text(struct span text);
int sealed_copy(int from, int64_t size);
bool is_readable_file(const char *path); /* no folder, no pipe, no device: to open one can wait for ever */
struct span file_text(const char *path); /* of such a file; a zero byte follows it */
const char *next_name(DIR **folder);     /* NULL, and the folder is closed: no more, or it could not be opened */
bool remove_tree(int parent, const char *name);
bool report_written(void);
bool reader_has_gone(void);           /* nobody reads the report any more */
void name_progress(const char *name); /* what stands before every progress line from now on */
void progress(const char *format, ...) __attribute__((format(printf, 1, 2)));
void clear_progress(void);

/* ---- json.c ---- */

void json_string(FILE *to, const char *text);                  /* NULL: null */
void json_field(FILE *to, const char *name, const char *text); /* the same, with a comma and the name before it */
void json_text(FILE *to, struct excerpt text); /* {"text":"...","size":BYTES,"cut":BOOLEAN}; no text: null */

/* ---- problems.c ---- */

/* A form, in which another judge asks for the game of a problem, is a problem as well: its folder is NAME/FORM, below
   that of the problem, and it has no number. */
struct problem {
    char folder[96], number[16], title[100], korean[100];
    int64_t limit_ms, limit_mb;
    bool no_extra_time; /* every language has the same limit */
    const char **names; /* others by which people know it, up to a NULL; or NULL: there are none */
    enum comparison comparison;
    const char *signature; /* of a form in which a program is a function, as in its row; else NULL */
    const char *rules;     /* the file of the caller's own rules, which have no samples and no main.c; else NULL. Then
                           nothing is in problems/, but what is made has the name that `folder` tells */
};

struct problem_list {
    struct problem *first;
    int count;
};

struct problem_list read_list(void);
void add_problem(struct problem_list *list, const struct problem *p);
const char *name_of(const struct problem *p); /* for the report: its folder, or the name of its rules file */
const char *in_columns(const char *folder, const char *number);

/* ---- forms.c ---- */

void add_forms(struct problem_list *list);        /* each after its problem, from problems/forms.tsv */
bool is_form(const struct problem *p);            /* and not a problem with a number and a title of its own */
const char *made_name(const struct problem *p);   /* of what is made of it, in the folders of build/ */
const char *solution_of(const struct problem *p); /* paths: of the suite's own */
const char *rules_path_of(const struct problem *p);
const struct problem *problem_in(const struct problem_list *list, const char *folder); /* NULL: there is none */

/* ---- own_rules.c ---- */

/* The problem of a rules file of the caller's own, without its limits. */
struct problem own_problem(const char *path, const char *typed);
void copy_own_rules(const struct problem *p, const char *build); /* to where common/rules/own_rules.sh finds them */
void read_own_limits(struct problem *p, const char *build);      /* of what own_rules.sh has made */
_Noreturn void tell_own_rules(const struct problem *p, const char *build); /* becomes the program that does */

/* ---- sites.c ---- */

/* What a problem is called on a site that judges programs. */
struct site_name {
    const char *folder, *site, *number;
    bool is_same; /* the very problem is there, not one like it */
};

/* A form that addresses have on a site: where the pattern fits the whole number there, \1 is its first group. */
struct address {
    const char *site, *pattern, *form;
    const char *also; /* other names of the site, with commas between; "-": none */
};

/* The next one after that before, in the order of the tables; NULL is before the first, and after the last. */
const struct site_name *next_site(const struct problem_list *list, const struct problem *p,
                                  const struct site_name *before);
const struct address *next_address(const struct site_name *s, const struct address *before);
const char *address_of(const struct site_name *s, const struct address *a); /* NULL: the number has another form */
const char *after_scheme(const char *address);                              /* and after "www." */
bool is_of_word(char c);
/* Whether what is wanted is an address on that site, with all in it that the form takes from the number. So contests
   and languages, which sites put into addresses as well, do not matter. */
bool is_at(const char *wanted, const struct site_name *s, const struct address *a);

/* ---- names.c ---- */

/* NULL: none, or more than one; why says so. */
const struct problem *find_problem(const struct problem_list *list, const char *wanted, const char **why);
/* The problem that a solution is for, told by its path. */
const struct problem *problem_of_file(const struct problem_list *list, const char *path, const char **why);
bool names_problem(const struct problem_list *list, const char *path); /* the name of the file itself, one or more */
const char *did_you_mean(const struct problem_list *list, const char *wanted); /* "did you mean NAME? ", or "" */
/* Where --list WORD finds the word: nowhere, on a site, or in what the problem itself is called. */
enum place { NOWHERE, ON_SITES, IN_NAMES };
enum place place_of(const struct problem_list *list, const struct problem *p, const char *word);

/* ---- list.c ---- */

/* The problems that match one of the names in the settings, or all; the exit status. */
int print_list(const struct problem_list *list, const struct settings *settings);

/* ---- java.c ---- */

struct java_classes {
    const char *run;     /* has main; "Main" if none has */
    const char *of_file; /* that the file must be named after */
};

struct java_classes java_classes_of(struct span source);

/* ---- languages.c ---- */

struct language {
    const char *name, *aliases, *endings;
    const char *package;   /* of Debian, with the tool that compiles or interprets */
    const char *real_tool; /* command that prints the path of the tool behind a wrapper, or NULL */
    const char *compile;   /* its first word is the tool; NULL: nothing to compile; 1, 2: a line of build/flags */
    const char *product;   /* file that compiling must make, or NULL; .class: of the class that is run */
    const char *run;
    int time_factor, more_ms, memory_factor, more_mb; /* applied to the limits of the problem */
    const char *rule_of;                              /* where these come from */
};

/* What is known of the program before it is compiled. */
struct program {
    const struct language *language;
    const char *source;  /* its name in the sandbox: Main and an ending */
    const char *compile; /* command, or NULL: then no tool is needed */
    const char *tool;    /* that compiles or interprets; NULL: none, or it is missing */
    const char *product; /* file that compiling must make, or NULL */
    const char *name;    /* of Java's class that is run, or NULL */
    bool is_sanitized;   /* built with the compiler's run-time checks: slower, and with more memory */
    const char *frame;   /* of a function: the file beside it that calls it (functions.c); else NULL */
};

bool has_known_ending(const char *path); /* of one of them, such as .py */
/* The program of a file: in the language of that name, or with name NULL in that of the file's ending. */
struct program choose_language(const char *name, const char *path, const char *build, bool sanitize);
const char *missing_tool(const struct program *program); /* how to install it; NULL: nothing is missing */
/* The words of the command that compiles or runs a program, whose source is at this path. */
char **command_line(const struct program *program, const char *command, const char *source, int64_t limit_mb);
void print_languages(void);

void name_class(struct program *program, struct span source); /* of Java, by what is in the source */

/* ---- functions.c ---- */

bool is_function(const struct problem *p);                     /* that the judge calls */
int arguments_of(const struct problem *p);                     /* how many lines a test case has */
int64_t calls_of(const struct problem *p, struct span answer); /* in a case with this answer; 1 of a program */
const char *why_no_function(const struct program *program);    /* in this language; NULL: it can be called */
/* The name of the language in which such programs are compiled: of C++ a newer one than that of other judges. */
const char *newer_of(const struct language *language);
/* Of the forms of a problem the only one whose function is in the source, which reads nothing; or NULL. */
const struct problem *form_called(const struct problem_list *list, const struct problem *p, const char *source);
/* A program that calls the function; add_frame() puts what it needs into the folder where the function is. */
struct program in_frame(const struct program *program);
/* For the page judge: the name of the file that calls it, and lines of what takes the place of words in there. */
void print_frame(const struct problem *p, const struct program *program);
void add_frame(const struct problem *p, const struct program *program, const char *folder);

/* ---- hints.c ---- */

/* One sentence each for a program that does not compile, cannot be started, or writes nothing; or NULL. */
const char *hint_for(const struct language *language, const char *messages, struct span source);
const char *hint_for_start(const struct language *language);
const char *hint_for_silence(const struct language *language, struct span source);

/* ---- cases.c ---- */

struct case_list {
    struct test_case *first;
    int64_t count;
    int64_t samples;    /* how many of them are from a folder; they come first */
    const char *others; /* what is to be said of other files in it, */
    int64_t other_count;
};

/* Both add to the list. */
void read_folder(struct case_list *list, const char *top, const char *prefix);
void read_stream(struct case_list *list, const char *path);
/* A stream of games to be played, and the first cases of a file as the input for it. */
void read_games(struct case_list *list, struct span stream);
struct span first_cases(const char *path);
/* Of the cases to whose input the rules object: the first, or NULL, and how many there are, added to the count. */
const struct test_case *outside_limits(const struct case_list *list, int64_t *count);

/* ---- run_folders.c ---- */

/* Makes the folder of a run, for the life of this process, in place of what earlier judges have left of the problem.
   NULL and errno: it cannot be made. */
const char *new_run(const char *build_path, const char *problem);
void remove_run(const char *folder); /* the last one */
void release_runs(void);             /* as if the judge had ended */

/* ---- result.c ---- */

/* What a trial and its workers have to do. */
struct task {
    const struct settings *settings;
    const struct problem *problem;
    const char *solution; /* NULL: the suite's main.c; "-": standard input */
    const struct program *program;
    struct limits limits;      /* for the problem and the language; output_kb differs from case to case */
    int64_t start_ns;          /* of the trial */
    const char *rules_program; /* NULL: not needed */
    bool has_many_answers;     /* the rules decide whether an output is right */
    bool plays;                /* the program plays games, against the rules */
};

/* What came of a problem. */
struct result {
    const struct task *task;
    enum verdict verdict;
    const struct tally *tally;
    const struct case_list *cases;
    const char *text;     /* the report below its headline */
    const char *messages; /* of the compiler, from its worker */
    int64_t messages_size;
    const char *fault; /* of the judge or the data, or NULL */
    struct kept_case {
        const char *input, *answer; /* files, or NULL */
        const char *again;          /* the command that runs the program on the input */
    } kept;
};

const char *from_caller(const struct settings *settings, const char *path); /* as the caller would write it */
/* For other programs, after a description: a zero byte, and what only a worker knows of a case, or of compiling. */
void write_details(FILE *to, const struct task *task, const struct attempt *a);
void write_messages(FILE *to, const struct task *task, enum verdict verdict, struct excerpt messages);
const char *details_of(const char *description, int64_t size); /* in a description of so many bytes, or "" */
long line_of(struct span text, const char *source); /* the line of the source to which a message points; 1: none */
void start_junit(void);
void write_junit(const char *path, int problems, const int64_t counts[VERDICTS], double seconds);
void print_result(const struct result *r);
enum verdict print_fault(const struct task *task, const char *reason); /* JE */
/* Of all problems, each form one by itself, and of so many games; with the exit status of the judge. */
void print_summary(const struct settings *settings, int problems, int games, const int64_t counts[VERDICTS],
                   int status);

/* ---- sanitize.c ---- */

/* Of a program that ended by a run-time check of --sanitize: what it has found, and the line of this source, which the
   compiler knew by that name. */
void tell_finding(struct attempt *a, const char *name, struct span source);

/* ---- users.c ---- */

enum { SANDBOX_FAULT = 300 }; /* bytes of the reason */

/* What a worker and its programs can reach. */
struct sandbox {
    bool has_namespaces;        /* if not, programs reach all that their user may */
    char *fault;                /* why there are none, or ""; the judge and its trials share it */
    const char *hidden[6];      /* folders that programs must not see, or NULL */
    const char *program_folder; /* of the program: of new_run(), in namespaces /run; */
    int program_fd;             /* the same, opened outside */
    const char *work_folder;    /* that a program starts in, and may write to */
    uid_t user;                 /* of programs; in namespaces, as it is called there */
    gid_t group;
};

extern struct sandbox sandbox; /* of this process; in the judge and a trial: of the workers that it starts */

void hide_process(bool is_hidden);     /* this one, from others of its user */
bool name_users(pid_t worker);         /* of its new namespaces */
void choose_user(void);                /* of programs; in a worker */
void look_as_program(bool is_program); /* at files and processes, with the rights of that user */
bool become_program(void);             /* take on its user; in a child of a worker */

/* ---- sandbox.c ---- */

pid_t fork_worker(void); /* -1 and errno: namespaces are unavailable */
void enter_sandbox(void);
void empty_work_folder(int megabytes);

/* ---- processes.c ---- */

/* What a program writes to a pipe. The beginning is kept, the rest only counted. */
struct capture {
    int fd; /* -1: closed */
    unsigned char *data;
    size_t capacity, length;
    int64_t written; /* by the program, kept or not */
};

/* What the start of an interpreter took: its CPU time, its memory, and how much of that are pages of files, of which a
   copy has none before it uses them again. */
struct cost {
    int64_t cpu_ns, kb, file_kb;
};

/* A run of a program, and what came of it. */
struct execution {
    int most_processes;    /* and threads, at once */
    struct attempt result; /* its limits are given; cpu_ns is of the reaped processes until the run has ended */
    int status;            /* from wait4 */
    bool is_tool;          /* nobody is told how much memory it takes, only whether that is within its limit */
    bool has_ended, is_cancelled;
    bool is_crowded;   /* it had too many processes and threads */
    struct cost saved; /* by being a copy; counts all the same */
    int64_t waited_ns; /* for a processor */
    int64_t reaped;    /* processes */
    int last_count;    /* of processes, when they were last looked at */
    int64_t last_kb, seen_cpu_ns;
    struct capture out, err;
    struct talk *talk; /* of a program that plays, which gets its input line by line; else NULL */
    int64_t apart_ns;  /* that the referee took meanwhile */
    const char
        *source; /* whose interpreter is copied for each run, if possible (template.c); NULL: each one starts anew */
};

/* Of template.c and talk.c: not processes of a program, and not counted; 0: there is none. */
extern pid_t template_pid, referee_pid;
void read_memory(pid_t pid, struct cost *to); /* that it has now */
bool is_stopped(pid_t pid);                   /* by a signal, or by another process that traces it */
bool is_alone(pid_t pid);                     /* there is no other process, and it has one thread */
void look_at_processes(struct execution *e);
bool reap(struct execution *e, pid_t program_pid); /* whether any process is left */
int64_t out_of_memory_kills(void);                 /* by the kernel, here and in all containers; 0: unknown */
int64_t other_processes(void);                     /* and threads, of the user, but not of this trial's programs */
void end_processes(struct execution *e, pid_t program_pid);

/* ---- template.c ---- */

bool needs_template(void);                                   /* it may be started, and there is none */
bool be_template(int line);                                  /* in its process, before exec */
void keep_template(pid_t pid, int line, const char *source); /* lets it run until it is about to open the source */
void give_up_templates(void);                                /* there will be none any more */
/* A new process, which goes on from there with these files as 0, 1 and 2; 0: that is not possible. */
pid_t copy_template(const int files[3], struct cost *saved);

/* ---- talk.c ---- */

/* Of a game that a program plays. */
struct talk {
    int to_referee, from_referee, errors_fd; /* pipes, and a file with what it writes to stderr */
    int to_program;                          /* does not block; -1: closed */
    char *read;                              /* of the referee, beyond the lines that were followed, */
    size_t read_length, read_capacity;
    char *waiting, *transcript;       /* all that the program is told; and with what it said, */
    FILE *to_waiting, *to_transcript; /* a line each, after "> " and "< " */
    size_t sent, heard;               /* bytes of `waiting`, and of what the program has written */
    int64_t apart_ns;                 /* that the referee took */
    bool is_wanted;                   /* a line of the program, */
    bool is_in_turn;                  /* which must not have come before it was told all */
    bool is_over;                     /* the game. Then these are known: */
    enum verdict verdict;             /* AC or WA, for a reason in the reader's language */
    bool has_gone;                    /* because the program ended too early, so how it ended counts */
    bool has_closed;                  /* its output, while it went on */
    const char *reason, *next;        /* how the referee wants the game to be played next, or NULL */
};

void begin_talk(struct talk *t, struct span input, const char *spec); /* before the program starts */
bool has_waiting(const struct talk *t);                               /* the program is to be told something */
void talk_on(struct execution *e);                                    /* when something may have happened */
void end_talk(struct execution *e);                                   /* when the program has ended */

/* ---- run.c ---- */

/* A program beside those that are run, with these files as 0, 1 and 2, until the worker ends. */
pid_t start_beside(char **argv, const int files[3], struct limits limits);

/* A run is cancelled when there is something to read: the trial has gone. So many workers run programs. */
void use_locale_of_reader(
    bool is_readers); /* of what is run next: for rules, whose words are shown; not for programs */
void prepare_runs(int trial_fd, int64_t jobs);
const char *describe_status(int status);
enum { MACHINE_MB = 8192 }; /* of address space that a virtual machine such as Java's reserves */
/* As options of ulimit, the hard limits of the caller that are lower than what we promise: with so many MB of stack and
   of address space. Empty: none. */
const char *low_limits(int64_t stack_mb, int64_t space_mb);
void run(struct execution *e, char **argv, int input_fd, int most_processes, struct limits limits);

/* ---- worker.c ---- */

enum { MAX_WORKERS = 64, COMPILE = -1, MAKE_SMALLER = -2, LIST_GAMES = -3 };

/* To a worker: compile; or try a case, whose input and answer follow; or ask the rules for smaller inputs than this, or
   for the games to be played of these cases. */
struct order {
    int64_t index;  /* of the case, or one of these three */
    bool is_sample; /* the case is from a folder */
    int64_t input_size, answer_size;
};

/* From a worker to the trial; description_size bytes of description follow. */
struct reply {
    bool is_fault;      /* of the judge: the description is the reason */
    bool is_late;       /* by the clock only */
    bool has_objection; /* to the input: after the description, the details, and a zero byte */
    int32_t description_size;
    int64_t index; /* of the case */
    struct outcome outcome;
};

__attribute__((noreturn)) void serve(int fd, const struct task *given);

/* ---- dispatch.c ---- */

void start_workers(const struct task *task);
void end_workers(void);
/* With AC, CE or STOPPED as its worst; and what the worker says, with its size. */
struct tally compile_program(const char **messages, int64_t *size);
struct tally try_all(const struct settings *settings, const struct case_list *list);
/* Then, one at a time, and while it is not later than `until`, of now_ns(): */
bool try_alone(struct test_case *c, int64_t until); /* false: it is later */
/* The rules, for a stream of cases: MAKE_SMALLER or LIST_GAMES from this input. */
struct span ask_for_cases(int64_t what, struct span from, int64_t until);

/* ---- calls.c ---- */

/* Of the test cases of a function, on which it failed: the one that fails, or where that is right alone those after
   which it fails. Or the same case. */
const struct test_case *find_call(const struct task *task, const struct test_case *found);
/* What is to be said of it, "" if nothing. */
const char *remark_on_calls(const struct task *task, const struct test_case *c);

/* ---- smaller.c ---- */

/* NULL: there is none. All smaller ones were tried, so many, and none of them fails; 0: there may be more. */
const struct test_case *find_smaller(const struct task *task, const struct test_case *found, int64_t *all_tried);

/* ---- trial.c ---- */

bool has_rules(const struct problem *problem);
bool may_have_many_answers(const struct problem *problem);
bool is_played(const struct problem *problem); /* its programs play, in the words of its judge */
enum verdict try_problem(struct task *task);   /* which names the settings, the problem and the program */

/* ---- each.c ---- */

struct candidate {
    const char *path;
    bool is_folder;    /* that cannot be read */
    const char *fault; /* why it cannot be judged; NULL: it is a file that can be read */
};

/* All files in a folder and below it, sorted by their paths; and how many there are. The folder's path is a realpath(). */
const struct candidate *files_below(const char *folder, int *count);

/* ---- watch.c ---- */

/* The contents of files, to be given to wait_for_change(), which waits until they are others, or for the end. */
struct contents *look_at_files(const char *const *paths, int count);
void wait_for_change(const char *const *paths, int count, struct contents *before);
bool have_changed(const char *const *paths, int count, const struct contents *before); /* now */

/* ---- judge.c ---- */

#endif
