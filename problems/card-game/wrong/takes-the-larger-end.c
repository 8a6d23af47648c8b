/*
 * Verdict: WA
 * Why: both players take the larger of the two ends. This looks at one card, but not at the card that it
 *   uncovers for the opponent.
 * Why (ko): 두 사람 모두 양 끝 중 더 큰 카드를 가져갑니다. 그 카드를 가져가면 상대가 어떤 카드를 가져갈 수
 *   있게 되는지는 보지 않습니다.
 * First wrong input: 1 / 4 / 1 2 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, card[1000];
    scanf("%d", &t);
    while (t--) {
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &card[i]);
        }
        int left = 0, right = n - 1, sum[2] = {0, 0};
        for (int turn = 0; left <= right; turn = !turn) {
            sum[turn] += card[left] >= card[right] ? card[left++] : card[right--];
        }
        printf("%d\n", sum[0]);
    }
    return 0;
}
