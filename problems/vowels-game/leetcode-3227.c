/*
 * LeetCode 3227 - Vowels Game
 *
 * Game:   a word; Alice, first, removes a piece of it (letters side by side) with an odd number of vowels, Bob one with an
 *         even number, perhaps 0, but not the empty one. What is left is pushed together. Whoever cannot move loses.
 * Input:  the word, 1..100,000 letters of a-z.
 * Answer: whether Alice wins.
 *
 * Idea:   Without a vowel Alice cannot move. With an odd number she takes all. With an even number she leaves an odd one;
 *         Bob's move keeps it odd, and then she takes all.
 * Cost:   O(n) time, O(1) memory.
 */
#include <stdbool.h>
#include <string.h>

bool doesAliceWin(char *s);

bool doesAliceWin(char *s) { return strpbrk(s, "aeiou") != NULL; }
