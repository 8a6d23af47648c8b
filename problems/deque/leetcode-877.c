/*
 * LeetCode 877 - Deque
 *
 * Game:   a row of an even number of piles, with an odd sum of stones; a move takes the leftmost or the rightmost pile.
 *         Whoever gets more stones wins.
 * Input:  the piles (1..500 stones), of which there are 2..500.
 * Answer: whether the first player wins.
 *
 * Idea:   Number the piles from left to right. The first player can take all the even ones: take the last pile, and then
 *         always the pile beside the one that the other player took. Or all the odd ones, from the first pile on. Their
 *         sums differ, so one of the two wins.
 * Cost:   O(1) time, O(1) memory.
 */
#include <stdbool.h>

bool stoneGame(int *piles, int pilesSize);

bool stoneGame(int *piles, int pilesSize)
{
    (void)piles, (void)pilesSize;
    return true;
}
