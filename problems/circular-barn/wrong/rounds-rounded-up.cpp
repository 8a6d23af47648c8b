// Verdict: WA
// Why: counts an unfinished round as a whole one. A room that is empty after one move ends the game
//   in round 0, before any room that takes two moves.
// Why (ko): 끝나지 않은 바퀴를 한 바퀴로 셉니다. 한 번 만에 비는 방은 0번 바퀴에서 게임을 끝내므로,
//   두 번 만에 비는 어떤 방보다도 먼저입니다.
// First wrong input: 1 / 2 / 4 1
#include <algorithm>
#include <iostream>
#include <vector>

int main()
{
    int games, most = 1;
    std::cin >> games;
    std::vector<std::vector<int>> barns(games);
    for (std::vector<int> &barn : barns) {
        int rooms;
        std::cin >> rooms;
        barn.resize(rooms);
        for (int &cows : barn) {
            std::cin >> cows;
            most = std::max(most, cows);
        }
    }
    std::vector<int> largest(most + 1); // the largest that may be taken and leaves a multiple of 4
    std::vector<bool> composite(most + 1);
    for (int i = 1; i <= most; i++) {
        if (i > 1 && !composite[i]) {
            for (long long k = 1LL * i * i; k <= most; k += i) {
                composite[k] = true;
            }
        }
        largest[i] = i % 4 == 2 ? 2 : i % 2 == 0 ? 0 : composite[i] ? largest[i - 4] : i;
    }
    for (const std::vector<int> &barn : barns) {
        int least = 5000000;
        bool john = false;
        for (int cows : barn) {
            const int moves = (cows - largest[cows]) / 2 + (largest[cows] > 0 ? 1 : 0);
            if ((moves + 1) / 2 < least) { // should be moves / 2 < least
                least = (moves + 1) / 2;
                john = moves % 2 == 1;
            }
        }
        std::cout << (john ? "Farmer John\n" : "Farmer Nhoj\n");
    }
}
