/*
 * LeetCode 3828 - Final Element
 *
 * Game:   a row of numbers. A move, Alice's first, deletes numbers side by side, one or more, but not all; the rest is
 *         pushed together. When one number is left, the game is over. Alice wants it large, Bob small.
 * Input:  1..100,000 numbers (1..100,000).
 * Answer: the number that is left.
 *
 * Idea:   A move keeps at least one end of the row. Alice can leave either end alone; if she leaves more, Bob can leave
 *         alone the end that she kept. So the result is the larger of the two ends.
 * Cost:   O(1) time and memory.
 */
int finalElement(int *nums, int numsSize);

int finalElement(int *nums, int numsSize)
{
    const int last = nums[numsSize - 1];
    return nums[0] > last ? nums[0] : last;
}
