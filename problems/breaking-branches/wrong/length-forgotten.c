/*
 * Verdict: WA
 * Why: prints the winner, but not the second line that is asked for when Alice wins.
 * Why (ko): 이기는 사람은 출력하지만, Alice가 이길 때 출력해야 하는 둘째 줄이 없습니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    scanf("%d", &n);
    puts(n % 2 == 0 ? "Alice" : "Bob");
    return 0;
}
