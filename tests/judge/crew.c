/*
 * crew.c - the master's side of the work: starts workers, hands cases out, and takes the results in the order
 * of the cases, so that a report is the same however many workers there are.
 */
#include "judge.h"

#include <sched.h>
#include <sys/socket.h>

enum { LATE_CASES = 5 }; /* after this many TLEs the rest is not tried */

static struct worker {
    pid_t pid;
    int fd;
    bool busy;
} workers[MOST_WORKERS];

static int worker_count;
static int64_t start_ns;
static int64_t last_order_ns;

/* ---- workers ---- */

/* What a worker says; gives its words. A fault of ours ends all. */
static char *hear(const struct worker *w, struct result *result)
{
    char *words = read_whole(w->fd, result, sizeof *result) ? allocate((size_t)result->words_bytes) : NULL;
    if (words == NULL || !read_whole(w->fd, words, (size_t)result->words_bytes)) {
        fail("a worker of the judge has gone: something has ended it");
    }
    if (result->is_fault) {
        fail("%s", words);
    }
    return words;
}

/* Starts a worker; gives why it could not be shut in, or NULL. */
static const char *start_worker(void)
{
    struct worker *w = &workers[worker_count];
    struct result ready;
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        fail("cannot make a line to a worker (%s)", strerror(errno));
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
#ifdef __linux__ /* root is refused no process, so a fork bomb of root's would leave us no time to end it */
    const struct sched_param first = {.sched_priority = 1};
    sched_setscheduler(w->pid, SCHED_RR | SCHED_RESET_ON_FORK, &first);
#endif
    const char *fault = hear(w, &ready);
    if (fault[0] != '\0') {
        close(w->fd);
        waitpid(w->pid, NULL, 0);
        return fault;
    }
    worker_count++;
    return NULL;
}

/* Closes the lines: who reads there ends its program and itself. */
void end_crew(void)
{
    for (int i = 0; i < worker_count; i++) {
        close(workers[i].fd);
        if (box.shut) {
            kill(workers[i].pid, SIGKILL); /* and with it all that it has started */
        }
    }
    for (int i = 0; i < worker_count; i++) {
        waitpid(workers[i].pid, NULL, 0);
    }
    worker_count = 0;
}

/* Starts the workers, all in boxes; or, where the system gives none, all without, and says so once. */
void start_crew(void)
{
    for (box.shut = true; worker_count < asked.jobs;) {
        const char *fault = start_worker();
        if (fault != NULL && !box.shut) {
            fail("cannot start a worker (%s)", fault);
        }
        if (fault != NULL && !box.is_told) {
            show_progress("%s", "");
            fprintf(stderr,
                    "judge: this system gives us no namespaces (%s): what a program leaves is looked for and "
                    "ended, but it can see other files and processes\n",
                    fault);
        }
        if (fault != NULL) {
            end_crew();
            box.shut = false;
        }
    }
}

/* Has a worker compile, or try a case, whose bytes are sent. */
static void send_order(struct worker *w, int64_t index)
{
    const struct trial_case none = {.label = NULL};
    const struct trial_case *c = index < 0 ? &none : &cases[index];
    const struct order order = {index, c->input.end - c->input.at, c->answer.end - c->answer.at};
    w->busy = true;
    last_order_ns = now_ns();
    write_whole(w->fd, &order, sizeof order); /* that he has gone is told when he is heard */
    write_whole(w->fd, c->input.at, (size_t)order.input_bytes);
    write_whole(w->fd, c->answer.at, (size_t)order.answer_bytes);
}

/* Waits a tenth of a second at most; gives a worker that has something to say, or NULL. */
static struct worker *next_speaker(void)
{
    struct pollfd lines[MOST_WORKERS];
    const int64_t most_ms = CLOCK_FACTOR * (2 * COMPILE_MS + asked.limit_ms); /* more than any order may take */
    for (int i = 0; i < worker_count; i++) {
        lines[i] = (struct pollfd){.fd = workers[i].busy ? workers[i].fd : -1, .events = POLLIN};
    }
    const bool any = poll(lines, (nfds_t)worker_count, 100) > 0;
    for (int i = 0; i < worker_count; i++) {
        if (any && lines[i].revents != 0) {
            workers[i].busy = false;
            return &workers[i];
        }
    }
    if (now_ns() - last_order_ns > most_ms * 1000000) {
        fail("the workers of the judge say nothing any more"); /* rather than to wait for ever */
    }
    return NULL;
}

