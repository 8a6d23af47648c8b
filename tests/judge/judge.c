/*
 * judge - runs a program on cases and gives the verdict.
 *
 * usage: judge [option]... program [argument]... [:: program [argument]...]
 *
 * Output: with -v a line for every case; then for each program "VERDICT PASSED TRIED SLOWEST_MS PEAK_KB", the
 * only lines that start at column 0; then what is to be said: the first failing case and why, notes.
 * The verdict is the worst of all cases: JE (our own data are wrong, or something of ours broke), CE (cannot
 * be started), RE, TLE, MLE, OLE, WA, AC. It is AC only when every case was tried and was right; "--" says
 * that the judge was stopped before, and that all was right until then. Exit status: 0 AC, 1 any other
 * verdict, 2 wrong call, 3 stopped by a signal.
 *
 * One process, the master, reads and counts the cases (cases.c) and hands them to workers (worker.c), who run
 * them side by side, each in a box (box.c). It takes the results in the order of the cases, so the report is
 * the same however many workers there are.
 */
#define _DARWIN_C_SOURCE
#define _GNU_SOURCE
#include "judge.h"

#include <ctype.h>
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <limits.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

enum {
    LATE_CASES = 5, /* so many TLE, and the rest is not tried */
    MOST_WORKERS = 64,
    SILENCE_MS = 20000 /* more than its cases may take, and a worker is given up */
};

const char *const verdict_name[VERDICTS] = {"AC", "WA", "OLE", "MLE", "TLE", "RE", "CE", "JE"};

struct settings asked = {.limit_ms = 1000, .limit_mb = 128, .limit_kb = 64, .file_mb = 64};

static int64_t jobs = 1;
static bool stop_at_failure;
static bool every_case;
static bool no_namespaces;
static bool guard;
static const char *keep_prefix;
static const char *progress_title;

struct worker {
    pid_t pid;
    int fd;
    bool busy; /* until it says DONE */
    int64_t deadline_ns;
    char *scratch;
};

struct result {
    bool known;
    struct answer answer;
    char *text;
};

struct tally {
    enum verdict worst;
    int64_t verdicts[VERDICTS];
    int64_t slowest_ns;
    int64_t peak_kb;
};

static struct worker workers[MOST_WORKERS];
static int worker_count;
static struct result *results;
static struct tally tallies[2];
static int64_t tried;
static int64_t differing;
static int64_t with_errors;
static int64_t first_with_errors;

/* The failing cases that may be told, the best first: where two programs differ, of a stream, of a folder. */
static struct told {
    char *text;
    int64_t index;
} told[4];

static volatile sig_atomic_t stop_signal;

static void end_workers(void);

static void print_verdict(int program, const char *verdict)
{
    const struct tally *t = &tallies[program];
    printf("%s %" PRId64 " %" PRId64 " %" PRId64 " %" PRId64 "\n", verdict, t->verdicts[AC], tried,
           in_ms(t->slowest_ns), t->peak_kb);
}

static void print_verdicts(const char *verdict)
{
    for (int i = 0; i < asked.program_count || i == 0; i++) {
        print_verdict(i, verdict);
    }
}

static void clear_progress(void)
{
    if (progress_title != NULL) {
        fputs("\r\033[K", stderr);
    }
}

void judge_error(const char *what, const char *quoted)
{
    char *text = NULL;
    size_t bytes = 0;
    FILE *to = open_memstream(&text, &bytes);
    if (to != NULL) {
        fprintf(to, "  %s", what);
        if (quoted != NULL) {
            fputs(": \"", to);
            show(to, (const unsigned char *)quoted, strlen(quoted), true);
            putc('"', to);
        }
        putc('\n', to);
        fclose(to);
    }
    if (in_worker) { /* the master says it */
        const struct answer answer = {.kind = FAULT, .text_bytes = (int32_t)bytes};
        if (worker_fd < 0 || write(worker_fd, &answer, sizeof answer) != (ssize_t)sizeof answer
            || write(worker_fd, text, bytes) != (ssize_t)bytes) {
            _exit(2);
        }
        _exit(1);
    }
    end_workers();
    clear_progress();
    print_verdicts("JE");
    fputs(text != NULL ? text : "  no memory\n", stdout);
    fflush(stdout);
    exit(1);
}

