/*
 * Verdict: WA
 * Why: lets Alice win only if there is a free place just below the largest number. With two side by side, the free places are counted.
 * Why (ko): 가장 큰 수 바로 아래가 비어 있을 때만 Alice가 이긴다고 봅니다. 가장 큰 두 수가 이웃하면 빈자리를 세어야 합니다.
 * First wrong input: 2 / 1 2
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
    puts(largest - next >= 2 ? "Alice" : "Bob");
    return 0;
}