/* Has the program compiled; gives AC, CE, or STOPPED, and what is to be told. */
enum verdict compile_program(const char **said)
{
    struct result result = {.verdict = STOPPED};
    struct worker *speaker = NULL;
    start_ns = now_ns();
    send_order(&workers[0], COMPILE);
    while (speaker == NULL && !stop_signal) {
        show_progress("%s: compiling, %" PRId64 " s", in_progress, (now_ns() - start_ns) / 1000000000);
        speaker = next_speaker();
    }
    *said = speaker != NULL ? hear(speaker, &result) : "";
    return result.verdict;
}

/* ---- the order of the cases ---- */

static int64_t next_case;           /* not handed out before */
static int64_t committed;           /* cases before this one are counted */
static int64_t again[MOST_WORKERS]; /* to be tried once more, alone */
static int64_t again_count;

/* Gives work to who has none. A case that was late is tried again when nobody else is busy: it shall have
   the machine to itself. */
static void hand_out_all(void)
{
    int busy = 0;
    for (int i = 0; i < worker_count; i++) {
        if (again_count == 0 && !workers[i].busy && next_case < case_count) {
            send_order(&workers[i], next_case++);
        }
        busy += workers[i].busy;
    }
    if (busy == 0 && again_count > 0) {
        send_order(&workers[0], again[--again_count]);
    }
}

static void take_result(const struct worker *w)
{
    struct result result;
    char *words = hear(w, &result);
    struct trial_case *c = &cases[result.index];
    if (result.index < committed) {
        return; /* of a part that was left at its first failure */
    }
    if (result.late && !c->result.late) {
        again[again_count++] = result.index;
    } else {
        c->words = words;
    }
    c->result = result;
}

/* Counts a case, and says whether it is a failure; they come here in their order. */
static bool count(struct trial_case *c, struct tally *t)
{
    const struct result *result = &c->result;
    const enum verdict verdict = result->verdict;
    c->counted = true;
    t->tried++;
    t->verdicts[verdict]++;
    t->worst = verdict > t->worst ? verdict : t->worst;
    t->slowest_ns = result->time_ns > t->slowest_ns ? result->time_ns : t->slowest_ns;
    t->peak_kb = result->peak_kb > t->peak_kb ? result->peak_kb : t->peak_kb;
    t->with_errors = t->with_errors == NULL && result->wrote_errors ? c : t->with_errors;
    const struct trial_case *stream = cases + first_of_stream;
    if (verdict != AC && (t->told == NULL || (c >= stream && t->told < stream))) {
        t->told = c;
    }
    return verdict != AC;
}

/* Counts what is known, up to the first case that is not. */
static void commit(struct tally *t)
{
    while (committed < case_count && cases[committed].words != NULL) {
        const bool failed = count(&cases[committed], t);
        const int64_t part_end = committed < first_of_stream ? first_of_stream : case_count;
        committed++;
        if (t->worst == CE || t->verdicts[TLE] >= LATE_CASES) {
            t->stopped = format_text("after %d cases over the time limit", LATE_CASES);
            committed = case_count;
        } else if (failed && asked.fail_fast) {
            t->stopped = "after the first case that is not AC";
            committed = part_end;
        }
        next_case = next_case < committed ? committed : next_case;
    }
}

static void show_how_far(void)
{
    char left[60] = "";
    const int64_t passed = now_ns() - start_ns;
    if (committed > 0) {
        snprintf(left, sizeof left, ", about %" PRId64 " s left",
                 passed / committed * (case_count - committed) / 1000000000);
    }
    show_progress("%s: %" PRId64 " of %" PRId64 " cases, %" PRId64 " s%s", in_progress, committed, case_count,
                  passed / 1000000000, left);
}

struct tally try_all(void)
{
    struct tally t = {.worst = AC};
    start_ns = now_ns();
    const int64_t until = asked.seconds > 0 ? start_ns + asked.seconds * 1000000000 : INT64_MAX;
    while (committed < case_count && !stop_signal && now_ns() < until) {
        hand_out_all();
        show_how_far();
        const struct worker *speaker = next_speaker();
        if (speaker != NULL) {
            take_result(speaker);
        }
        commit(&t);
    }
    if (committed < case_count) {
        t.stopped = stop_signal ? "by a signal" : format_text("after %" PRId64 " s", asked.seconds);
    }
    return t;
}
