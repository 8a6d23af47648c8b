/*
 * Verdict: TLE
 * Why: Recursion without memory. Every path of the robot is tried to its end: each floor multiplies the number of paths
 *   by its width.
 * Why (ko): 메모이제이션 없는 재귀. 로봇이 갈 수 있는 길을 모두 끝까지 가 봅니다. 층마다 길의 개수에 그 층의 너비가
 *   곱해집니다.
 * First wrong input: depends on the machine; seven or eight floors
 */
#include <stdio.h>

long long a[2048];
int n, rooms;

long long play(int player, int room, int step)
{
    long long best = 0, value;
    int first = 1;
    if (room == 1) {
        return 0;
    }
    while (2 * first <= room) {
        first *= 2;
    }
    value = a[room / 2] + play(!player, room / 2, 0);
    best = (player == 0 ? value < best : value > best) ? value : best;
    if (step <= 0 && room > first) {
        value = a[room - 1] + play(!player, room - 1, -1);
        best = (player == 0 ? value < best : value > best) ? value : best;
    }
    if (step >= 0 && room < 2 * first - 1) {
        value = a[room + 1] + play(!player, room + 1, 1);
        best = (player == 0 ? value < best : value > best) ? value : best;
    }
    return best;
}

int main(void)
{
    scanf("%d", &n);
    rooms = (1 << n) - 1;
    for (int room = 1; room <= rooms; room++) {
        scanf("%lld", &a[room]);
    }
    for (int room = 1; room <= rooms; room++) {
        printf("%lld%c", a[room] + play(0, room, 0), room < rooms ? ' ' : '\n');
    }
    return 0;
}
