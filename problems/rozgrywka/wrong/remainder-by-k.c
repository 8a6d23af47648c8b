/*
 * Verdict: WA
 * Why: tests whether N is a multiple of K, the most that one move takes. Two moves together can
 *   always be made to take K + 1, not K.
 * Why (ko): 한 번에 가져갈 수 있는 최대 개수인 K의 배수인지를 확인합니다. 두 사람이 한 번씩
 *   가져가서 언제나 만들 수 있는 합은 K가 아니라 K + 1입니다.
 * First wrong input: 1 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int games, n, k;
    scanf("%d", &games);
    while (games--) {
        scanf("%d %d", &n, &k);
        puts(n % k == 0 ? "Wiktor" : "Hektor"); /* should be n % (k + 1) */
    }
    return 0;
}
