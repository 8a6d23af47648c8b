/*
 * crew.c - the master's side of the work: starts workers, hands cases out, and takes the results in the order
 * of the cases, so that a report is the same however many workers there are.
 */
#define _GNU_SOURCE
#include "judge.h"

#include <errno.h>
#include <inttypes.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

enum {
    LATE_CASES = 5,     /* after this many TLEs the rest is not tried */
    SILENCE_MS = 20000, /* a worker that says nothing for so much longer than a case may take is given up */
    BAR = 30            /* columns of the progress bar */
};

struct worker {
    pid_t pid;
    int fd;
    bool busy; /* until it says DONE */
    int64_t deadline_ns;
};

struct result {
    bool known;
    struct answer answer;
    char *text;
};

static struct worker workers[MOST_WORKERS];
static int worker_count;
static struct result *results;
static int64_t start_ns;

/* ---- workers ---- */

static void worker_gone(struct worker *w)
{
    char *text = NULL;
    size_t bytes = 0;
    int status = 0;
    FILE *to = open_text(&text, &bytes);
    fputs("a worker of the judge has gone", to);
    if (waitpid(w->pid, &status, WNOHANG) == w->pid) {
        fputs(" (", to);
        describe_status(to, status);
        fputs("): something has ended it", to);
    }
    fclose(to);
    fail(text, NULL);
}

/* What a worker says, with the text that follows. A fault of ours ends all. */
static char *hear(struct worker *w, struct answer *answer)
{
    if (!read_whole(w->fd, answer, sizeof *answer)) {
        worker_gone(w);
    }
    char *text = allocate((size_t)answer->text_bytes + 1);
    if (!read_whole(w->fd, text, (size_t)answer->text_bytes)) {
        worker_gone(w);
    }
    if (answer->kind == FAULT) {
        fail_as_told(text);
    }
    return text;
}

/* Starts a worker; gives why it could not be shut in, or NULL. */
static const char *start_worker(void)
{
    struct worker *w = &workers[worker_count];
    struct answer ready;
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        fail_errno("cannot make a line to a worker", NULL);
    }
    close_on_exec(ends[0]);
    close_on_exec(ends[1]);
    box.work = format_text("%s/work.%d", run_folder, worker_count);
    *w = (struct worker){.pid = fork_worker(), .fd = ends[0]};
    if (w->pid == 0) {
        for (int i = 0; i <= worker_count; i++) {
            close(workers[i].fd);
        }
        work(ends[1]);
        _exit(0);
    }
    close(ends[1]);
    if (w->pid < 0) {
        close(w->fd);
        return strerror(errno);
    }
    char *fault = hear(w, &ready);
    if (fault[0] != '\0') {
        close(w->fd);
        waitpid(w->pid, NULL, 0);
        return format_text("%s: %s", fault, strerror(ready.error));
    }
    worker_count++;
    return NULL;
}

/* Closes the lines: who reads there ends its program and itself. */
void end_crew(void)
{
    const int64_t until = now_ns() + (int64_t)SILENCE_MS * 1000000;
    for (int i = 0; i < worker_count; i++) {
        close(workers[i].fd);
        if (box.shut) {
            kill(workers[i].pid, SIGKILL); /* and with it all that it has started */
        }
    }
    for (int i = 0; i < worker_count; i++) {
        while (waitpid(workers[i].pid, NULL, WNOHANG) == 0) {
            kill(workers[i].pid, now_ns() > until ? SIGKILL : 0);
            poll(NULL, 0, 1);
        }
    }
    worker_count = 0;
}

/* Starts the workers, all in boxes; or, where the system gives none, all without, and says so once. */
void start_crew(int64_t wanted, bool say_no_box)
{
    for (box.shut = true; worker_count < wanted;) {
        const char *fault = start_worker();
        if (fault != NULL && !box.shut) {
            fail("cannot start a worker", fault);
        }
        if (fault != NULL) {
            show_progress(NULL);
#ifdef __linux__
            if (say_no_box) {
                fprintf(
                    stderr,
                    "judge: this system gives us no namespaces (%s): what a program leaves is looked for and "
                    "ended, but it can see other files and processes\n",
                    fault);
            }
#else
            (void)say_no_box;
#endif
            end_crew();
            box.shut = false;
        }
    }
}

/* ---- how far it is ---- */

