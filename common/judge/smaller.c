/* smaller.c - makes the failing case smaller: asks the rules of the game for smaller inputs, tries them in turn, goes on
   from the first that fails in the same way, and ends where none does. One after another, so that the result is the same
   for any number of workers. */
#include "judge.h"

enum {
    MAX_RUNS = 300,
    MAX_OF_ALL = 3300, /* where all smaller inputs are tried */
    MAX_SECONDS = 5    /* for all of it */
};

/* Whether a result with a smaller case would show more. */
static bool is_wanted(const struct task *task, const struct test_case *found)
{
    const struct settings *s = task->settings;
    const bool is_row = s->format == AS_LINES || (s->format == AS_TEXT && s->solution_count > 1 && !s->verbose);
    return found != NULL && !found->is_sample && !found->outcome.is_crowded && task->rules_program != NULL
           && !task->plays && !(is_row && s->save == NULL && s->junit == NULL);
}

static bool is_tried(const struct span *tried, int64_t count, struct span input)
{
    for (int64_t i = 0; i < count; i++) {
        if (tried[i].end - tried[i].at == input.end - input.at
            && memcmp(tried[i].at, input.at, (size_t)(input.end - input.at)) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_of_kind(const struct test_case *c, const char *kind)
{
    return strncmp(c->label, kind, strlen(kind)) == 0;
}

const struct test_case *find_smaller(const struct task *task, const struct test_case *found, int64_t *all_tried)
{
    static struct test_case smallest;
    static struct span tried[MAX_OF_ALL + 1];
    int64_t count = 0;
    const int64_t until = now_ns() + (int64_t)MAX_SECONDS * 1000000000;
    bool has_failed = is_wanted(task, found);
    bool fails_otherwise = false;
    *all_tried = 0;
    if (has_failed) {
        smallest = *found;
        tried[count++] = found->input;
    }
    while (has_failed) {
        struct test_case c;
        struct span stream = ask_for_cases(MAKE_SMALLER, smallest.input, until);
        int64_t all = 0;
        bool is_out = false; /* of time, or another verdict is met */
        has_failed = false;
        while (!has_failed && !is_out && next_case(&stream, &c)) {
            all += is_of_kind(&c, "smaller") ? 0 : 1; /* these come last */
            *all_tried = is_of_kind(&c, "last") ? all : 0;
            if (is_tried(tried, count, c.input)) {
                continue;
            }
            progress(tr("making the failing case smaller, %" PRId64 " tries"), count);
            is_out = count == (all > 0 ? MAX_OF_ALL : MAX_RUNS) || !try_alone(&c, until);
            tried[count++] = c.input;
            has_failed = !is_out && c.state == KNOWN && c.outcome.verdict == found->outcome.verdict;
            fails_otherwise = fails_otherwise || (!is_out && !has_failed && c.outcome.verdict != AC);
        }
        *all_tried = is_out || has_failed || fails_otherwise ? 0 : *all_tried;
        if (has_failed) {
            smallest = c;
            smallest.label = "smaller";
        }
    }
    return smallest.input.at != NULL && smallest.input.at != found->input.at ? &smallest : NULL;
}
