/*
 * Verdict: WA
 * Why: always prints a length. When Bob wins, Alice has no winning break, and there must be no second line.
 * Why (ko): 언제나 길이를 출력합니다. Bob이 이길 때는 Alice에게 이기는 수가 없으므로 둘째 줄이 없어야 합니다.
 * First wrong input: 3
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    printf("%s\n%d\n", n % 2 == 0 ? "Alice" : "Bob", 1);
    return 0;
}
