/* Tests common/mex.c over every set of values below 10. */
#include <stdio.h>

#include "../mex.c"

enum { VALUES = 10 };

/* The definition, word for word: v is excluded, everything below it is not. */
static int is_mex(unsigned value, unsigned set)
{
    for (unsigned below = 0; below < value; below++) {
        if ((set >> below & 1) == 0) {
            return 0;
        }
    }
    return (set >> value & 1) == 0;
}

int main(void)
{
    int seen_at[VALUES + 1] = {0};
    for (unsigned set = 0; set < 1U << VALUES; set++) {
        const int now = set % 2 == 0 ? (int)set + 1 : -(int)set; /* newer marks may be smaller, too */
        for (unsigned value = 0; value < VALUES; value++) {
            if (set >> value & 1) {
                seen_at[value] = now; /* other values keep older marks, which must not count */
            }
        }
        if (!is_mex(mex(seen_at, now), set)) {
            printf("the mex of set %#x is not %u\n", set, mex(seen_at, now));
            return 1;
        }
    }
    puts("mex: 1024 sets");
    return 0;
}
