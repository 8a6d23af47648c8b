/*
 * judge.h - what the rooms of the judge know of each other:
 *
 *     judge.c    the judge: options, the order of the cases, the verdict and the report
 *     worker.c   one case: what the program made of it, in words
 *     box.c      one run of a program: shut in, measured, ended with all that it started
 *     cases.c    what is tried and what is right: reads cases, compares, shows bytes to a person
 */
#ifndef JUDGE_H
#define JUDGE_H

#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>

/* Mildest first, so that the larger of two verdicts is the worse one. */
enum verdict { AC, WA, OLE, MLE, TLE, RE, CE, JE, VERDICTS };

extern const char *const verdict_name[VERDICTS];

/* ---- judge.c ---- */

/* Ends with JE and a reason. `quoted` may be NULL. */
_Noreturn void judge_error(const char *what, const char *quoted);
_Noreturn void system_error(const char *what);
void *allocate(size_t bytes);

/* ---- cases.c ---- */

struct text {
    const unsigned char *at; /* NULL: there is no such line */
    const unsigned char *end;
};

/* A case lies in a file that is open: two runs of bytes. answer_bytes is -1 where there is no answer. */
struct data {
    int fd;
    int64_t input_at;
    int64_t input_bytes;
    int64_t answer_at;
    int64_t answer_bytes;
};

struct test_case {
    char *label;
    struct data data;
};

/* Cases that were given together: a stream, or a folder. */
struct part {
    bool is_stream;
    int64_t begin;
    int64_t end;
};

enum { MOST_PARTS = 16 };

extern struct test_case *cases;
extern int64_t case_count;
extern struct part parts[MOST_PARTS];
extern int part_count;

/* The sources are opened before there are workers, who inherit the open files, and read after: so nothing of
   what we keep of the cases is counted as a program's memory. */
void open_stream(const char *path);
void open_folder(const char *path, const char *prefix);
void read_sources(bool answers_needed);

/* Gives what is wrong with a stream, or NULL; adds its cases, which lie in `fd`. */
const char *index_stream(const unsigned char *at, size_t length, int fd, const char **quoted);

int unnamed_file(void);
void write_all(int fd, const void *bytes, size_t length, const char *what);
void read_at(int fd, void *to, size_t bytes, int64_t at);

struct text trimmed(const unsigned char *at, size_t length);
int64_t compare(struct text got, struct text wanted, const char *names[2], FILE *report);
void show(FILE *to, const unsigned char *bytes, size_t length, bool in_quotes);
void show_head(FILE *to, const char *title, const unsigned char *text, size_t length, int64_t total,
               int most_lines);
void show_tail(FILE *to, const char *title, const unsigned char *text, size_t length, int64_t total);

/* ---- box.c ---- */

enum {
    MOST_PROCESSES = 128, /* and threads, of a program and its descendants */
    MOST_HIDDEN = 3
};

/* What the program writes: the first bytes of it are kept, or the last; the rest is only counted. */
struct capture {
    int fd; /* -1 after the end */
    bool keep_end;
    unsigned char *bytes;
    size_t room;
    size_t length;
    int64_t seen;
};

/* What is to be run. */
struct job {
    char **argv;
    int program_fd; /* an open file to run instead of argv[0], or -1 */
    int input_fd;
    int64_t limit_ms;
    int64_t limit_mb;
    int64_t limit_kb; /* of output */
    int64_t file_mb;  /* of any file that it writes */
    bool in_scratch;  /* its folder is an empty one of its own */
};

/* What came of it. verdict is AC when nothing but the output can be wrong. */
struct run {
    enum verdict verdict;
    int start_error; /* errno, when it could not be started */
    int status;      /* as wait4 gives it */
    bool left_process;
    bool crowded;
    bool stopped; /* by the control file */
    int64_t wall_ns;
    int64_t cpu_ns;
    int64_t peak_kb;
    struct capture out;
    struct capture err;
};

/* How a worker is shut in. */
struct box {
    bool shut;         /* namespaces: its processes see no others, and everything of it ends with it */
    unsigned long uid; /* who we are outside */
    unsigned long gid;
    bool may_write; /* files outside of the scratch folder */
    int64_t workers;
    const char *hidden[MOST_HIDDEN]; /* folders that programs shall not see */
    int hidden_count;
    const char *visible; /* a folder in them that they see all the same, or NULL */
    const char *scratch; /* the folder that a program starts in */
};

/* Forks a worker: 0 in the child. With shut, the child is process 1 of a namespace of its own, or errno says
   why there is none. */
long fork_worker(bool shut, bool may_write);

/* In the worker: shuts it in; gives the name of the step that failed, with errno, or NULL. */
const char *enter_box(const struct box *box);

/* control_fd: when there is something to read, the run is to be stopped. */
void run_job(const struct job *job, int control_fd, struct run *run);

/* Ends all our descendants, where no namespace does that. */
void end_orphans(void);

/* Makes the scratch folder empty again; false when it cannot be. */
bool empty_scratch(void);

int64_t now_ns(void);
int64_t in_ms(int64_t ns);

/* ---- worker.c, and how the master and a worker talk ---- */

/* What was asked for, as far as a worker must know. */
struct settings {
    int64_t limit_ms;
    int64_t limit_mb;
    int64_t limit_kb; /* of output, above twice the answer */
    int64_t file_mb;  /* of a file that is written */
    char *rules;      /* who knows which answers are right, or NULL: the one that stands there */
    struct box box;
    char **programs[2];
    int program_count;
};

extern struct settings asked;

enum {
    BATCH = 32,      /* cases that a worker is given at once */
    BATCH_MS = 10,   /* and so long they may take it */
    RULES_MS = 10000 /* for build/rules/NAME accepts */
};

enum kind { READY, RESULT, DONE, FAULT };

/* From a worker; text_bytes of text follow. */
struct answer {
    int32_t kind;
    int32_t text_bytes;
    int64_t index;
    int32_t verdict[2];
    int32_t start_error;
    bool late; /* over the time by the clock alone */
    bool differ;
    bool wrote_errors;
    int64_t time_ns[2];
    int64_t peak_kb[2];
};

struct item {
    int64_t index;
    bool alone;
    struct data data;
};

/* To a worker, who answers with a RESULT for each case and one DONE. */
struct order {
    int32_t count;
    struct item items[BATCH];
};

extern bool in_worker;
extern int worker_fd; /* its line to the master */

void work(int fd);
int run_guarded(int fd);
void describe_status(FILE *to, int status);
bool read_whole(int fd, void *to, size_t bytes);
bool write_whole(int fd, const void *from, size_t bytes);

#endif
