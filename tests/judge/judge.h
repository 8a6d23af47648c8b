/*
 * judge.h - what the files of the judge know of each other. Each calls only those that stand above it here.
 */
#ifndef JUDGE_H
#define JUDGE_H

#define _DARWIN_C_SOURCE
#define _GNU_SOURCE

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* Mildest first, so that the larger of two verdicts is the worse one. STOPPED: all was right until then. */
enum verdict { AC, STOPPED, WA, OLE, MLE, TLE, RE, CE, JE, VERDICTS };

extern const char *const verdict_name[VERDICTS];

enum { TOLD = 64 }; /* a trial's exit status is more than this by its verdict, so that no other is AC */

/* ---- floor.c ---- */

/* From a worker; words_bytes of words follow. */
struct result {
    bool is_fault; /* of ours: the words say which */
    bool late;     /* over the time by the clock alone */
    bool wrote_errors;
    enum verdict verdict;
    int32_t words_bytes;
    int64_t index; /* of the case */
    int64_t time_ns, peak_kb;
};

struct text {
    const unsigned char *at; /* NULL: there is no such text */
    const unsigned char *end;
};

extern const char *heading;     /* for a line of the report: which problem it is about; */
extern const char *in_progress; /* for the progress */
extern int master_fd;           /* in a worker: its line to the master, else -1 */

/* Where things lie; we stand at the top of the suite. */
extern const char *called_from;
extern const char *build;      /* as make knows it */
extern const char *build_path; /* the same, from / on */
extern const char *run_folder; /* build/run.PID */
extern long run_pid;

extern volatile sig_atomic_t stop_signal;

/* The one way out when the fault is ours: prints JE and the reason, and ends this process. A worker tells
   its master instead. */
__attribute__((noreturn, format(printf, 1, 2))) void fail(const char *format, ...);
bool tell(struct result *result, const char *words); /* a worker to its master */

/* The one way out when the call was wrong. */
__attribute__((noreturn, format(printf, 1, 2))) void refuse(const char *format, ...);

void *allocate(size_t bytes);
void *grown(void *array, size_t count, size_t size);
char *format_text(const char *format, ...) __attribute__((format(printf, 1, 2)));
FILE *open_text(char **text);

int64_t now_ns(void);
int64_t in_ms(int64_t ns);

void close_on_exec(int fd);
void close_written(int fd);
int unnamed_file(void);
int new_file(const char *path);
bool read_whole(int fd, void *to, size_t bytes);
bool write_whole(int fd, const void *from, size_t bytes);
void put(int fd, const void *from, size_t bytes);
int64_t copy_bytes(int from, int64_t most, int to);
void make_file(const char *path, struct text text);
char *file_text(const char *path, size_t *bytes);
const char *next_name(DIR **folder);
bool remove_tree(int parent, const char *name);
void remove_old(const char *path, const char *name);

/* Writes bytes with all that is invisible as an escape; the signs in `escaped` get a backslash. */
void show(FILE *to, const void *bytes, size_t length, const char *escaped);
char *escaped_text(const char *name, const char *escaped);
char *shown(const char *name);

void print_line(enum verdict verdict, int64_t passed, int64_t tried, int64_t ms, int64_t kb);
void print_counts(const char *title, const int64_t counts[VERDICTS]);
bool report_written(void);

void show_progress(const char *format, ...) __attribute__((format(printf, 1, 2)));

/* ---- text.c ---- */

struct text trimmed(struct text text, bool is_answer);
bool is_same(struct text got, struct text wanted, FILE *report);
void show_head(FILE *to, const char *title, struct text text, int64_t more);

/* ---- problems.c ---- */

struct problem {
    char folder[64], number[16], title[100], korean[100];
    int64_t limit_ms, limit_mb;
};

extern struct problem *problems;
extern int problem_count;

void read_list(void);
const char *in_columns(const char *folder, const char *number);
int find_problem(const char *wanted); /* below 0: none, or more than one */
bool is_like(const struct problem *problem, const char *wanted);
const char *nearest(const char *wanted);

/* ---- languages.c ---- */

struct language {
    const char *name, *endings, *tool, *package, *real;
    const char *compile; /* NULL: there is nothing to compile; 1, 2: a line of build/flags */
    const char *makes;   /* the file that compiling makes, or NULL */
    const char *run;
    int time_factor; /* times the limit of the problem, */
    int more_ms;     /* and so much more */
    int memory_factor;
    int more_mb;
    const char *whose;  /* rule this is */
    const char *advice; /* when it does not compile */
};

const struct language *language_named(const char *name);
const struct language *language_of(const char *path);
const char *ending(const struct language *language, const char *path);
const char *compile_words(const struct language *language);
const char *find_tool(const struct language *language, const char *compile);
char **command(const char *words, const char *tool, const char *source, int64_t limit_mb);
void print_languages(void);

/* ---- cases.c ---- */

