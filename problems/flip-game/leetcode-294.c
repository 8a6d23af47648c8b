/*
 * LeetCode 294 - Flip Game
 *
 * Game:   a word of + and -; a move turns two + side by side into --. Whoever cannot move loses.
 * Input:  the word, 1..60 characters, with at most 20 + side by side.
 * Answer: whether the first player wins.
 *
 * Idea:   Runs of + are piles that a move splits, two less in all: Dawson's Kayles. The nim-sum of their Grundy numbers
 *         determines the winner.
 * Cost:   O(n + 20^2) time, O(1) memory.
 */
#include <stdbool.h>

enum { MAX = 20 };

bool canWin(char *currentState);

/* Grundy number of a run of + by its length: a move leaves two runs with two less in all. */
static void fill_values(int values[MAX + 1])
{
    for (int length = 0; length <= MAX; length++) {
        bool seen[64] = {false}; /* no value is above 9 */
        for (int before = 0; before <= length - 2; before++) {
            seen[values[before] ^ values[length - 2 - before]] = true;
        }
        values[length] = 0;
        while (seen[values[length]]) {
            values[length]++;
        }
    }
}

bool canWin(char *currentState)
{
    int values[MAX + 1] = {0};
    int nim_sum = 0;
    int run = 0;
    fill_values(values);
    for (const char *c = currentState; *c != '\0'; c++) {
        nim_sum ^= *c == '-' ? values[run] : 0;
        run = *c == '+' ? run + 1 : 0;
    }
    return (nim_sum ^ values[run]) != 0;
}
