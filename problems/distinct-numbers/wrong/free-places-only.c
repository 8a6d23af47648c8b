/*
 * Verdict: WA
 * Why: counts only the free places. With a gap below the largest number one can choose who has the turn.
 * Why (ko): 빈자리의 개수만 봅니다. 가장 큰 수 아래가 비어 있으면 차례를 바꿀 수 있습니다.
 * First wrong input: 2 / 0 3
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
    puts((largest - (n - 1)) % 2 == 1 ? "Alice" : "Bob");
    return 0;
}
