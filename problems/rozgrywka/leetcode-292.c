/*
 * LeetCode 292 - Rozgrywka
 *
 * Game:   n stones; a move takes 1 to 3. Whoever takes the last stone wins.
 * Input:  n (1..2^31 - 1).
 * Answer: whether the first player wins.
 *
 * Idea:   Of 4 stones every move leaves 1 to 3, which the opponent takes. So who leaves a multiple of 4 wins: a move of
 *         the opponent and the reply are 4 stones together.
 * Cost:   O(1) time, O(1) memory.
 */
#include <stdbool.h>

bool canWinNim(int n);

bool canWinNim(int n) { return n % 4 != 0; }
