/*
 * Verdict: WA
 * Why: knows that the loser begins the next game, but not that one may want to lose: with an even number of games First
 *   never wins.
 * Why (ko): 진 사람이 다음 게임을 시작한다는 것은 알지만, 일부러 질 수도 있다는 것은 모릅니다. 게임이 짝수 번이면
 *   First가 언제나 진다고 봅니다.
 * First wrong input: 2 2 / a / ba
 */
#include <iostream>
#include <map>
#include <string>

struct node {
    std::map<char, node> children;
};

static bool wins(const node &here)
{
    for (const auto &child : here.children) {
        if (!wins(child.second)) {
            return true;
        }
    }
    return false;
}

int main()
{
    int words, games;
    std::string word;
    node root;
    std::cin >> words >> games;
    while (words-- > 0 && std::cin >> word) {
        node *at = &root;
        for (char letter : word) {
            at = &at->children[letter];
        }
    }
    std::cout << (wins(root) && games % 2 == 1 ? "First" : "Second") << '\n';
}
