/* report.c - the words of a report: what went wrong on a case, and what all cases together give. */
#include "verdict.h"

const char *const verdict_name[VERDICTS] = {"AC", "--", "WA", "OLE", "MLE", "TLE", "RE", "CE", "JE"};

int64_t in_ms(int64_t ns) { return (ns + 999999) / 1000000; }

/* ---- a case ---- */

void write_reason(FILE *to, const struct attempt *a)
{
    if (a->verdict == CE) {
        fprintf(to, ", cannot be started (%s); a script needs a first line such as #!/usr/bin/env python3, without \\r",
                a->how);
    } else if (a->verdict == RE || a->verdict == STOPPED || (a->verdict == JE && a->how != NULL)) {
        fprintf(to, ", %s", a->how);
    } else if (is_late_by_clock(a)) {
        fprintf(to, ", %.1f s by the clock, %.2f s of CPU, limit %" PRId64 " ms: it sleeps, or this machine is busy",
                (double)a->clock_ns / 1e9, (double)a->cpu_ns / 1e9, a->limits.ms);
    } else if (a->verdict == TLE) {
        fprintf(to, ", %" PRId64 " ms, limit %" PRId64 " ms", in_ms(a->time_ns), a->limits.ms);
    } else if (a->verdict == MLE) {
        const bool is_refused = a->peak_kb <= a->limits.mb * 1024;
        fprintf(to, ", %" PRId64 " KB, limit %" PRId64 " KB%s", a->peak_kb, a->limits.mb * 1024,
                is_refused ? ": it asked for more" : "");
    } else if (a->verdict == OLE) {
        fprintf(to, ", more than %" PRId64 " KB of output", a->limits.output_kb);
    }
}

/* Writes everything that helps to understand a verdict other than AC. */
void describe_attempt(FILE *to, const struct attempt *a)
{
    const bool is_wrong = a->verdict == WA;
    fputs(verdict_name[a->verdict], to);
    write_reason(to, a);
    putc('\n', to);
    if (a->rules_say != NULL) {
        const bool is_silent = a->rules_say[0] == '\0';
        fprintf(to, "  the rules: %s\n", is_silent ? "they cannot decide whether the output is right" : a->rules_say);
    }
    write_head(to, "input", a->input, "\\");
    if (a->verdict == JE || (is_wrong && a->has_many_answers)) {
        write_head(to, "output", a->output, "\\");
    }
    if (is_wrong && a->has_many_answers) {
        write_head(to, "one right answer", (struct excerpt){.kept = trimmed(a->answer)}, "\\");
    } else if (is_wrong || a->verdict == RE) {
        fputs(a->differences[0] != '\0' ? a->differences : "  the output itself is right\n", to);
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
    if (o->verdict > t->worst) {
        t->worst = o->verdict;
        t->first_worst = c;
    }
    if (o->verdict != AC && c->is_sample && t->first_sample == NULL) {
        t->first_sample = c;
    }
    if (o->verdict != AC && (t->first_failing == NULL || (t->first_failing->is_sample && !c->is_sample))) {
        t->first_failing = c;
    }
}

void print_headline(FILE *to, const char *heading, enum verdict verdict, const struct tally *t, bool in_colour)
{
    const char *colour = verdict == AC ? "\033[32m" : "\033[31m";
    const char *counts = format_text("%" PRId64 "/%" PRId64, t->verdicts[AC], t->tried);
    fprintf(to, "%s%-3s%s  %s  %13s  %6" PRId64 " ms  %5" PRId64 ".%" PRId64 " MB\n", in_colour ? colour : "",
            verdict_name[verdict], in_colour ? "\033[0m" : "", heading, counts, in_ms(t->slowest_ns), t->peak_kb / 1024,
            t->peak_kb % 1024 * 10 / 1024);
}

void print_counts(FILE *to, const char *title, const int64_t counts[VERDICTS])
{
    const char *separator = title;
    for (int v = JE; v >= AC; v--) {
        if (counts[v] > 0) {
            fprintf(to, "%s %" PRId64 " %s", separator, counts[v], verdict_name[v]);
            separator = ",";
        }
    }
    putc('\n', to);
}

void print_findings(FILE *to, const struct tally *t, int64_t untried)
{
    const struct test_case *c = t->first_failing;
    if (c != NULL && c->outcome.verdict != t->worst) { /* what the headline says comes first */
        const char *description = t->first_worst->description;
        fprintf(to, "  first %s: case %s%.*s\n", verdict_name[t->worst], shown(t->first_worst->label),
                (int)(strcspn(description, "\n") - strlen(verdict_name[t->worst])),
                description + strlen(verdict_name[t->worst]));
    }
    if (c != t->first_sample && t->first_sample != NULL) {
        fprintf(to, "  a sample fails: %s, %s\n", shown(t->first_sample->label),
                verdict_name[t->first_sample->outcome.verdict]);
    }
    if (c != NULL && t->smaller != NULL) {
        fprintf(to, "  case %s: %.*s\n  a smaller input, made from that one, fails as well: %s", shown(c->label),
                (int)strcspn(c->description, "\n"), c->description, t->smaller->description);
        fputs(t->all_tried > 0 ? format_text("  no smaller input fails: all %" PRId64 " were tried\n", t->all_tried)
                               : "  smaller inputs may fail, too: not all of them were tried\n",
              to);
    } else if (c != NULL) {
        fprintf(to, "  case %s: %s", shown(c->label), c->description);
    }
    if (t->tried - t->verdicts[AC] > 1) {
        print_counts(to, "  verdicts:", t->verdicts);
    }
    if (untried > 0) {
        const char *left = t->left_s > 0 ? format_text(", which would take about %" PRId64 " s", t->left_s) : "";
        fprintf(to, "  stopped %s; %" PRId64 " %s not tried%s\n", t->stopped, untried, untried == 1 ? "case" : "cases",
                left);
    }
}
