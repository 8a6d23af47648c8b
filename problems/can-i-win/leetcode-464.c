/*
 * LeetCode 464 - Can I Win
 *
 * Game:   a total, 0 at first. A move chooses a number from 1 to m that was not chosen before, and adds it. Whoever brings
 *         the total to the goal or above it wins. With the goal 0 the first player has won.
 * Input:  m (1..20), the goal (0..300).
 * Answer: whether the first player can force a win; not if all numbers together are too small.
 *
 * Idea:   The numbers that were chosen determine the total, so a position is a set, one bit for each number. It wins if
 *         one of its moves reaches the goal or leaves a losing set.
 * Cost:   O(m 2^m) time, O(2^m) memory.
 */
#include <stdbool.h>

enum { MAX = 20 };

bool canIWin(int maxChoosableInteger, int desiredTotal);

bool canIWin(int maxChoosableInteger, int desiredTotal)
{
    static bool wins[1 << MAX]; /* with this set of numbers chosen, number i by the digit 2^(i-1) */
    const int m = maxChoosableInteger;
    if (desiredTotal > m * (m + 1) / 2) {
        return false;
    }
    for (int set = (1 << m) - 1; set >= 0; set--) {
        int total = 0;
        for (int i = 0; i < m; i++) {
            total += set >> i & 1 ? i + 1 : 0;
        }
        wins[set] = false; /* it may be left from the call before */
        for (int i = 0; i < m && total < desiredTotal; i++) {
            const int next = set | 1 << i;
            wins[set] = wins[set] || (next != set && (total + i + 1 >= desiredTotal || !wins[next]));
        }
    }
    return wins[0] || desiredTotal == 0;
}