void system_error(const char *what)
{
    char text[300];
    snprintf(text, sizeof text, "%s: %s", what, strerror(errno));
    judge_error(text, NULL);
}

void *allocate(size_t bytes)
{
    void *memory = malloc(bytes);
    if (memory == NULL) {
        system_error("no memory for the judge");
    }
    return memory;
}

/* ---- the master: workers ---- */

static void end_workers(void)
{
    for (int i = 0; i < worker_count; i++) {
        struct worker *w = &workers[i];
        if (w->fd >= 0) {
            close(w->fd); /* who reads there ends its program and itself */
            w->fd = -1;
        }
        if (asked.box.shut) {
            kill(w->pid, SIGKILL); /* and with it all that it has started */
        }
    }
    for (int i = 0; i < worker_count; i++) {
        const int64_t since = now_ns();
        while (waitpid(workers[i].pid, NULL, WNOHANG) == 0) {
            if (now_ns() - since > (int64_t)12000 * 1000000) {
                kill(workers[i].pid, SIGKILL);
            }
            poll(NULL, 0, 1);
        }
        rmdir(workers[i].scratch);
    }
    worker_count = 0;
    if (!asked.box.shut) {
        end_orphans();
    }
}

/* How a worker that has gone has ended. */
static void worker_gone(struct worker *w)
{
    char text[200];
    int status = 0;
    const bool ended = waitpid(w->pid, &status, WNOHANG) == w->pid;
    FILE *to = fmemopen(text, sizeof text, "w");
    if (to == NULL) {
        system_error("no memory for the report");
    }
    fputs("a worker of the judge has gone", to);
    if (ended) {
        fputs(" (", to);
        describe_status(to, status);
        fputs("): something has ended it", to);
    }
    fclose(to);
    judge_error(text, NULL);
}

static void read_answer_text(struct worker *w, const struct answer *answer, char **text)
{
    *text = allocate((size_t)answer->text_bytes + 1);
    if (!read_whole(w->fd, *text, (size_t)answer->text_bytes)) {
        worker_gone(w);
    }
    (*text)[answer->text_bytes] = '\0';
}

/* Starts a worker; gives why it could not be shut in, or NULL. */
static char *start_worker(void)
{
    struct worker *w = &workers[worker_count];
    int ends[2];
    char *fault = NULL;
    char text[300];
    const char *folder = asked.box.visible != NULL ? asked.box.visible : getenv("TMPDIR");
    char scratch[PATH_MAX];
    char whole[PATH_MAX];
    snprintf(scratch, sizeof scratch, "%s/judge-XXXXXX",
             folder != NULL && folder[0] != '\0' ? folder : "/tmp");
    if (mkdtemp(scratch) == NULL || realpath(scratch, whole) == NULL) {
        system_error("cannot make a folder for the program");
    }
    w->scratch = strdup(whole);
    if (w->scratch == NULL || socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        system_error("cannot make a line to a worker");
    }
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    asked.box.scratch = w->scratch;
    w->pid = (pid_t)fork_worker(asked.box.shut, false);
    if (w->pid < 0) {
        snprintf(text, sizeof text, "%s", strerror(errno));
        close(ends[0]);
        close(ends[1]);
        rmdir(w->scratch);
        fault = strdup(text);
    } else if (w->pid == 0) {
        in_worker = true;
        worker_fd = ends[1];
        for (int i = 0; i < worker_count; i++) {
            close(workers[i].fd);
        }
        close(ends[0]);
        work(ends[1]);
        _exit(0);
    } else {
        struct answer ready;
        close(ends[1]);
        w->fd = ends[0];
        worker_count++;
        if (!read_whole(w->fd, &ready, sizeof ready)) {
            worker_gone(w);
        }
        if (ready.text_bytes > 0 || ready.kind != READY) {
            char *said;
            read_answer_text(w, &ready, &said);
            if (ready.kind == FAULT) {
                end_workers();
                print_verdicts("JE");
                fputs(said, stdout);
                fflush(stdout);
                exit(1);
            }
            snprintf(text, sizeof text, "%s: %s", said, strerror(ready.start_error));
            free(said);
            close(w->fd);
            waitpid(w->pid, NULL, 0);
            rmdir(w->scratch);
            worker_count--;
            fault = strdup(text);
        }
    }
    return fault;
}

