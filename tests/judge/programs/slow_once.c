/* Sleeps, and makes the file that its argument names; when the file is there, right: a machine busy once. */
#include <stdio.h>
#include <unistd.h>

int main(int argc, char **argv)
{
    if (argc > 1 && access(argv[1], F_OK) != 0) {
        FILE *file = fopen(argv[1], "w");
        if (file == NULL || fclose(file) != 0) {
            return 1;
        }
        sleep(60);
    }
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    return 0;
}
