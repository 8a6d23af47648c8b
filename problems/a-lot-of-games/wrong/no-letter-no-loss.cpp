/*
 * Verdict: WA
 * Why: works out who can lose on purpose, but begins with false where no letter can be added. There the player to move
 *   has lost, which is what he wanted.
 * Why (ko): 일부러 질 수 있는지도 구하지만, 더 붙일 글자가 없는 곳의 값을 거짓으로 둡니다. 거기서는 지금 차례인 사람이 진
 *   것이므로, 지려던 사람은 뜻을 이룬 것입니다.
 * First wrong input: 1 2 / a
 */
#include <iostream>
#include <map>
#include <string>

struct node {
    std::map<char, node> children;
};

static bool can(bool lose, const node &here)
{
    for (const auto &child : here.children) {
        if (!can(lose, child.second)) {
            return true;
        }
    }
    return false; /* should be lose, if there are no children */
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
    std::cout << (can(false, root) && (can(true, root) || games % 2 == 1) ? "First" : "Second") << '\n';
}
