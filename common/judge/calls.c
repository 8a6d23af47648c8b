/* calls.c - of the test cases of a function, which are one case for the judge: the one that fails. It is tried alone;
   where it is right then, something of the program outlives a call, and the fewest test cases before it are looked for
   after which it fails. */
#include "judge.h"

enum { MAX_SECONDS = 10 };

/* Tries these test cases of a case; NULL: they do not fail as it does, or there is no time. */
static const struct test_case *failing(const struct task *task, const struct test_case *of, int64_t from, int64_t count,
                                       int64_t until)
{
    const int lines = arguments_of(task->problem);
    struct test_case *c = allocate(sizeof *c);
    *c = (struct test_case){.label = "smaller",
                            .input = lines_of(of->input, from * lines, count * lines),
                            .answer = lines_of(of->answer, from, count)};
    const bool fails = try_alone(c, until) && c->state == KNOWN && c->outcome.verdict == of->outcome.verdict;
    return fails ? c : NULL;
}

const struct test_case *find_call(const struct task *task, const struct test_case *found)
{
    if (found == NULL || !is_function(task->problem) || found->outcome.is_crowded) {
        return found;
    }
    const int64_t until = now_ns() + (int64_t)MAX_SECONDS * 1000000000;
    const int64_t calls = count_lines(found->input) / arguments_of(task->problem);
    const int64_t failed = found->outcome.first_wrong - 1;
    if (calls < 2 || failed < 0 || failed >= calls) {
        return found;
    }
    const struct test_case *fewer = failing(task, found, failed, 1, until);
    for (int64_t before = 1; fewer == NULL && before < 2 * failed; before *= 2) {
        const int64_t from = before < failed ? failed - before : 0;
        fewer = failing(task, found, from, failed - from + 1, until);
    }
    return fewer != NULL ? fewer : found;
}

const char *remark_on_calls(const struct task *task, const struct test_case *c)
{
    const bool is_of_several =
        c != NULL && is_function(task->problem) && (c->outcome.verdict == WA || c->outcome.verdict == RE)
        && strcmp(c->label, "smaller") == 0 && count_lines(c->input) > arguments_of(task->problem);
    return is_of_several
               ? tr("  right alone, wrong after other cases: something outside the function keeps its value\n")
               : "";
}
