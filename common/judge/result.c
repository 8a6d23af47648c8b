/* result.c - tells what came of a problem: to people, as the report; to other programs, as JSON, as lines for editors,
   and as JUnit's XML. README.md describes the forms. A worker writes what only it knows, the details of a case; the
   trial writes the rest. */
#include "judge.h"

static int junit_fd = -1; /* the test cases so far, in a file that trials share */

/* ---- paths and places ---- */

const char *from_caller(const struct settings *settings, const char *path)
{
    const char *called_from = settings->called_from;
    const size_t length = strlen(called_from);
    if (strncmp(path, called_from, length) == 0 && path[length] == '/') {
        path += length + 1;
    }
    return strchr(path, '/') == NULL || path[0] == '-' ? format_text("./%s", path) : path;
}

/* A solution's file as its owner knows it. */
static const char *own_name(const struct settings *settings, const char *path)
{
    const char *name = strcmp(path, "-") == 0 ? path : from_caller(settings, path);
    return strncmp(name, "./", 2) == 0 ? name + 2 : name;
}

static const char *own_path(const struct task *task)
{
    const char *path =
        task->solution != NULL ? task->solution : format_text("%s/%s", realpath(".", NULL), solution_of(task->problem));
    return own_name(task->settings, path);
}

static bool is_of_path(unsigned char c) { return isalnum(c) || strchr("_./+@-", c) != NULL || c >= 0x80; }

/* The first place where a text names the source in the sandbox; {NULL, NULL}: none. */
static struct span find_source(struct span text, const char *source)
{
    const size_t length = strlen(source);
    for (const unsigned char *at = text.at; at + length <= text.end; at++) {
        const bool begins = at == text.at || at[-1] == '/' || !is_of_path(at[-1]);
        if (begins && memcmp(at, source, length) == 0 && (at + length == text.end || !is_of_path(at[length]))) {
            const unsigned char *begin = at;
            while (begin > text.at && is_of_path(begin[-1])) {
                begin--;
            }
            return (struct span){begin, at + length};
        }
    }
    return (struct span){NULL, NULL};
}

/* A text that has the program's own path wherever it named the source in the sandbox. */
static struct span with_own_path(const struct task *task, struct span text)
{
    char *changed = NULL;
    FILE *to = open_text(&changed);
    for (struct span place; (place = find_source(text, task->program->source)).at != NULL; text.at = place.end) {
        fwrite(text.at, 1, (size_t)(place.at - text.at), to);
        fputs(own_path(task), to);
    }
    fwrite(text.at, 1, (size_t)(text.end - text.at), to);
    const long size = ftell(to);
    fclose(to);
    return (struct span){(unsigned char *)changed, (unsigned char *)changed + size};
}

/* The line to which a message points: the first one after the source and a colon, or else the last one in words, such
   as that of the innermost call in Python's traceback. 1: none. */
static long line_in(struct span text, const char *source, bool *is_in_words)
{
    long line = 1;
    *is_in_words = false;
    for (struct span place; (place = find_source(text, source)).at != NULL; text.at = place.end) {
        char after[32] = "";
        const size_t left = (size_t)(text.end - place.end);
        long number = 0;
        memcpy(after, place.end, left < sizeof after - 1 ? left : sizeof after - 1);
        if (sscanf(after, ":%ld", &number) == 1 && number > 0) {
            return *is_in_words ? line : number;
        }
        if ((sscanf(after, "\", line %ld", &number) == 1 || sscanf(after, " on line %ld", &number) == 1)
            && number > 0) {
            line = number;
            *is_in_words = true;
        }
    }
    return line;
}

static struct span last_line(struct span text)
{
    struct span last = {NULL, NULL};
    text = trimmed(text);
    for (struct span line; (line = take_line(&text)).at != NULL;) {
        last = line;
    }
    return trimmed(last);
}

/* ---- details, by a worker ---- */

