/* each.c - the files that lie in a folder and below it, as candidates for solutions. */
#include "judge.h"

enum { MOST_FILES = 100000 };

static const char **found;
static int found_count;

/* Links to folders are not followed, so there is no way round in circles. What begins with a dot is not the user's, such
   as .git. */
static void add_files(const char *path)
{
    DIR *folder = opendir(path);
    if (folder == NULL) {
        fail("cannot read the folder '%s' (%s)", shown(path), strerror(errno));
    }
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        struct stat about;
        const char *whole = format_text("%s/%s", path, name);
        if (name[0] == '.') {
            continue;
        }
        if (lstat(whole, &about) == 0 && S_ISDIR(about.st_mode)) {
            add_files(whole);
        } else {
            if (found_count == MOST_FILES) {
                fail("more than %d files in '%s'", MOST_FILES, shown(path));
            }
            found = with_room(found, (size_t)found_count, sizeof *found);
            found[found_count++] = whole;
        }
    }
}

static int by_name(const void *a, const void *b) { return strcmp(*(const char *const *)a, *(const char *const *)b); }

const char *const *files_below(const char *folder, int *count)
{
    found_count = 0;
    add_files(folder);
    if (found_count > 0) {
        qsort(found, (size_t)found_count, sizeof *found, by_name);
    }
    *count = found_count;
    return found;
}
