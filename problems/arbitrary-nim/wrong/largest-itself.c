/*
 * Verdict: WA
 * Why: prints the largest pile that is left, not one less. With that k the pile may be taken whole, as in Nim.
 * Why (ko): 남은 가장 큰 더미보다 하나 작은 수가 아니라 그 더미를 출력합니다. 그 k이면 더미를 통째로 가져갈 수 있어 님 게임과 같습니다.
 * First wrong input: 3 / 1 2 3
 */
#include <stdio.h>
#include <stdlib.h>

static int piles[250000];

static int by_size(const void *a, const void *b)
{
    return (*(const int *)a > *(const int *)b) - (*(const int *)a < *(const int *)b);
}

int main(void)
{
    int n, nim_sum = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &piles[i]);
        nim_sum ^= piles[i];
    }
    qsort(piles, (size_t)n, sizeof *piles, by_size);
    int last = n - 1;
    while (last > 0 && piles[last] == piles[last - 1]) {
        last -= 2;
    }
    printf("%d\n", nim_sum ? -1 : last < 0 ? 0 : piles[last]);
    return 0;
}
