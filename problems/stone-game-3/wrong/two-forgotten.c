/*
 * Verdict: WA
 * Why: treats 7 and 14 as losing positions, but overlooks 2, 9 and 16.
 * Why (ko): 7과 14에서 지는 것은 알아챘지만, 2, 9, 16에서도 지는 것은 알아채지 못했습니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 7 == 0 ? "CY" : "SK"); /* n % 7 == 2 loses as well */
    return 0;
}
