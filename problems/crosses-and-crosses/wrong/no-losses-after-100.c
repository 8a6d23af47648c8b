/*
 * Verdict: WA
 * Why: finds the losing n up to 100 by search and assumes that there are no more. No period is known, so nobody can
 *   say where they end.
 * Why (ko): 100까지의 지는 n을 탐색으로 찾고 그것이 전부라고 여깁니다. 알려진 주기가 없으므로 지는 n이 어디까지
 *   나오는지 알 수 없습니다.
 * First wrong input: 110
 */
#include <stdio.h>

int main(void)
{
    const int lost[] = {6, 12, 22, 30, 32, 44, 54, 64, 76, 86, 98};
    int n, answer = 1;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (unsigned i = 0; i < sizeof lost / sizeof lost[0]; i++) {
        answer = n == lost[i] ? 2 : answer; /* there are more above 100 */
    }
    printf("%d\n", answer);
    return 0;
}
