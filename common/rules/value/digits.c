/*
 * What a taking-and-breaking code d0.d1d2... says. Taking k may leave nothing, one heap or two heaps where d_k has the 1,
 * the 2 or the 4; no heap is empty. Amounts are such a code too, with the digits 3.
 */
#include "inside.h"

#include <string.h>

int digit_of(const struct code *code, int64_t k)
{
    const struct known *known = code->known;
    if (known->game->code == NULL) {
        const int64_t i = ranges_up_to(known->amounts, known->amount_count, k);
        return i > 0 && k <= known->amounts[i - 1].high ? NOTHING | ONE_HEAP : 0;
    }
    if (k < code->count) {
        return code->digits[k];
    }
    return code->tail == 0 ? 0 : code->digits[code->count - code->tail + (k - code->count) % code->tail];
}

static void read_code(const char *text, struct code *code)
{
    bool is_good = (text[0] == '0' || text[0] == '4') && text[1] == '.';
    int64_t tail_from = -1;
    const char *c = text;
    for (; is_good && *c != '\0' && *c != ')'; c++) {
        if (*c == '(' && c > text + 1) {
            is_good = tail_from < 0;
            tail_from = code->count;
            code->last = tail_from - 1;
        } else if (c != text + 1) { /* the point */
            const int d = *c - '0';
            is_good = d >= 0 && d <= 7 && code->count < MAX_DIGITS && !(tail_from >= 0 && (d & TWO_HEAPS) != 0);
            code->has_split = code->has_split || (d & TWO_HEAPS) != 0;
            code->last = tail_from < 0 && d != 0 ? code->count : code->last;
            code->digits[code->count++] = (unsigned char)d;
        }
    }
    code->tail = tail_from < 0 ? 0 : code->count - tail_from;
    is_good = is_good && (tail_from < 0 ? *c == '\0' : code->tail > 0 && c[0] == ')' && c[1] == '\0');
    if (!is_good) {
        die("\"%s\" is not a code: such as 0.07 or 4.(3), with digits 0 to 7 and no split that "
            "repeats",
            text);
    }
}

bool code_of(struct known *known, enum question question, struct code *code)
{
    *code = (struct code){.known = known, .question = question};
    if (known->game->code != NULL) {
        read_code(known->game->code, code);
        return true;
    }
    if (known->amount_count == 0) {
        return false;
    }
    const struct range *top = &known->amounts[known->amount_count - 1];
    code->tail = top->high == INT64_MAX ? 1 : 0;
    code->last = code->tail == 1 ? top->low - 1 : top->high;
    return code->last <= heaps_searched(known);
}

int64_t moves_by_code(const struct code *code, int64_t heap)
{
    const int64_t last = code->tail == 0 && code->last < heap ? code->last : heap;
    int64_t count = 0;
    for (int64_t k = 0; k <= last; k++) {
        const int d = digit_of(code, k);
        count += (d & NOTHING) != 0 && k == heap ? 1 : 0;
        count += (d & ONE_HEAP) != 0 && k < heap ? 1 : 0;
        count += (d & TWO_HEAPS) != 0 ? (heap - k) / 2 : 0;
    }
    return count;
}
