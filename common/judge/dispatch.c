/* dispatch.c - the trial's side of the work: starts workers, sends them cases, and counts the results in the order of
   the cases, so that the report does not depend on the number of workers. */
#include "judge.h"

#include <sys/resource.h>
#include <sys/socket.h>

enum {
    MAX_TIMEOUTS = 5,  /* after so many TLEs the rest is not tried, */
    MAX_CROWDS = 3,    /* nor after so many cases with too many processes */
    STOPPED_MS = 2000, /* a worker that stands still for so long is killed: a debugger's stops are short */
    FIRST_ESTIMATE = 5 /* cases that must be known before the time for the others is estimated */
};

static struct worker {
    pid_t pid;
    int fd;
    bool is_busy;
    int64_t looked_ns, stopped_ns; /* when its state was last looked at; since when it stands still, or 0 */
} workers[MAX_WORKERS];

static int worker_count;

/* ---- workers ---- */

/* Receives a reply, and returns its description. A fault of the judge ends the trial. */
static char *receive(const struct worker *w, struct reply *reply)
{
    char *description = read_whole(w->fd, reply, sizeof *reply) ? allocate((size_t)reply->description_size) : NULL;
    if (description == NULL || !read_whole(w->fd, description, (size_t)reply->description_size)) {
        fail("a judge worker was %s",
             w->stopped_ns > 0 ? "stopped, perhaps by the program, and had to be killed" : "killed");
    }
    if (reply->is_fault) {
        fail("%s", description);
    }
    return description;
}

/* Without a sandbox, a program can stop its worker (by SIGSTOP, by ptrace()), which would then never answer, and not
   end either. Kills it if it has been stopped for some time; whoever waits for it learns that it has gone. */
static void kill_if_stopped(struct worker *w)
{
    const int64_t now = now_ns();
    if (sandbox.has_namespaces || now - w->looked_ns < 100000000) {
        return;
    }
    w->looked_ns = now;
    w->stopped_ns = !is_stopped(w->pid) ? 0 : w->stopped_ns > 0 ? w->stopped_ns : now;
    if (w->stopped_ns > 0 && now - w->stopped_ns > (int64_t)STOPPED_MS * 1000000) {
        kill(w->pid, SIGKILL);
    }
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
    /* For root without a sandbox, whom the kernel refuses no process: the worker must get a processor among thousands
       to end a fork bomb. Where each session has its share of the processors (autogroup), the worker's session needs
       the priority as well. Real-time priority would starve the processes that the worker waits for. */
    setpriority(PRIO_PROCESS, (id_t)w->pid, -10);
    write_to(format_text("/proc/%lld/autogroup", (long long)w->pid), "-10");
    return fault;
}

