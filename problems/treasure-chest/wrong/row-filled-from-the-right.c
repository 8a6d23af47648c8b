/*
 * Verdict: WA
 * Why: One row on the spot, but from right to left: when an entry is filled, the one to its right
 *   belongs to the new length already.
 * Why (ko): 한 행을 제자리에서 고치는데 오른쪽부터 합니다. 한 칸을 채울 때 그 오른쪽 칸은 이미 새
 *   길이의 것입니다.
 * First wrong input: 3 / 2 / 1 / 4
 */
#include <stdio.h>

int coin[5000], lead[5001];

int main(void)
{
    int n, all = 0;
    scanf("%d", &n);
    for (int i = 0; i < n; i++) {
        scanf("%d", &coin[i]);
        all += coin[i];
    }
    for (int length = 1; length <= n; length++) {
        for (int i = n - length; i >= 0; i--) { /* the wrong way round */
            int left = coin[i] - lead[i + 1];
            int right = coin[i + length - 1] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    printf("%d\n", (all + lead[0]) / 2);
    return 0;
}
