/*
 * Verdict: WA
 * Why: does not let the players end the game: the robot always goes on to room 1. Either player may end the
 *   game at any time.
 * Why (ko): 게임을 도중에 끝낼 수 없고, 로봇이 언제나 방 1까지 갑니다. 실제로는 두 사람 모두 언제든지 게임을
 *   끝낼 수 있습니다.
 * First wrong input: 2 / 1 0 0
 */
#include <algorithm>
#include <iostream>
#include <vector>

int n, rooms;
std::vector<long long> a;
long long known[2][3][2048];
bool is_known[2][3][2048];

long long play(int player, int step, int room)
{
    if (room == 1) {
        return 0;
    }
    long long &value = known[player][step + 1][room];
    if (is_known[player][step + 1][room]) {
        return value;
    }
    int first = 1;
    while (2 * first <= room) {
        first *= 2;
    }
    std::vector<long long> values(1, a[room / 2] + play(!player, 0, room / 2));
    if (step <= 0 && room > first) {
        values.push_back(a[room - 1] + play(!player, -1, room - 1));
    }
    if (step >= 0 && room < 2 * first - 1) {
        values.push_back(a[room + 1] + play(!player, 1, room + 1));
    }
    is_known[player][step + 1][room] = true;
    std::sort(values.begin(), values.end());
    value = player == 0 ? values.front() : values.back();
    return value;
}

int main()
{
    std::cin >> n;
    rooms = (1 << n) - 1;
    a.resize(rooms + 1);
    for (int room = 1; room <= rooms; room++) {
        std::cin >> a[room];
    }
    for (int room = 1; room <= rooms; room++) {
        std::cout << a[room] + play(0, 0, room) << (room < rooms ? ' ' : '\n');
    }
}
