/* Positions that are several numbers. All rows lie one after the other, each as its length and its numbers; a
 * row is called by its place, and found again by a hash table. */
#include "machine.h"

#include <stdlib.h>
#include <string.h>

bool rows_are_idle;

static int64_t *rows;
static int64_t rows_used;
static int64_t rows_capacity;
static int64_t *slots; /* place + 1, or 0 */
static int64_t slot_count;
static int64_t row_count;

static uint64_t hash_of(const int64_t *numbers, int64_t count)
{
    uint64_t hash = (uint64_t)count;
    for (int64_t i = 0; i < count; i++) {
        hash = (hash ^ (uint64_t)numbers[i]) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 32;
    }
    return hash;
}

static int64_t *slot_for(const int64_t *numbers, int64_t count)
{
    const uint64_t mask = (uint64_t)slot_count - 1;
    uint64_t at = hash_of(numbers, count) & mask;
    while (slots[at] != 0) {
        const int64_t *found = rows + slots[at] - 1;
        if (found[0] == count && (count == 0 || memcmp(found + 1, numbers, (size_t)count * sizeof *numbers) == 0)) {
            break;
        }
        at = (at + 1) & mask;
    }
    return &slots[at];
}

int64_t row(const int64_t *numbers, int64_t count)
{
    enum { MOST_NUMBERS = 1 << 27 }; /* a gigabyte */
    if (rows_are_idle) {
        return 0;
    }
    if (2 * row_count >= slot_count) {
        free(slots);
        slot_count = slot_count == 0 ? 1024 : 4 * slot_count;
        slots = new_array(slot_count, sizeof *slots);
        for (int64_t at = 0; at < rows_used; at += rows[at] + 1) {
            *slot_for(rows + at + 1, rows[at]) = at + 1;
        }
    }
    int64_t *slot = slot_for(numbers, count);
    if (*slot == 0) {
        if (rows_used + count >= MOST_NUMBERS) {
            die("the positions take more than a gigabyte: they cannot be searched here");
        }
        rows = grown(rows, &rows_capacity, rows_used + count + 1, sizeof *rows);
        rows[rows_used] = count;
        if (count > 0) {
            memcpy(rows + rows_used + 1, numbers, (size_t)count * sizeof *rows);
        }
        *slot = rows_used + 1;
        rows_used += count + 1;
        row_count++;
    }
    return *slot - 1;
}

int64_t unrow(int64_t row, int64_t *numbers)
{
    if (row < 0 || row >= rows_used) {
        die("position %" PRId64 " is no row", row);
    }
    memcpy(numbers, rows + row + 1, (size_t)rows[row] * sizeof *numbers);
    return rows[row];
}
