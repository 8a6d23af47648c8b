/*
 * Verdict: WA
 * Why: takes n and m for the piles, which are the rows and columns that the coin can still go: n - 1 and m - 1.
 * Why (ko): n과 m을 더미로 봅니다. 더미는 동전이 더 갈 수 있는 행과 열의 수, 곧 n - 1과 m - 1입니다.
 * First wrong input: 1 1 / 0 0
 */
#include <stdio.h>

int main(void)
{
    int n, m;
    while (scanf("%d %d", &n, &m) == 2 && (n != 0 || m != 0)) {
        puts(n % 2 == 0 && m % 2 == 0 ? "What a pity!" : "Wonderful!");
    }
    return 0;
}