static void start_workers(int64_t wanted)
{
    asked.box.shut = !no_namespaces;
    asked.box.workers = wanted;
    while (worker_count < wanted) {
        char *fault = start_worker();
        if (fault == NULL) {
            continue;
        }
        if (!asked.box.shut) {
            judge_error("cannot start a worker", fault);
        }
#ifdef __linux__
        fprintf(stderr,
                "judge: this system gives us no namespaces (%s): what a program leaves is looked for and "
                "ended, but it "
                "can see other files and processes\n",
                fault);
#endif
        free(fault);
        end_workers();
        asked.box.shut = false;
    }
}

/* ---- the master: order of the cases ---- */

static struct part *part_of(int64_t index)
{
    int i = 0;
    while (i < part_count - 1 && index >= parts[i].end) {
        i++;
    }
    return &parts[i];
}

static int64_t next_case;                   /* not handed out before */
static int64_t committed;                   /* cases before this one are counted */
static int64_t again[MOST_WORKERS * BATCH]; /* to be run once more, alone */
static int64_t again_count;
static int64_t late_counted;
static int64_t not_tried;
static bool stopped_early;

static int64_t start_ns;
static int64_t done_known;

/* A worker tells of each case soon after it, so it may be silent for about as long as one may take. */
static void expect_word(struct worker *w)
{
    const int64_t each_ms = asked.program_count * (asked.limit_ms + (asked.rules != NULL ? RULES_MS : 0));
    w->deadline_ns = now_ns() + (each_ms + SILENCE_MS) * 1000000;
}

static void send_order(struct worker *w, const struct order *order)
{
    w->busy = true;
    expect_word(w);
    if (!write_whole(w->fd, order, sizeof *order)) {
        worker_gone(w);
    }
}

/* So many cases as take about BATCH_MS, and few at the end, so that all workers end at once. */
static int64_t batch_size(void)
{
    const int64_t passed = now_ns() - start_ns;
    const int64_t each_ns =
        done_known > 0 ? passed * worker_count / done_known + 1 : (int64_t)BATCH_MS * 1000000;
    int64_t size = (int64_t)BATCH_MS * 1000000 / each_ns;
    const int64_t share = (case_count - next_case) / (2 * worker_count);
    size = size < share ? size : share;
    return size < 1 ? 1 : size > BATCH ? BATCH : size;
}

static void hand_out(void)
{
    static struct order order;
    int busy = 0;
    for (int i = 0; i < worker_count; i++) {
        busy += workers[i].busy;
    }
    if (again_count > 0) { /* it shall have the machine to itself */
        if (busy == 0) {
            int64_t least = 0;
            for (int64_t i = 1; i < again_count; i++) {
                least = again[i] < again[least] ? i : least;
            }
            const int64_t index = again[least];
            again[least] = again[--again_count];
            order.count = 1;
            order.items[0] = (struct item){index, true, cases[index].data};
            send_order(&workers[0], &order);
        }
        return;
    }
    for (int i = 0; i < worker_count; i++) {
        struct worker *w = &workers[i];
        if (w->busy) {
            continue;
        }
        const int64_t size = batch_size();
        order.count = 0;
        while (next_case < case_count && order.count < size) {
            order.items[order.count++] = (struct item){next_case, false, cases[next_case].data};
            next_case++;
        }
        if (order.count > 0) {
            send_order(w, &order);
        }
    }
}

static void take_result(const struct answer *answer, char *text)
{
    if (answer->index < committed) { /* of a part that was left at its first failure */
        free(text);
    } else if (answer->late) {
        again[again_count++] = answer->index;
        free(text);
    } else {
        results[answer->index] = (struct result){true, *answer, text};
        done_known++;
    }
}

static void show_label(int64_t index)
{
    const char *label = cases[index].label;
    show(stdout, (const unsigned char *)label, strlen(label), false);
}

