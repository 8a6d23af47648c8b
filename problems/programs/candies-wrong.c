#include <stdio.h>

int main(void)
{
    long long n;
    scanf("%lld", &n);
    n %= 13; /* 0 to 16 are LLWWLWWWWWLWWLLWW */
    puts(n == 0 || n == 1 || n == 4 || n == 10 ? "Juno" : "Mina");
    return 0;
}
