// Verdict: WA
// Why: plays second wherever no move takes the middle: with L = R the first player may win in another way.
// Why (ko): 한가운데를 가져갈 수 없으면 언제나 나중에 둡니다. L = R일 때도 선공이 다른 방법으로 이길 수 있습니다.
// First wrong input: 3 2 2
#include <iostream>
#include <vector>

int main()
{
    int n, low, high, a, b;
    std::cin >> n >> low >> high;
    if ((n - low) % 2 == 0 || low < high) {
        const int middle = low + (n - low) % 2;
        std::cout << "First" << std::endl;
        std::cout << (n - middle) / 2 + 1 << ' ' << middle << std::endl;
        while (std::cin >> a >> b && a > 0) {
            std::cout << n + 2 - a - b << ' ' << b << std::endl;
        }
        return 0;
    }
    std::vector<bool> is_taken(n + 1);
    std::cout << "Second" << std::endl;
    while (std::cin >> a >> b && a > 0) {
        for (int card = a; card < a + b; card++) {
            is_taken[card] = true;
        }
        for (int free = 0, card = 1; card <= n; card++) {
            free = is_taken[card] ? 0 : free + 1;
            if (free == low) {
                const int first = card - low + 1;
                for (int taken = first; taken <= card; taken++) {
                    is_taken[taken] = true;
                }
                std::cout << first << ' ' << low << std::endl;
                break;
            }
        }
    }
}
