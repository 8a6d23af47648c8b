/*
 * Verdict: WA
 * Why: Multiplies as usual. For F = 2, 4, 16, ... and x < F that is right, so some tests pass; but 2
 *   nim-times 2 is 3.
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
