/* The command line that all rules programs share (see program.h). */
#include "program.h"

#include "cases.h"

#include <errno.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static bool is_whole_number(const char *text, int64_t *number)
{
    char *end;
    errno = 0;
    const intmax_t value = strtoimax(text, &end, 10);
    *number = (int64_t)value;
    return text[0] >= '0' && text[0] <= '9' && *end == '\0' && errno == 0 && value <= INT64_MAX;
}

static void run_with_numbers(const struct program *program, int argc, char **argv, const char *usage,
                             bool (*run)(const void *game, int count, const int64_t *numbers))
{
    const int count = argc - 2;
    int64_t *numbers = new_array(count + 1, sizeof *numbers);
    bool good = true;
    for (int i = 0; i < count; i++) {
        good = good && is_whole_number(argv[i + 2], &numbers[i]);
    }
    good = good && run(program->game, count, numbers);
    free(numbers);
    if (!good) {
        die("%s takes %s", argv[1], usage);
    }
}

int program_main(const struct program *program, int argc, char **argv)
{
    const char *command = argc > 1 ? argv[1] : "";
    set_program_name(program->name);
    if (argc <= 1) {
        program->cases(program->game);
        write_cases();
    } else if (strcmp(command, "explain") == 0) {
        run_with_numbers(program, argc, argv, program->explain_usage, program->explain);
    } else if (strcmp(command, "table") == 0) {
        run_with_numbers(program, argc, argv, program->table_usage, program->table);
    } else if (strcmp(command, "check") == 0 && argc == 2) {
        printf("checked %" PRId64 " positions\n", program->check(program->game));
    } else if (program->extra != NULL && strcmp(command, program->extra_name) == 0 && argc == 2) {
        program->extra(program->game);
    } else {
        die("usage: %s [explain %s | table %s | check%s%s]", program->name, program->explain_usage,
            program->table_usage, program->extra != NULL ? " | " : "",
            program->extra != NULL ? program->extra_name : "");
    }
    if (fflush(stdout) != 0 || ferror(stdout)) {
        die("cannot write to stdout");
    }
    return EXIT_SUCCESS;
}
