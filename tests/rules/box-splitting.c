/*
 * box-splitting: empty one of two boxes and split the stones of the other over both, at least one in
 * each. Whoever makes (1, 1) wins, so whoever finds it has lost.
 */
#include "shared/cases.h"
#include "shared/check.h"
#include "shared/program.h"
#include "shared/show.h"

#include <inttypes.h>
#include <stdio.h>

enum { LIMIT = 100, GRID_SHOWN = 60 };

/* A position is the number n * 1000 + m. */
static int64_t boxes(int64_t n, int64_t m)
{
    return n * 1000 + m;
}

static int options(const void *unused, int64_t position, int64_t *moves)
{
    (void)unused;
    const int64_t kept[2] = {position / 1000, position % 1000};
    int count = 0;
    for (int box = 0; box < 2; box++) {
        for (int64_t first = 1; first < kept[box]; first++) {
            moves[count++] = boxes(first, kept[box] - first);
        }
    }
    return count;
}

static bool won[(LIMIT + 1) * 1000];

static bool wins(const void *unused, int64_t position)
{
    (void)unused;
    return won[position];
}

/* Smallest sums first: a move always makes the sum smaller. */
static void search(void)
{
    int64_t moves[2 * LIMIT];
    for (int64_t sum = 2; sum <= 2 * LIMIT; sum++) {
        for (int64_t n = 1; n <= LIMIT && n < sum; n++) {
            if (sum - n <= LIMIT) {
                const int64_t position = boxes(n, sum - n);
                const int count = options(NULL, position, moves);
                won[position] = false;
                for (int i = 0; i < count; i++) {
                    won[position] = won[position] || !won[moves[i]];
                }
            }
        }
    }
}

static void cases(const void *unused)
{
    (void)unused;
    search();
    int64_t number = 0;
    for (int64_t sum = 3; sum <= 2 * LIMIT; sum++) {
        for (int64_t n = 1; n <= LIMIT && n < sum; n++) {
            if (sum - n <= LIMIT) {
                struct text input = {0};
                text_add(&input, "%" PRId64 " %" PRId64 "\n", n, sum - n);
                add_case(sum == 2 * LIMIT ? "limit" : "small", ++number, input.bytes,
                         won[boxes(n, sum - n)] ? "A\n" : "B\n");
                text_free(&input);
            }
        }
    }
}

static void show_grid(int64_t rows, int64_t columns)
{
    puts("W: the player to move wins (N-position). L: the player to move loses (P-position).\n"
         "Rows: stones in box 1. Columns: stones in box 2, from 1 on.");
    for (int64_t n = 1; n <= rows && n <= GRID_SHOWN; n++) {
        printf("%6" PRId64 ":", n);
        for (int64_t m = 1; m <= columns && m <= GRID_SHOWN; m++) {
            printf("%s%c", m % 10 == 1 ? " " : "", won[boxes(n, m)] ? 'W' : 'L');
        }
        putchar('\n');
    }
    if (rows > GRID_SHOWN || columns > GRID_SHOWN) {
        printf("  (cut: %d is the last row and column shown)\n", GRID_SHOWN);
    }
}

static bool explain(const void *unused, int count, const int64_t *numbers)
{
    (void)unused;
    if (count != 2 || numbers[0] < 1 || numbers[0] > LIMIT || numbers[1] < 1 || numbers[1] > LIMIT ||
        (numbers[0] == 1 && numbers[1] == 1)) {
        return false;
    }
    search();
    const bool first_wins = won[boxes(numbers[0], numbers[1])];
    puts("box-splitting: A move empties one box and splits the other over both; (1, 1) wins.");
    show_grid(numbers[0], numbers[1]);
    printf("(%" PRId64 ", %" PRId64 "): %s\n", numbers[0], numbers[1],
           first_wins ? "A wins (the player who starts)" : "B wins (the other player)");
    show_moves_title(first_wins);
    for (int box = 0; box < 2; box++) {
        for (int64_t part = 1; part <= numbers[box] - part; part++) {
            if (!won[boxes(part, numbers[box] - part)]) {
                printf("  empty box %d, split the %" PRId64 " of box %d into %" PRId64 " and %" PRId64 "\n",
                       2 - box, numbers[box], box + 1, part, numbers[box] - part);
            }
        }
    }
    return true;
}

static bool table(const void *unused, int count, const int64_t *numbers)
{
    (void)unused;
    if (count != 1 || numbers[0] < 1 || numbers[0] > LIMIT) {
        return false;
    }
    search();
    for (int64_t n = 1; n <= numbers[0]; n++) {
        for (int64_t m = 1; m <= numbers[0]; m++) {
            printf("%" PRId64 "\t%" PRId64 "\t%c\n", n, m, won[boxes(n, m)] ? 'W' : 'L');
        }
    }
    return true;
}

static void name_of(const void *unused, int64_t position, char name[64])
{
    (void)unused;
    snprintf(name, 64, "(%" PRId64 ", %" PRId64 ")", position / 1000, position % 1000);
}

static int64_t check(const void *unused)
{
    const struct outcome_table outcomes = {
        .wins = wins,
        .options = options,
        .option_capacity = 2 * LIMIT,
        .name = name_of,
        .no_move_wins = false,
    };
    (void)unused;
    search();
    for (int64_t n = 1; n <= LIMIT; n++) {
        for (int64_t m = 1; m <= LIMIT; m++) {
            check_outcome(&outcomes, boxes(n, m));
        }
    }
    return (int64_t)LIMIT * LIMIT;
}

int main(int argc, char **argv)
{
    const struct program program = {
        .name = "box-splitting",
        .cases = cases,
        .explain_usage = "N M (1..100 each, not both 1)",
        .explain = explain,
        .table_usage = "LAST (1..100)",
        .table = table,
        .check = check,
    };
    return program_main(&program, argc, argv);
}
