/*
 * LeetCode 486 - Deque
 *
 * Game:   a row of numbers; a move takes the leftmost or the rightmost one. The larger sum wins.
 * Input:  1..20 numbers (0..10^7).
 * Answer: whether the first player gets at least as much as the second.
 *
 * Idea:   The lead of the player to move is the better of: one end, minus the lead of the opponent in the rest. Rows of
 *         one length after another, in one array.
 * Cost:   O(n^2) time, O(n) memory.
 */
#include <stdbool.h>

enum { MAX = 20 };

bool predictTheWinner(int *nums, int numsSize);

bool predictTheWinner(int *nums, int numsSize)
{
    int lead[MAX] = {0}; /* in the row of this length that begins here */
    for (int i = 0; i < numsSize; i++) {
        lead[i] = nums[i];
    }
    for (int length = 2; length <= numsSize; length++) {
        for (int i = 0; i + length <= numsSize; i++) {
            const int left = nums[i] - lead[i + 1];
            const int right = nums[i + length - 1] - lead[i];
            lead[i] = left > right ? left : right;
        }
    }
    return lead[0] >= 0;
}
