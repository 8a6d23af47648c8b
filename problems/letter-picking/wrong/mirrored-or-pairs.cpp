/*
 * Verdict: WA
 * Why: sees a draw where the word is mirrored, or a row of pairs, but not where it is first the one and then the other.
 * Why (ko): 앞뒤가 같은 단어이거나 같은 글자 쌍이 이어진 단어일 때만 비긴다고 봅니다. 바깥쪽은 앞뒤가 같고 안쪽은 쌍인
 *   단어를 빠뜨립니다.
 * First wrong input: 1 / aaabba
 */
#include <iostream>
#include <string>

int main()
{
    int games;
    std::string word;
    std::cin >> games;
    while (games-- > 0 && std::cin >> word) {
        bool pairs = true;
        for (size_t i = 0; i < word.size(); i += 2) {
            pairs = pairs && word[i] == word[i + 1];
        }
        const bool mirrored = word == std::string(word.rbegin(), word.rend());
        std::cout << (pairs || mirrored ? "Draw" : "Alice") << '\n';
    }
}
