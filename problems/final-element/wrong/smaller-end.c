/*
 * Verdict: WA
 * Why: prints the smaller of the two ends, as if Bob chose between them.
 * Why (ko): Bob이 양 끝 중 하나를 고르는 것처럼 작은 쪽을 출력합니다.
 * First wrong input: 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int n, first = 0, last = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &last);
        first = i == 0 ? last : first;
    }
    printf("%d\n", first < last ? first : last);
    return 0;
}
