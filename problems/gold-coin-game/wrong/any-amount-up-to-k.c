/*
 * Verdict: WA
 * Why: lets a move take 1, 2, 3, ..., K. In that game the multiples of K + 1 lose, and taking the remainder wins.
 * Why (ko): 1, 2, 3, ..., K개를 가져갈 수 있는 게임으로 풀었습니다. 그 게임에서는 K + 1의 배수에서 지고, 나머지만큼
 *   가져가면 이깁니다.
 * First wrong input: 1 / 2 3
 */
#include <stdio.h>

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int s, k;
        if (scanf("%d %d", &s, &k) != 2) {
            return 1;
        }
        printf("%d\n", s % (k + 1));
    }
    return 0;
}
