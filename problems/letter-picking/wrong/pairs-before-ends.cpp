/*
 * Verdict: WA
 * Why: takes equal pairs and equal ends off in any order. A pair at one end is of no use as long as Alice can take from
 *   the other end.
 * Why (ko): 같은 쌍과 같은 양 끝을 아무 순서로나 떼어 냅니다. 한쪽 끝에 쌍이 있어도 Alice는 다른 쪽 끝에서 가져갈 수
 *   있습니다.
 * First wrong input: 1 / aabaab
 */
#include <iostream>
#include <string>

int main()
{
    int games;
    std::string word;
    std::cin >> games;
    while (games-- > 0 && std::cin >> word) {
        size_t from = 0, to = word.size();
        for (;;) {
            if (from + 1 < to && word[from] == word[from + 1]) {
                from += 2;
            } else if (from + 1 < to && word[to - 1] == word[to - 2]) {
                to -= 2;
            } else if (from + 1 < to && word[from] == word[to - 1]) {
                from++;
                to--;
            } else {
                break;
            }
        }
        std::cout << (from == to ? "Draw" : "Alice") << '\n';
    }
}
