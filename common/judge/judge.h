/*
 * judge.h - interfaces between the judge's files, and how its processes work together; README.md tells what happens,
 * step by step. Each file calls only those above it here.
 *
 *     judge ---- trial ---- worker 0 ---- program
 *                      \--- worker 1 ---- program ...
 *
 * The judge (judge.c) forks a trial (trial.c) for each problem, whose exit status is VERDICT_BASE plus the verdict;
 * whatever happens to a trial, the judge goes on. A trial starts workers (workers.c, worker.c), and each worker runs one
 * program at a time: the compiler, the solution, or the rules of the game.
 *
 * A worker is process 1 of its own namespaces (sandbox.c), so everything in them ends with it. Where the system offers no
 * namespaces, the worker is a subreaper instead, and processes.c finds in /proc what a program has started.
 *
 * A trial sends a case to an idle worker over a socket pair: a struct order, then the bytes of input and answer. The
 * worker empties the program's folder, starts the program in its own session with pipes for its output (run.c), looks at
 * it every 10 ms (processes.c) until it ends or passes a limit, and kills all that is left of it. It compares the output
 * (compare.c), asks the rules if there may be other answers, and sends a struct reply, with a description of what went
 * wrong (report.c). A case that was late by the clock only is sent once more when all workers are idle.
 *
 * A fault of the judge or the data is reported by fail(): in a worker it is sent to the trial, in a trial it is JE, in
 * the judge itself it means exit status 2, as for a wrong option. The socket is also how a worker learns that the trial
 * has gone: it reads the end of file, kills its program, and exits.
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

/* ---- system.c ---- */

extern const char *heading;       /* of the problem, for the report */
extern const char *progress_name; /* of the problem, for the progress line */
extern int trial_fd;              /* in a worker: its socket to the trial; otherwise -1 */
extern const char *called_from;   /* the caller's folder; the current one is the top of the suite */
extern const char *build;         /* the build folder as make knows it */
extern const char *build_path;    /* the same, absolute */
extern long run_pid;              /* of the judge */
extern volatile sig_atomic_t stop_signal;

/* From a worker to the trial; description_size bytes of description follow. */
struct reply {
    bool is_fault; /* of the judge: the description is the reason */
    bool is_late;  /* by the clock only */
    int32_t description_size;
    int64_t index; /* of the case */
    struct outcome outcome;
};

void send_reply(struct reply *reply, const char *description);
int64_t now_ns(void);
bool read_whole(int fd, void *to, size_t size);
bool write_whole(int fd, const void *from, size_t size);
bool write_to(const char *path, const char *text);        /* a file of the kernel's */
int64_t copy_bytes(int from, int64_t most, int to);       /* from the current offset; returns how many */
void copy_to_new(int from, int folder, const char *path); /* folder and path as for openat() */
void make_file(const char *path, struct span text);
int unnamed_file(struct span text);      /* in memory, if the system allows */
struct span file_text(const char *path); /* a zero byte follows it */
const char *next_name(DIR **folder);     /* NULL, and the folder is closed: no more, or it could not be opened */
bool remove_tree(int parent, const char *name);
enum verdict print_fault(const char *reason); /* JE */
void print_verdict(enum verdict verdict, const struct tally *tally);
bool report_written(void);
void progress(const char *format, ...) __attribute__((format(printf, 1, 2)));
void clear_progress(void);

/* ---- problems.c ---- */

struct problem {
    char folder[64], number[16], title[100], korean[100];
    int64_t limit_ms, limit_mb;
    bool no_extra_time; /* every language has the same limit */
};

extern struct problem *problems;
extern int problem_count;
void read_list(void);
const char *in_columns(const char *folder, const char *number);
bool has_name(const struct problem *p, const char *wanted, bool is_whole);
const struct problem *find_problem(const char *wanted); /* NULL: none, or more than one */

/* ---- languages.c ---- */

