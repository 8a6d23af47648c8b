/* workers.c - the trial's side of the work: starts workers, sends them cases, and counts the results in the order of
   the cases, so that the report does not depend on the number of workers. */
#include "judge.h"

#include <sys/resource.h>
#include <sys/socket.h>

enum {
    MOST_TIMEOUTS = 5, /* after so many TLEs the rest is not tried, */
    MOST_CROWDS = 3,   /* nor after so many cases with too many processes */
    EARLY_CASES = 4    /* that --for tries before the small ones */
};

static struct worker {
    pid_t pid;
    int fd;
    bool is_busy;
} workers[MOST_WORKERS];

static int worker_count;

/* ---- workers ---- */

/* Receives a reply, and returns its description. A fault of the judge ends the trial. */
static char *receive(const struct worker *w, struct reply *reply)
{
    char *description = read_whole(w->fd, reply, sizeof *reply) ? allocate((size_t)reply->description_size) : NULL;
    if (description == NULL || !read_whole(w->fd, description, (size_t)reply->description_size)) {
        fail("a judge worker was killed");
    }
    if (reply->is_fault) {
        fail("%s", description);
    }
    return description;
}

/* Returns why the worker cannot enter its sandbox; empty: it has. */
static const char *start_worker(const struct task *task)
{
    struct worker *w = &workers[worker_count];
    struct reply ready;
    int ends[2];
    if (socketpair(AF_UNIX, SOCK_STREAM, 0, ends) != 0) {
        fail("cannot connect to a worker (%s)", strerror(errno));
    }
    fcntl(ends[1], F_SETFD, FD_CLOEXEC);
    sandbox.work_folder = format_text("%s/work.%d", sandbox.program_folder, worker_count);
    *w = (struct worker){.pid = fork_worker(), .fd = ends[0]};
    if (w->pid == 0) {
        for (int i = 0; i <= worker_count; i++) {
            close(workers[i].fd);
        }
        serve(ends[1], task);
    }
    close(ends[1]);
    if (w->pid < 0) {
        close(w->fd);
        return strerror(errno);
    }
    worker_count++;
    const char *fault = receive(w, &ready);
    /* For root without a sandbox, whom the kernel refuses no process: the worker must get a processor among thousands to
       end a fork bomb. Where each session has its share of the processors (autogroup), the worker's session needs the priority as well.
       Real-time priority would starve the processes that the worker waits for. */
    setpriority(PRIO_PROCESS, (id_t)w->pid, -10);
    write_to(format_text("/proc/%lld/autogroup", (long long)w->pid), "-10");
    return fault;
}

/* Closes the sockets: a worker that reads the end of file kills its program and exits. */
void end_workers(void)
{
    for (; worker_count > 0; worker_count--) {
        const struct worker *w = &workers[worker_count - 1];
        close(w->fd);
        if (sandbox.has_namespaces) {
            kill(w->pid, SIGKILL); /* and so everything in its sandbox */
        }
        waitpid(w->pid, NULL, 0);
        remove_tree(AT_FDCWD, format_text("%s/work.%d", sandbox.program_folder, worker_count - 1));
    }
}

/* Starts the workers, all of them in namespaces or, where there are none, all without. */
void start_workers(const struct task *task)
{
    for (sandbox.has_namespaces = true; worker_count < task->settings->jobs;) {
        const char *fault = start_worker(task);
        if (fault[0] != '\0' && !sandbox.has_namespaces) {
            fail("cannot start a worker (%s)", fault);
        } else if (fault[0] != '\0') {
            snprintf(sandbox.fault, SANDBOX_FAULT, "%s", fault);
            end_workers();
            sandbox.has_namespaces = false;
        }
    }
}

static void send_order(struct worker *w, int64_t index, const struct test_case *c)
{
    const struct order order = {index, c->is_sample, c->input.end - c->input.at, c->answer.end - c->answer.at};
    w->is_busy = true;
    write_whole(w->fd, &order, sizeof order); /* a worker that was killed is noticed by receive() */
    write_whole(w->fd, c->input.at, (size_t)order.input_size);
    write_whole(w->fd, c->answer.at, (size_t)order.answer_size);
}

/* Waits a tenth of a second at most; returns a worker that has sent something, or NULL. */
static struct worker *wait_for_worker(void)
{
    struct pollfd lines[MOST_WORKERS];
    for (int i = 0; i < worker_count; i++) {
        lines[i] = (struct pollfd){.fd = workers[i].is_busy ? workers[i].fd : -1, .events = POLLIN};
    }
    const bool any = poll(lines, (nfds_t)worker_count, 100) > 0;
    for (int i = 0; i < worker_count; i++) {
        if (any && lines[i].revents != 0) {
            workers[i].is_busy = false;
            return &workers[i];
        }
    }
    return NULL;
}

enum verdict compile_program(const char **messages, int64_t *size)
{
    struct reply reply = {.outcome.verdict = STOPPED};
    struct worker *w = NULL;
    const int64_t start_ns = now_ns();
    send_order(&workers[0], COMPILE, &(struct test_case){.label = NULL});
    while (w == NULL && !stop_signal) {
        progress("compiling, %" PRId64 " s", (now_ns() - start_ns) / 1000000000);
        w = wait_for_worker();
    }
    *messages = w != NULL ? receive(w, &reply) : "";
    *size = reply.description_size;
    return reply.outcome.verdict;
}