static void show_bar(const char *title, int64_t done, int64_t all, bool bounded)
{
    static int64_t last_ns;
    char bar[BAR + 1] = "";
    const int64_t now = now_ns();
    const int64_t seconds = (now - start_ns) / 1000000000;
    if (!watched() || now - last_ns < 100000000) {
        return;
    }
    last_ns = now;
    const int64_t left = done > 0 ? (now - start_ns) / done * (all - done) / 1000000000 : 0;
    const char *estimate = done > 0 ? format_text(", about %" PRId64 " s left", left) : "";
    const char *advised = left > 60 && !bounded ? " (--for 60 stops after a minute)" : "";
    const char *text = format_text("%" PRId64 " of %" PRId64 " cases, %" PRId64 " s%s%s", done, all, seconds,
                                   estimate, advised);
    memset(bar, ' ', BAR);
    memset(bar, '#', (size_t)(done * BAR / all));
    const bool wide = (int)(strlen(title) + BAR + strlen(text)) + 5 < watched_columns();
    show_progress(wide ? format_text("%s [%s] %s", title, bar, text) : format_text("%s: %s", title, text));
}

/* ---- orders ---- */

/* A worker tells of each case soon after it, so it may be silent for about as long as one may take. */
static void expect_word(struct worker *w, int64_t most_ms)
{
    w->deadline_ns = now_ns() + (CLOCK_FACTOR * most_ms + SILENCE_MS) * 1000000;
}

static int64_t case_ms(void)
{
    return asked.limit_ms + (asked.rules != NULL ? RULES_MS : 0);
}

static void send_order(struct worker *w, const struct order *order, int64_t most_ms)
{
    w->busy = true;
    expect_word(w, most_ms);
    if (!write_whole(w->fd, order, sizeof *order)) {
        worker_gone(w);
    }
}

/* Waits for words, a tenth of a second at most; marks who has something to say. */
static bool wait_for_words(bool speaking[MOST_WORKERS])
{
    struct pollfd lines[MOST_WORKERS];
    bool any_busy = false;
    for (int i = 0; i < worker_count; i++) {
        any_busy = any_busy || workers[i].busy;
        lines[i] = (struct pollfd){.fd = workers[i].fd, .events = POLLIN};
    }
    const bool any = poll(lines, (nfds_t)worker_count, 100) > 0;
    for (int i = 0; i < worker_count; i++) {
        speaking[i] = any && lines[i].revents != 0;
        if (!speaking[i] && workers[i].busy && now_ns() > workers[i].deadline_ns) {
            fail("a worker of the judge says nothing any more", NULL);
        }
    }
    return any_busy;
}

/* Has the program compiled by these words; gives the verdict and what the compiler says. */
enum verdict compile_program(const char *words, const char *title, char **said)
{
    static struct order order;
    bool speaking[MOST_WORKERS];
    enum verdict verdict = STOPPED;
    if (strlen(words) >= sizeof order.compile) {
        fail("the call of the compiler is too long", words);
    }
    start_ns = now_ns();
    order.count = 1;
    snprintf(order.compile, sizeof order.compile, "%s", words);
    send_order(&workers[0], &order, COMPILE_MS);
    *said = NULL;
    while (workers[0].busy && !stop_signal) {
        struct answer answer;
        show_progress(format_text("%s: compiling, %" PRId64 " s", title, (now_ns() - start_ns) / 1000000000));
        wait_for_words(speaking);
        if (speaking[0]) {
            char *text = hear(&workers[0], &answer);
            workers[0].busy = answer.kind != DONE;
            if (answer.kind == RESULT) {
                *said = text;
                verdict = (enum verdict)answer.verdict;
            }
        }
    }
    return verdict;
}

/* ---- the order of the cases ---- */

static int64_t next_case;                   /* not handed out before */
static int64_t committed;                   /* cases before this one are counted */
static int64_t again[MOST_WORKERS * BATCH]; /* to be run once more, alone */
static int64_t again_count;
static int64_t done_known;

static const struct part *part_of(int64_t index)
{
    return part_count > 1 && index >= parts[0].end ? &parts[1] : &parts[0];
}

/* As many cases as take about BATCH_MS, and few at the end, so that all workers end at once. */
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

