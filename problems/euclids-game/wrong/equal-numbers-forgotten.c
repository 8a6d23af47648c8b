/*
 * Verdict: WA
 * Why: tests only whether the quotient is above the golden ratio. Equal numbers win, too.
 * Why (ko): 몫이 황금비보다 큰지만 확인합니다. 두 수가 같아도 이깁니다.
 * First wrong input: 1 1 / 0 0
 */
#include <stdio.h>

int main(void)
{
    long long a, b;
    while (scanf("%lld %lld", &a, &b) == 2 && a != 0) {
        const long long larger = a < b ? b : a;
        const long long smaller = a < b ? a : b;
        puts(larger * (larger - smaller) > smaller * smaller ? "Stan wins" : "Ollie wins");
    }
    return 0;
}
