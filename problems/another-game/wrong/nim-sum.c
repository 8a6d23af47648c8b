/*
 * Verdict: WA
 * Why: plays Nim. A single pile of 2 coins loses here: only one of them may be taken.
 * Why (ko): 님 게임으로 풉니다. 동전이 2개인 더미 하나는 여기서는 집니다. 한 번에 1개만 가져갈 수 있기 때문입니다.
 * First wrong input: 1 / 1 / 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        int piles, size, sum = 0;
        scanf("%d", &piles);
        while (piles--) {
            scanf("%d", &size);
            sum ^= size;
        }
        puts(sum ? "first" : "second");
    }
    return 0;
}
