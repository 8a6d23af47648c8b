/* Grundy numbers of one heap (see heaps.h). */
#include "heaps.h"

#include "cases.h"

#include <stdlib.h>

struct option *heap_options(const struct heap_game *game, int heap, int *count)
{
    struct option *options = new_array(2 * (int64_t)heap + 1, sizeof *options);
    *count = game->options(heap, options);
    if (*count > 2 * heap) {
        die("heap %d has more options than there is room for", heap);
    }
    return options;
}

int option_value(const int *values, struct option option)
{
    return values[option.first] ^ values[option.second];
}

static int mex_of_options(const struct heap_game *game, const int *values, int heap)
{
    int count;
    struct option *options = heap_options(game, heap, &count);
    /* count options have at most count values, so the mex is at most count. */
    bool *reached = new_array((int64_t)count + 1, sizeof *reached);
    for (int i = 0; i < count; i++) {
        const int value = option_value(values, options[i]);
        if (value <= count) {
            reached[value] = true;
        }
    }
    int mex = 0;
    while (reached[mex]) {
        mex++;
    }
    free(reached);
    free(options);
    return mex;
}

int *heaps_search(const struct heap_game *game)
{
    int *values = new_array((int64_t)game->searched + 1, sizeof *values);
    for (int heap = 0; heap <= game->searched; heap++) {
        values[heap] = mex_of_options(game, values, heap);
    }
    return values;
}

int64_t heaps_check(const struct heap_game *game, const int *values)
{
    for (int heap = 0; heap <= game->searched; heap++) {
        int count;
        struct option *options = heap_options(game, heap, &count);
        bool *seen = new_array((int64_t)values[heap] + 1, sizeof *seen);
        int missing = values[heap];
        for (int i = 0; i < count; i++) {
            const int value = option_value(values, options[i]);
            if (value == values[heap]) {
                die("check fails at heap %d: an option has its own value, %d", heap, value);
            }
            if (value < values[heap] && !seen[value]) {
                seen[value] = true;
                missing--;
            }
        }
        if (missing > 0) {
            die("check fails at heap %d: value %d, but %d smaller values are not reached", heap, values[heap],
                missing);
        }
        free(seen);
        free(options);
    }
    return (int64_t)game->searched + 1;
}

bool heaps_period(const int *values, int last, int removed, int *from, int *period)
{
    for (int length = 1; length <= last / 2; length++) {
        int start = last - length + 1;
        while (start > 0 && values[start - 1] == values[start - 1 + length]) {
            start--;
        }
        if (2 * (int64_t)start + length + removed - 1 <= last - length) {
            *from = start;
            *period = length;
            return true;
        }
    }
    return false;
}