/* Closes the sockets: a worker that reads the end of file kills its program and exits. */
void end_workers(void)
{
    for (; worker_count > 0; worker_count--) {
        struct worker *w = &workers[worker_count - 1];
        close(w->fd);
        if (sandbox.has_namespaces) {
            kill(w->pid, SIGKILL); /* and so everything in its sandbox */
        }
        while (waitpid(w->pid, NULL, WNOHANG) == 0) {
            kill_if_stopped(w);
            poll(NULL, 0, 1);
        }
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
    struct pollfd lines[MAX_WORKERS];
    for (int i = 0; i < worker_count; i++) {
        lines[i] = (struct pollfd){.fd = workers[i].is_busy ? workers[i].fd : -1, .events = POLLIN};
    }
    const bool any = poll(lines, (nfds_t)worker_count, 100) > 0;
    for (int i = 0; i < worker_count; i++) {
        if (any && lines[i].revents != 0) {
            workers[i].is_busy = false;
            return &workers[i];
        }
        if (workers[i].is_busy) {
            kill_if_stopped(&workers[i]);
        }
    }
    return NULL;
}

struct tally compile_program(const char **messages, int64_t *size)
{
    struct reply reply = {.outcome.verdict = STOPPED};
    struct worker *w = NULL;
    const int64_t start_ns = now_ns();
    send_order(&workers[0], COMPILE, &(struct test_case){.label = NULL});
    while (w == NULL && !stop_signal) {
        progress(tr("compiling, %" PRId64 " s"), (now_ns() - start_ns) / 1000000000);
        w = wait_for_worker();
    }
    *messages = w != NULL ? receive(w, &reply) : "";
    *size = reply.description_size;
    const enum verdict verdict = reply.outcome.verdict;
    return (struct tally){.worst = verdict,
                          .stopped = verdict == STOPPED ? tr("by a signal")
                                                        : tr("before the first case: it does not compile")};
}

/* ---- the order of the cases ---- */

enum stop { GO_ON, AFTER_TIMEOUTS, AFTER_CROWDS, AFTER_FAILURE };

/* What of the cases before one decides whether to stop there. */
struct stops {
    int timeouts, crowds;
};

/* The cases, and how far they have got. They are counted in their own order, so that the report is the same whenever
   each one was tried. They are tried in another order, in which much that can go wrong comes early; but once a case is
   known at which counting will stop, at the latest, those before it are tried in their own order. */
struct schedule {
    const struct settings *settings;
    struct test_case *cases;
    int64_t count, samples;
    int64_t *turns;               /* all cases, as they are tried at first */
    int64_t turn;                 /* so many of them have had their turn */
    int64_t next;                 /* no case before this one is UNTRIED, unless it is to be skipped */
    int64_t counted;              /* the cases before this one are counted or skipped */
    struct stops stops;           /* among them */
    int64_t last;                 /* case to be counted, or count; results that are still to come can only lower it */
    int64_t left;                 /* cases not known up to it */
    int64_t known, failing;       /* cases, and those of them that are not AC */
    int64_t retries[MAX_WORKERS]; /* cases to be tried again when all workers are idle */
    int64_t retry_count;
};

/* A label without its number. */
static struct span kind_of(const struct test_case *c)
{
    const char *dash = strrchr(c->label, '-');
    const size_t length = dash != NULL ? (size_t)(dash - c->label) : strlen(c->label);
    return (struct span){(const unsigned char *)c->label, (const unsigned char *)c->label + length};
}

static bool is_same(struct span a, struct span b)
{
    return a.end - a.at == b.end - b.at && memcmp(a.at, b.at, (size_t)(a.end - a.at)) == 0;
}

/* After the samples, the kinds of cases take turns, each with its first, its last, its second case, and so on. */
static int64_t *take_turns(const struct case_list *list)
{
    struct kind {
        struct span name;
        int64_t first, last; /* none before and after these is left */
    } *kinds = NULL;
    int64_t *turns = allocate((size_t)list->count * sizeof *turns);
    size_t kind_count = 0;
    int64_t taken = 0;
    for (; taken < list->samples; taken++) {
        turns[taken] = taken;
    }
    for (int64_t i = list->samples; i < list->count; i++) {
        const struct span name = kind_of(&list->first[i]);
        size_t k = 0;
        while (k < kind_count && !is_same(kinds[k].name, name)) {
            k++;
        }
        if (k == kind_count) {
            kinds = with_room(kinds, kind_count++, sizeof *kinds);
            kinds[k] = (struct kind){.name = name, .first = i};
        }
        kinds[k].last = i;
    }
    for (bool is_first = true; taken < list->count; is_first = !is_first) {
        for (struct kind *k = kinds; k < kinds + kind_count; k++) {
            if (k->first <= k->last) {
                turns[taken++] = is_first ? k->first++ : k->last--;
            }
            while (k->first <= k->last && !is_same(k->name, kind_of(&list->first[k->first]))) {
                k->first++;
            }
            while (k->first <= k->last && !is_same(k->name, kind_of(&list->first[k->last]))) {
                k->last--;
            }
        }
    }
    free(kinds);
    return turns;
}

/* Whether to stop after a case, given those before it. The failure of a sample stops samples only. */
static enum stop find_stop(const struct settings *settings, const struct test_case *c, struct stops *before)
{
    before->timeouts += c->outcome.verdict == TLE;
    before->crowds += c->outcome.is_crowded;
    return before->timeouts >= MAX_TIMEOUTS                  ? AFTER_TIMEOUTS
           : before->crowds >= MAX_CROWDS                    ? AFTER_CROWDS
           : settings->fail_fast && c->outcome.verdict != AC ? AFTER_FAILURE
                                                             : GO_ON;
}

/* Finds the last case to be counted, as far as it is known, and what is left up to it. */
static void look_ahead(struct schedule *s)
{
    struct stops stops = s->stops;
    s->left = 0;
    for (s->last = s->counted; s->last < s->count; s->last++) {
        const struct test_case *c = &s->cases[s->last];
        const enum stop stop = c->state == KNOWN ? find_stop(s->settings, c, &stops) : GO_ON;
        s->left += c->state != KNOWN;
        if (stop == AFTER_FAILURE && c->is_sample) {
            s->last = s->samples - 1;
        } else if (stop != GO_ON) {
            return;
        }
    }
}

/* The next case to try, or count. */
static int64_t next_index(struct schedule *s)
{
    for (; s->last == s->count && s->turn < s->count; s->turn++) {
        const int64_t index = s->turns[s->turn];
        if (index >= s->counted && s->cases[index].state == UNTRIED) {
            return index;
        }
    }
    for (; s->last < s->count && s->next < s->last; s->next++) {
        if (s->next >= s->counted && s->cases[s->next].state == UNTRIED) {
            return s->next;
        }
    }
    return s->count;
}

/* Gives work to idle workers. A retry waits until all are idle, so that it has the machine to itself. */
static void send_cases(struct schedule *s)
{
    int busy = 0;
    for (int i = 0; i < worker_count; i++) {
        const int64_t index = s->retry_count == 0 && !workers[i].is_busy ? next_index(s) : s->count;
        if (index < s->count) {
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
    c->transcript = c->outcome.games > 0 && c->outcome.verdict != AC ? c->details + strlen(c->details) + 1 : NULL;
    c->objection = reply.has_objection ? c->details + strlen(c->details) + 1 : NULL;
    c->state = reply.is_late && c->state == SENT ? LATE : KNOWN;
    if (c->state == LATE) {
        s->retries[s->retry_count++] = reply.index;
    } else {
        s->known++;
        s->failing += c->outcome.verdict != AC;
        look_ahead(s);
    }
}

/* Counts the known cases up to the first one that is not known, and decides after each whether to go on: skips the rest
   of the samples, or of all cases. */
static void count_known(struct schedule *s, struct tally *t)
{
    while (s->counted < s->count && s->cases[s->counted].state == KNOWN) {
        struct test_case *c = &s->cases[s->counted++];
        count_case(t, c);
        const enum stop stop = find_stop(s->settings, c, &s->stops);
        if (stop != GO_ON) {
            t->stopped = stop == AFTER_TIMEOUTS ? format_text(tr("after %d cases over the time limit"), MAX_TIMEOUTS)
                         : stop == AFTER_CROWDS ? format_text(tr("after %d cases with too many processes"), MAX_CROWDS)
                                                : tr("after the first case that is not AC");
            s->counted = stop == AFTER_FAILURE && c->is_sample ? s->samples : s->count;
        }
    }
}

/* How long the cases that are left will take, if they are like those that are known; 0: that cannot be said yet. */
static int64_t seconds_left(const struct schedule *s, int64_t taken_ns)
{
    const bool can_say = s->known >= FIRST_ESTIMATE && s->left > 0;
    return can_say ? (taken_ns / s->known * s->left + 999999999) / 1000000000 : 0;
}

static void show_progress(const struct schedule *s, int64_t taken_ns)
{
    const int64_t left_s = taken_ns >= 1000000000 ? seconds_left(s, taken_ns) : 0;
    const char *left = left_s > 0 ? format_text(tr(", about %" PRId64 " s left"), left_s) : "";
    const char *failing = s->failing > 0 ? format_text(tr(", %" PRId64 " not AC"), s->failing) : "";
    progress(tr("%" PRId64 " of %" PRId64 " cases, %" PRId64 " s%s%s"), s->known, s->known + s->left,
             taken_ns / 1000000000, left, failing);
}

/* The cases that have been sent, and have not come back. */
static void note_running(const struct schedule *s, struct tally *t)
{
    for (struct test_case *c = s->cases + s->counted; c < s->cases + s->count; c++) {
        if (c->state == SENT || c->state == LATE) {
            t->running = with_room(t->running, (size_t)t->running_count, sizeof *t->running);
            t->running[t->running_count++] = c->label;
        }
    }
}

struct tally try_all(const struct settings *settings, const struct case_list *list)
{
    struct schedule s = {settings, list->first, list->count, list->samples, .turns = take_turns(list)};
    struct tally t = {.worst = AC};
    const int64_t start_ns = now_ns();
    const int64_t until = settings->seconds > 0 ? start_ns + settings->seconds * 1000000000 : INT64_MAX;
    look_ahead(&s);
    while (s.counted < s.count && !stop_signal && now_ns() < until) {
        send_cases(&s);
        show_progress(&s, now_ns() - start_ns);
        const struct worker *w = wait_for_worker();
        if (w != NULL) {
            receive_outcome(&s, w);
        }
        count_known(&s, &t);
    }
    if (s.counted < s.count) {
        t.stopped = stop_signal ? tr("by a signal") : format_text(tr("after %" PRId64 " s"), settings->seconds);
        t.left_s = seconds_left(&s, now_ns() - start_ns);
        note_running(&s, &t);
    }
    for (int64_t i = s.counted; i < s.count; i++) {
        if (s.cases[i].state == KNOWN) {
            count_case(&t, &s.cases[i]);
        }
    }
    return t;
}

/* ---- one at a time ---- */

/* Gives an order to an idle worker, and waits. Returns what it says, or NULL: it is later. What workers say of cases
   that are no longer wanted is left aside. */
static const char *ask_worker(int64_t index, const struct test_case *c, int64_t until, struct reply *reply)
{
    struct worker *asked = NULL;
    while (!stop_signal && now_ns() < until) {
        for (int i = 0; i < worker_count && asked == NULL; i++) {
            asked = workers[i].is_busy ? NULL : &workers[i];
            if (asked != NULL) {
                send_order(asked, index, c);
            }
        }
        const struct worker *w = wait_for_worker();
        const char *said = w != NULL ? receive(w, reply) : NULL;
        if (w != NULL && w == asked) {
            return said;
        }
    }
    return NULL;
}

bool try_alone(struct test_case *c, int64_t until)
{
    struct reply reply;
    const char *description = ask_worker(0, c, until, &reply);
    if (description == NULL) {
        return false;
    }
    c->outcome = reply.outcome;
    c->description = description;
    c->details = details_of(description, reply.description_size);
    c->state = reply.is_late ? LATE : KNOWN;
    return true;
}

struct span ask_for_cases(int64_t what, struct span from, int64_t until)
{
    struct reply reply;
    const struct test_case asked = {.input = from, .answer = {from.end, from.end}};
    const unsigned char *cases = (const unsigned char *)ask_worker(what, &asked, until, &reply);
    return (struct span){cases, cases != NULL ? cases + reply.description_size : NULL};
}