/* ---- the order of the cases ---- */

/* The cases, and how far they have got. */
struct schedule {
    const struct settings *settings;
    struct test_case *cases;
    int64_t count, samples;
    int64_t crowds;                /* so many cases had too many processes, */
    int64_t counted_crowds;        /* and of the counted ones so many */
    int64_t last_crowd;            /* the last such case */
    int64_t next;                  /* no case before this one is UNTRIED, unless it is to be skipped */
    int64_t counted;               /* the cases before this one are counted or skipped */
    int early;                     /* of the EARLY_CASES, so many have had their turn */
    int64_t retries[MOST_WORKERS]; /* cases to be tried again when all workers are idle */
    int64_t retry_count;
};

/* The next case to try, or count. With --for, the largest case and some others across the range come right after the
   samples, because the time may not suffice to reach them in order. */
static int64_t next_index(struct schedule *s)
{
    const int64_t last = s->count - 1 - s->samples; /* of the stream */
    while (s->next < s->count && (s->next < s->counted || s->cases[s->next].state != UNTRIED)) {
        s->next++;
    }
    while (s->settings->seconds > 0 && s->next >= s->samples && last >= 0 && s->early < EARLY_CASES) {
        const int64_t index = s->samples + last * (EARLY_CASES - s->early++) / EARLY_CASES;
        if (s->cases[index].state == UNTRIED) {
            return index;
        }
    }
    return s->next;
}

/* Whether a case may turn out to be beyond those that are counted, because of too many fork bombs before it. */
static bool is_put_off(const struct schedule *s, int64_t index)
{
    return s->crowds >= MOST_CROWDS && index > s->last_crowd;
}

/* Gives work to idle workers. A retry waits until all are idle, so that it has the machine to itself. */
static void send_cases(struct schedule *s)
{
    int busy = 0;
    for (int i = 0; i < worker_count; i++) {
        const int64_t index = s->retry_count == 0 && !workers[i].is_busy ? next_index(s) : s->count;
        if (index < s->count && !is_put_off(s, index)) {
            s->cases[index].state = SENT;
            send_order(&workers[i], index, &s->cases[index]);
        }
        busy += workers[i].is_busy;
    }
    if (busy == 0 && s->retry_count > 0) {
        const int64_t index = s->retries[--s->retry_count];
        send_order(&workers[0], index, &s->cases[index]);
    }
}

static void receive_outcome(struct schedule *s, const struct worker *w)
{
    struct reply reply;
    const char *description = receive(w, &reply);
    struct test_case *c = &s->cases[reply.index];
    if (reply.index < s->counted) {
        return; /* it is skipped */
    }
    c->outcome = reply.outcome;
    c->description = description;
    c->details = details_of(description, reply.description_size);
    c->objection = reply.has_objection ? c->details + strlen(c->details) + 1 : NULL;
    c->state = reply.is_late && c->state == SENT ? LATE : KNOWN;
    if (c->outcome.is_crowded) {
        s->crowds++;
        s->last_crowd = reply.index > s->last_crowd ? reply.index : s->last_crowd;
    }
    if (c->state == LATE) {
        s->retries[s->retry_count++] = reply.index;
    }
}

/* Counts the known cases up to the first one that is not known, and decides after each whether to go on: skips the rest
   of the samples, or of all cases. */
static void count_known(struct schedule *s, struct tally *t)
{
    while (s->counted < s->count && s->cases[s->counted].state == KNOWN) {
        struct test_case *c = &s->cases[s->counted++];
        count_case(t, c);
        s->counted_crowds += c->outcome.is_crowded;
        if (t->verdicts[TLE] >= MOST_TIMEOUTS) {
            t->stopped = format_text("after %d cases over the time limit", MOST_TIMEOUTS);
            s->counted = s->count;
        } else if (s->counted_crowds >= MOST_CROWDS) {
            t->stopped = format_text("after %d cases with too many processes", MOST_CROWDS);
            s->counted = s->count;
        } else if (s->settings->fail_fast && c->outcome.verdict != AC) {
            t->stopped = "after the first case that is not AC";
            s->counted = c->is_sample ? s->samples : s->count;
            s->crowds = s->counted_crowds; /* without those of skipped cases */
        }
    }
}

struct tally try_all(const struct settings *settings, const struct case_list *list)
{
    struct schedule s = {settings, list->first, list->count, list->samples, .next = 0};
    struct tally t = {.worst = AC};
    const int64_t start_ns = now_ns();
    const int64_t until = settings->seconds > 0 ? start_ns + settings->seconds * 1000000000 : INT64_MAX;
    while (s.counted < s.count && !stop_signal && now_ns() < until) {
        send_cases(&s);
        progress("%" PRId64 " of %" PRId64 " cases, %" PRId64 " s", s.counted, s.count,
                 (now_ns() - start_ns) / 1000000000);
        const struct worker *w = wait_for_worker();
        if (w != NULL) {
            receive_outcome(&s, w);
        }
        count_known(&s, &t);
    }
    if (s.counted < s.count) {
        t.stopped = stop_signal ? "by a signal" : format_text("after %" PRId64 " s", settings->seconds);
    }
    for (int64_t i = s.counted; i < s.count; i++) {
        if (s.cases[i].state == KNOWN) {
            count_case(&t, &s.cases[i]);
        }
    }
    return t;
}
