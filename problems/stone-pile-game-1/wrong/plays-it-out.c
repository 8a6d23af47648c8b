/*
 * Verdict: TLE
 * Why: the number of moves is always odd or always even, so the program plays one game to its end.
 *   The answers are right, but it may take 10^9 moves.
 * Why (ko): 어떻게 두어도 두는 횟수의 홀짝은 같으므로, 게임 하나를 끝까지 두어 봅니다. 답은 맞지만
 *   10^9번까지 두어야 할 수 있습니다.
 * First wrong input: depends on the machine
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        long long p[3];
        int moves = 0;
        scanf("%lld %lld %lld", &p[0], &p[1], &p[2]);
        for (;;) {
            int least = 0;
            for (int i = 1; i < 3; i++) {
                if (p[i] < p[least]) {
                    least = i;
                }
            }
            int a = (least + 1) % 3, b = (least + 2) % 3;
            if (p[a] == 0 || p[b] == 0) {
                break;
            }
            p[a]--;
            p[b]--;
            p[least]++;
            moves ^= 1;
        }
        puts(moves == 0 ? "R" : "B");
    }
    return 0;
}
