/*
 * Verdict: WA
 * Why: prints 1 for "the first player wins", as true is printed. The statement asks for the number
 *   of the winner, counted from 0.
 * Why (ko): "선공이 이긴다"를 참의 값 그대로 1로 출력합니다. 문제는 이긴 사람의 번호를 0부터 세어
 *   묻습니다.
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
