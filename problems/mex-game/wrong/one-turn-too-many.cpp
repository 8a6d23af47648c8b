// Verdict: WA
// Why: writes once more when it has read -1, which is no number of the next game either.
// Why (ko): -1을 읽은 뒤에 한 번 더 출력합니다. 다음 게임에서는 이 줄을 그 게임의 수로 읽게 됩니다.
// First wrong input: 1 / 1 / 0
#include <iostream>

int main()
{
    int t, n;
    std::cin >> t;
    while (t-- > 0) {
        int mex = 0, answer = 0;
        std::cin >> n;
        for (int i = 0, s; i < n; i++) {
            std::cin >> s;
            mex += s == mex;
        }
        for (int x = mex; answer >= 0; x = answer) {
            std::cout << x << std::endl;
            std::cin >> answer;
        }
        std::cout << answer << std::endl;
    }
}
