/*
 * Verdict: WA
 * Why: counts every 2 among the prime factors. Breaking 4 into two towers of 2 leaves two equal towers, worth nothing.
 * Why (ko): 소인수 2를 나온 만큼 모두 셉니다. 4를 2짜리 둘로 나누면 같은 탑 두 개가 남고, 이것은 아무 값도 없습니다.
 * First wrong input: 1 / 2 / 2 4
 */
#include <stdio.h>

int main(void)
{
    int games, n, height;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        while (n-- > 0 && scanf("%d", &height) == 1) {
            int count = 0;
            for (int p = 2; p * p <= height; p++) {
                for (; height % p == 0; height /= p) {
                    count++;
                }
            }
            nim_sum ^= count + (height > 1);
        }
        puts(nim_sum != 0 ? "1" : "2");
    }
    return 0;
}
