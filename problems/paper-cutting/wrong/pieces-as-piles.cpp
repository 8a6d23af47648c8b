/*
 * Verdict: WA
 * Why: takes every uncut piece of a line for a pile of its own. One cut may go over several of them.
 * Why (ko): 한 선에서 자르지 않은 구간마다 더미를 따로 둡니다. 한 번에 여러 구간을 이어서 자를 수도 있습니다.
 * First wrong input: 2 3 1 / 1 1 1 2
 */
#include <algorithm>
#include <cstdio>
#include <map>
#include <utility>
#include <vector>

using Cuts = std::vector<std::pair<int, int>>;

static Cuts pieces(Cuts cuts, int length)
{
    Cuts left;
    int at = 0;
    std::sort(cuts.begin(), cuts.end());
    cuts.push_back({length, length});
    for (auto [from, to] : cuts) {
        if (from > at) {
            left.push_back({at, from});
        }
        at = std::max(at, to);
    }
    return left;
}

int main()
{
    int n, m, k;
    std::scanf("%d %d %d", &n, &m, &k);
    std::map<int, Cuts> lines[2];
    while (k-- > 0) {
        int x, y, x2, y2;
        std::scanf("%d %d %d %d", &x, &y, &x2, &y2);
        lines[x == x2 ? 0 : 1][x == x2 ? x : y].push_back(x == x2 ? std::minmax(y, y2) : std::minmax(x, x2));
    }
    int sum = 0;
    for (int side = 0; side < 2; side++) {
        const int count = (side == 0 ? n : m) - 1, length = side == 0 ? m : n;
        int place = 1;
        while (lines[side].count(place)) {
            place++;
        }
        if (place <= count) {
            lines[side][place]; /* an untouched line */
        }
        for (auto &[at, cuts] : lines[side]) {
            for (auto [from, to] : pieces(cuts, length)) {
                sum ^= to - from;
            }
        }
        if ((count - (int)lines[side].size()) % 2 != 0) {
            sum ^= length;
        }
    }
    for (int side = 0; side < 2; side++) {
        for (auto &[at, cuts] : lines[side]) {
            for (auto [from, to] : pieces(cuts, side == 0 ? m : n)) {
                const int left = (to - from) ^ sum;
                if (left < to - from) {
                    if (side == 0) {
                        std::printf("FIRST\n%d %d %d %d\n", at, from + left, at, to);
                    } else {
                        std::printf("FIRST\n%d %d %d %d\n", from + left, at, to, at);
                    }
                    return 0;
                }
            }
        }
    }
    std::puts("SECOND");
}
