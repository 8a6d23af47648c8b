/* run_folders.c - the folders of runs. One holds a program while it is tried, and afterwards the case on which it failed.
   The folder build/runs/NAME/abcdef belongs to the judge that holds the lock abcdef.lock beside it: judges in two
   containers, or on two machines, do not see each other's processes, so numbers of processes tell nothing. */
#include "judge.h"

#include <sys/file.h>

static const char ending[] = ".lock";
static int *lock_fds; /* of all runs of this process; the last one is of the last new_run() */
static size_t lock_count;

/* Whether this file is still the one of that name. */
static bool is_in_place(int fd, const char *path)
{
    struct stat here;
    struct stat there;
    return fstat(fd, &here) == 0 && stat(path, &there) == 0 && here.st_ino == there.st_ino
           && here.st_dev == there.st_dev;
}

/* Takes the lock, open at fd. False: another judge has it, or has just removed it; or, if it must be `sure`, there are
   no locks on this file system. */
static bool take_lock(int fd, const char *path, bool sure)
{
    const bool is_locked = flock(fd, LOCK_EX | LOCK_NB) == 0;
    return (is_locked || (!sure && errno != EWOULDBLOCK)) && is_in_place(fd, path);
}

/* Whether a case is kept in the folder whose judge may have been called at the same time as this one. */
static bool is_fresh(const char *folder)
{
    const double fresh_s = 60;
    struct stat about;
    const double age = stat(format_text("%s/input", folder), &about) == 0 ? difftime(time(NULL), about.st_mtime) : 1e9;
    return age < fresh_s && age > -fresh_s;
}

/* Removes what judges that have ended have left of a problem. */
static void remove_earlier(const char *runs)
{
    DIR *all = opendir(runs);
    for (const char *name; (name = next_name(&all)) != NULL;) {
        const char *folder = format_text("%s/%.*s", runs, (int)strcspn(name, "."), name); /* of a lock, too */
        const char *lock = format_text("%s%s", folder, ending);
        const int fd =
            name[0] == '.' ? -1 : open(lock, O_RDWR | O_CREAT | O_CLOEXEC, 0600); /* NFS locks what can be written */
        if (fd >= 0 && take_lock(fd, lock, true) && !is_fresh(folder)) {
            remove_tree(AT_FDCWD, folder);
            unlink(lock); /* the last, so that nobody makes the folder meanwhile */
        }
        if (fd >= 0) {
            close(fd);
        }
    }
}

const char *new_run(const char *build_path, const char *problem)
{
    const char *runs = format_text("%s/runs/%s", build_path, problem);
    char *lock = NULL;
    int lock_fd = -1;
    mkdir(format_text("%s/runs", build_path), 0755);
    mkdir(runs, 0755);
    remove_earlier(runs);
    do {
        if (lock_fd >= 0) {
            close(lock_fd); /* another judge has seen the lock before it was taken */
        }
        lock = format_text("%s/XXXXXX%s", runs, ending);
        lock_fd = mkostemps(lock, (int)strlen(ending), O_CLOEXEC);
    } while (lock_fd >= 0 && !take_lock(lock_fd, lock, false));
    const char *folder = format_text("%.*s", (int)(strlen(lock) - strlen(ending)), lock);
    if (lock_fd < 0) {
        return NULL;
    }
    lock_fds = with_room(lock_fds, lock_count, sizeof *lock_fds);
    lock_fds[lock_count++] = lock_fd;
    return mkdir(folder, 0755) == 0 ? folder : NULL;
}

void remove_run(const char *folder)
{
    remove_tree(AT_FDCWD, folder);
    unlink(format_text("%s%s", folder, ending));
    close(lock_fds[--lock_count]);
}

void release_runs(void)
{
    while (lock_count > 0) {
        close(lock_fds[--lock_count]);
    }
}
