/*
 * crew.c - the master's side of the work: starts workers, hands cases out, and takes the results in the order
 * of the cases, so that a report is the same however many workers there are.
 */
#include "judge.h"

#include <sched.h>
#include <sys/socket.h>

enum {
    LATE_CASES = 5,    /* after this many TLEs the rest is not tried */
    SILENCE_MS = 20000 /* a worker that is silent for so much longer than its work may take is given up */
};

static struct worker {
    pid_t pid;
    int fd;
    bool busy;
    int64_t deadline_ns;
} workers[MOST_WORKERS];

/* What came of each case, and the text about it; NULL: that is not known yet. */
static struct result {
    struct answer answer;
    char *text;
} * results;

static int worker_count;
static int64_t start_ns;

/* ---- workers ---- */

/* What a worker says, with the text that follows. A fault of ours ends all. */
static char *hear(const struct worker *w, struct answer *answer)
{
    int status = 0;
    char *text = NULL;
    if (read_whole(w->fd, answer, sizeof *answer)) {
        text = allocate((size_t)answer->text_bytes);
    }
    if (text == NULL || !read_whole(w->fd, text, (size_t)answer->text_bytes)) {
        waitpid(w->pid, &status, WNOHANG);
        fail("a worker of the judge has gone (%s): something has ended it", describe_status(status));
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
void start_crew(int64_t wanted, bool say_no_box)
{
    for (box.shut = true; worker_count < wanted;) {
        const char *fault = start_worker();
        if (fault != NULL && !box.shut) {
            fail("cannot start a worker (%s)", fault);
        }
        if (fault != NULL) {
            show_progress(NULL);
            if (say_no_box) {
                fprintf(stderr,
                        "judge: this system gives us no namespaces (%s): what a program leaves is looked for and "
                        "ended, but it can see other files and processes\n",
                        fault);
            }
            end_crew();
            box.shut = false;
        }
    }
}

/* Orders, and sends the bytes of both texts. */
static void send_order(struct worker *w, int64_t index, bool alone, struct text input, struct text answer)
{
    const struct order order = {
        .index = index, .alone = alone, .input_bytes = input.end - input.at, .answer_bytes = answer.end - answer.at};
    const int64_t most_ms = index == COMPILE ? COMPILE_MS : asked.limit_ms + (asked.rules != NULL ? RULES_MS : 0);
    w->busy = true;
    w->deadline_ns = now_ns() + (CLOCK_FACTOR * most_ms + SILENCE_MS) * 1000000;
    if (!write_whole(w->fd, &order, sizeof order) || !write_whole(w->fd, input.at, (size_t)order.input_bytes)
        || !write_whole(w->fd, answer.at, (size_t)order.answer_bytes)) {
        fail("a worker of the judge has gone");
    }
}

/* Waits a tenth of a second at most; gives a worker that has something to say, or NULL. */
static struct worker *next_speaker(void)
{
    struct pollfd lines[MOST_WORKERS];
    for (int i = 0; i < worker_count; i++) {
        lines[i] = (struct pollfd){.fd = workers[i].busy ? workers[i].fd : -1, .events = POLLIN};
    }
    const bool any = poll(lines, (nfds_t)worker_count, 100) > 0;
    for (int i = 0; i < worker_count; i++) {
        if (any && lines[i].revents != 0) {
            workers[i].busy = false;
            return &workers[i];
        }
        if (workers[i].busy && now_ns() > workers[i].deadline_ns) {
            fail("a worker of the judge says nothing any more");
        }
    }
    return NULL;
}

/* Has the program compiled by these words; gives the verdict and what the compiler says. */
enum verdict compile_program(const char *words, const char *title, const char **said)
{
    const unsigned char *at = (const unsigned char *)words;
    struct answer answer = {.verdict = STOPPED};
    struct worker *speaker = NULL;
    char text[200];
    start_ns = now_ns();
    send_order(&workers[0], COMPILE, false, (struct text){at, at + strlen(words)}, (struct text){at, at});
    while (speaker == NULL && !stop_signal) {
        snprintf(text, sizeof text, "%s: compiling, %" PRId64 " s", title, (now_ns() - start_ns) / 1000000000);
        show_progress(text);
        speaker = next_speaker();
    }
    *said = speaker != NULL ? hear(speaker, &answer) : "";
    return (enum verdict)answer.verdict;
}

/* ---- the order of the cases ---- */

static int64_t next_case;           /* not handed out before */
static int64_t committed;           /* cases before this one are counted */
static int64_t again[MOST_WORKERS]; /* to be tried once more, alone */
static int64_t again_count;
static int64_t known_count;

static void hand_out(struct worker *w, int64_t index, bool alone)
{
    send_order(w, index, alone, cases[index].input, cases[index].answer);
}

/* Gives work to who has none. A case that was late is tried again when nobody else is busy: it shall have
   the machine to itself. */
static void hand_out_all(void)
{
    int busy = 0;
    for (int i = 0; i < worker_count; i++) {
        if (again_count == 0 && !workers[i].busy && next_case < case_count) {
            hand_out(&workers[i], next_case++, false);
        }
        busy += workers[i].busy;
    }
    if (busy == 0 && again_count > 0) {
        hand_out(&workers[0], again[--again_count], true);
    } else if (busy == 0) {
        fail("there are cases that nobody tries"); /* rather than to wait for ever */
    }
}

static void take_result(const struct worker *w)
{
    struct answer answer;
    char *text = hear(w, &answer);
    if (answer.index >= committed && answer.late) {
        again[again_count++] = answer.index;
    } else if (answer.index >= committed) { /* else of a part that was left at its first failure */
        results[answer.index] = (struct result){answer, text};
        known_count++;
    }
}

/* Counts a result, and says whether it is a failure; results come here in the order of the cases. */
static bool count_result(int64_t index, struct tally *t, FILE *lines)
{
    const struct answer *answer = &results[index].answer;
    const enum verdict verdict = (enum verdict)answer->verdict;
    t->tried++;
    t->verdicts[verdict]++;
    t->worst = verdict > t->worst ? verdict : t->worst;
    t->slowest_ns = answer->time_ns > t->slowest_ns ? answer->time_ns : t->slowest_ns;
    t->peak_kb = answer->peak_kb > t->peak_kb ? answer->peak_kb : t->peak_kb;
    if (lines != NULL) {
        fprintf(lines, "  %s  %s  %" PRId64 " ms  %.1f MB\n", verdict_name[verdict], shown(cases[index].label),
                in_ms(answer->time_ns), (double)answer->peak_kb / 1024);
    }
    if (answer->wrote_errors && t->with_errors++ == 0) {
        t->first_with_errors = index;
    }
    if (verdict != AC && (t->text == NULL || (index >= first_of_stream && t->told < first_of_stream))) {
        t->told = index;
        t->text = results[index].text;
    }
    return verdict != AC;
}

/* Counts what is known, up to the first case that is not. */
static void commit(const struct wishes *wishes, struct tally *t, FILE *lines)
{
    while (committed < case_count && results[committed].text != NULL) {
        const bool failed = count_result(committed, t, lines);
        const int64_t part_end = committed < first_of_stream ? first_of_stream : case_count;
        int64_t next = ++committed;
        if (t->worst == CE || t->verdicts[TLE] >= LATE_CASES) {
            next = case_count;
        } else if (failed && wishes->fail_fast) {
            t->stopped_early = true;
            next = part_end;
        }
        t->not_tried += t->worst == CE ? 0 : next - committed;
        committed = next;
        next_case = next_case < committed ? committed : next_case;
    }
}

static void show_how_far(const char *title, bool bounded)
{
    char text[300];
    const int64_t passed = now_ns() - start_ns;
    const int64_t left = known_count > 0 ? passed / known_count * (case_count - known_count) / 1000000000 : -1;
    int length = snprintf(text, sizeof text, "%s: %" PRId64 " of %" PRId64 " cases, %" PRId64 " s", title, known_count,
                          case_count, passed / 1000000000);
    if (left >= 0 && length > 0 && length < (int)sizeof text) {
        snprintf(text + length, sizeof text - (size_t)length, ", about %" PRId64 " s left%s", left,
                 left > 60 && !bounded ? " (--for 60 stops after a minute)" : "");
    }
    show_progress(text);
}

/* Tries all cases, or as many as there is time for. */
void try_all(const struct wishes *wishes, const char *title, struct tally *t)
{
    size_t bytes = 0;
    FILE *lines = wishes->verbose ? open_text(&t->lines, &bytes) : NULL;
    results = allocate((size_t)case_count * sizeof *results);
    start_ns = now_ns();
    const int64_t until = wishes->seconds > 0 ? start_ns + wishes->seconds * 1000000000 : INT64_MAX;
    while (committed < case_count && !stop_signal && now_ns() < until) {
        hand_out_all();
        show_how_far(title, wishes->seconds > 0);
        const struct worker *speaker = next_speaker();
        if (speaker != NULL) {
            take_result(speaker);
        }
        commit(wishes, t, lines);
    }
    if (lines != NULL) {
        fclose(lines);
    }
}