/* The reason of a verdict, without what joins it to the verdict; of a program that plays, what the referee says. */
static const char *reason_of(const struct attempt *a)
{
    char *reason = NULL;
    if (a->verdict == WA && a->referee_says != NULL) {
        return a->referee_says;
    }
    FILE *to = open_text(&reason);
    write_reason(to, a);
    fclose(to);
    return reason + strspn(reason, ", ");
}

/* The first difference from the answer, in a line, or "". */
static const char *difference_of(const struct attempt *a)
{
    const char *text = a->verdict == WA && !a->has_many_answers ? a->differences : "";
    text += strspn(text, " ");
    return format_text("%.*s", (int)strcspn(text, "\n"), text);
}

long line_of(struct span text, const char *source)
{
    bool is_in_words;
    return line_in(text, source, &is_in_words);
}

/* For editors: a line of the program, and what is to be said of it. A traceback ends with what is wrong. */
static void write_place(FILE *to, const struct task *task, enum verdict verdict, const char *reason, struct span text)
{
    bool is_in_words;
    const long line = line_in(text, task->program->source, &is_in_words);
    fprintf(to, "%ld %s%s%s%s", line, verdict_name[verdict], reason[0] != '\0' ? ", " : "", reason,
            is_in_words ? ": " : "");
    if (is_in_words) {
        write_escaped(to, last_line(text), "");
    }
    putc('\n', to);
}

void write_details(FILE *to, const struct task *task, const struct attempt *a)
{
    const char *reason = reason_of(a);
    const char *difference = difference_of(a);
    putc('\0', to);
    if (task->settings->format == AS_JSON) {
        json_field(to, "reason", reason[0] != '\0' ? reason : NULL);
        json_field(to, "difference", difference[0] != '\0' ? difference : NULL);
        json_field(to, "rules", a->rules_say);
        json_field(to, "hint", a->hint);
        fputs(",\"got\":", to);
        json_text(to, a->output);
        fputs(",\"stderr\":", to);
        json_text(to, a->errors);
        fputs(",\"conversation\":", to);
        if (a->transcript.kept.at != NULL) {
            json_text(to, a->transcript);
        } else {
            fputs("null", to);
        }
    } else if (task->settings->format == AS_LINES) {
        write_place(to, task, a->verdict, difference[0] != '\0' ? difference : reason,
                    a->verdict == RE ? a->errors.kept : (struct span){NULL, NULL});
    }
}

void write_messages(FILE *to, const struct task *task, enum verdict verdict, struct excerpt messages)
{
    struct span text = with_own_path(task, messages.kept);
    putc('\0', to);
    if (task->settings->format == AS_JSON && text.at != text.end) {
        json_text(to, (struct excerpt){text, messages.dropped});
    } else if (task->settings->format == AS_LINES) {
        write_place(to, task, verdict, "", messages.kept);
        for (struct span line; (line = take_line(&text)).at != NULL; putc('\n', to)) {
            write_escaped(to, line, "");
        }
    }
}

const char *details_of(const char *description, int64_t size)
{
    const int64_t length = (int64_t)strlen(description);
    return length < size ? description + length + 1 : "";
}

/* ---- JSON ---- */

static void print_case_json(const char *name, const struct test_case *c, bool has_many_answers)
{
    printf(",\"%s\":", name);
    if (c == NULL) {
        fputs("null", stdout);
        return;
    }
    printf("{\"verdict\":\"%s\"", verdict_name[c->outcome.verdict]);
    json_field(stdout, "name", c->label);
    printf(",\"time_ms\":%" PRId64 ",\"memory_kb\":%" PRId64 "%s,\"input\":", in_ms(c->outcome.time_ns),
           c->outcome.peak_kb, c->details);
    json_text(stdout, (struct excerpt){.kept = c->input});
    fputs(",\"wanted\":", stdout);
    if (c->transcript == NULL) {
        json_text(stdout, (struct excerpt){.kept = c->answer});
    } else {
        fputs("null", stdout);
    }
    printf(",\"wanted_is_one_of_many\":%s}", has_many_answers ? "true" : "false");
}

