/*
 * Verdict: WA
 * Why: lets whoever takes the last pebble win. What counts is the number of pebbles taken, and it
 *   can be a draw.
 * Why (ko): 마지막 조약돌을 가져가는 사람이 이긴다고 합니다. 승패는 가져간 조약돌의 개수로 정해지고, 비길 수도
 *   있습니다.
 * First wrong input: 1 1 2
 */
#include <algorithm>
#include <iostream>
#include <map>
#include <tuple>

std::map<std::tuple<int, int, int, int>, bool> known;

bool wins(int turn, int a, int b, int c)
{
    const auto key = std::make_tuple(turn, a, b, c);
    if (known.count(key)) {
        return known[key];
    }
    bool result = false; // without a pebble the opponent has taken the last one
    result = result || (a > 0 && !wins(turn + 1, std::max(a - turn, 0), b, c));
    result = result || (b > 0 && !wins(turn + 1, a, std::max(b - turn, 0), c));
    result = result || (c > 0 && !wins(turn + 1, a, b, std::max(c - turn, 0)));
    return known[key] = result;
}

int main()
{
    int a, b, c;
    std::cin >> a >> b >> c;
    std::cout << (wins(1, a, b, c) ? "F" : "S") << '\n';
}
