/* Ignores every signal that can be ignored, and stays. */
#include <signal.h>
#include <unistd.h>

int main(void)
{
    for (int number = 1; number < 32; number++) {
        signal(number, SIG_IGN);
    }
    for (;;) {
        sleep(60);
    }
}
