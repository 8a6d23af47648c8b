// Verdict: WA
// Why: names the largest difference in the end: then the smallest pile becomes the largest one, but the middle one escapes.
// Why (ko): 마지막에 가장 큰 차이를 부릅니다. 가장 작은 더미는 가장 큰 더미와 같아지지만, 가운데 더미에 더하면 같아지지 않습니다.
// First wrong input: 1 2 3
#include <algorithm>
#include <iostream>

int main()
{
    long long pile[3], y = 1000000000;
    std::cin >> pile[0] >> pile[1] >> pile[2];
    std::cout << "First" << std::endl;
    for (int turn = 0, grown = 0; turn < 3; turn++) {
        std::cout << y << std::endl;
        std::cin >> grown;
        if (grown == 0) {
            break;
        }
        pile[grown - 1] += y;
        const long long largest = *std::max_element(pile, pile + 3);
        const long long smallest = *std::min_element(pile, pile + 3);
        y = turn == 0 ? 3 * largest - pile[0] - pile[1] - pile[2] : largest - smallest;
    }
}
