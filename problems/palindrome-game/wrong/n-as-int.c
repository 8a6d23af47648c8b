/*
 * Verdict: WA
 * Why: A number that does not fit. A multiple of ten from 2^31 on becomes a different number, which need not be a
 *   multiple of ten.
 * Why (ko): 자료형에 들어가지 않는 수. 2^31 이상인 10의 배수가 다른 수로 바뀌고, 그 수는 10의 배수가 아닐 수
 *   있습니다.
 * First wrong input: 1 / 2147483650
 */
#include <stdio.h>

int main(void)
{
    int games, n; /* n should be long long */
    scanf("%d", &games);
    while (games--) {
        scanf("%d", &n);
        puts(n % 10 == 0 ? "1" : "0");
    }
    return 0;
}
