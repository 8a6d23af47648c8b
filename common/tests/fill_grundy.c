/*
 * Tests common/fill_grundy.c against the definition of a Grundy number: no option has the row's number and
 * every smaller number is some option's. Takes 1 to 5 cells, rows up to the longest that the contract allows.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

#include "../mex.c"

#include "../fill_grundy.c"

enum { LONGEST = 2046, GUARD = 999, VALUES = 1024 };

static unsigned grundy[LONGEST + 2];

/* Counts both of two mirror images, unlike the snippet. */
static bool is_grundy_number_of(int row, int taken)
{
    static bool reached[VALUES];
    memset(reached, 0, sizeof reached);
    for (int left = 0; left <= row - taken; left++) {
        const unsigned option = grundy[left] ^ grundy[row - taken - left];
        if (option >= VALUES || option == grundy[row]) {
            return false;
        }
        reached[option] = true;
    }
    for (unsigned below = 0; below < grundy[row]; below++) {
        if (!reached[below]) {
            return false;
        }
    }
    return true;
}

int main(void)
{
    for (int taken = 1; taken <= 5; taken++) {
        const int last = taken <= 3 ? LONGEST : 50 + taken;
        for (int row = 0; row <= last + 1; row++) {
            grundy[row] = GUARD; /* nothing may be taken for granted */
        }
        fill_grundy(grundy, last, taken);
        for (int row = 0; row <= last; row++) {
            if (!is_grundy_number_of(row, taken)) {
                printf("row %d, taking %d: %u is not its Grundy number\n", row, taken, grundy[row]);
                return 1;
            }
        }
        if (grundy[last + 1] != GUARD) {
            printf("taking %d: written beyond the last row\n", taken);
            return 1;
        }
    }
    puts("fill_grundy: 5 games");
    return 0;
}
