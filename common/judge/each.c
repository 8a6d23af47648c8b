/* each.c - the files that lie in a folder and below it, as candidates for solutions. */
#include "judge.h"

enum { MAX_FILES = 100000 };

static struct candidate *found;
static int found_count;

static void add(const char *path, bool is_folder, const char *fault)
{
    if (found_count == MAX_FILES) {
        fail("more than %d files, the last of them '%s'", MAX_FILES, shown(path));
    }
    found = with_room(found, (size_t)found_count, sizeof *found);
    found[found_count++] = (struct candidate){path, is_folder, fault};
}

/* Why a file cannot be a solution, or NULL. What is below the folder may be a stranger's, and a report shows what the
   compiler says of a file: so only what lies there is read. */
static const char *fault_of(const char *path, const char *top)
{
    struct stat about;
    const char *whole = realpath(path, NULL);
    if (whole == NULL) {
        return format_text("it cannot be found (%s)", strerror(errno));
    }
    if (strncmp(whole, top, strlen(top)) != 0 || (whole[strlen(top)] != '/' && strcmp(top, "/") != 0)) {
        return "it is a link that leads out of the folder, and is not read";
    }
    if (stat(whole, &about) != 0 || !S_ISREG(about.st_mode)) {
        return "it is not a file";
    }
    return access(whole, R_OK) != 0 ? format_text("it cannot be read (%s)", strerror(errno)) : NULL;
}

/* Links to folders are not followed, so there is no way round in circles. What begins with a dot is not the user's, such
   as .git. */
static void add_files(const char *path, const char *top)
{
    DIR *folder = opendir(path);
    if (folder == NULL) {
        add(path, true, format_text("the folder cannot be read (%s)", strerror(errno)));
        return;
    }
    for (const char *name; (name = next_name(&folder)) != NULL;) {
        struct stat about;
        const char *whole = format_text("%s/%s", path, name);
        if (name[0] == '.') {
            continue;
        }
        if (lstat(whole, &about) == 0 && S_ISDIR(about.st_mode)) {
            add_files(whole, top);
        } else {
            add(whole, false, fault_of(whole, top));
        }
    }
}

static int by_name(const void *a, const void *b)
{
    return strcmp(((const struct candidate *)a)->path, ((const struct candidate *)b)->path);
}

const struct candidate *files_below(const char *folder, int *count)
{
    found_count = 0;
    add_files(folder, folder);
    if (found_count > 0) {
        qsort(found, (size_t)found_count, sizeof *found, by_name);
    }
    *count = found_count;
    return found;
}
