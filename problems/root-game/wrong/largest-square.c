/*
 * Verdict: WA
 * Why: both players always subtract the largest square. From 8 that is 4, and the opponent wins at
 *   once from the 4 that is left. Subtracting 1 leaves 7, which loses.
 * Why (ko): 두 사람 모두 언제나 가장 큰 제곱수를 뺍니다. 8에서는 4를 빼는데, 남은 4에서 상대가 바로
 *   이깁니다. 1을 빼면 지는 수 7이 남습니다.
 * First wrong input: 1 / 8
 */
#include <stdio.h>

int main(void)
{
    int t;
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t--) {
        int n, moves = 0;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        while (n > 0) {
            int root = 1;
            while ((root + 1) * (root + 1) <= n) {
                root++;
            }
            n -= root * root;
            moves++;
        }
        puts(moves % 2 == 1 ? "koosaga" : "cubelover");
    }
    return 0;
}
