/*
 * Verdict: WA
 * Why: the answer of Stone Game 3. Both problems have the same sample with the same answer, so the
 *   sample does not reveal the mistake.
 * Why (ko): 돌 게임 3의 답입니다. 두 문제는 예제의 입력과 출력이 모두 같아서, 예제로는 틀린 것을 알
 *   수 없습니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    puts(n % 7 == 0 || n % 7 == 2 ? "CY" : "SK"); /* the answer of stone-game-3 */
    return 0;
}
