/* Drives common/snippets/must.c for tests/snippets.bats: prints a line of stdout, and ends well only without arguments. */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

#include "../../common/snippets/must.c"

int main(int argc, char **argv)
{
    puts("begun");
    must(argc == 1, argv[argc - 1]);
    return 0;
}