/* Who was late is tried once more when nobody else is busy: it shall have the machine to itself. */
static void hand_out_again(struct order *order)
{
    int64_t least = 0;
    for (int i = 0; i < worker_count; i++) {
        if (workers[i].busy) {
            return;
        }
    }
    for (int64_t i = 1; i < again_count; i++) {
        least = again[i] < again[least] ? i : least;
    }
    const int64_t index = again[least];
    again[least] = again[--again_count];
    order->count = 1;
    order->items[0] = (struct item){index, true, cases[index].data};
    send_order(&workers[0], order, case_ms());
}

static void hand_out(void)
{
    static struct order order;
    if (again_count > 0) {
        hand_out_again(&order);
        return;
    }
    for (int i = 0; i < worker_count; i++) {
        struct worker *w = &workers[i];
        if (w->busy) {
            continue;
        }
        const int64_t size = batch_size();
        for (order.count = 0; next_case < case_count && order.count < size; next_case++) {
            order.items[order.count++] = (struct item){next_case, false, cases[next_case].data};
        }
        if (order.count > 0) {
            send_order(w, &order, case_ms());
        }
    }
}

static void take_word(struct worker *w)
{
    struct answer answer;
    char *text = hear(w, &answer);
    expect_word(w, case_ms());
    w->busy = answer.kind != DONE;
    if (answer.kind == DONE || answer.index < committed) { /* of a part that was left at its first failure */
        free(text);
    } else if (answer.late) {
        again[again_count++] = answer.index;
        free(text);
    } else {
        results[answer.index] = (struct result){true, answer, text};
        done_known++;
    }
}

/* Counts a result, and says whether it is a failure; results come here in the order of the cases. */
static bool count_result(int64_t index, struct tally *t, FILE *lines)
{
    struct result *result = &results[index];
    const struct answer *answer = &result->answer;
    const enum verdict verdict = (enum verdict)answer->verdict;
    struct told *told = part_of(index)->is_stream ? &t->in_stream : &t->in_folder;
    t->tried++;
    t->verdicts[verdict]++;
    t->worst = verdict > t->worst ? verdict : t->worst;
    t->slowest_ns = answer->time_ns > t->slowest_ns ? answer->time_ns : t->slowest_ns;
    t->peak_kb = answer->peak_kb > t->peak_kb ? answer->peak_kb : t->peak_kb;
    fprintf(lines, "  %s  ", verdict_name[verdict]);
    show_name(lines, cases[index].label);
    fprintf(lines, "  %" PRId64 " ms  %.1f MB\n", in_ms(answer->time_ns), (double)answer->peak_kb / 1024);
    if (answer->wrote_errors && t->with_errors++ == 0) {
        t->first_with_errors = index;
    }
    if (verdict != AC && told->text == NULL) {
        *told = (struct told){result->text, index};
    } else {
        free(result->text);
    }
    return verdict != AC;
}

/* Counts what is known, up to the first case that is not. */
static void commit(const struct wishes *wishes, struct tally *t, FILE *lines)
{
    while (committed < case_count && results[committed].known) {
        const struct part *part = part_of(committed);
        const bool failed = count_result(committed++, t, lines);
        int64_t next = committed;
        if (committed == 1 && t->worst == CE) {
            committed = case_count; /* it cannot be started, so there is nothing to be found out */
        } else if (t->verdicts[TLE] >= LATE_CASES) {
            next = case_count;
        } else if (failed && wishes->fail_fast) {
            t->stopped_early = true;
            next = part->end;
        }
        t->not_tried += next > committed ? next - committed : 0;
        committed = next > committed ? next : committed;
        next_case = next_case < committed ? committed : next_case;
    }
}

/* Tries all cases, or as many as there is time for. */
void try_all(const struct wishes *wishes, const char *title, struct tally *t)
{
    bool speaking[MOST_WORKERS];
    size_t bytes = 0;
    FILE *lines = open_text(&t->lines, &bytes);
    results = allocate((size_t)case_count * sizeof *results);
    start_ns = now_ns();
    while (committed < case_count && !stop_signal) {
        if (wishes->seconds > 0 && now_ns() - start_ns > wishes->seconds * 1000000000) {
            t->out_of_time = true;
            break;
        }
        hand_out();
        show_bar(title, done_known, case_count, wishes->seconds > 0);
        if (!wait_for_words(speaking)) {
            fail("there are cases that nobody tries", NULL); /* rather than to wait for ever */
        }
        for (int i = 0; i < worker_count; i++) {
            if (speaking[i]) {
                take_word(&workers[i]);
            }
        }
        commit(wishes, t, lines);
    }
    fclose(lines);
}
