/* report.c - the words of a report: what went wrong on a case, and what all cases together give. */
#include "verdict.h"

const char *const verdict_name[VERDICTS] = {"AC", "--", "MLE", "TLE", "OLE", "WA", "RE", "CE", "JE"};

int64_t in_ms(int64_t ns) { return (ns + 999999) / 1000000; }

/* ---- a case ---- */

void write_reason(FILE *to, const struct attempt *a)
{
    const int64_t limit_kb = a->limits.mb * 1024;
    const bool has_how = a->verdict == RE || a->verdict == STOPPED || (a->verdict == JE && a->how != NULL);
    if (a->verdict == AC || a->verdict == WA || (a->verdict == JE && !has_how)) {
        return;
    }
    fputs(", ", to);
    if (a->verdict == CE) {
        fprintf(to, tr("cannot be started (%s)"), a->how);
    } else if (has_how) {
        fputs(a->how, to);
    } else if (is_late_by_clock(a)) {
        fprintf(to, tr("%.1f s by the clock, %.2f s of CPU, limit %" PRId64 " ms: it sleeps, or this machine is busy"),
                (double)a->clock_ns / 1e9, (double)a->cpu_ns / 1e9, a->limits.ms);
    } else if (a->verdict == TLE) {
        fprintf(to, tr("%" PRId64 " ms, limit %" PRId64 " ms"), in_ms(a->time_ns), a->limits.ms);
    } else if (a->verdict == MLE) {
        fprintf(to, tr("%" PRId64 " KB, limit %" PRId64 " KB"), a->peak_kb, limit_kb);
        fputs(a->peak_kb <= limit_kb ? tr(": it asked for more") : "", to);
    } else {
        fprintf(to, tr("more than %" PRId64 " KB of output"), a->limits.output_kb);
    }
}

/* Writes everything that helps to understand a verdict other than AC. */
void describe_attempt(FILE *to, const struct attempt *a)
{
    const bool is_wrong = a->verdict == WA;
    fputs(verdict_name[a->verdict], to);
    write_reason(to, a);
    putc('\n', to);
    if (a->referee_says != NULL && a->referee_says[0] != '\0') {
        fprintf(to, "  %s\n", a->referee_says);
    }
    if (a->hint != NULL) {
        fprintf(to, "  %s\n", a->hint);
    }
    if (a->rules_say != NULL) {
        const bool is_silent = a->rules_say[0] == '\0';
        fprintf(to, tr("  the rules: %s\n"),
                is_silent ? tr("they cannot decide whether the output is right") : a->rules_say);
    }
    if (a->transcript.kept.at != NULL) {
        write_head(to, "the judge (>) and the program (<)", a->transcript, "\\");
    } else {
        write_head(to, "input", a->input, "\\");
    }
    if (a->verdict == JE || (is_wrong && a->has_many_answers)) {
        write_head(to, "output", a->output, "\\");
    }
    if (is_wrong && a->has_many_answers) {
        write_head(to, "one right answer", (struct excerpt){.kept = trimmed(a->answer)}, "\\");
    } else if ((is_wrong || a->verdict == RE) && a->transcript.kept.at == NULL) {
        fputs(a->differences[0] != '\0' ? a->differences : tr("  the output itself is right\n"), to);
    }
    if (a->errors.kept.at != a->errors.kept.end) {
        write_head(to, "stderr", a->errors, "");
    }
}

/* ---- all cases ---- */

void count_case(struct tally *t, struct test_case *c)
{
    const struct outcome *o = &c->outcome;
    c->state = TALLIED;
    t->tried++;
    t->verdicts[o->verdict]++;
    t->slowest_ns = o->time_ns > t->slowest_ns ? o->time_ns : t->slowest_ns;
    t->peak_kb = o->peak_kb > t->peak_kb ? o->peak_kb : t->peak_kb;
    if (o->verdict != AC && c->is_sample && t->first_sample == NULL) {
        t->first_sample = c;
    }
    const struct test_case **first = &t->first[o->verdict];
    if (o->verdict != AC && (*first == NULL || ((*first)->is_sample && !c->is_sample))) {
        *first = c;
    }
    t->worst = o->verdict > t->worst ? o->verdict : t->worst;
    t->first_failing = t->first[t->worst];
}

