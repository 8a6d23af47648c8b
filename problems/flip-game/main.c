/*
 * LeetCode 294 - Flip Game, as a program
 *
 * Game:   a word of + and -; a move turns two + side by side into --. Whoever cannot move loses.
 * Input:  the word, 1..60 characters.
 * Output: Alice, who moves first, if she wins, Bob otherwise.
 *
 * Idea:   Runs of + are piles that a move splits, two less in all: Dawson's Kayles. The nim-sum of their Grundy numbers
 *         determines the winner.
 * Cost:   O(n + 60^2) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 60 }; /* characters */

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

int main(void)
{
    int values[MAX + 1] = {0};
    int nim_sum = 0;
    int length = 0;
    int run = 0;
    fill_values(values);
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (; (c == '+' || c == '-') && length <= MAX; c = getchar()) {
        nim_sum ^= c == '-' ? values[run] : 0;
        run = c == '+' ? run + 1 : 0;
        length++;
    }
    if (length == 0 || length > MAX || (c != EOF && !isspace(c))) {
        fprintf(stderr, "s: expected 1 to %d characters + and -\n", MAX);
        return EXIT_FAILURE;
    }
    puts((nim_sum ^ values[run]) != 0 ? "Alice" : "Bob");
    return 0;
}
