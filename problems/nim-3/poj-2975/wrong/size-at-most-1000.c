/*
 * Verdict: RE
 * Why: keeps a table with a place for each size up to 1000, as the small limits of another judge
 *   allow.
 * Why (ko): 다른 채점 사이트의 작은 제한대로 1000까지의 크기만 배열에 둡니다.
 * First wrong input: 1 / 999999999 / 0
 */
#include <stdio.h>

static int count_of[1001];

int main(void)
{
    int n, size;
    while (scanf("%d", &n) == 1 && n != 0) {
        int nim_sum = 0, moves = 0;
        for (int i = 0; i <= 1000; i++) {
            count_of[i] = 0;
        }
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= size;
            count_of[size]++; /* beyond the array */
        }
        for (int i = 0; i <= 1000; i++) {
            moves += (i ^ nim_sum) < i ? count_of[i] : 0;
        }
        printf("%d\n", moves);
    }
    return 0;
}