void print_headline(FILE *to, const char *heading, enum verdict verdict, const struct tally *t, bool in_colour)
{
    const char *colour = verdict == AC ? "\033[32m" : "\033[31m";
    const char *counts = format_text("%" PRId64 "/%" PRId64, t->verdicts[AC], t->tried);
    fprintf(to, "%s%-3s%s  %s  %13s  %6" PRId64 " ms  %5" PRId64 ".%" PRId64 " MB\n", in_colour ? colour : "",
            verdict_name[verdict], in_colour ? "\033[0m" : "", heading, counts, in_ms(t->slowest_ns), t->peak_kb / 1024,
            t->peak_kb % 1024 * 10 / 1024);
}

const char *counts_of(const int64_t counts[VERDICTS])
{
    const char *text = "";
    for (int v = JE; v >= AC; v--) {
        if (counts[v] > 0) {
            text = format_text("%s%s%" PRId64 " %s", text, text[0] != '\0' ? ", " : "", counts[v], verdict_name[v]);
        }
    }
    return text;
}

/* Where cases have got other verdicts than that of the head line, the first case of each. */
static void print_other_verdicts(FILE *to, const struct tally *t)
{
    const bool is_told = t->first_failing != NULL && !t->first_failing->is_sample; /* that a sample fails */
    for (int v = JE; v > AC; v--) {
        const struct test_case *c = t->first[v];
        if (c != NULL && c != t->first_failing && !(is_told && c == t->first_sample)) {
            const size_t name = strlen(verdict_name[v]);
            fprintf(to, tr("  first %s: case %s"), verdict_name[v], shown(c->label));
            fprintf(to, "%.*s\n", (int)(strcspn(c->description, "\n") - name), c->description + name);
        }
    }
}

void print_findings(FILE *to, const struct tally *t, int64_t untried)
{
    const struct test_case *c = t->first_failing;
    if (c != NULL && !c->is_sample && t->first_sample != NULL) {
        fprintf(to, tr("  a sample fails: %s, %s\n"), shown(t->first_sample->label),
                verdict_name[t->first_sample->outcome.verdict]);
    }
    if (c != NULL && t->smaller != NULL) {
        fprintf(to, tr("  case %s: %s"), shown(c->label),
                format_text("%.*s\n", (int)strcspn(c->description, "\n"), c->description));
        fprintf(to, tr("  a smaller input, made from that one, fails as well: %s"), t->smaller->description);
        fputs(t->all_tried > 0 ? format_text(tr("  no smaller input fails: all %" PRId64 " were tried\n"), t->all_tried)
                               : tr("  smaller inputs may fail, too: not all of them were tried\n"),
              to);
    } else if (c != NULL) {
        fprintf(to, tr("  case %s: %s"), shown(c->label), c->description);
    }
    print_other_verdicts(to, t);
    if (t->tried - t->verdicts[AC] > 1) {
        fprintf(to, tr("  verdicts: %s\n"), counts_of(t->verdicts));
    }
    if (untried > 0) {
        fprintf(to,
                untried == 1 ? tr("  stopped %s; %" PRId64 " case not tried")
                             : tr("  stopped %s; %" PRId64 " cases not tried"),
                t->stopped, untried);
        if (t->left_s > 0) {
            fprintf(to, tr(", which would take about %" PRId64 " s"), t->left_s);
        }
        putc('\n', to);
    }
    const char *running = "";
    for (int64_t i = 0; i < t->running_count; i++) {
        running = format_text("%s%s%s", running, i > 0 ? ", " : "", shown(t->running[i]));
    }
    if (t->running_count > 0) {
        fprintf(to, t->running_count == 1 ? tr("  running then: case %s\n") : tr("  running then: cases %s\n"),
                running);
    }
}
