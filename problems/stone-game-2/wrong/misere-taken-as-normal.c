/*
 * Verdict: WA
 * Why: the answer of Stone Game 1. The two statements differ in one word, so it is easy to submit
 *   the old program.
 * Why (ko): 돌 게임의 답입니다. 두 문제는 한 단어만 다르기 때문에 예전 프로그램을 그대로 제출하기
 *   쉽습니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 2 == 1 ? "SK" : "CY"); /* the answer of stone-game-1 */
    return 0;
}
