/*
 * Verdict: WA
 * Why: counts one free place too few. Below the largest number N - 1 of the numbers are there, not N.
 * Why (ko): 빈자리를 하나 적게 셉니다. 가장 큰 수보다 작은 수는 N개가 아니라 N - 1개입니다.
 * First wrong input: 2 / 0 1
 */
#include <stdio.h>

int main(void)
{
    int n, largest = -1, next = -1;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        next = largest;
        scanf("%d", &largest);
    }
    puts(largest - next >= 2 || (largest - n) % 2 != 0 ? "Alice" : "Bob");
    return 0;
}
