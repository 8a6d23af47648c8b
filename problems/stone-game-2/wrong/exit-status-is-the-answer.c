/*
 * Verdict: RE
 * Why: prints the right word, but returns 1 from main when SK wins. To an online judge, every exit status
 *   except 0 is a crash.
 * Why (ko): 답은 맞게 출력하지만, SK가 이길 때 main에서 1을 반환합니다. 채점기는 종료 상태가 0이
 *   아니면 런타임 에러로 처리합니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    int first_wins = n % 2 == 0;
    puts(first_wins ? "SK" : "CY");
    return first_wins; /* a judge takes anything but 0 for a crash */
}
