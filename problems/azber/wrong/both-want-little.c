/*
 * Verdict: WA
 * Why: both players make the score as small as possible. Only Azber wants that; Biou wants it large.
 * Why (ko): 두 사람 모두 점수를 작게 하는 쪽을 고릅니다. 점수를 작게 하려는 사람은 Azber뿐이고, Biou는 크게
 *   하려고 합니다.
 * First wrong input: 2 / 1 0 -1
 */
#include <stdio.h>

long long a[2048], known[2048][3];
char is_known[2048][3];
int n, rooms;

/* what is still to come; step: -1 or 1 along the floor, 0 if the robot is new there */
long long play(int room, int step)
{
    long long best = 0, value;
    int first = 1;
    if (room == 1 || is_known[room][step + 1]) {
        return known[room][step + 1];
    }
    while (2 * first <= room) {
        first *= 2;
    }
    value = a[room / 2] + play(room / 2, 0);
    best = value < best ? value : best;
    if (step <= 0 && room > first) {
        value = a[room - 1] + play(room - 1, -1);
        best = value < best ? value : best;
    }
    if (step >= 0 && room < 2 * first - 1) {
        value = a[room + 1] + play(room + 1, 1);
        best = value < best ? value : best;
    }
    is_known[room][step + 1] = 1;
    return known[room][step + 1] = best;
}

int main(void)
{
    scanf("%d", &n);
    rooms = (1 << n) - 1;
    for (int room = 1; room <= rooms; room++) {
        scanf("%lld", &a[room]);
    }
    for (int room = 1; room <= rooms; room++) {
        printf("%lld%c", a[room] + play(room, 0), room < rooms ? ' ' : '\n');
    }
    return 0;
}
