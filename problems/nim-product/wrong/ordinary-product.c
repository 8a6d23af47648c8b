/*
 * Verdict: WA
 * Why: multiplies as usual. For F = 2, 4, 16, ... and x < F that is right, so some tests pass. But the nim
 *   product of 2 and 2 is 3.
 * Why (ko): 보통의 곱셈을 합니다. F = 2, 4, 16, ...이고 x < F일 때는 맞아서 통과하는 테스트도 있습니다.
 *   하지만 2와 2의 님 곱은 3입니다.
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
