/*
 * Verdict: WA
 * Why: does not look whether all numbers together reach the goal: whoever chooses the last one wins.
 * Why (ko): 수를 모두 더하면 목표에 닿는지 보지 않고, 마지막 수를 고르는 사람이 이긴다고 봅니다.
 * First wrong input: 1 / 2
 */
class Solution {
    vector<char> known;

    bool wins(int m, int used, int left) {
        if (left <= 0) {
            return false;
        }
        if (known[used] == 0) {
            known[used] = 'L';
            for (int i = 0; i < m; i++) {
                if (!(used >> i & 1) && !wins(m, used | 1 << i, left - i - 1)) {
                    known[used] = 'W';
                    break;
                }
            }
        }
        return known[used] == 'W';
    }

public:
    bool canIWin(int maxChoosableInteger, int desiredTotal) {
        known.assign(1 << maxChoosableInteger, 0);
        return desiredTotal == 0 || wins(maxChoosableInteger, 0, desiredTotal);
    }
};
