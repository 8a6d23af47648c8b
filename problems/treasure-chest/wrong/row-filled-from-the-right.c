/*
 * Verdict: WA
 * Why: updates one row in place, but from right to left: when an entry is computed, the one to its right
 *   already belongs to the new length.
 * Why (ko): 배열 하나를 덮어쓰지만 오른쪽부터 채웁니다. 한 칸을 구할 때 그 오른쪽 칸은 이미 새 길이의
 *   값입니다.
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