static void print_cases_json(const struct case_list *cases)
{
    const char *separator = "";
    fputs(",\"cases\":[", stdout);
    for (const struct test_case *c = cases->first; c < cases->first + cases->count; c++) {
        if (c->state == TALLIED) {
            printf("%s{\"verdict\":\"%s\"", separator, verdict_name[c->outcome.verdict]);
            json_field(stdout, "name", c->label);
            printf(",\"time_ms\":%" PRId64 ",\"memory_kb\":%" PRId64 "}", in_ms(c->outcome.time_ns),
                   c->outcome.peak_kb);
            separator = ",";
        }
    }
    putchar(']');
}

static void print_running_json(const struct tally *t)
{
    fputs(",\"running\":[", stdout);
    for (int64_t i = 0; i < t->running_count; i++) {
        fputs(i > 0 ? "," : "", stdout);
        json_string(stdout, t->running[i]);
    }
    putchar(']');
}

static void print_verdicts_json(const int64_t counts[VERDICTS])
{
    const char *separator = "";
    fputs(",\"verdicts\":{", stdout);
    for (int v = JE; v >= AC; v--) {
        if (counts[v] > 0) {
            printf("%s\"%s\":%" PRId64, separator, verdict_name[v], counts[v]);
            separator = ",";
        }
    }
    putchar('}');
}

static void print_json(const struct result *r)
{
    const struct problem *p = r->task->problem;
    const struct tally *t = r->tally;
    const char *messages = details_of(r->messages, r->messages_size);
    int64_t outside = 0;
    printf("{\"format\":%d", FORMAT);
    json_field(stdout, "problem", name_of(p));
    json_field(stdout, "number", strcmp(p->number, "-") != 0 ? p->number : NULL);
    json_field(stdout, "solution", own_path(r->task));
    json_field(stdout, "language", r->task->program->language->name);
    json_field(stdout, "verdict", verdict_name[r->verdict]);
    printf(",\"passed\":%" PRId64 ",\"tried\":%" PRId64 ",\"total\":%" PRId64, t->verdicts[AC], t->tried,
           r->cases->count);
    printf(",\"time_ms\":%" PRId64 ",\"memory_kb\":%" PRId64 ",\"time_limit_ms\":%" PRId64
           ",\"memory_limit_kb\":%" PRId64,
           in_ms(t->slowest_ns), t->peak_kb, r->task->limits.ms, r->task->limits.mb * 1024);
    print_verdicts_json(t->verdicts);
    outside_limits(r->cases, &outside);
    printf(",\"outside_limits\":%" PRId64 ",\"other_files\":%" PRId64, outside, r->cases->other_count);
    json_field(stdout, "stopped", r->cases->count > t->tried ? t->stopped : NULL);
    print_running_json(t);
    json_field(stdout, "fault", r->fault);
    printf(",\"compiler\":%s", messages[0] != '\0' ? messages : "null");
    const bool has_sample = t->first_sample != NULL && t->first_sample != t->first_failing;
    json_field(stdout, "failing_sample", has_sample ? t->first_sample->label : NULL);
    print_case_json("case", t->first_failing, r->task->has_many_answers);
    print_case_json("smaller", t->smaller, r->task->has_many_answers);
    json_field(stdout, "kept_input", r->kept.input);
    json_field(stdout, "kept_answer", r->kept.answer);
    json_field(stdout, "again", r->kept.again);
    if (r->task->settings->verbose) {
        print_cases_json(r->cases);
    }
    puts("}");
}

/* ---- lines for editors ---- */

