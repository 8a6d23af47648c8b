/* Drives common/snippets/read_int.c for tests/snippets.bats: read_int LOW HIGH COUNT prints COUNT numbers it reads. */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../common/snippets/read_int.c"

int main(int argc, char **argv)
{
    (void)argc;
    for (long i = strtol(argv[3], NULL, 10); i > 0; i--) {
        printf("%lld\n", (long long)read_int("x", strtoll(argv[1], NULL, 10), strtoll(argv[2], NULL, 10)));
    }
    return 0;
}
