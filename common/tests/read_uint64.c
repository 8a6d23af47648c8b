/* Drives common/read_uint64.c from tests/snippets.bats: read_uint64 LOW HIGH COUNT prints the COUNT numbers
 * it reads. */
#include <ctype.h>
#include <inttypes.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../read_uint64.c"

int main(int argc, char **argv)
{
    if (argc != 4) {
        fputs("usage: read_uint64 LOW HIGH COUNT\n", stderr);
        return 2;
    }
    for (long i = strtol(argv[3], NULL, 10); i > 0; i--) {
        const uint64_t low = strtoull(argv[1], NULL, 10);
        printf("%" PRIu64 "\n", read_uint64("x", low, strtoull(argv[2], NULL, 10)));
    }
    return 0;
}
