/*
 * LeetCode 375 - Guess Number Higher or Lower II
 *
 * Game:   Bob thinks of a number from 1 to n. Alice guesses until she is right; each wrong guess costs her as much as the
 *         number that she has said, and Bob answers whether his number is lower or higher.
 * Input:  n (1..200).
 * Answer: the least money with which Alice can be sure to pay for all her wrong guesses.
 *
 * Idea:   Bob may as well choose his number while he answers. Of an interval, Alice takes the guess for which the number
 *         itself and the more expensive side cost the least; Bob takes that side.
 * Cost:   O(n^3) time, O(n^2) memory.
 */
#include <limits.h>

enum { MAX = 200 };

int getMoneyAmount(int n);

int getMoneyAmount(int n)
{
    static int cost[MAX + 2]
                   [MAX + 2]; /* if the number is from low to high; 0 if there is at most one. The same for all n */
    for (int low = n - 1; low >= 1; low--) {
        for (int high = low + 1; high <= n; high++) {
            cost[low][high] = INT_MAX;
            for (int guess = low; guess <= high; guess++) {
                const int lower = cost[low][guess - 1];
                const int higher = cost[guess + 1][high];
                const int all = guess + (lower > higher ? lower : higher);
                cost[low][high] = all < cost[low][high] ? all : cost[low][high];
            }
        }
    }
    return cost[1][n];
}
