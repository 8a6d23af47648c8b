/*
 * Verdict: WA
 * Why: adds the number when it goes back. It should subtract it.
 * Why (ko): 거꾸로 갈 때에도 수를 더합니다. 빼야 합니다.
 * First wrong input: 3 / 1 1 / 1 1
 */
#include <iostream>
#include <queue>
#include <vector>

int main()
{
    int n;
    std::cin >> n;
    std::vector<int> numbers[2], result[2], left[2];
    std::queue<std::pair<int, int>> queue;
    for (int player = 0; player < 2; player++) {
        int count;
        std::cin >> count;
        numbers[player].resize(count);
        for (int &number : numbers[player]) {
            std::cin >> number;
        }
        left[player].assign(n, count);
        result[player].assign(n, 0);
        result[player][0] = 1;
        queue.push({player, 0});
    }
    for (; !queue.empty(); queue.pop()) {
        auto [player, object] = queue.front();
        int mover = 1 - player;
        for (int number : numbers[mover]) {
            int from = (object + number) % n;
            if (result[mover][from] != 0) {
                continue;
            }
            if (result[player][object] == 1) {
                result[mover][from] = 2;
            } else if (--left[mover][from] == 0) {
                result[mover][from] = 1;
            }
            if (result[mover][from] != 0) {
                queue.push({mover, from});
            }
        }
    }
    const char *words[] = {"Loop", "Lose", "Win"};
    for (auto &row : result) {
        for (int object = 1; object < n; object++) {
            std::cout << words[row[object]] << (object < n - 1 ? ' ' : '\n');
        }
    }
}
