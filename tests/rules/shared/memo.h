/* Remembers the outcome of positions that have been searched, each named by a 64-bit key. */
#ifndef RULES_MEMO_H
#define RULES_MEMO_H

#include <stdbool.h>
#include <stdint.h>

struct memo {
    uint64_t *keys; /* key + 1, so that 0 marks a free slot */
    bool *wins;
    int64_t used;
    int64_t capacity;
};

/* Returns true and sets *wins when the key (below 2^64 - 1) is known. Start from {0}. */
bool memo_find(const struct memo *memo, uint64_t key, bool *wins);

/* Remembers a key that is not known yet. */
void memo_keep(struct memo *memo, uint64_t key, bool wins);

void memo_free(struct memo *memo);

#endif
