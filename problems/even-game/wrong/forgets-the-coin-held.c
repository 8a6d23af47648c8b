/*
 * Verdict: WA
 * Why: reads N but does not use it, so YG is taken to want an even number of coins from the table
 *   even when already holding one.
 * Why (ko): N을 읽기만 하고 쓰지 않습니다. 그래서 YG가 동전을 하나 가지고 있을 때도 탁자에서 짝수
 *   개를 원한다고 여깁니다.
 * First wrong input: 1 1
 */
#include <stdio.h>

int main(void)
{
    int n, k;
    if (scanf("%d %d", &n, &k) != 2) {
        return 1;
    }
    puts(k % 6 != 1 ? "YG" : "HS");
    return 0;
}
