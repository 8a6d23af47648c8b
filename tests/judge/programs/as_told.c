/* Does what its input says, so that one stream can hold every verdict: exit, loop, eat, flood or print it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(void)
{
    char order[32] = "";
    if (fgets(order, sizeof order, stdin) == NULL) {
        return 9;
    }
    if (strcmp(order, "exit\n") == 0) {
        return 3;
    }
    if (strcmp(order, "loop\n") == 0) {
        for (volatile int running = 1; running;) {
        }
    }
    if (strcmp(order, "eat\n") == 0) {
        const size_t bytes = (size_t)64 << 20;
        volatile char *memory = malloc(bytes);
        if (memory == NULL) {
            return 9;
        }
        for (size_t i = 0; i < bytes; i += 1024) {
            memory[i] = 1;
        }
    }
    if (strcmp(order, "flood\n") == 0) {
        for (int i = 0; i < 200000; i++) {
            putchar('x');
        }
    }
    fputs(order, stdout);
    return 0;
}
