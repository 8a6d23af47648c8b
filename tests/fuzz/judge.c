/*
 * Fuzzes what the judge reads (tests/judge/cases.c). A stream of cases that is accepted, written out again,
 * is what stood there; everything else is refused with a reason, without a crash. And two outputs are the
 * same when, and only when, they are the same bytes after blanks at the end of lines and empty lines at the
 * end have been taken away one by one.
 */
#include "../judge/cases.c"

void judge_error(const char *what, const char *quoted)
{
    (void)what;
    (void)quoted;
    abort(); /* nothing that is fuzzed here ends the judge */
}

void system_error(const char *what)
{
    judge_error(what, NULL);
}

void *allocate(size_t bytes)
{
    void *memory = malloc(bytes);
    if (memory == NULL) {
        abort();
    }
    return memory;
}

static void try_stream(const uint8_t *data, size_t size)
{
    const char *quoted = NULL;
    size_t at = 0;
    case_count = 0;
    const char *fault = index_stream(data, size, 7, &quoted);
    if (fault != NULL && (fault[0] == '\0' || quoted == NULL)) {
        abort(); /* a refusal says why */
    }
    for (int64_t i = 0; i < case_count; i++) {
        const struct data *d = &cases[i].data;
        char header[160];
        const int length = snprintf(header, sizeof header, "case %s %" PRId64 " %" PRId64 "\n",
                                    cases[i].label, d->input_bytes, d->answer_bytes);
        if (size - at < (size_t)length || memcmp(data + at, header, (size_t)length) != 0 || d->fd != 7
            || d->input_at != (int64_t)at + length || d->answer_at != d->input_at + d->input_bytes
            || d->answer_at + d->answer_bytes > (int64_t)size) {
            abort();
        }
        at = (size_t)(d->answer_at + d->answer_bytes);
        free(cases[i].label);
    }
    if (fault == NULL && at != size) {
        abort(); /* the end was seen before the end */
    }
}

/* The definition, a byte at a time. */
static size_t tidied(const uint8_t *from, size_t length, uint8_t *to)
{
    size_t done = 0;
    for (size_t i = 0; i <= length; i++) {
        if (i == length || from[i] == '\n') {
            while (done > 0 && (to[done - 1] == ' ' || to[done - 1] == '\t')) {
                done--;
            }
        }
        if (i < length) {
            to[done++] = from[i];
        }
    }
    while (done > 0 && (to[done - 1] == '\n' || to[done - 1] == ' ' || to[done - 1] == '\t')) {
        done--;
    }
    return done;
}

static void try_comparison(const uint8_t *data, size_t size)
{
    static FILE *nowhere;
    static const char *names[2] = {"got", "wanted"};
    const size_t half = size > 0 ? 1 + data[0] % size : 0;
    const uint8_t *one = data;
    const uint8_t *other = data + half;
    uint8_t *one_tidied = allocate(half + 1);
    uint8_t *other_tidied = allocate(size - half + 1);
    const size_t one_length = tidied(one, half, one_tidied);
    const size_t other_length = tidied(other, size - half, other_tidied);
    const bool same = one_length == other_length && memcmp(one_tidied, other_tidied, one_length) == 0;
    nowhere = nowhere != NULL ? nowhere : fopen("/dev/null", "w");
    if ((compare(trimmed(one, half), trimmed(other, size - half), names, nowhere) == 0) != same) {
        abort();
    }
    show_head(nowhere, "text", one, half, (int64_t)half, 10);
    show_tail(nowhere, "text", other, size - half, (int64_t)(size - half));
    free(one_tidied);
    free(other_tidied);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    try_stream(data, size);
    try_comparison(data, size);
    return 0;
}
