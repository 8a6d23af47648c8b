/*
 * Verdict: WA
 * Why: Bob chooses where half of the letters go, so the program requires the target in each piece that Bob's moves
 *   could leave by themselves. This is necessary but not enough: he sees Alice's moves before he makes his next one.
 * Why (ko): 글자의 절반은 Bob이 골라서 지우므로, Bob이 지우고 남을 수 있는 모든 부분에 목표가 있으면 Alice가 이긴다고
 *   생각합니다. 필요한 조건이지만 충분하지 않습니다. Bob은 Alice가 지운 것을 보고 나서 다음 글자를 지웁니다.
 * First wrong input: 1 / aaba a
 */
#include <iostream>
#include <string>
#include <vector>

static bool in_every_piece(const std::string &s, const std::string &t)
{
    const int n = s.size(), m = t.size(), piece = n - (n - m + 1) / 2;
    const std::string both = t + '#' + s; // Knuth, Morris and Pratt: border[i] = m where t ends
    std::vector<int> border(both.size());
    int last = -1; // the place of t in s found last
    for (size_t i = 1; i < both.size(); i++) {
        int j = border[i - 1];
        while (j > 0 && both[i] != both[j]) {
            j = border[j - 1];
        }
        border[i] = j + (both[i] == both[j]);
        if (border[i] == m) {
            const int place = static_cast<int>(i) - 2 * m;
            if (place + m > last + 1 + piece) {
                return false; // the piece after the last place ends too early
            }
            last = place;
        }
    }
    return last >= n - piece;
}

int main()
{
    std::ios::sync_with_stdio(false);
    int games;
    std::cin >> games;
    for (std::string s, t; games-- > 0 && std::cin >> s >> t;) {
        std::cout << (in_every_piece(s, t) ? "Alice" : "Bob") << '\n';
    }
}
