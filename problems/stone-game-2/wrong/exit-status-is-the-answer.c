/*
 * Verdict: RE
 * Why: It prints the right word, but when SK wins it returns 1 from main. To a judge every status but
 *   0 is a crash.
 * Why (ko): 답은 맞게 출력하지만, SK가 이길 때 main에서 1을 반환합니다. 채점기는 0이 아닌 종료 상태를
 *   모두 런타임 에러로 봅니다.
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
