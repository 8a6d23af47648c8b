/* Checks a win/lose table without the recurrence that made it (see check.h). */
#include "check.h"

#include "cases.h"

#include <stdlib.h>

void check_outcome(const struct outcome_table *table, int64_t position)
{
    int64_t *options = new_array(table->option_capacity + 1, sizeof *options);
    const int count = table->options(table->data, position, options);
    int losing_options = 0;
    for (int i = 0; i < count; i++) {
        losing_options += table->wins(table->data, options[i]) ? 0 : 1;
    }
    free(options);

    const bool right = count == 0 ? table->no_move_wins : losing_options > 0;
    if (table->wins(table->data, position) != right) {
        char name[64];
        table->name(table->data, position, name);
        die("check fails at position %s: the table says %s, the moves say %s", name, right ? "L" : "W",
            right ? "W" : "L");
    }
}