static void print_lines(const struct result *r)
{
    const struct tally *t = r->tally;
    const struct test_case *c = t->first_failing;
    const char *folder = shown(name_of(r->task->problem));
    const char *counts = format_text("%" PRId64 "/%" PRId64, t->verdicts[AC], t->tried);
    if (r->verdict == AC || r->verdict == STOPPED) {
        printf("%s: %s %s\n", folder, verdict_name[r->verdict], counts);
        return;
    }
    const char *messages = details_of(r->messages, r->messages_size);
    const char *path = shown(own_path(r->task));
    char *words = format_text("1 %s: %s", verdict_name[JE], r->fault != NULL ? r->fault : "");
    if (messages[0] != '\0') {
        fputs(messages + strcspn(messages, "\n") + 1, stdout);
    }
    if (r->fault == NULL) {
        words = format_text("%s", c != NULL ? c->details : messages);
    }
    const long line = strtol(words, &words, 10);
    words[strcspn(words, "\n")] = '\0';
    printf("%s:%ld:1: error: %s:%s%s\n", path, line, folder, words,
           c != NULL ? format_text(" (case %s, %s AC)", shown(c->label), counts) : "");
}

/* ---- JUnit ---- */

static void write_xml(FILE *to, const char *text)
{
    for (; *text != '\0'; text++) {
        switch (*text) {
        case '&': fputs("&amp;", to); break;
        case '<': fputs("&lt;", to); break;
        case '>': fputs("&gt;", to); break;
        case '"': fputs("&quot;", to); break;
        default: putc(*text, to);
        }
    }
}

static void xml_attribute(FILE *to, const char *name, const char *value)
{
    fprintf(to, " %s=\"", name);
    write_xml(to, value);
    putc('"', to);
}

/* One test case for each problem. All texts are visible characters and line breaks, so no other has to be replaced. */
static void add_to_junit(const struct result *r)
{
    const char *tag = r->verdict == JE ? "error" : r->verdict == STOPPED ? "skipped" : "failure";
    const char *message = format_text("%s, %" PRId64 " of %" PRId64 " cases", verdict_name[r->verdict],
                                      r->tally->verdicts[AC], r->cases->count);
    char *text = NULL;
    FILE *to = open_text(&text);
    fputs("  <testcase", to);
    xml_attribute(to, "classname", shown(own_path(r->task)));
    xml_attribute(to, "name", shown(name_of(r->task->problem)));
    fprintf(to, " time=\"%.3f\"", (double)(now_ns() - r->task->start_ns) / 1e9);
    if (r->verdict == AC) {
        fputs("/>\n", to);
    } else {
        fprintf(to, "><%s", tag);
        if (r->verdict == STOPPED) { /* of which schemas allow no attributes */
            fprintf(to, ">%s\n", message);
        } else {
            xml_attribute(to, "message", message);
            xml_attribute(to, "type", verdict_name[r->verdict]);
            putc('>', to);
        }
        write_xml(to, r->text);
        fprintf(to, "</%s></testcase>\n", tag);
    }
    fclose(to);
    write_whole(junit_fd, text, strlen(text));
}

void start_junit(void)
{
    if (junit_fd >= 0) {
        close(junit_fd); /* of what was judged before the file was saved again */
    }
    junit_fd = unnamed_file();
}

void write_junit(const char *path, int problems, const int64_t counts[VERDICTS], double seconds)
{
    FILE *to = fopen(path, "w");
    int64_t run = 0;
    for (int v = AC; v < VERDICTS; v++) {
        run += counts[v];
    }
    if (to != NULL) {
        const char *numbers =
            format_text("tests=\"%d\" failures=\"%" PRId64 "\" errors=\"%" PRId64 "\" time=\"%.3f\"", problems,
                        run - counts[AC] - counts[STOPPED] - counts[JE], counts[JE], seconds);
        fprintf(to,
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites %s>\n"
                " <testsuite name=\"run_all.sh\" %s skipped=\"%" PRId64 "\">\n",
                numbers, numbers, problems - run + counts[STOPPED]); /* schemas want no skipped on the root */
        fflush(to);
        lseek(junit_fd, 0, SEEK_SET);
        copy_bytes(junit_fd, INT64_MAX, fileno(to));
        fputs(" </testsuite>\n</testsuites>\n", to);
    }
    if (to == NULL || fflush(to) != 0 || ferror(to) != 0 || fclose(to) != 0) {
        fail("cannot write %s (%s)", shown(path), strerror(errno));
    }
}

