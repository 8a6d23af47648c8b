/* template.c - an interpreter that was started once. It stands still right before it opens the program, and each case
   gets a copy of it, made as by fork(): a process that has not seen the program yet, let alone another case.

   The worker traces the interpreter from its start to the system call that opens the program (ptrace), and takes that
   call back. From then on it has the stopped process make other calls at the same place: clone() for a copy, and in
   the copy those that give it its files, its session and its folder. At last the copy, which nobody traces any more,
   repeats the first call, and goes on like an interpreter that was started for this case.

   The template is the program's equal for the kernel, so it has to be out of its reach: nobody else may trace it or
   open its memory and files (it is not dumpable), it shares no memory and no file with its copies, and a copy in which
   anything is not as the template had it at first is not used. Other processes of the sandbox can end it: then there
   is a new one. Whatever does not go as it should costs the template its life, and the case a start. */
#include "judge.h"

#if defined __linux__ && defined __x86_64__
#include <linux/futex.h>
#include <sched.h>
#include <stddef.h>
#include <sys/prctl.h>
#include <sys/ptrace.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <sys/syscall.h>
#include <sys/user.h>

enum {
    COPIES = 40,      /* of one template; in them what is random at the start is the same, as the order in sets */
    MAX_LOSSES = 3,   /* templates that something has ended: then every case starts anew */
    START_S = 10,     /* until a template must stand */
    LINE = 50,        /* its descriptor of the socket that brings a copy its files */
    BELOW_STACK = 128 /* bytes that a function may use without moving the stack pointer */
};

static const long failed = INT64_MIN; /* no system call returns this */

/* What other processes of the same user could change in one. */
struct conditions {
    struct rlimit limits[RLIM_NLIMITS];
    cpu_set_t processors;
    long nice, policy, io_priority;
};

/* What a copy finds in its memory: the arguments of recvmsg() and chdir(). */
struct scratch {
    uint64_t message[7]; /* struct msghdr: name, its size, data, how many, files, their size, flags */
    uint64_t data[2];    /* struct iovec: where bytes go, how many */
    char files[CMSG_SPACE(3 * sizeof(int))];
    char top[8], folder[64]; /* paths */
};

static struct {
    int line;                                  /* our end of the socket */
    int copies, most, losses;                  /* copies of this one and of any; templates lost */
    struct user_regs_struct registers;         /* before the call that opens the program */
    unsigned long long scratch;                /* address of a struct scratch */
    unsigned long long thread_id, robust_list; /* addresses that it has told the kernel, as a copy has to */
    struct conditions conditions;
    struct cost cost; /* the least time of any start: the others had to wait */
} template;

/* ---- a process that is traced ---- */

#ifdef __GLIBC__
typedef enum __ptrace_request request;
#else
typedef int request;
#endif

/* Lets it go on until it stops, and returns whether that is for this reason. */
static bool stops(pid_t pid, request how, int reason)
{
    int status = 0;
    return ptrace(how, pid, NULL, NULL) == 0 && waitpid(pid, &status, __WALL) == pid && WIFSTOPPED(status)
           && WSTOPSIG(status) == reason;
}

static void kill_traced(pid_t pid)
{
    int status = 0;
    kill(pid, SIGKILL);
    while (waitpid(pid, &status, __WALL) == pid && WIFSTOPPED(status)) {
    }
}

/* Has it make a system call where the template stands, and returns the result. */
static long call(pid_t pid, unsigned long long number, const unsigned long long arguments[4])
{
    struct user_regs_struct registers = template.registers;
    registers.rax = number;
    registers.rdi = arguments[0];
    registers.rsi = arguments[1];
    registers.rdx = arguments[2];
    registers.r10 = arguments[3];
    registers.r8 = 0;
    const bool is_made = ptrace(PTRACE_SETREGS, pid, NULL, &registers) == 0 && stops(pid, PTRACE_SINGLESTEP, SIGTRAP)
                         && ptrace(PTRACE_GETREGS, pid, NULL, &registers) == 0;
    return is_made ? (long)registers.rax : failed;
}

#define CALL(pid, number, ...) call(pid, number, (const unsigned long long[4]){__VA_ARGS__})

static bool has_text(pid_t pid, unsigned long long address, const char *text)
{
    const size_t size = strlen(text) + 1;
    for (size_t done = 0; done < size; done += sizeof(long)) {
        errno = 0;
        const long word = ptrace(PTRACE_PEEKDATA, pid, address + done, NULL);
        const size_t left = size - done;
        if (errno != 0 || memcmp(&word, text + done, left < sizeof word ? left : sizeof word) != 0) {
            return false;
        }
    }
    return true;
}

static bool write_scratch(pid_t pid, const struct scratch *from)
{
    for (size_t done = 0; done < sizeof *from; done += sizeof(long)) {
        long word;
        memcpy(&word, (const char *)from + done, sizeof word);
        if (ptrace(PTRACE_POKEDATA, pid, template.scratch + done, word) != 0) {
            return false;
        }
    }
    return true;
}

