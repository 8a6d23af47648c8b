/*
 * Verdict: WA
 * Why: asks whether some choice of all the signs makes the value divisible by 17. P1 chooses half of them.
 * Why (ko): 17의 배수가 되도록 모든 부호를 정할 수 있는지만 봅니다. 부호의 절반은 P1이 정합니다.
 * First wrong input: 1 / 5
 */
#include <stdio.h>

static char can_be_zero[1000001];

int main(void)
{
    int reached[17] = {1}, power = 1, t, n;
    for (int i = 1; i <= 1000000; i++) {
        int next[17];
        power = 2 * power % 17;
        for (int value = 0; value < 17; value++) {
            next[value] = reached[(value + power) % 17] || reached[(value + 17 - power) % 17];
        }
        for (int value = 0; value < 17; value++) {
            reached[value] = next[value];
        }
        can_be_zero[i] = (char)reached[0];
    }
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        puts(can_be_zero[n] ? "Second" : "First");
    }
    return 0;
}
