/* Closes its input unread and prints SK: no fault. */
#include <stdio.h>

int main(void)
{
    fclose(stdin);
    puts("SK");
    return 0;
}