static void read_conditions(pid_t pid, struct conditions *c)
{
    memset(c, 0, sizeof *c);
    for (unsigned i = 0; i < RLIM_NLIMITS; i++) {
        prlimit(pid, i, NULL, &c->limits[i]);
    }
    sched_getaffinity(pid, sizeof c->processors, &c->processors);
    c->nice = getpriority(PRIO_PROCESS, (id_t)pid);
    c->policy = sched_getscheduler(pid);
    c->io_priority = syscall(SYS_ioprio_get, 1L, (long)pid);
}

/* ---- its start ---- */

/* Lets it run to the call that opens the program, and takes that back. */
static bool reaches_source(pid_t pid, const char *source)
{
    struct user_regs_struct *r = &template.registers;
    for (bool is_entry = true;; is_entry = !is_entry) {
        if (!stops(pid, PTRACE_SYSCALL, SIGTRAP | 0x80) || ptrace(PTRACE_GETREGS, pid, NULL, r) != 0) {
            return false;
        }
        const bool is_open = r->orig_rax == SYS_openat || r->orig_rax == SYS_open;
        if (is_entry && r->orig_rax == SYS_set_tid_address) {
            template.thread_id = r->rdi;
        } else if (is_entry && r->orig_rax == SYS_set_robust_list) {
            template.robust_list = r->rdi;
        } else if (is_entry && is_open && has_text(pid, r->orig_rax == SYS_open ? r->rdi : r->rsi, source)) {
            break;
        }
    }
    const unsigned long long number = r->orig_rax;
    r->orig_rax = (unsigned long long)-1; /* no call */
    if (ptrace(PTRACE_SETREGS, pid, NULL, r) != 0 || !stops(pid, PTRACE_SYSCALL, SIGTRAP | 0x80)) {
        return false;
    }
    r->rax = number;
    r->rip -= 2; /* back to the instruction, which has two bytes; registers are those of 64 bits if it is syscall: */
    const long instruction = ptrace(PTRACE_PEEKDATA, pid, r->rip, NULL);
    return r->cs == 0x33 && (instruction & 0xffff) == 0x050f;
}

/* Memory or files that it shared with its copies would carry something from one case to the next. */
static bool shares_nothing(pid_t pid)
{
    char line[512] = "";
    char kind = 'p';
    int files = 0;
    FILE *maps = fopen(format_text("/proc/%ld/maps", (long)pid), "re");
    DIR *folder = opendir(format_text("/proc/%ld/fd", (long)pid));
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        files += isdigit((unsigned char)name[0]) != 0;
    }
    while (maps != NULL && kind != 's' && fgets(line, sizeof line, maps) != NULL) {
        sscanf(line, "%*s %*cw%*c%c", &kind); /* of memory that may be written to */
    }
    if (maps != NULL) {
        fclose(maps);
    }
    return line[0] != '\0' && kind != 's' && files == 1;
}

/* Prepares what all copies begin with. */
static bool can_be_copied(pid_t pid)
{
    const unsigned long long at = (template.registers.rsp - BELOW_STACK - sizeof(struct scratch)) / 64 * 64;
    struct scratch s = {.message = {0, 0, at + offsetof(struct scratch, data), 1, at + offsetof(struct scratch, files),
                                    sizeof s.files, 0},
                        .data = {at + offsetof(struct scratch, top), 1},
                        .top = "/"};
    snprintf(s.folder, sizeof s.folder, "%s", sandbox.work_folder);
    template.scratch = at;
    read_conditions(pid, &template.conditions);
    return write_scratch(pid, &s) && CALL(pid, SYS_chdir, at + offsetof(struct scratch, top)) == 0
           && CALL(pid, SYS_close, STDIN_FILENO) == 0 && CALL(pid, SYS_close, STDOUT_FILENO) == 0
           && CALL(pid, SYS_close, STDERR_FILENO) == 0 && is_alone(pid) && shares_nothing(pid)
           && CALL(pid, SYS_prctl, PR_SET_DUMPABLE, 0) == 0; /* from now on we cannot read all about it, either */
}

static volatile pid_t starting_pid;

static void on_alarm(int number)
{
    (void)number;
    kill(starting_pid, SIGKILL);
}

static bool can_start(pid_t pid, const char *source)
{
    const struct sigaction handler = {.sa_handler = on_alarm, .sa_flags = SA_RESTART};
    int status = 0;
    starting_pid = pid;
    sigaction(SIGALRM, &handler, NULL);
    alarm(START_S);
    const bool is_copyable = waitpid(pid, &status, __WALL) == pid && WIFSTOPPED(status)
                             && ptrace(PTRACE_SETOPTIONS, pid, NULL, PTRACE_O_TRACESYSGOOD) == 0
                             && reaches_source(pid, source) && can_be_copied(pid);
    alarm(0);
    return is_copyable;
}

