/*
 * Verdict: WA
 * Why: prints the winner, but not the second line that is required when Alice wins.
 * Why (ko): 이기는 사람만 출력하고, Alice가 이길 때 필요한 둘째 줄을 빠뜨렸습니다.
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
