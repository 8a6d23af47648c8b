/* Takes memory for ever and writes to all of it. */
#include <stdlib.h>

int main(void)
{
    const size_t part = (size_t)1 << 20;
    for (;;) {
        volatile char *memory = malloc(part); /* volatile: a compiler may drop what nobody reads */
        if (memory == NULL) {
            return 1;
        }
        for (size_t i = 0; i < part; i += 1024) {
            memory[i] = 1;
        }
    }
}
