/*
 * LeetCode 810 - Chalkboard Game
 *
 * Game:   numbers on a board; a move erases one. If the XOR of those that are left is 0, whoever erased loses; the XOR of
 *         no numbers is 0. Who begins a turn with XOR 0 has won.
 * Input:  1..1000 numbers (0..65535).
 * Answer: whether the first player wins.
 *
 * Idea:   With XOR 0 the player to move has won. With an even count and another XOR some number differs from it, so it can
 *         be erased; with an odd count the opponent gets this.
 * Cost:   O(n) time, O(1) memory.
 */
#include <stdbool.h>

bool xorGame(int *nums, int numsSize);

bool xorGame(int *nums, int numsSize)
{
    int left = 0; /* the XOR of all numbers */
    for (int i = 0; i < numsSize; i++) {
        left ^= nums[i];
    }
    return left == 0 || numsSize % 2 == 0;
}
