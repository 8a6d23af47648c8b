/*
 * Verdict: WA
 * Why: asks only who wins a single game. The winner does not begin the next one.
 * Why (ko): 게임 한 번의 승자만 구합니다. 이긴 사람은 다음 게임을 먼저 시작하지 못합니다.
 * First wrong input: 1 2 / a
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
    std::cout << (wins(root) ? "First" : "Second") << '\n';
}
