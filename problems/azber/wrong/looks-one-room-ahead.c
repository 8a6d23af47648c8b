/*
 * Verdict: WA
 * Why: Azber goes to the next room with the smallest number, Biou to the one with the largest, and a player
 *   for whom no room helps ends the game. Both look only one move ahead, but the result depends on what the
 *   opponent can do after that.
 * Why (ko): Azber는 갈 수 있는 방 중 수가 가장 작은 방으로, Biou는 가장 큰 방으로 갑니다. 도움이 되는 방이
 *   없으면 게임을 끝냅니다. 두 사람 모두 한 수 앞만 보지만, 결과는 그다음 상대가 무엇을 할 수 있는지에 달려
 *   있습니다.
 * First wrong input: 2 / 2 0 -1
 */
#include <stdio.h>

int main(void)
{
    long long a[2048];
    int n;
    scanf("%d", &n);
    int rooms = (1 << n) - 1;
    for (int room = 1; room <= rooms; room++) {
        scanf("%lld", &a[room]);
    }
    for (int start = 1; start <= rooms; start++) {
        long long sum = a[start];
        int at = start, step = 0;
        for (int sign = 1; at > 1; sign = -sign) {
            int first = 1, best = 0, best_step = 0;
            while (2 * first <= at) {
                first *= 2;
            }
            for (int to = -1; to <= 1; to++) { /* 0: the next floor */
                int next = to == 0 ? at / 2 : at + to;
                int allowed = to == 0 || (to != -step && next >= first && next < 2 * first);
                if (allowed && sign * a[next] < (best == 0 ? 0 : sign * a[best])) {
                    best = next;
                    best_step = to;
                }
            }
            if (best == 0) {
                break;
            }
            at = best;
            step = best_step;
            sum += a[at];
        }
        printf("%lld%c", sum, start < rooms ? ' ' : '\n');
    }
    return 0;
}
