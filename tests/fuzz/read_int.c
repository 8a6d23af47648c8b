/*
 * Fuzzes common/read_int.c: whatever stands in the input, a number that is accepted stands there in plain
 * digits and within the range, and everything else is refused. The first three bytes choose the range.
 */
#include <ctype.h>
#include <inttypes.h>
#include <setjmp.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const uint8_t *input;
static size_t input_bytes;
static size_t at;
static jmp_buf refused;

static int next_byte(void)
{
    return at < input_bytes ? input[at++] : (at++, EOF);
}

static void refuse(int status)
{
    if (status != EXIT_FAILURE) {
        abort();
    }
    longjmp(refused, 1);
}

/* The snippet, with its input and its end in our hands. */
#define getchar next_byte
#define exit refuse
#undef stderr
#define stderr nowhere
static FILE *nowhere;
#include "../../common/read_int.c"
#undef getchar
#undef exit

static bool is_blank_or_end(size_t place)
{
    return place >= input_bytes || isspace(input[place]);
}

/* Is there a plain number within the range at the front? The definition, on text instead of arithmetic. */
static bool starts_with_number(int64_t low, int64_t high, int64_t *value)
{
    size_t begin = 0;
    while (begin < input_bytes && isspace(input[begin])) {
        begin++;
    }
    size_t end = begin;
    while (end < input_bytes && isdigit(input[end])) {
        end++;
    }
    char digits[20] = "";
    if (end == begin || end - begin >= sizeof digits || !is_blank_or_end(end)
        || (input[begin] == '0' && end - begin > 1)) {
        return false;
    }
    memcpy(digits, input + begin, end - begin);
    const unsigned long long number = strtoull(digits, NULL, 10);
    *value = (int64_t)number;
    return number >= (unsigned long long)low && number <= (unsigned long long)high;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    static const int64_t highs[] = {0, 9, 1000, 2147483647, 1000000000000, 1000000000000000000, INT64_MAX};
    if (nowhere == NULL) {
        nowhere = fopen("/dev/null", "w");
    }
    if (size < 2 || nowhere == NULL) {
        return 0;
    }
    const int64_t high = highs[data[0] % (sizeof highs / sizeof *highs)];
    const int64_t low = data[1] % 3 < high ? data[1] % 3 : high;
    input = data + 2;
    input_bytes = size - 2;
    at = 0;

    int64_t wanted = -1;
    const bool is_number = starts_with_number(low, high, &wanted);
    if (setjmp(refused) != 0) {
        if (is_number) {
            abort(); /* a good number was refused */
        }
        return 0;
    }
    if (read_int("x", low, high) != wanted || !is_number) {
        abort(); /* a bad one was taken, or a good one wrongly read */
    }
    return 0;
}
