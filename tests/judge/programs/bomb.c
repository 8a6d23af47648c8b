/* A fork bomb that stops at 128 processes, each in a session of its own, out of its process group; with a
   second argument it does not stop. The first argument only marks the processes. */
#include <unistd.h>

int main(int argc, char **argv)
{
    (void)argv;
    for (int doublings = 0; doublings < 7 || argc > 2; doublings++) {
        if (fork() == 0) {
            setsid();
        }
    }
    sleep(60);
    return 0;
}
