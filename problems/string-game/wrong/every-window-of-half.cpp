/*
 * Verdict: WA
 * Why: Bob decides where half of the letters go, so the target should be in each piece that his moves alone
 *   can leave. It must, but that is not enough: he sees Alice's moves before he makes his next one.
 * Why (ko): 지울 글자의 절반을 어디에서 지울지 Bob이 정하므로, Bob이 지운 것만 빼고 남을 수 있는 모든
 *   부분에 목표가 있어야 한다고 봅니다. 그래야 하는 것은 맞지만 그것으로는 부족합니다. Bob은 다음에 두기
 *   전에 Alice가 둔 것을 봅니다.
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
