/*
 * Verdict: WA
 * Why: both players always take as many coins as they can. From 5 coins with 2 and 3 that leaves 2,
 *   and the opponent takes both. Taking 1 leaves 4, from which every move loses.
 * Why (ko): 두 사람이 언제나 가져갈 수 있는 만큼 많이 가져갑니다. 2와 3일 때 5개에서 그렇게 하면
 *   2개가 남고, 상대가 둘 다 가져갑니다. 1개를 가져가서 4개를 남겼어야 합니다. 4개에서는 어떻게
 *   두어도 집니다.
 * First wrong input: 2 3 4 / 1 1 1 5
 */
#include <stdio.h>

int main(void)
{
    int k, l, towers;
    scanf("%d %d %d", &k, &l, &towers);
    while (towers--) {
        int n, turn = 0;
        scanf("%d", &n);
        while (n > 0) {
            n -= n >= l ? l : n >= k ? k : 1;
            turn = !turn;
        }
        putchar(turn ? 'A' : 'B');
    }
    putchar('\n');
    return 0;
}
