/* users.c - which user programs are, and what that user may do to the judge's processes. Of an ordinary user, programs are
   that user. But root would be refused no process by the kernel, so of root, programs are nobody, and their number is
   bounded. They may still read, write and start what root may (tools in its home, say), as far as the sandbox lets them. */
#include "judge.h"

struct sandbox sandbox;

#ifdef __linux__
#include <linux/capability.h>
#include <linux/securebits.h>
#include <sys/fsuid.h>
#include <sys/prctl.h>
#include <sys/syscall.h>

static const unsigned nobody = 65534;

/* Closes this process to others of its user: they cannot take its sockets, read or change its memory, or trace it. */
void hide_process(bool is_hidden) { prctl(PR_SET_DUMPABLE, is_hidden ? 0UL : 1UL, 0UL, 0UL, 0UL); }

/* Root in new namespaces is root outside, and the user nobody is nobody. Where that is impossible, because the container
   has no user nobody or we are not root, there is one user, without power over the namespaces: root is called nobody. */
static bool map_users(pid_t worker, const char *map, unsigned own)
{
    const char *path = format_text("/proc/%lld/%s", (long long)worker, map);
    return (own == 0 && write_to(path, format_text("0 0 1\n%u %u 1", nobody, nobody)))
           || write_to(path, format_text("%u %u 1", own == 0 ? nobody : own, own));
}

bool name_users(pid_t worker)
{
    return write_to(format_text("/proc/%lld/setgroups", (long long)worker), "deny")
           && map_users(worker, "uid_map", geteuid()) && map_users(worker, "gid_map", getegid());
}

/* Lets programs that are nobody reach the files that root does; false if there are no such rights to give. */
static bool share_files(void)
{
    const unsigned needed = 1U << CAP_DAC_OVERRIDE | 1U << CAP_SETUID | 1U << CAP_SETGID | 1U << CAP_KILL;
    struct __user_cap_header_struct header = {_LINUX_CAPABILITY_VERSION_3, 0};
    struct __user_cap_data_struct rights[_LINUX_CAPABILITY_U32S_3];
    if (syscall(SYS_capget, &header, rights) != 0 || (rights[0].effective & needed) != needed) {
        return false;
    }
    rights[0].inheritable |= 1U << CAP_DAC_OVERRIDE;
    return syscall(SYS_capset, &header, rights) == 0
           && prctl(PR_SET_SECUREBITS, (unsigned long)SECBIT_NO_SETUID_FIXUP, 0UL, 0UL, 0UL) == 0
           && prctl(PR_CAP_AMBIENT, (unsigned long)PR_CAP_AMBIENT_RAISE, (unsigned long)CAP_DAC_OVERRIDE, 0UL, 0UL)
                  == 0;
}

void look_as_program(bool is_program)
{
    setfsgid(is_program ? sandbox.group : getegid());
    setfsuid(is_program ? sandbox.user : geteuid());
}

void choose_user(void)
{
    sandbox.user = geteuid();
    sandbox.group = getegid();
    if (sandbox.user == 0 && share_files()) {
        sandbox.user = nobody;
        sandbox.group = sandbox.group == 0 ? nobody : sandbox.group;
        look_as_program(true);
        const bool can_be = (uid_t)setfsuid((uid_t)-1) == sandbox.user && (gid_t)setfsgid((gid_t)-1) == sandbox.group;
        look_as_program(false);
        sandbox.user = can_be ? sandbox.user : geteuid();
        sandbox.group = can_be ? sandbox.group : getegid();
    }
}

bool become_program(void)
{
    return sandbox.user == geteuid()
           || (setresgid(sandbox.group, sandbox.group, sandbox.group) == 0
               && setresuid(sandbox.user, sandbox.user, sandbox.user) == 0);
}
#else
void hide_process(bool is_hidden) { (void)is_hidden; }
void look_as_program(bool is_program) { (void)is_program; }
void choose_user(void) {}
bool become_program(void) { return true; }
#endif
