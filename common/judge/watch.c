/* watch.c - waits until a file that is judged has other contents. It looks at the contents again and again, since dates
   are not evidence, and editors save in many ways. */
#include "judge.h"

enum { POLL_MS = 200 };

struct contents {
    unsigned char *data; /* NULL: the file cannot be read, perhaps because it is being saved */
    size_t size;
};

static struct contents contents_of(const char *path)
{
    struct contents c = {NULL, 0};
    struct stat about;
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd >= 0 && fstat(fd, &about) == 0) {
        c.size = (size_t)about.st_size;
        c.data = allocate(c.size);
        if (!read_whole(fd, c.data, c.size)) {
            free(c.data);
            c.data = NULL;
        }
    }
    if (fd >= 0) {
        close(fd);
    }
    return c;
}

static bool is_same(const struct contents *a, const struct contents *b)
{
    if (a->data == NULL || b->data == NULL) {
        return a->data == b->data;
    }
    return a->size == b->size && memcmp(a->data, b->data, a->size) == 0;
}

struct contents *look_at_files(const char *const *paths, int count)
{
    struct contents *all = allocate((size_t)count * sizeof *all);
    for (int i = 0; i < count; i++) {
        all[i] = contents_of(paths[i]);
    }
    return all;
}

static void forget(struct contents *all, int count)
{
    for (int i = 0; i < count; i++) {
        free(all[i].data);
    }
    free(all);
}

/* Whether all files can be read, and one of them has changed. */
static bool has_changed(const struct contents *before, const struct contents *now, int count)
{
    bool is_readable = true;
    bool is_other = false;
    for (int i = 0; i < count; i++) {
        is_readable = is_readable && now[i].data != NULL;
        is_other = is_other || !is_same(&before[i], &now[i]);
    }
    return is_readable && is_other;
}

bool have_changed(const char *const *paths, int count, const struct contents *before)
{
    struct contents *now = look_at_files(paths, count);
    const bool are_other = has_changed(before, now, count);
    forget(now, count);
    return are_other;
}

void wait_for_change(const char *const *paths, int count, struct contents *before)
{
    struct contents *last = NULL; /* what was seen at the last look, if it was other than before */
    while (!stop_signal && !reader_has_gone()) {
        struct contents *now = look_at_files(paths, count);
        const bool is_done = last != NULL && !has_changed(last, now, count) && has_changed(before, now, count);
        if (last != NULL) {
            forget(last, count);
        }
        last = now;
        if (is_done) { /* twice the same, so whoever saves it has ended */
            break;
        }
        poll(NULL, 0, POLL_MS);
    }
    if (last != NULL) {
        forget(last, count);
    }
    forget(before, count);
}
