// Verdict: WA
// Why: compares moves instead of rounds. A room of three moves and one of two are found empty in the same round, and
//   then the room that comes first counts.
// Why (ko): 바퀴가 아니라 두는 횟수를 비교합니다. 세 번 만에 비는 방과 두 번 만에 비는 방은 같은
//   바퀴에서 빈 채로 발견되고, 그때는 앞에 있는 방에서 승패가 정해집니다.
// First wrong input: 1 / 2 / 6 4
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
            if (moves < least) { // should be moves / 2 < least
                least = moves;
                john = moves % 2 == 1;
            }
        }
        std::cout << (john ? "Farmer John\n" : "Farmer Nhoj\n");
    }
}
