/*
 * Verdict: RE
 * Why: A table that is too short. It ends at turn 24, because 1 + 2 + ... + 24 = 300. Turns that
 *   take fewer than k make a game longer.
 * Why (ko): 너무 짧은 표. 1 + 2 + ... + 24 = 300이라서 24번째 차례까지의 표를 씁니다. k개보다 적게
 *   가져가는 차례가 있으면 게임이 더 길어집니다.
 * First wrong input: 80 81 95
 */
#include <algorithm>
#include <array>
#include <iostream>
#include <map>

std::array<std::map<std::array<int, 3>, int>, 25> known; // lead + 1000; 0: not known yet

int lead(int turn, std::array<int, 3> jar)
{
    if (jar[0] + jar[1] + jar[2] == 0) {
        return 0;
    }
    std::sort(jar.begin(), jar.end());
    int &place = known.at(turn)[jar];
    if (place == 0) {
        int best = -999;
        for (int i = 0; i < 3; i++) {
            const int taken = std::min(jar[i], turn);
            if (taken > 0) {
                jar[i] -= taken;
                best = std::max(best, taken - lead(turn + 1, jar));
                jar[i] += taken;
            }
        }
        place = best + 1000;
    }
    return place - 1000;
}

int main()
{
    std::array<int, 3> jar;
    std::cin >> jar[0] >> jar[1] >> jar[2];
    const int ahead = lead(1, jar);
    std::cout << (ahead > 0 ? "F" : ahead < 0 ? "S" : "D") << '\n';
}
