/*
 * Fuzzes the case reader of tests/judge/judge.c: what it accepts, written out again, is what stood in the stream;
 * everything else ends in JE, without a crash.
 */
/* The judge, with its main out of the way and its end in our hands: the headers declare our exit in its
 * place. */
#define exit end
#define main judge_main
#include "../judge/judge.c"
#undef exit
#undef main

#include <setjmp.h>

static jmp_buf ended;

void end(int status)
{
    longjmp(ended, status + 1);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static struct test_case c;
    if (c.answer == NULL) {
        c.answer = allocate((size_t)limit_kb * 1024);
        open_input_file();
        if (freopen("/dev/null", "w", stdout) == NULL) {
            abort();
        }
    }
    FILE *stream = fmemopen((void *)(uintptr_t)data, size, "rb");
    if (stream == NULL) { /* nothing to read */
        return 0;
    }
    FILE *real_stdin = stdin;
    stdin = stream;
    volatile size_t at = 0;
    if (setjmp(ended) == 0) {
        while (read_case(&c)) {
            char header[160];
            const int length = snprintf(header, sizeof header, "case %s %" PRId64 " %" PRId64 "\n", c.label,
                                        c.input_bytes, c.answer_bytes);
            const size_t header_bytes = (size_t)length;
            const size_t input_size = (size_t)c.input_bytes;
            const size_t answer_size = (size_t)c.answer_bytes;
            if (size - at < header_bytes + input_size + answer_size
                || memcmp(data + at, header, header_bytes) != 0) {
                abort();
            }
            at += header_bytes;
            unsigned char *input = malloc(input_size + 1);
            if (input == NULL || pread(input_reader, input, input_size + 1, 0) != (ssize_t)input_size
                || memcmp(data + at, input, input_size) != 0
                || memcmp(data + at + input_size, c.answer, answer_size) != 0) {
                abort();
            }
            free(input);
            at += input_size + answer_size;
        }
        if (at != size) {
            abort(); /* the end was seen before the end */
        }
    }
    stdin = real_stdin;
    fclose(stream);
    return 0;
}
