// Verdict: WA
// Why: if Alice moves last, gives the game to her if the target stands at any of the three places in the
//   middle. If it stands beside the middle on one side only, Bob begins at that end, and it is lost.
// First wrong input: 1 / aab b
#include <iostream>
#include <string>

int main()
{
    int games;
    std::cin >> games;
    while (games--) {
        std::string s, t;
        std::cin >> s >> t;
        const int d = static_cast<int>(s.size() - t.size());
        const int h = d / 2;
        auto stands_at = [&](int i) { return i >= 0 && i <= d && s.compare(i, t.size(), t) == 0; };
        const bool alice =
            d % 2 == 1 ? stands_at(h) && stands_at(h + 1) : stands_at(h - 1) || stands_at(h) || stands_at(h + 1);
        std::cout << (alice ? "Alice\n" : "Bob\n");
    }
}
