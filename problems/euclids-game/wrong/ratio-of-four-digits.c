/*
 * Verdict: WA
 * Why: float and double. It uses 1.618 as the golden ratio; whole numbers are enough: a^2 - ab - b^2 > 0.
 * Why (ko): float와 double. 황금비로 1.618을 씁니다. 정수로 a^2 - ab - b^2 > 0을 확인하면 됩니다.
 * First wrong input: 233 377 / 0 0
 */
#include <stdio.h>

int main(void)
{
    long a, b;
    while (scanf("%ld %ld", &a, &b) == 2 && a != 0) {
        const double larger = (double)(a < b ? b : a);
        const double smaller = (double)(a < b ? a : b);
        puts(larger == smaller || larger > 1.618 * smaller ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
