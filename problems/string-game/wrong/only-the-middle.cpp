// Verdict: WA
// Why: for an even number of moves it only looks at the place in the middle. Alice also wins if the
//   target is on both sides of it: she answers once at the same end as Bob, and then always at the
//   other end.
// Why (ko): 지우는 횟수가 짝수일 때 가운데 자리만 봅니다. 목표가 가운데의 양옆에 모두 있어도 Alice가
//   이깁니다. 한 번은 Bob과 같은 쪽을 지우고, 그다음부터는 반대쪽 끝을 지우면 됩니다.
// First wrong input: 1 / aba a
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
        const bool alice = d % 2 == 1 ? stands_at(h) && stands_at(h + 1) : stands_at(h);
        std::cout << (alice ? "Alice\n" : "Bob\n");
    }
}
