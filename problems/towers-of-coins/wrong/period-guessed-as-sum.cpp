// Verdict: WA
// Why: assumes that the outcomes repeat every K + L coins, as they do for 3 and 4, and so keeps a
//   table of K + L entries. For 2 and 3 they repeat every 4.
// Why (ko): 3과 4에서처럼 승패가 동전 K + L개마다 되풀이된다고 생각하고 K + L칸짜리 표를
//   만들었습니다. 2와 3은 4개마다 되풀이됩니다.
// First wrong input: 2 3 4 / 1 1 1 5
#include <iostream>
#include <vector>

int main()
{
    int k, l, towers;
    std::cin >> k >> l >> towers;
    const int period = k + l; // not in general
    std::vector<bool> wins(period);
    for (int n = 1; n < period; n++) {
        wins[n] = !wins[n - 1] || (n >= k && !wins[n - k]) || (n >= l && !wins[n - l]);
    }
    while (towers--) {
        int n;
        std::cin >> n;
        std::cout << (wins[n % period] ? 'A' : 'B');
    }
    std::cout << '\n';
}
