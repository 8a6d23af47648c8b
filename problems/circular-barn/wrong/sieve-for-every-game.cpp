// Verdict: TLE
// Why: computes the right answers, but finds the primes again for each of up to 1000 games.
// Why (ko): 답은 맞지만, 최대 1000개인 게임마다 소수를 다시 구합니다.
// First wrong input: depends on the machine; some hundred games
#include <iostream>
#include <vector>

int main()
{
    const int most = 5000000;
    int games;
    std::cin >> games;
    while (games--) {
        std::vector<int> largest(most + 1);
        std::vector<bool> composite(most + 1); // belongs before the loop
        for (int i = 1; i <= most; i++) {
            if (i > 1 && !composite[i]) {
                for (long long k = 1LL * i * i; k <= most; k += i) {
                    composite[k] = true;
                }
            }
            largest[i] = i % 4 == 2 ? 2 : i % 2 == 0 ? 0 : composite[i] ? largest[i - 4] : i;
        }
        int rooms, least = most;
        bool john = false;
        std::cin >> rooms;
        while (rooms--) {
            int cows;
            std::cin >> cows;
            const int moves = (cows - largest[cows]) / 2 + (largest[cows] > 0 ? 1 : 0);
            if (moves / 2 < least) {
                least = moves / 2;
                john = moves % 2 == 1;
            }
        }
        std::cout << (john ? "Farmer John\n" : "Farmer Nhoj\n");
    }
}
