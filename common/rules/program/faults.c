/*
 * What a rules file does wrong while it runs, and no check sees before: it crashes, or a function of it does not end.
 * The report names the function and the input that was being worked on. Only rules of the user's own are bounded, for
 * those of the suite have been tried before anybody uses them.
 */
#define _XOPEN_SOURCE 700 /* sigaltstack, setitimer */
#include "inside.h"

#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* Not in WebAssembly, where the page ends what takes too long; a sanitizer reports by itself. */
#if defined SA_ONSTACK && !defined __SANITIZE_ADDRESS__

#include <sys/resource.h>
#include <sys/time.h>

/* Of processor time, for all cases; RULES_SECONDS in the environment is another number. One call of moves(), input()
   and the like may take a twelfth of it. */
enum { CASES_SECONDS = 120, CALLS = 12, MEMORY_MB = 4096 };

static uintptr_t stack_base; /* an address that is above its frames */
static int seconds_used;     /* so far */
static int most_seconds = CASES_SECONDS;
static bool is_bounded; /* the whole run */

/* Says what was going on. Only calls that a signal handler may make, apart from snprintf of plain numbers. */
static void report_fault(const char *what)
{
    enum { MAX_SHOWN = 300 };
    char call[120] = "";
    if (the_call.name[0] != '\0') {
        snprintf(call, sizeof call, the_call.position < 0 ? " in %s" : " in %s of position %" PRId64, the_call.name,
                 the_call.position);
    }
    const char *texts[] = {"\n",           the_name, ": ", what, call, "; the last input that was read or made:\n",
                           latest_input(), "\n"};
    for (size_t i = isatty(STDERR_FILENO) == 1 ? 0 : 1; i < sizeof texts / sizeof *texts; i++) {
        if (write(STDERR_FILENO, texts[i], strnlen(texts[i], MAX_SHOWN)) < 0) {
            _exit(EXIT_FAILURE);
        }
    }
}

/* ---- crashes ---- */

static bool is_on_stack(const char *address)
{
    enum { BEYOND = 1 << 28 };
    struct rlimit limit = {0};
    getrlimit(RLIMIT_STACK, &limit);
    const uintptr_t depth = stack_base - (uintptr_t)address; /* a stack grows down */
    return depth < (limit.rlim_cur == RLIM_INFINITY ? UINT32_MAX : limit.rlim_cur + BEYOND);
}

static void report_crash(int number, siginfo_t *about, void *context)
{
    (void)context;
    report_fault(number == SIGFPE                        ? "crashed: it divided by 0 (or the lowest number by -1),"
                 : number == SIGILL || number == SIGTRAP ? "crashed: it did what C leaves undefined, such as a "
                                                           "division by 0, an index outside of an array, an overflow,"
                 : number == SIGABRT                     ? "was ended by abort() or assert(),"
                 : is_on_stack(about->si_addr)
                     ? "crashed: its calls went too deep, or its local arrays are too large (stack overflow),"
                     : "crashed: it used memory outside of its arrays, or a null pointer,");
    raise(number); /* as if nothing had caught it */
}

/* The stack may be full. */
static void handle_signal(int number, void (*handler)(int number, siginfo_t *about, void *context), int flags)
{
    struct sigaction action = {.sa_flags = SA_ONSTACK | SA_SIGINFO | flags};
    action.sa_sigaction = handler;
    sigaction(number, &action, NULL);
}

void catch_crashes(char **arguments)
{
    static char room[1 << 16];
    static const int numbers[] = {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGTRAP, SIGABRT};
    const stack_t stack = {.ss_sp = room, .ss_size = sizeof room};
    stack_base = (uintptr_t)arguments;
    if (sigaltstack(&stack, NULL) == 0) {
        for (size_t i = 0; i < sizeof numbers / sizeof *numbers; i++) {
            handle_signal(numbers[i], report_crash, (int)SA_RESETHAND | SA_NODEFER);
        }
    }
}

/* ---- what does not end ---- */

/* Functions that only list, read or show. Others may have the engine search, which can take long. */
static bool is_short(const char *name)
{
    static const char *const names[] = {"moves()",    "amounts()", "input()", "preamble()",
                                        "position()", "show()",    "draw()"};
    bool found = false;
    for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
        found = found || strcmp(names[i], name) == 0;
    }
    return found;
}

/* Once for each second of processor time. */
static void look_at_time(int number, siginfo_t *about, void *context)
{
    static int64_t begun_before;
    static int since; /* so many seconds no call has begun */
    char words[240];
    (void)number;
    (void)about;
    (void)context;
    since = calls_begun == begun_before ? since + 1 : 0;
    begun_before = calls_begun;
    seconds_used++;
    if (since >= (most_seconds + CALLS - 1) / CALLS && is_short(the_call.name)) {
        report_fault(strcmp(the_call.name, "moves()") == 0
                         ? "does not end (do its loops end, at the latest when leave returns false?): it is still"
                         : "does not end (do its loops end?): it is still");
        _exit(EXIT_FAILURE);
    }
    if (is_bounded && seconds_used >= most_seconds) {
        snprintf(words, sizeof words,
                 "needs more than %d s for its cases: try fewer or smaller inputs in cases(), or see whether all loops "
                 "end (RULES_SECONDS in the environment allows more); it is still",
                 most_seconds);
        report_fault(words);
        _exit(EXIT_FAILURE);
    }
}

void bound_rules(bool makes_cases)
{
    const struct itimerval every = {{1, 0}, {1, 0}};
    const struct rlimit memory = {(rlim_t)MEMORY_MB << 20, (rlim_t)MEMORY_MB << 20};
    const char *wanted = getenv("RULES_SECONDS");
    const long number = wanted != NULL ? strtol(wanted, NULL, 10) : 0;
    most_seconds = number > 0 && number <= INT32_MAX / 2 ? (int)number : CASES_SECONDS;
    is_bounded = makes_cases;
    handle_signal(SIGPROF, look_at_time, SA_RESTART);
    setitimer(ITIMER_PROF, &every, NULL);
    setrlimit(RLIMIT_AS, &memory);
}

/* libubsan calls this before it reports what C leaves undefined, with the line of the rules file. */
void __ubsan_on_report(void);
void __ubsan_on_report(void) { report_fault("does what C leaves undefined (the next line says what and where),"); }

#else
/* For the page, after a trap: the call, its position, and the input, each in a line (rules.js). */
const char *call_at_fault(void)
{
    static char text[500];
    snprintf(text, sizeof text, "%s\n%" PRId64 "\n%.300s", the_call.name, the_call.position, latest_input());
    return text;
}

void catch_crashes(char **arguments) { (void)arguments; }
void bound_rules(bool makes_cases) { (void)makes_cases; }
#endif