/* Counts a result, and says whether it is a failure; results come here in the order of the cases. */
static bool count_result(int64_t index)
{
    struct result *result = &results[index];
    const struct answer *answer = &result->answer;
    bool failed = answer->differ;
    tried++;
    for (int i = 0; i < asked.program_count; i++) {
        struct tally *t = &tallies[i];
        const enum verdict verdict = (enum verdict)answer->verdict[i];
        t->verdicts[verdict]++;
        t->worst = verdict > t->worst ? verdict : t->worst;
        t->slowest_ns = answer->time_ns[i] > t->slowest_ns ? answer->time_ns[i] : t->slowest_ns;
        t->peak_kb = answer->peak_kb[i] > t->peak_kb ? answer->peak_kb[i] : t->peak_kb;
        failed = failed || verdict != AC;
        if (every_case) {
            printf("  %s  ", verdict_name[verdict]);
            show_label(index);
            printf("  %" PRId64 " ms  %.1f MB\n", in_ms(answer->time_ns[i]),
                   (double)answer->peak_kb[i] / 1024);
        }
    }
    differing += answer->differ;
    if (answer->wrote_errors && with_errors++ == 0) {
        first_with_errors = index;
    }
    struct told *place = &told[2 * !answer->differ + !part_of(index)->is_stream];
    if (failed && place->text == NULL) {
        *place = (struct told){result->text, index};
    } else {
        free(result->text);
    }
    result->text = NULL;
    return failed;
}

static void commit(void)
{
    while (committed < case_count) {
        struct part *part = part_of(committed);
        if (!results[committed].known) {
            return;
        }
        const struct answer *answer = &results[committed].answer;
        const bool failed = count_result(committed++);
        late_counted += answer->verdict[0] == TLE || answer->verdict[1] == TLE;
        if (committed == 1 && answer->start_error != 0) {
            committed = case_count;
        } else if (late_counted >= LATE_CASES) {
            not_tried += case_count - committed;
            committed = case_count;
        } else if (failed && stop_at_failure) {
            stopped_early = true;
            not_tried += part->end - committed;
            committed = part->end;
            next_case = next_case < committed ? committed : next_case;
        }
    }
}

static void show_progress(bool final)
{
    static int64_t last_ns;
    const int64_t now = now_ns();
    if (progress_title == NULL || final || now - last_ns < (int64_t)100 * 1000000) {
        return;
    }
    last_ns = now;
    const int64_t bars = done_known * 30 / case_count;
    fprintf(stderr, "\r%s [", progress_title);
    for (int i = 0; i < 30; i++) {
        putc(i < bars ? '#' : ' ', stderr);
    }
    fprintf(stderr, "] %" PRId64 " of %" PRId64 " cases, %" PRId64 " s", done_known, case_count,
            (now - start_ns) / 1000000000);
    if (done_known > 0) {
        fprintf(stderr, ", about %" PRId64 " s left",
                (now - start_ns) / done_known * (case_count - done_known) / 1000000000);
    }
    fputs("\033[K", stderr);
    fflush(stderr);
}

static void take_word(struct worker *w)
{
    struct answer answer;
    char *text = NULL;
    if (!read_whole(w->fd, &answer, sizeof answer)) {
        worker_gone(w);
    }
    expect_word(w);
    if (answer.text_bytes > 0 || answer.kind == RESULT || answer.kind == FAULT) {
        read_answer_text(w, &answer, &text);
    }
    if (answer.kind == DONE) {
        w->busy = false;
        free(text);
    } else if (answer.kind == RESULT) {
        take_result(&answer, text);
    } else {
        end_workers();
        clear_progress();
        print_verdicts("JE");
        fputs(text, stdout);
        fflush(stdout);
        exit(1);
    }
}

static void try_all(void)
{
    struct pollfd lines[MOST_WORKERS];
    start_ns = now_ns();
    while (committed < case_count && !stop_signal) {
        hand_out();
        bool any_busy = false;
        for (int i = 0; i < worker_count; i++) {
            any_busy = any_busy || workers[i].busy;
            lines[i] = (struct pollfd){.fd = workers[i].fd, .events = POLLIN};
        }
        if (!any_busy) {
            judge_error("there are cases that nobody tries", NULL); /* rather than to wait for ever */
        }
        const int ready = poll(lines, (nfds_t)worker_count, 100);
        for (int i = 0; i < worker_count && ready > 0; i++) {
            if (lines[i].revents != 0) {
                take_word(&workers[i]);
            }
        }
        for (int i = 0; i < worker_count; i++) {
            if (workers[i].busy && now_ns() > workers[i].deadline_ns) {
                judge_error("a worker of the judge says nothing any more", NULL);
            }
        }
        commit();
        show_progress(false);
    }
}