/* ---- all ---- */

/* Of several solutions, a row of a table: the name of the file, and the case on which it failed. */
static void print_row(const struct result *r, bool in_colour)
{
    const struct settings *settings = r->task->settings;
    const struct test_case *failing = r->tally->first_failing;
    const char *why = failing != NULL ? shown(failing->label) : r->fault != NULL ? r->fault : "";
    char *row = NULL;
    size_t width = 0;
    for (int i = 0; i < settings->solution_count; i++) {
        const size_t length = strlen(shown(own_name(settings, settings->solutions[i])));
        width = length > width ? length : width;
    }
    FILE *to = open_text(&row);
    print_headline(to, format_text("%-*s", (int)width, shown(own_path(r->task))), r->verdict, r->tally, in_colour);
    fclose(to);
    printf("%.*s%s%s\n", (int)strcspn(row, "\n"), row, why[0] != '\0' ? "  " : "", why);
}

static void print_report(const struct result *r)
{
    const struct problem *p = r->task->problem;
    const char *no_colour = getenv("NO_COLOR");
    const char *terminal = getenv("TERM");
    const bool in_colour = isatty(STDOUT_FILENO) && (no_colour == NULL || *no_colour == '\0') && terminal != NULL
                           && strcmp(terminal, "dumb") != 0;
    if (r->task->settings->solution_count > 1) {
        print_row(r, in_colour);
    } else {
        print_headline(stdout, in_columns(shown(name_of(p)), p->rules != NULL ? "" : p->number), r->verdict, r->tally,
                       in_colour);
    }
    if (r->task->settings->solution_count < 2 || r->task->settings->verbose) {
        fputs(r->text, stdout);
    }
}

void print_result(const struct result *r)
{
    clear_progress();
    switch (r->task->settings->format) {
    case AS_TEXT: print_report(r); break;
    case AS_JSON: print_json(r); break;
    case AS_LINES: print_lines(r); break;
    }
    if (junit_fd >= 0) {
        add_to_junit(r);
    }
}

enum verdict print_fault(const struct task *task, const char *reason)
{
    print_result(&(struct result){.task = task,
                                  .verdict = JE,
                                  .tally = &(struct tally){.worst = JE},
                                  .cases = &(struct case_list){.others = ""},
                                  .text = format_text("  %s\n", reason),
                                  .messages = "",
                                  .fault = reason});
    return JE;
}

void print_summary(const struct settings *settings, int problems, int games, const int64_t counts[VERDICTS], int status)
{
    const bool are_problems = settings->solution_count < 2;
    int64_t ended = 0;
    for (int v = AC; v < VERDICTS; v++) {
        ended += counts[v];
    }
    if (settings->format == AS_JSON) {
        printf("{\"format\":%d,\"problems\":%d,\"judged\":%" PRId64, FORMAT, problems, ended);
        print_verdicts_json(counts);
        printf(",\"full\":%s,\"status\":%d}\n", settings->full ? "true" : "false", status);
        return;
    }
    if (settings->format == AS_LINES) {
        return;
    }
    if (status > 1) {
        printf(are_problems ? tr("stopped: %" PRId64 " of %d problems started\n")
                            : tr("stopped: %" PRId64 " of %d solutions started\n"),
               ended, problems);
        return;
    }
    if (!settings->full && settings->cases == NULL) {
        puts(tr("samples only; --full tries all"));
    }
    if (are_problems && games < problems) {
        printf(games == 1 ? tr("%d problem in %d formats: %s\n") : tr("%d problems in %d formats: %s\n"), games,
               problems, counts_of(counts));
        return;
    }
    printf(!are_problems   ? tr("%d solutions: %s\n")
           : problems == 1 ? tr("%d problem: %s\n")
                           : tr("%d problems: %s\n"),
           problems, counts_of(counts));
}
