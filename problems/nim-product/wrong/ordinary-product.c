/*
 * Verdict: WA
 * Why: multiplies as usual. That is right for F = 2, 4, 16, ... and x < F, but not for 2 and 2.
 * Why (ko): 보통의 곱셈을 합니다. F = 2, 4, 16, ...이고 x < F일 때는 맞지만, 2와 2의 님 곱은 3입니다.
 * First wrong input: 1 / 2 2
 */
#include <inttypes.h>
#include <stdint.h>
#include <stdio.h>

int main(void)
{
    int t;
    uint64_t a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%" SCNu64 " %" SCNu64, &a, &b);
        printf("%" PRIu64 "\n", a * b);
    }
    return 0;
}
