/*
 * Verdict: WA
 * Why: gives every even tower the value 1. 6 can also be broken into three towers of 2, which is worth 1 itself.
 * Why (ko): 짝수인 탑의 값을 모두 1로 봅니다. 6은 2짜리 세 개로도 나눌 수 있고, 그 값이 1입니다.
 * First wrong input: 1 / 2 / 2 6
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
            int count = height % 2 == 0;
            for (int p = 3; height % 2 == 1 && height > 1; p += 2) {
                for (; height % p == 0; height /= p) {
                    count++;
                }
            }
            nim_sum ^= count;
        }
        puts(nim_sum != 0 ? "1" : "2");
    }
    return 0;
}
