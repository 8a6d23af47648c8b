/* Prints which file descriptors from 3 on it has been given; there must be none. */
#include <fcntl.h>
#include <stdio.h>

int main(void)
{
    for (int fd = 3; fd < 1024; fd++) {
        if (fcntl(fd, F_GETFD) != -1) {
            printf("open: %d\n", fd);
        }
    }
    puts("none");
    return 0;
}