struct language {
    const char *name, *aliases, *endings;
    const char *package;   /* of Debian, with the tool that compiles or interprets */
    const char *real_tool; /* command that prints the path of the tool behind a wrapper, or NULL */
    const char *compile;   /* its first word is the tool; NULL: nothing to compile; 1, 2: a line of build/flags */
    const char *product;   /* file that compiling must make, or NULL */
    const char *run;
    int time_factor, more_ms, memory_factor, more_mb; /* applied to the limits of the problem */
    const char *rule_of;                              /* where these come from */
    const char *advice;                               /* shown if it does not compile, or NULL */
};

/* What is known of the program before it is compiled. */
struct program {
    const struct language *language;
    const char *source;  /* its name in the box: Main and an ending */
    const char *compile; /* command, or NULL: then no tool is needed */
    const char *tool;    /* that compiles or interprets */
};

extern struct program program;
void choose_language(const char *name, const char *path); /* name NULL: by the ending */
char **command_line(const char *command, const char *source, int64_t limit_mb);
void print_languages(void);

/* ---- cases.c ---- */

extern struct test_case *cases;
extern int64_t cases_read;
extern int64_t samples_read; /* how many of them are from a folder; they come first */
void read_folder(const char *top, const char *prefix);
void read_stream(const char *path);

/* ---- sandbox.c ---- */

/* What a worker and its programs can reach. */
struct box {
    bool is_closed;        /* by namespaces */
    bool has_warned;       /* the user knows that there are none */
    const char *hidden[4]; /* folders that programs must not see, or NULL */
    const char *program;   /* the folder of the program: build/runs/NAME/PID, in a closed box /run; */
    int program_fd;        /* the same, opened outside */
    const char *work;      /* the folder that a program starts in, and may write to */
};

extern struct box box;
pid_t fork_worker(void); /* -1 and errno: namespaces are unavailable */
void enter_box(void);
void new_folder(int megabytes);

/* ---- run.c and processes.c ---- */

/* What a program writes to a pipe. The beginning is kept, the rest only counted. */
struct capture {
    int fd; /* -1: closed */
    unsigned char *data;
    size_t capacity, length;
    int64_t written; /* by the program, kept or not */
};

/* A run of a program, and what came of it. */
struct execution {
    int most_processes;    /* and threads, at once */
    struct attempt result; /* its limits are given; cpu_ns is of the reaped processes until the run has ended */
    int status;            /* from wait4 */
    bool has_ended, is_crowded, is_cancelled;
    int64_t waited_ns; /* for a processor */
    int last_count;    /* of processes, at the last look at the family */
    int64_t last_kb, seen_cpu_ns;
    struct capture out, err;
};

void look_at_family(struct execution *e);
bool reap(struct execution *e, pid_t program_pid); /* whether any process is left */
void end_family(struct execution *e, pid_t program_pid);
void prepare_runs(void);
const char *describe_status(int status);
void run(struct execution *e, char **argv, int input_fd, int most_processes, struct limits limits);

/* ---- worker.c ---- */

/* What the user asked for. */
struct settings {
    const char *solution; /* NULL: the suite's main.c; "-": standard input */
    const char *language;
    const char *cases, *save; /* folders */
    int64_t jobs;
    int64_t seconds; /* 0: no limit */
    bool full, fail_fast, verbose;
    bool needs;   /* for run_all.sh: print what make has to make, and judge nothing */
    int prints;   /* letter of the option: print a list or help, and judge nothing */
    char **names; /* of problems, as the user writes them; NULL ends them */
};

extern struct settings settings;
extern struct limits allowed; /* for the problem and the language */
extern char *rules;           /* program that decides whether an output is right; NULL: only the answer is right */

enum { MOST_WORKERS = 64, COMPILE = -1 };

/* To a worker: compile, or try a case, whose input and answer follow. */
struct order {
    int64_t index; /* of the case, or COMPILE */
    int64_t input_size, answer_size;
};

__attribute__((noreturn)) void serve(int fd);

/* ---- workers.c ---- */

void start_crew(void);
void end_crew(void);
enum verdict compile_program(const char **messages); /* AC, CE or STOPPED */
struct tally try_all(void);

/* ---- trial.c ---- */

bool has_many_answers(const struct problem *problem);
enum verdict try_problem(const struct problem *problem);

#endif
