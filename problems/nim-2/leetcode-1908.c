/*
 * LeetCode 1908 - Nim 2
 *
 * Game:   piles of stones; a move takes one or more stones from one pile. Whoever takes the last stone wins.
 * Input:  the piles (1..7), of 1 to 7 stones.
 * Answer: whether the first player wins.
 *
 * Idea:   The nim-sum (XOR) of the piles determines the winner: at 0 the player to move loses.
 * Cost:   O(n) time, O(1) memory.
 */
#include <stdbool.h>

bool nimGame(int *piles, int pilesSize);

bool nimGame(int *piles, int pilesSize)
{
    int nim_sum = 0;
    for (int i = 0; i < pilesSize; i++) {
        nim_sum ^= piles[i];
    }
    return nim_sum != 0;
}
