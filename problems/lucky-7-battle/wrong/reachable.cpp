/*
 * Verdict: WA
 * Why: collects all remainders that can be reached, and lets Takahashi win if 0 is one of them. Aoki does not go there.
 * Why (ko): 나올 수 있는 나머지를 모두 구해 그중에 0이 있으면 Takahashi가 이긴다고 봅니다. Aoki는 그리로 가지 않습니다.
 * First wrong input: 1 / 1 / A
 */
#include <iostream>
#include <set>
#include <string>

int main()
{
    int n;
    std::string digits, players;
    std::cin >> n >> digits >> players;
    std::set<int> now{0};
    for (char digit : digits) {
        std::set<int> next;
        for (int r : now) {
            next.insert(10 * r % 7);
            next.insert((10 * r + digit - '0') % 7);
        }
        now = next;
    }
    std::cout << (now.count(0) ? "Takahashi" : "Aoki") << std::endl;
}