/* ---- the report ---- */

static FILE *open_kept(const char *suffix)
{
    const size_t bytes = strlen(keep_prefix) + strlen(suffix) + 1;
    char *path = allocate(bytes);
    snprintf(path, bytes, "%s%s", keep_prefix, suffix);
    FILE *file = fopen(path, "wb");
    if (file == NULL) {
        system_error("cannot write the file of -k");
    }
    free(path);
    return file;
}

static void keep_part(const char *suffix, int fd, int64_t at, int64_t bytes)
{
    char buffer[4096];
    FILE *file = open_kept(suffix);
    for (int64_t done = 0; done < bytes;) {
        const size_t part = bytes - done < (int64_t)sizeof buffer ? (size_t)(bytes - done) : sizeof buffer;
        read_at(fd, buffer, part, at + done);
        fwrite(buffer, 1, part, file);
        done += (int64_t)part;
    }
    const bool failed = ferror(file) != 0;
    if (fclose(file) != 0 || failed) {
        system_error("cannot write the file of -k");
    }
}

static void keep_case(int64_t index)
{
    const struct data *data = &cases[index].data;
    keep_part(".in", data->fd, data->input_at, data->input_bytes);
    if (data->answer_bytes >= 0) {
        keep_part(".out", data->fd, data->answer_at, data->answer_bytes);
    }
}

static void print_counts(const struct tally *t)
{
    const char *separator = "  verdicts: ";
    for (int v = AC; v < VERDICTS; v++) {
        if (t->verdicts[v] > 0) {
            printf("%s%" PRId64 " %s", separator, t->verdicts[v], verdict_name[v]);
            separator = ", ";
        }
    }
    putchar('\n');
}

/* Prints all that there is to say; gives the exit status. */
static int report(void)
{
    bool all_right = differing == 0 && !stop_signal;
    const struct told *shown = told;
    while (shown->text == NULL && shown != told + 3) {
        shown++;
    }
    if (shown->text != NULL && keep_prefix != NULL) { /* before the verdict: it may fail */
        keep_case(shown->index);
    }
    for (int i = 0; i < asked.program_count; i++) {
        const struct tally *t = &tallies[i];
        const char *verdict = verdict_name[t->worst];
        if (t->worst == AC && (stop_signal || tried < case_count)) {
            verdict = "--"; /* no word of AC when not all was tried */
        }
        print_verdict(i, verdict);
        all_right = all_right && t->worst == AC && t->verdicts[AC] == case_count;
    }
    if (shown->text != NULL) {
        fputs("  case ", stdout);
        show_label(shown->index);
        printf(": %s", shown->text);
    }
    for (int i = 0; i < asked.program_count; i++) {
        if (tried - tallies[i].verdicts[AC] > 1) {
            print_counts(&tallies[i]);
        }
    }
    if (asked.program_count == 2) {
        printf(differing == 0 ? "  the two programs never differ\n"
                              : "  the two programs differ in %" PRId64 " of %" PRId64 " cases\n",
               differing, tried);
    }
    if (not_tried > 0) {
        printf("  stopped after %s; %" PRId64 " %s not tried\n",
               stopped_early ? "the first case that is not AC" : "5 cases over the time limit", not_tried,
               not_tried == 1 ? "case" : "cases");
    }
    if (stop_signal) {
        printf("  stopped by a signal; %" PRId64 " of %" PRId64 " cases tried\n", tried, case_count);
    }
    if (with_errors > 0 && shown->text == NULL) {
        printf("  note: it wrote to stderr in %" PRId64 " of %" PRId64 " cases, first in ", with_errors,
               tried);
        show_label(first_with_errors);
        puts("; a judge may refuse that");
    }
    fflush(stdout);
    if (ferror(stdout)) {
        return 1; /* a verdict that is not written is no AC */
    }
    return stop_signal ? 3 : all_right ? 0 : 1;
}

/* ---- start ---- */

