/*
 * Verdict: WA
 * Why: prints the largest number, as if Bob never moved.
 * Why (ko): Bob이 두지 않는 것처럼 가장 큰 수를 출력합니다.
 * First wrong input: 3 / 1 2 1
 */
#include <stdio.h>

int main(void)
{
    int n, number, largest = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &number);
        largest = number > largest ? number : largest;
    }
    printf("%d\n", largest);
    return 0;
}
