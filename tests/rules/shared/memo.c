/* Remembers the outcome of searched positions: open addressing, at most half full (see memo.h). */
#include "memo.h"

#include "cases.h"

#include <stdlib.h>

static int64_t slot_of(const struct memo *memo, uint64_t key)
{
    const uint64_t mask = (uint64_t)memo->capacity - 1;
    uint64_t slot = ((key ^ (key >> 29)) * UINT64_C(0x9e3779b97f4a7c15)) >> 20 & mask;
    while (memo->keys[slot] != 0 && memo->keys[slot] != key + 1) {
        slot = (slot + 1) & mask;
    }
    return (int64_t)slot;
}

static void put(struct memo *memo, uint64_t key, bool wins)
{
    const int64_t slot = slot_of(memo, key);
    memo->keys[slot] = key + 1;
    memo->wins[slot] = wins;
    memo->used++;
}

static void grow(struct memo *memo)
{
    const struct memo old = *memo;
    memo->capacity = old.capacity == 0 ? 1024 : 2 * old.capacity;
    memo->used = 0;
    memo->keys = new_array(memo->capacity, sizeof *memo->keys);
    memo->wins = new_array(memo->capacity, sizeof *memo->wins);
    for (int64_t i = 0; i < old.capacity; i++) {
        if (old.keys[i] != 0) {
            put(memo, old.keys[i] - 1, old.wins[i]);
        }
    }
    free(old.keys);
    free(old.wins);
}

bool memo_find(const struct memo *memo, uint64_t key, bool *wins)
{
    if (memo->capacity == 0) {
        return false;
    }
    const int64_t slot = slot_of(memo, key);
    *wins = memo->wins[slot];
    return memo->keys[slot] != 0;
}

void memo_keep(struct memo *memo, uint64_t key, bool wins)
{
    if (memo->used * 2 >= memo->capacity) {
        grow(memo);
    }
    put(memo, key, wins);
}

void memo_free(struct memo *memo)
{
    free(memo->keys);
    free(memo->wins);
    *memo = (struct memo){0};
}
