/*
 * LeetCode 1025 - Divisor Game
 *
 * Game:   a number; a move subtracts one of its divisors that is less than the number. Whoever cannot move loses.
 * Input:  n (1..1000).
 * Answer: whether the first player wins.
 *
 * Idea:   Even numbers are won: subtract 1. All divisors of an odd number are odd, so whatever is subtracted from it, an
 *         even number is left; and 1 has no move.
 * Cost:   O(1) time, O(1) memory.
 */
#include <stdbool.h>

bool divisorGame(int n);

bool divisorGame(int n) { return n % 2 == 0; }
