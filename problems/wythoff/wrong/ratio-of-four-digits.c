/*
 * Verdict: WA
 * Why: uses 1.618 as the golden ratio.
 * Why (ko): 황금비로 1.618을 씁니다.
 * First wrong input: 377 610
 */
#include <stdio.h>

int main(void)
{
    long a, b;
    scanf("%ld %ld", &a, &b);
    const long low = a < b ? a : b;
    const long d = a < b ? b - a : a - b;
    puts(low == (long)(d * 1.618) ? "0" : "1");
    return 0;
}
