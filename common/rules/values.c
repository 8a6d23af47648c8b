/* Values by position. */
#include "machine.h"

#include <stdlib.h>

int64_t *place_of_value(const struct values *values, int64_t key)
{
    const int64_t row = row_found(&values->keys, &key, 1);
    return row < 0 ? NULL : (int64_t *)values->kept + row / 2; /* behind the key comes the next row */
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

void free_values(struct values *values)
{
    free(values->kept);
    free(values->keys.numbers);
    free(values->keys.slots);
}
