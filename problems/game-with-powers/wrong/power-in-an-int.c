/*
 * Verdict: WA
 * Why: A number that does not fit. The power after the last one up to n may
 *   not fit into 32 bits, and what is left of it may be small again.
 * Why (ko): 자료형에 들어가지 않는 수. n 이하의 마지막 거듭제곱 다음의 거듭제곱은 32비트에 들어가지 않을
 *   수 있고, 넘치고 남은 값이 다시 작을 수 있습니다.
 * First wrong input: 4100625
 */
#include <stdint.h>
#include <stdio.h>

static const int grundy[30] = {0, 1, 2, 1, 4, 3, 2, 1, 5, 6,  2, 1, 8, 7,  5,
                               9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12};
static char is_power[31623];

int main(void)
{
    uint32_t n, others;
    int sum = 1;
    scanf("%u", &n);
    others = n - 1;
    for (uint32_t base = 2; base * base <= n; base++) {
        if (!is_power[base]) {
            int k = 0;
            for (uint32_t power = base; power <= n && k < 29; power *= base) {
                k++;
                if (power < 31623) {
                    is_power[power] = 1;
                }
            }
            others -= k;
            sum ^= grundy[k];
        }
    }
    puts((sum ^ (int)(others % 2)) != 0 ? "Vasya" : "Petya");
    return 0;
}
