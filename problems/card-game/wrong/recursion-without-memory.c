/*
 * Verdict: TLE
 * Why: The rule is right, but every interval asks for two others and nothing is remembered: N cards
 *   take about 2^N calls.
 * Why (ko): 규칙은 맞지만, 구간마다 다른 구간 두 개를 묻고 아무것도 기억하지 않습니다. 카드가
 *   N장이면 호출이 약 2^N번입니다.
 * First wrong input: depends on the machine; one game of some thirty cards
 */
#include <stdio.h>

int card[1000];

int lead(int left, int right)
{
    if (left > right) {
        return 0;
    }
    int take_left = card[left] - lead(left + 1, right);
    int take_right = card[right] - lead(left, right - 1);
    return take_left > take_right ? take_left : take_right;
}

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t--) {
        int all = 0;
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &card[i]);
            all += card[i];
        }
        printf("%d\n", (all + lead(0, n - 1)) / 2);
    }
    return 0;
}
