// Verdict: WA
// Why: lets Alice begin. Then the other player moves last.
// Why (ko): Alice가 먼저 지운다고 생각합니다. 그러면 마지막에 지우는 사람이 바뀝니다.
// First wrong input: 1 / ab a
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
        const bool alice = d % 2 == 1 ? stands_at(h) || stands_at(h + 1)
                                      : stands_at(h) && (d == 0 || stands_at(h - 1) || stands_at(h + 1));
        std::cout << (alice ? "Alice\n" : "Bob\n");
    }
}
