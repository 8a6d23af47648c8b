/*
 * LeetCode 1510 - Root Game
 *
 * Game:   n stones; a move takes a square: 1, 4, 9, 16, ... Whoever takes the last stone wins.
 * Input:  n (1..10^5).
 * Answer: whether the first player wins.
 *
 * Idea:   A number is won if taking some square leaves a lost one. A table of all numbers up to n.
 * Cost:   O(n sqrt(n)) time, O(n) memory.
 */
#include <stdbool.h>

enum { MAX = 100000 };

bool winnerSquareGame(int n);

bool winnerSquareGame(int n)
{
    bool wins[MAX + 1] = {false};
    for (int i = 1; i <= n; i++) {
        for (int root = 1; root * root <= i && !wins[i]; root++) {
            wins[i] = !wins[i - root * root];
        }
    }
    return wins[n];
}
