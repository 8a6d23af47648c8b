/* watch.c - waits until a file that is judged has other contents. It looks at the contents again and again, since dates
   are no evidence, and editors save in many ways. */
#include "judge.h"

enum { POLL_MS = 200 };

/* The contents of a file; at == NULL: it cannot be read, perhaps because it is being saved. */
static struct span contents(const char *path)
{
    struct span text = {NULL, NULL};
    struct stat about;
    const int fd = open(path, O_RDONLY | O_CLOEXEC);
    unsigned char *data = fd >= 0 && fstat(fd, &about) == 0 ? allocate((size_t)about.st_size) : NULL;
    if (data != NULL && read_whole(fd, data, (size_t)about.st_size)) {
        text = (struct span){data, data + about.st_size};
    }
    if (fd >= 0) {
        close(fd);
    }
    return text;
}

static bool is_same(struct span a, struct span b)
{
    if (a.at == NULL || b.at == NULL) {
        return a.at == b.at;
    }
    return a.end - a.at == b.end - b.at && memcmp(a.at, b.at, (size_t)(a.end - a.at)) == 0;
}

struct span *look_at_files(const char *const *paths, int count)
{
    struct span *texts = allocate((size_t)count * sizeof *texts);
    for (int i = 0; i < count; i++) {
        texts[i] = contents(paths[i]);
    }
    return texts;
}

static void forget(struct span *texts, int count)
{
    for (int i = 0; i < count; i++) {
        free((void *)(uintptr_t)texts[i].at);
    }
    free(texts);
}

/* Whether all files can be read, and one of them has changed. */
static bool has_changed(const struct span *before, const struct span *now, int count)
{
    bool is_readable = true;
    bool is_other = false;
    for (int i = 0; i < count; i++) {
        is_readable = is_readable && now[i].at != NULL;
        is_other = is_other || !is_same(before[i], now[i]);
    }
    return is_readable && is_other;
}

void wait_for_change(const char *const *paths, int count, struct span *before)
{
    struct span *last = NULL; /* what was seen at the last look, if it was other than before */
    while (!stop_signal && !reader_has_gone()) {
        struct span *now = look_at_files(paths, count);
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
