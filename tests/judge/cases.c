/*
 * cases.c - reads the cases. A stream of cases holds, for every case, a header line and then the bytes that
 * it counts:
 *
 *     case LABEL INPUT_BYTES ANSWER_BYTES
 *     <input><answer>
 *
 * A folder holds NAME.in with NAME.ans or NAME.out, in it or in folders below. Everything is read, counted
 * and checked before the first case is tried: what is missing, unreadable or cut is JE, never a case fewer.
 */
#include "judge.h"

#include <ftw.h>

struct trial_case *cases;
int64_t case_count;
int64_t first_of_stream;

static char **paths; /* of the files in a folder of cases */
static size_t path_count;
static size_t top_bytes; /* of the folder's own path */

static struct text whole_file(const char *path)
{
    size_t bytes = 0;
    const unsigned char *text = (unsigned char *)file_text(path, &bytes);
    if (text == NULL) {
        fail("cannot read (%s): \"%s\"", strerror(errno), shown(path));
    }
    return (struct text){text, text + bytes};
}

static void add_case(const char *label, struct text input, struct text answer)
{
    const struct text said = trimmed(answer, true);
    if (said.at == said.end) {
        fail("the answer is empty in case: \"%s\"", shown(label));
    }
    cases = grown(cases, (size_t)case_count, sizeof *cases);
    cases[case_count++] = (struct trial_case){.label = label, .input = input, .answer = answer};
}

void read_stream(const char *path)
{
    const struct text all = whole_file(path);
    if (all.at == all.end) {
        fail("there are no cases in the stream: \"%s\"", shown(path));
    }
    for (const unsigned char *at = all.at; at < all.end;) {
        char header[128];
        char label[64];
        int64_t input = -1;
        int64_t answer = -1;
        int bytes = 0;
        snprintf(header, sizeof header, "%.120s", (const char *)at);
        if (sscanf(header, "case %63s %10" SCNd64 " %10" SCNd64 "%n", label, &input, &answer, &bytes) != 3
            || header[bytes] != '\n' || input < 0 || answer < 0) {
            fail("not a header of the form \"case LABEL INPUT_BYTES ANSWER_BYTES\": \"%s\"", shown(header));
        }
        at += bytes + 1;
        if (all.end - at - input < answer) {
            fail("the stream ends inside case: \"%s\"", shown(label));
        }
        const unsigned char *middle = at + input;
        add_case(format_text("%s", label), (struct text){at, middle}, (struct text){middle, middle + answer});
        at = middle + answer;
    }
}

/* Takes note of a file of cases. What cannot be looked at could have held some; hidden files are an editor's. */
static int note(const char *path, const struct stat *about, int kind, struct FTW *place)
{
    const char *ending = strrchr(path, '.');
    (void)place;
    if (strstr(path + top_bytes, "/.") != NULL) {
        return 0;
    }
    const bool is_case =
        ending != NULL && (strcmp(ending, ".in") == 0 || strcmp(ending, ".ans") == 0 || strcmp(ending, ".out") == 0);
    if (kind == FTW_DNR || kind == FTW_NS || kind == FTW_SLN || (is_case && !S_ISREG(about->st_mode))) {
        fail("no file that can be read: \"%s\"", shown(path));
    }
    if (is_case) {
        paths = grown(paths, path_count, sizeof *paths);
        paths[path_count++] = format_text("%s", path);
    }
    return 0;
}

/* By name; with numbers by their value, 2 before 10, where the library can. */
static int by_name(const void *one, const void *other)
{
#ifdef __linux__
    return strverscmp(*(char *const *)one, *(char *const *)other);
#else
    return strcmp(*(char *const *)one, *(char *const *)other);
#endif
}

/* Adds the cases of a folder; `prefix` comes before their labels. */
void read_folder(const char *top, const char *prefix)
{
    top_bytes = strlen(top);
    if (nftw(top, note, 16, 0) != 0) {
        fail("cannot read the folder (%s): \"%s\"", strerror(errno), shown(top));
    }
    if (path_count == 0) {
        fail("there are no cases in the folder: \"%s\"", shown(top));
    }
    qsort(paths, path_count, sizeof *paths, by_name);
    for (size_t i = 0; i < path_count; i++) {
        const int stem = (int)(strrchr(paths[i], '.') - paths[i]);
        const char *input = format_text("%.*s.in", stem, paths[i]);
        const char *ans = format_text("%.*s.ans", stem, paths[i]);
        const char *out = format_text("%.*s.out", stem, paths[i]);
        const bool has_ans = access(ans, F_OK) == 0;
        if (access(input, F_OK) != 0) {
            fail("the input is missing: \"%s\"", shown(input));
        }
        if (strcmp(input, paths[i]) != 0) {
            continue;
        }
        if (has_ans == (access(out, F_OK) == 0)) {
            fail("%s: \"%s\"", has_ans ? "there are two answers, .ans and .out, for" : "the answer is missing",
                 shown(has_ans ? input : out));
        }
        const int above = (int)top_bytes + 1;
        const char *label = format_text("%s%.*s", prefix, stem - above, paths[i] + above);
        add_case(label, whole_file(input), whole_file(has_ans ? ans : out));
    }
}
