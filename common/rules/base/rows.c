/* Rows of numbers, each kept once. All of them lie one after the other, each as its length and its numbers;
 * a row is called by its place, and found again by a hash table. */
#include "base.h"

#include <stdlib.h>
#include <string.h>

static struct rows positions;

static uint64_t hash_of(const int64_t *numbers, int64_t count)
{
    uint64_t hash = (uint64_t)count;
    for (int64_t i = 0; i < count; i++) {
        hash = (hash ^ (uint64_t)numbers[i]) * UINT64_C(0x9e3779b97f4a7c15);
        hash ^= hash >> 32;
    }
    return hash;
}

struct slot {
    uint32_t place; /* of the row, + 1; 0: the slot is empty */
    uint32_t hash;  /* its upper half: where it differs, the row need not be read */
};

static struct slot slot_of(int64_t place, uint64_t hash)
{
    return (struct slot){.place = (uint32_t)place + 1, .hash = (uint32_t)(hash >> 32)};
}

/* The slot of a row with this hash, or the empty one where it would come. */
static struct slot *slot_for(const struct rows *rows, uint64_t hash, const int64_t *numbers, int64_t count)
{
    const uint64_t mask = (uint64_t)rows->slot_count - 1;
    uint64_t at = hash & mask;
    for (; rows->slots[at].place != 0; at = (at + 1) & mask) {
        const int64_t *found = rows->numbers + rows->slots[at].place - 1;
        if (rows->slots[at].hash == (uint32_t)(hash >> 32) && found[0] == count
            && (count == 0 || memcmp(found + 1, numbers, (size_t)count * sizeof *numbers) == 0)) {
            break;
        }
    }
    return &rows->slots[at];
}

static int64_t row_found(const struct rows *rows, const int64_t *numbers, int64_t count)
{
    return rows->count == 0 ? -1 : (int64_t)slot_for(rows, hash_of(numbers, count), numbers, count)->place - 1;
}

int64_t row_in(struct rows *rows, const int64_t *numbers, int64_t count)
{
    enum { MAX_NUMBERS = 1 << 26 }; /* half a gigabyte */
    if (2 * rows->count >= rows->slot_count) {
        free(rows->slots);
        rows->slot_count = rows->slot_count == 0 ? 1024 : 4 * rows->slot_count;
        rows->slots = new_array(rows->slot_count, sizeof *rows->slots);
        for (int64_t at = 0; at < rows->used; at += rows->numbers[at] + 1) {
            const uint64_t hash = hash_of(rows->numbers + at + 1, rows->numbers[at]);
            *slot_for(rows, hash, rows->numbers + at + 1, rows->numbers[at]) = slot_of(at, hash);
        }
    }
    const uint64_t hash = hash_of(numbers, count);
    struct slot *slot = slot_for(rows, hash, numbers, count);
    if (slot->place == 0) {
        if (rows->used + count >= MAX_NUMBERS) {
            die("what is kept takes more than half a gigabyte: too many positions, or inputs that are too large");
        }
        rows->numbers = grown(rows->numbers, &rows->capacity, rows->used + count + 1, sizeof *numbers);
        rows->numbers[rows->used] = count;
        if (count > 0) {
            memcpy(rows->numbers + rows->used + 1, numbers, (size_t)count * sizeof *numbers);
        }
        *slot = slot_of(rows->used, hash);
        rows->used += count + 1;
        rows->count++;
    }
    return (int64_t)slot->place - 1;
}

/* Keeps 128 bits of hash in place of the text, which may be long. */
int64_t place_of_text(struct rows *rows, const char *text)
{
    uint64_t hashes[2] = {0, 1};
    for (; *text != '\0'; text++) {
        hashes[0] = (hashes[0] ^ (unsigned char)*text) * UINT64_C(0x9e3779b97f4a7c15);
        hashes[0] ^= hashes[0] >> 32;
        hashes[1] = (hashes[1] + (unsigned char)*text) * UINT64_C(0xbf58476d1ce4e5b9);
        hashes[1] ^= hashes[1] >> 29;
    }
    const int64_t numbers[] = {(int64_t)hashes[0], (int64_t)hashes[1]};
    return row_in(rows, numbers, 2);
}

bool add_text(struct rows *rows, const char *text)
{
    const int64_t before = rows->count;
    place_of_text(rows, text);
    return rows->count > before;
}

static int64_t room = INT64_MAX; /* how many numbers of new positions may still be kept */

int64_t limit_new_positions(int64_t numbers)
{
    const int64_t left = room < 0 ? 0 : room;
    room = numbers;
    return left;
}

bool is_position_missing(void) { return room < 0; }

int64_t position_numbers(void) { return positions.used; }

int64_t position_of(const int64_t *numbers, int64_t count)
{
    if (room < INT64_MAX) {
        const int64_t found = room < 0 ? -1 : row_found(&positions, numbers, count);
        if (found >= 0 || room < 0) {
            return found;
        }
        if (count > room) {
            room = -1; /* what was left is not counted any more */
            return -1;
        }
        room -= count;
    }
    return row_in(&positions, numbers, count);
}

bool was_made_by_position_of(int64_t position)
{
    int64_t at = 0;
    while (at < positions.used && at < position) {
        at += positions.numbers[at] + 1;
    }
    return at < positions.used && at == position;
}

int64_t numbers_of(int64_t position, int64_t *numbers)
{
    if (position < 0 || position >= positions.used) {
        die("position %" PRId64
            " was not made by position_of(); where a game is of .numbers, value_as_number() takes p "
            "and all else 2p or 2p + 1",
            position);
    }
    const int64_t *row = positions.numbers + position;
    memcpy(numbers, row + 1, (size_t)row[0] * sizeof *numbers);
    return row[0];
}

/* ---- values by position ---- */

int64_t *place_of_value(const struct values *values, int64_t key)
{
    const int64_t row = row_found(&values->keys, &key, 1);
    return row < 0 ? NULL : (int64_t *)values->kept + row / 2; /* after the key comes the next row */
}

void add_value(struct values *values, int64_t key, int64_t value)
{
    row_in(&values->keys, &key, 1);
    values->kept = grown(values->kept, &values->capacity, values->used + 1, sizeof value);
    ((int64_t *)values->kept)[values->used++] = value;
}

int64_t kept_value(struct values *values, int64_t key, int64_t if_new)
{
    const int64_t *found = place_of_value(values, key);
    if (found != NULL) {
        return *found;
    }
    if (if_new != NO_VALUE) {
        add_value(values, key, if_new);
    }
    return if_new;
}

void clear_values(struct values *values)
{
    free(values->keys.slots);
    values->used = 0;
    values->keys = (struct rows){.numbers = values->keys.numbers, .capacity = values->keys.capacity};
}

void free_values(struct values *values)
{
    clear_values(values);
    free(values->kept);
    free(values->keys.numbers);
}
