/*
 * Verdict: WA
 * Why: gives every vertical line the first horizontal line that is free. Another matching may be larger.
 * Why (ko): 세로선마다 아직 짝이 없는 첫 번째 가로선을 짝으로 정합니다. 더 큰 매칭이 있을 수 있습니다.
 * First wrong input: 3 / 1 1 / 1 2 / 2 1
 */
#include <iostream>
#include <set>

int main()
{
    int n, x, y;
    std::cin >> n;
    std::set<std::pair<int, int>> points;
    std::set<int> verticals, horizontals, matched_x, matched_y;
    while (n--) {
        std::cin >> x >> y;
        points.insert({x, y});
        verticals.insert(x);
        horizontals.insert(y);
    }
    for (const auto &p : points) {
        if (!matched_x.count(p.first) && !matched_y.count(p.second)) {
            matched_x.insert(p.first);
            matched_y.insert(p.second);
        }
    }
    std::cout << (matched_x == verticals && matched_y == horizontals ? "Slavko" : "Mirko") << "\n";
}
