/*
 * Verdict: WA
 * Why: prints 1, the value of true, if the first player wins. The statement asks for the number of
 *   the winner, counted from 0.
 * Why (ko): 선공이 이기면 참의 값인 1을 출력합니다. 문제에서는 이기는 사람의 번호를 0부터 세어
 *   출력해야 합니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long n;
        scanf("%lld", &n);
        printf("%d\n", n % 10 != 0); /* should be n % 10 == 0 */
    }
    return 0;
}
