// Verdict: WA
// Why: if Alice moves last, lets her win if the target is at any of the three places in the middle.
//   If it is beside the middle on one side only, Bob begins at that end, and she loses.
// Why (ko): Alice가 마지막에 지울 때, 목표가 가운데의 세 자리 중 어디에든 있으면 Alice가 이긴다고
//   생각합니다. 목표가 가운데의 한쪽 옆에만 있으면, Bob이 그쪽 끝을 먼저 지워서 Alice가 집니다.
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