struct trial_case {
    const char *label;
    struct text input, answer;
    struct result result;
    char *words; /* about the result; NULL: it is not known yet */
    bool counted;
};

extern struct trial_case *cases;
extern int64_t case_count;
extern int64_t first_of_stream; /* of the cases; those before it lie in a folder */

void read_folder(const char *top, const char *prefix);
void read_stream(const char *path);

/* ---- box.c ---- */

enum { MOST_HIDDEN = 4 };

/* How a worker is shut in. */
struct box {
    bool shut;                       /* namespaces: its processes see no others, and everything of it ends with it */
    bool is_told;                    /* it was said that this system gives none */
    const char *hidden[MOST_HIDDEN]; /* folders that programs shall not see, or NULL */
    const char *program;             /* the folder of the program, open as */
    int program_fd;                  /* this, and seen in the box as */
    const char *program_inside;
    const char *work; /* the folder that a program starts in, and may write to */
};

extern struct box box;

pid_t fork_worker(void);     /* -1 and errno: there are no namespaces here */
const char *enter_box(void); /* NULL, or the step that failed, with errno */
void new_folder(int64_t megabytes);

/* ---- run.c and family.c ---- */

/* What the program writes: the first bytes of it are kept, the rest is only counted. */
struct capture {
    int fd; /* -1 after the end */
    unsigned char *bytes;
    size_t room;
    size_t length;
    int64_t seen;
};

/* What is to be run. */
struct job {
    char **argv;
    int input_fd;
    int64_t limit_ms, limit_mb;
    int64_t limit_kb; /* of output */
    int processes;    /* and threads, at once */
};

/* What came of it. verdict is AC when nothing but the output can be wrong. */
struct run {
    enum verdict verdict;
    int start_error; /* errno, of CE: it could not be started */
    int status;      /* as wait4 gives it */
    bool ended;
    bool left_process;
    bool crowded;
    bool stopped; /* the master has gone, or wants no more */
    int64_t wall_ns;
    int64_t waited_ns; /* for a processor, as far as the kernel tells */
    int64_t cpu_ns;
    int64_t peak_kb;
    int last_count; /* what the last look at the family has seen, */
    int64_t last_kb;
    int64_t last_cpu_ns;
    int64_t lost_cpu_ns; /* what those had that nobody waited for, */
    int64_t seen_cpu_ns; /* and all together */
    struct capture out, err;
};

enum { MOST_FAMILY = 4096 }; /* processes that we look at */

void look_at_family(struct run *run, int most_processes);
bool reap(struct run *run, pid_t program);
void end_family(struct run *run, pid_t program);

void set_worker_signals(void);
int64_t run_time(const struct run *run);
void run_job(const struct job *job, struct run *run);

/* ---- worker.c, and how the master and a worker talk ---- */

/* What the user asks for, and what a trial must know of it. */
struct settings {
    const char *solution;     /* NULL: the suite's own main.c; -: standard input */
    const char *cases, *save; /* folders, or NULL */
    int64_t jobs;
    int64_t seconds; /* 0: as long as it takes */
    bool full, fail_fast, verbose;
    const struct language *language;
    const char *told_name; /* as its owner calls the file */
    const char *source;    /* as it is called in the box: Main and its ending */
    char *source_path;
    const char *tool;
    const char *compile; /* the words of the command, or NULL */
    const char *newer;   /* those that compile C++17 as C++20, or NULL */
    char *rules;         /* who knows which answers are right, or NULL: the one that stands there */
    int64_t limit_ms, limit_mb;
};

extern struct settings asked;

enum {
    MOST_WORKERS = 64,
    OUTPUT_KB = 64, /* above twice the answer */
    RULES_MS = 10000,
    COMPILE_MS = 60000,
    COMPILE_MB = 2048,
    CLOCK_FACTOR = 10, /* after so many times the limit a run ends, whoever had the processor */
    COMPILE = -1       /* an order, where the index of a case is another */
};

/* To a worker: a case to try, whose bytes follow, or to compile the program. */
struct order {
    int64_t index; /* of the case, or COMPILE */
    int64_t input_bytes, answer_bytes;
};

void work(int fd);
const char *describe_status(int status);

/* ---- crew.c ---- */

/* Of the cases that are counted. */
struct tally {
    enum verdict worst;
    int64_t verdicts[VERDICTS];
    int64_t tried;
    int64_t slowest_ns, peak_kb;
    const struct trial_case *told;        /* the first failing case of the stream, else of the folder */
    const struct trial_case *with_errors; /* the first one that wrote to stderr */
    const char *stopped;                  /* why the others were not tried, or NULL */
};

void start_crew(void);
void end_crew(void);
enum verdict compile_program(const char **said);
struct tally try_all(void);

/* ---- trial.c ---- */

bool is_special(const struct problem *problem);
enum verdict try_problem(const struct problem *problem);

#endif