static void usage(void)
{
    fputs(
        "usage: judge [option]... program [argument]... [:: program [argument]...]\n"
        "  -c FILE    cases: a stream; - is standard input, which is read when there is no -c, -d and -s\n"
        "  -d DIR     cases: NAME.in with NAME.ans or NAME.out, in DIR and in folders below\n"
        "  -s DIR     the same, told as samples\n"
        "  -t MS      time limit of a case in milliseconds, 1..600000 (1000)\n"
        "  -m MB      memory limit in MiB, 1..65536 (128)\n"
        "  -o KB      output limit in KiB above twice the length of the answer, 1..65536 (64)\n"
        "  -j N       cases side by side, 1..64 (1)\n"
        "  -a RULES   several answers are right: \"RULES accepts INPUT ANSWER <output\" exits with 42 or 43\n"
        "  -f         stop at the first case that is not AC\n"
        "  -v         print a line for every case\n"
        "  -k PREFIX  keep the case that is told as PREFIX.in and PREFIX.out\n"
        "  -p TITLE   show on stderr how far it is\n"
        "  -z MB      size limit of a file that is written, 1..65536 (64)\n"
        "  -x DIR     a folder that the program shall not see, but for that of -w (up to three)\n"
        "  -w DIR     the folder of the program; the judge ends when who started it ends\n"
        "  -n         do without namespaces\n"
        "  -g         only run the program, once, within the limits, in the folder of -w; it may write\n"
        "             files; show what it says; the exit status is its own, 124 when it was late, 125 too\n"
        "             large, 126 not to be started\n"
        "A second program after \"::\" is run on the same cases, and compared with the first.\n",
        stderr);
    exit(2);
}

static int64_t option_number(int64_t highest)
{
    char *end;
    errno = 0;
    const long long number = strtoll(optarg, &end, 10);
    if (!isdigit((unsigned char)optarg[0]) || *end != '\0' || errno != 0 || number < 1 || number > highest) {
        usage();
    }
    return number;
}

static char *option_folder(void)
{
    char *path = realpath(optarg, NULL);
    if (path == NULL) {
        fprintf(stderr, "judge: %s: %s\n", optarg, strerror(errno));
        exit(2);
    }
    return path;
}

/* What a shell would find; the name as it is when there is nothing. */
static char *find_program(char *name)
{
    const char *path = getenv("PATH");
    if (strchr(name, '/') != NULL || path == NULL) {
        char *whole = realpath(name, NULL);
        return whole != NULL ? whole : name;
    }
    while (*path != '\0') {
        const size_t length = strcspn(path, ":");
        const size_t bytes = length + strlen(name) + 3;
        char *found = allocate(bytes);
        snprintf(found, bytes, "%.*s/%s", (int)(length == 0 ? 1 : length), length == 0 ? "." : path, name);
        char *whole = access(found, X_OK) == 0 ? realpath(found, NULL) : NULL;
        if (whole != NULL && found[0] == '/') { /* busybox and its like go by their name */
            free(whole);
            return found;
        }
        if (whole != NULL) {
            free(found);
            return whole;
        }
        free(found);
        path += length + (path[length] == ':');
    }
    return name;
}

static void read_options(int argc, char **argv)
{
    int option;
    while ((option = getopt(argc, argv, "+c:d:s:t:m:o:z:j:a:fvk:p:x:w:ng"))
           != -1) { /* +: stop at the program */
        switch (option) {
        case 'c': open_stream(optarg); break;
        case 'd': open_folder(optarg, ""); break;
        case 's': open_folder(optarg, "sample-"); break;
        case 't': asked.limit_ms = option_number(600000); break;
        case 'm': asked.limit_mb = option_number(65536); break;
        case 'o': asked.limit_kb = option_number(65536); break;
        case 'z': asked.file_mb = option_number(65536); break;
        case 'j': jobs = option_number(MOST_WORKERS); break;
        case 'a': asked.rules = option_folder(); break;
        case 'f': stop_at_failure = true; break;
        case 'v': every_case = true; break;
        case 'k': keep_prefix = optarg; break;
        case 'p': progress_title = optarg; break;
        case 'x':
            if (asked.box.hidden_count == MOST_HIDDEN) {
                usage();
            }
            asked.box.hidden[asked.box.hidden_count++] = option_folder();
            break;
        case 'w': asked.box.visible = option_folder(); break;
        case 'n': no_namespaces = true; break;
        case 'g': guard = true; break;
        default: usage();
        }
    }
    for (int i = optind; i < argc && asked.program_count < 2; i++) {
        if (i == optind || strcmp(argv[i - 1], "::") == 0) {
            asked.programs[asked.program_count++] = argv + i;
        }
    }
    int separators = 0;
    for (int i = optind; i < argc; i++) {
        if (strcmp(argv[i], "::") == 0) {
            argv[i] = NULL;
            separators++;
        }
    }
    if (asked.program_count != separators + 1 || asked.programs[0][0] == NULL
        || (asked.program_count == 2 && asked.programs[1][0] == NULL)) {
        usage();
    }
    for (int i = 0; i < asked.program_count; i++) {
        asked.programs[i][0] = find_program(asked.programs[i][0]);
    }
}

