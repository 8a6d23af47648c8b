/*
 * Verdict: TLE
 * Why: searches every set of numbers that can be left, and stores the results. Ten more numbers make it about a hundred times as many sets.
 * Why (ko): 남을 수 있는 수의 집합을 모두 탐색하고 메모이제이션합니다. 수가 열 개 늘어날 때마다
 *   집합은 백 배로 늘어납니다.
 * First wrong input: depends on the machine; N of about 33 was enough here
 */
#include <iostream>
#include <unordered_map>

static int n;
static std::unordered_map<unsigned long long, bool> known;

static bool wins(unsigned long long left)
{
    if (left == 0) {
        return true; /* the other player has erased the last number */
    }
    auto found = known.find(left);
    if (found != known.end()) {
        return found->second;
    }
    bool won = false;
    for (int x = 1; x <= n && !won; x++) {
        if (left >> x & 1) {
            unsigned long long next = left;
            for (int d = 1; d <= x; d++) {
                if (x % d == 0) {
                    next &= ~(1ULL << d);
                }
            }
            won = !wins(next);
        }
    }
    known[left] = won;
    return won;
}

int main()
{
    std::cin >> n;
    unsigned long long all = 0;
    for (int x = 1; x <= n; x++) {
        all |= 1ULL << x;
    }
    std::cout << (wins(all) ? "A" : "B") << '\n';
}
