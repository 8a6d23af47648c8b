/* Drives common/read_fast.c from tests/snippets.bats: read_fast LOW HIGH COUNT prints the COUNT numbers it
 * reads. */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../read_fast.c"

int main(int argc, char **argv)
{
    if (argc != 4) {
        fputs("usage: read_fast LOW HIGH COUNT\n", stderr);
        return 2;
    }
    for (long i = strtol(argv[3], NULL, 10); i > 0; i--) {
        printf("%" PRId64 "\n", read_int("x", strtoll(argv[1], NULL, 10), strtoll(argv[2], NULL, 10)));
    }
    return 0;
}