/* The program must see nothing of ours but 0, 1 and 2: neither our files nor those that we were given. */
static void close_on_exec(void)
{
    int fd;
    while ((fd = open("/dev/null", O_RDWR)) >= 0 && fd <= 2) {
    }
    close(fd);
    DIR *open_files = opendir("/dev/fd");
    if (open_files == NULL) {
        system_error("cannot list the open files");
    }
    for (const struct dirent *entry; (entry = readdir(open_files)) != NULL;) {
        fd = isdigit((unsigned char)entry->d_name[0]) ? (int)strtol(entry->d_name, NULL, 10) : 0;
        if (fd > 2) {
            fcntl(fd, F_SETFD, FD_CLOEXEC);
        }
    }
    closedir(open_files);
}

static void on_stop(int number)
{
    stop_signal = number;
}

static void set_signals(void)
{
    struct sigaction handler = {.sa_handler = on_stop}; /* no SA_RESTART: poll shall end */
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

/* Something happens, though nothing can be counted. */
static void show_time(void)
{
    static int64_t shown = -1;
    const int64_t seconds = (now_ns() - start_ns) / 1000000000;
    if (progress_title != NULL && seconds != shown) {
        fprintf(stderr, "\r%s, %" PRId64 " s\033[K", progress_title, seconds);
        fflush(stderr);
        shown = seconds;
    }
}

static int run_guard(void)
{
    int ends[2];
    int status = 0;
    for (asked.box.shut = !no_namespaces;; asked.box.shut = false) {
        if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
            return 127;
        }
        fcntl(ends[0], F_SETFD, FD_CLOEXEC);
        fcntl(ends[1], F_SETFD, FD_CLOEXEC);
        const pid_t pid = (pid_t)fork_worker(asked.box.shut, true);
        if (pid == 0) {
            in_worker = true;
            close(ends[0]);
            _exit(run_guarded(ends[1]));
        }
        close(ends[1]);
        for (start_ns = now_ns(); pid > 0 && waitpid(pid, &status, WNOHANG) == 0; poll(NULL, 0, 2)) {
            if (stop_signal && ends[0] >= 0) {
                close(ends[0]); /* it ends what it has started, and itself */
                ends[0] = -1;
            }
            show_time();
        }
        clear_progress();
        if (ends[0] >= 0) {
            close(ends[0]);
        }
        if (stop_signal) {
            return 128 + stop_signal;
        }
        if (pid > 0 && (!asked.box.shut || !WIFEXITED(status) || WEXITSTATUS(status) != 127)) {
            return WIFEXITED(status) ? WEXITSTATUS(status) : 127;
        }
        if (!asked.box.shut) {
            return 127;
        }
    }
}

int main(int argc, char **argv)
{
    close_on_exec();
    asked.box.uid = (unsigned long)geteuid();
    asked.box.gid = (unsigned long)getegid();
    read_options(argc, argv);
    set_signals();
#ifdef __linux__
    if (waitpid(-1, NULL, WNOHANG) == 0) { /* a shell that turned into us by exec left them to us */
        judge_error("the judge took the place of a shell that has children; start it without exec", NULL);
    }
    if (asked.box.visible != NULL) {
        prctl(PR_SET_PDEATHSIG, (unsigned long)SIGTERM, 0UL, 0UL, 0UL);
    }
    prctl(PR_SET_CHILD_SUBREAPER, 1UL, 0UL, 0UL, 0UL);
#endif
    if (guard) {
        return run_guard();
    }
    if (part_count == 0) {
        open_stream("-");
    }
    start_workers(jobs);
    read_sources(asked.program_count == 1);
    results = calloc((size_t)case_count, sizeof *results);
    if (results == NULL) {
        system_error("no memory for the results");
    }
    try_all();
    end_workers();
    clear_progress();
    return report();
}
