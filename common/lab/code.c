/* Taking-and-breaking codes: how they are read, and what they allow. */
#include "lab.h"

#include <string.h>

struct code the_code;

int code_digit(const struct code *code, int64_t k)
{
    return k < code->count  ? code->digits[k]
           : code->tail > 0 ? code->digits[code->count - code->tail + (k - code->count) % code->tail]
                            : 0;
}

bool allows(const struct code *code, int64_t k, int what) { return (code_digit(code, k) & what) != 0; }

int64_t last_taken(const struct code *code, int64_t heap)
{
    return code->tail > 0 || heap < code->count ? heap : code->count - 1;
}

/* ---- a code that is typed ---- */

/* -1: it is none. */
static int digit_at(const char *at)
{
    return *at >= '0' && *at <= '9' ? *at - '0' : *at >= 'a' && *at <= 'f' ? *at - 'a' + 10 : -1;
}

static void complain(const struct code *code, const char *at)
{
    must((code->text[0] == '0' || code->text[0] == '4') && code->text[1] == '.',
         "\"%s\" is not a code: it begins with \"0.\" or \"4.\", as 0.137 and 4.(3) do", code->text);
    must(code->count <= MAX_DIGITS, "a code has at most %d digits", MAX_DIGITS - 1);
    must(digit_at(at) >= 0 || *at < 'g' || *at > 'z', "\"%s\" is not a code: its digits are 0 to 9 and a to f",
         code->text);
    must(digit_at(at) < 4, "\"%s\" is a code that cannot be decided: what repeats has no digit from 4 on", code->text);
    must(false, "\"%s\" is not a code: such as 0.137 or, with digits that repeat at its end, 4.(3)", code->text);
}

static void find_most_left(struct code *code)
{
    code->most_left = 1;
    for (int64_t k = 0; k < code->count; k++) {
        const int most = allows(code, k, THREE_HEAPS) ? 3 : allows(code, k, TWO_HEAPS) ? 2 : 1;
        code->most_left = most > code->most_left ? most : code->most_left;
    }
}

/* A tail of zeros is none: the code ends. */
static void drop_empty_tail(struct code *code)
{
    bool is_zero = code->tail > 0;
    for (int64_t k = code->count - code->tail; k < code->count; k++) {
        is_zero = is_zero && code->digits[k] == 0;
    }
    if (is_zero) {
        *strchr(code->text, '(') = '\0';
        code->count -= code->tail;
        code->tail = 0;
    }
}

/* Reads the digits from the text. Returns where it goes wrong; NULL: nowhere. */
static const char *read_digits(struct code *code)
{
    const char *at = code->text;
    int64_t open = -1; /* where the tail begins */
    if ((at[0] != '0' && at[0] != '4') || at[1] != '.') {
        return at;
    }
    code->digits[code->count++] = digit_at(at);
    for (at += 2; digit_at(at) >= 0 || (*at == '(' && open < 0); at++) {
        if (*at == '(') {
            open = code->count;
        } else if ((open >= 0 && digit_at(at) > 3) || code->count > MAX_DIGITS - 1) {
            code->count += code->count > MAX_DIGITS - 1 ? 1 : 0;
            return at;
        } else {
            code->digits[code->count++] = digit_at(at);
        }
    }
    code->tail = open < 0 ? 0 : code->count - open;
    const bool is_closed = open < 0 || (code->tail > 0 && *at == ')');
    at += open >= 0 && is_closed ? 1 : 0;
    if (!is_closed || *at != '\0' || code->count == 1) {
        return at;
    }
    drop_empty_tail(code);
    return NULL;
}

void read_code(const char *text, struct code *code)
{
    *code = (struct code){.count = 0};
    must(strlen(text) <= MAX_LETTERS, "a code has at most %d digits", MAX_DIGITS - 1);
    strncpy(code->text, text, MAX_LETTERS);
    const char *wrong = *text == '\0' ? NULL : read_digits(code); /* no text: it has been complained of */
    if (wrong != NULL) {
        complain(code, wrong);
    }
    find_most_left(code);
}

/* ---- a code as a position ---- */

int64_t position_of_code(const struct code *code)
{
    int64_t numbers[MAX_DIGITS + 1];
    numbers[0] = code->tail;
    for (int64_t k = 0; k < code->count; k++) {
        numbers[k + 1] = code->digits[k];
    }
    return position_of(numbers, code->count + 1);
}

void code_at(int64_t position, struct code *code)
{
    int64_t numbers[MAX_DIGITS + 1];
    char *to = code->text;
    code->count = numbers_of(position, numbers) - 1;
    code->tail = numbers[0];
    for (int64_t k = 0; k < code->count; k++) {
        code->digits[k] = (int)numbers[k + 1];
        if (code->tail > 0 && k == code->count - code->tail) {
            *to++ = '(';
        }
        *to++ = "0123456789abcdef"[code->digits[k]];
        if (k == 0) {
            *to++ = '.';
        }
    }
    if (code->tail > 0) {
        *to++ = ')';
    }
    *to = '\0';
    find_most_left(code);
}
