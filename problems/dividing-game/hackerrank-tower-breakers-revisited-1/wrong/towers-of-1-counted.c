/*
 * Verdict: WA
 * Why: counts a tower of height 1 as one factor, though nothing can be done with it.
 * Why (ko): 높이가 1인 탑도 소인수 하나로 셉니다. 그런 탑은 더 낮출 수 없습니다.
 * First wrong input: 1 / 1 / 1
 */
#include <stdio.h>

static int count(int number)
{
    int found = 0;
    for (int factor = 2; factor * factor <= number; factor++) {
        while (number % factor == 0) {
            number /= factor;
            found++;
        }
    }
    return found + 1; /* also where nothing is left */
}

int main(void)
{
    int t, n, height;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        while (n-- > 0 && scanf("%d", &height) == 1) {
            nim_sum ^= count(height);
        }
        puts(nim_sum != 0 ? "1" : "2");
    }
    return 0;
}
