/* Prints which signals it has been given as ignored or blocked; there must be none. */
#include <signal.h>
#include <stdio.h>

int main(void)
{
    sigset_t blocked;
    sigprocmask(SIG_BLOCK, NULL, &blocked);
    for (int number = 1; number < 32; number++) {
        struct sigaction action;
        if (sigaction(number, NULL, &action) == 0 && action.sa_handler == SIG_IGN) {
            printf("ignored: %d\n", number);
        }
        if (sigismember(&blocked, number)) {
            printf("blocked: %d\n", number);
        }
    }
    puts("none");
    return 0;
}
