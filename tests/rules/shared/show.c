/* Tables for human eyes (see show.h). */
#include "show.h"

#include <inttypes.h>
#include <stdio.h>

static int64_t cut(int64_t last)
{
    return last > SHOWN_AT_MOST ? SHOWN_AT_MOST : last;
}

static void show_cut(int64_t last)
{
    if (last > SHOWN_AT_MOST) {
        printf("  (cut: %d is the last position shown)\n", SHOWN_AT_MOST);
    }
}

void show_letters(void)
{
    puts("W: the player to move wins (N-position). L: the player to move loses (P-position).");
}

void show_outcomes(const bool *wins, int64_t first, int64_t last)
{
    const int64_t shown = cut(last);
    for (int64_t row = first; row <= shown; row += 50) {
        printf("%6" PRId64 ":", row);
        for (int64_t n = row; n < row + 50 && n <= shown; n++) {
            printf("%s%c", (n - row) % 10 == 0 ? " " : "", wins[n] ? 'W' : 'L');
        }
        putchar('\n');
    }
    show_cut(last);
}

void show_values(const int *values, int64_t first, int64_t last)
{
    const int64_t shown = cut(last);
    for (int64_t row = first; row <= shown; row += 10) {
        printf("%6" PRId64 ":", row);
        for (int64_t n = row; n < row + 10 && n <= shown; n++) {
            printf("%6d", values[n]);
        }
        putchar('\n');
    }
    show_cut(last);
}

void show_list(const int64_t *numbers, int64_t count)
{
    int column = 0;
    for (int64_t i = 0; i < count; i++) {
        if (column > 68) {
            putchar('\n');
            column = 0;
        }
        column += printf("%s%" PRId64 "%s", column == 0 ? "  " : " ", numbers[i], i + 1 < count ? "," : "\n");
    }
}

void show_moves_title(bool any)
{
    puts(any ? "Winning first moves:" : "Winning first moves: none");
}
