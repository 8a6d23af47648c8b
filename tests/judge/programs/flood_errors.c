/* Writes 8 MiB to stderr, then the right answer: no fault, but a pipe that nobody empties would block it. */
#include <stdio.h>
#include <string.h>
#include <unistd.h>

int main(void)
{
    char message[4096];
    memset(message, 'm', sizeof message);
    for (int i = 0; i < 2048; i++) {
        if (write(STDERR_FILENO, message, sizeof message) != (ssize_t)sizeof message) {
            return 1;
        }
    }
    for (int c; (c = getchar()) != EOF;) {
        putchar(c);
    }
    return 0;
}