/* ---- a copy ---- */

static bool send_files(const int files[3])
{
    char control[CMSG_SPACE(3 * sizeof *files)] = "";
    char byte = '\0';
    struct iovec data = {&byte, 1};
    struct msghdr message = {
        .msg_iov = &data, .msg_iovlen = 1, .msg_control = control, .msg_controllen = sizeof control};
    struct cmsghdr *header = CMSG_FIRSTHDR(&message);
    *header =
        (struct cmsghdr){.cmsg_len = CMSG_LEN(3 * sizeof *files), .cmsg_level = SOL_SOCKET, .cmsg_type = SCM_RIGHTS};
    memcpy(CMSG_DATA(header), files, 3 * sizeof *files);
    return sendmsg(template.line, &message, 0) == 1;
}

/* Gives a new copy what it does not have from the template. Its files take the free places: 0, 1 and 2. */
static bool is_ready(pid_t pid)
{
    int status = 0;
    struct conditions conditions;
    const unsigned long long folder = template.scratch + offsetof(struct scratch, folder);
    if (waitpid(pid, &status, __WALL) != pid || !WIFSTOPPED(status)) {
        return false;
    }
    read_conditions(pid, &conditions);
    return memcmp(&conditions, &template.conditions, sizeof conditions) == 0
           && CALL(pid, SYS_recvmsg, LINE, template.scratch, 0) == 1 && CALL(pid, SYS_close, LINE) == 0
           && CALL(pid, SYS_setsid, 0) == pid && CALL(pid, SYS_chdir, folder) == 0
           && CALL(pid, SYS_set_robust_list, template.robust_list, sizeof(struct robust_list_head)) == 0
           && CALL(pid, SYS_prctl, PR_SET_DUMPABLE, 1) == 0;
}

/* ---- what run.c calls ---- */

bool be_template(int line) { return dup2(line, LINE) >= 0 && ptrace(PTRACE_TRACEME, 0, NULL, NULL) == 0; }

static void end_template(void)
{
    if (template_pid > 0) {
        kill_traced(template_pid);
    }
    if (template.line > 0) {
        close(template.line);
    }
    template.line = template_pid = template.copies = 0;
}

void give_up_templates(void)
{
    end_template();
    template.losses = MAX_LOSSES;
}

bool needs_template(void)
{
    const char *most = getenv("JUDGE_COPIES");
    template.most = most != NULL ? atoi(most) : COPIES;
    if (template.copies > 0 && template_pid == 0) { /* it was killed */
        end_template();
        template.losses++;
    }
    return sandbox.has_namespaces && template.most > 0 && template_pid == 0 && template.losses < MAX_LOSSES;
}

void keep_template(pid_t pid, int line, const char *source)
{
    struct timespec used = {0, 0};
    clockid_t clock;
    template.line = line;
    template_pid = pid;
    if (pid > 0 && can_start(pid, source) && clock_getcpuclockid(pid, &clock) == 0
        && clock_gettime(clock, &used) == 0) {
        const int64_t cpu_ns = (int64_t)used.tv_sec * 1000000000 + used.tv_nsec;
        template.cost.cpu_ns =
            template.cost.cpu_ns == 0 || cpu_ns < template.cost.cpu_ns ? cpu_ns : template.cost.cpu_ns;
        read_memory(pid, &template.cost);
    } else {
        give_up_templates();
    }
}

pid_t copy_template(const int files[3], struct cost *saved)
{
    const unsigned long long flags = CLONE_PARENT | CLONE_PTRACE | CLONE_CHILD_SETTID | CLONE_CHILD_CLEARTID | SIGCHLD;
    if (template_pid == 0) {
        return 0;
    }
    template.copies++;
    const long result = send_files(files) ? CALL(template_pid, SYS_clone, flags, 0, 0, template.thread_id) : failed;
    const pid_t pid = result > 0 ? (pid_t)result : 0;
    const bool goes_on = pid > 0 && is_ready(pid) && ptrace(PTRACE_SETREGS, pid, NULL, &template.registers) == 0
                         && ptrace(PTRACE_DETACH, pid, NULL, NULL) == 0;
    if (pid > 0 && !goes_on) {
        kill_traced(pid);
    }
    if (!goes_on || template.copies >= template.most) {
        template.losses += !goes_on;
        end_template();
    }
    *saved = goes_on ? template.cost : (struct cost){0, 0, 0};
    return goes_on ? pid : 0;
}
#else
bool be_template(int line) { return line < 0; }
void give_up_templates(void) {}
bool needs_template(void) { return false; }
void keep_template(pid_t pid, int line, const char *source) { (void)pid, (void)line, (void)source; }
pid_t copy_template(const int files[3], struct cost *saved) { return (void)files, (void)saved, 0; }
#endif
