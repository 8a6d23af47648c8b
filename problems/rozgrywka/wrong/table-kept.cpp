// Verdict: WA
// Why: Kept from game to game. Who wins with N stones is stored, and used again in the next game, where K is different.
// Why (ko): 앞 게임의 값이 남음. 돌이 N개일 때 누가 이기는지 저장해 두고, K가 다른 다음 게임에서도 그대로 씁니다.
// First wrong input: 2 / 2 1 / 2 2
#include <iostream>
#include <vector>

std::vector<bool> wins; // should be emptied before each game
int last_lost;

int main()
{
    int games;
    std::cin >> games;
    while (games--) {
        int n, k;
        std::cin >> n >> k;
        if (wins.empty()) {
            wins.push_back(false);
        }
        while ((int)wins.size() <= n) {
            int next = (int)wins.size();
            wins.push_back(next - last_lost <= k);
            if (!wins.back()) {
                last_lost = next;
            }
        }
        std::cout << (wins[n] ? "Hektor\n" : "Wiktor\n");
    }
}
