/*
 * Verdict: WA
 * Why: treats the boxes as two Nim piles and checks whether they are equal. But a move in Nim leaves
 *   the other pile as it is, and here it changes both boxes.
 * Why (ko): 두 상자를 님 게임의 두 더미로 보고 서로 같은지 확인합니다. 하지만 님 게임에서는 한 번 둘
 *   때 다른 더미가 그대로이고, 여기에서는 두 상자가 모두 바뀝니다.
 * First wrong input: 1 3
 */
#include <stdio.h>

int main(void)
{
    int n, m;
    if (scanf("%d %d", &n, &m) != 2) {
        return 1;
    }
    puts((n ^ m) != 0 ? "A" : "B"); /* not a sum of games */
    return 0;
}
