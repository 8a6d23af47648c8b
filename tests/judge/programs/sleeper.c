/* Sleeps for a minute and needs no CPU time for it; an argument only marks the process. */
#include <unistd.h>

int main(void)
{
    sleep(60);
    return 0;
}
