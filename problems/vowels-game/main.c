/*
 * LeetCode 3227 - Vowels Game, as a program
 *
 * Game:   a word; Alice, first, removes a piece of it (letters side by side) with an odd number of vowels, Bob one with an
 *         even number, perhaps 0, but not the empty one. What is left is pushed together. Whoever cannot move loses.
 * Input:  the word, 1..100,000 letters of a-z.
 * Output: Alice or Bob, the player who wins.
 *
 * Idea:   Without a vowel Alice cannot move. With an odd number she takes all. With an even number she leaves an odd one;
 *         Bob's move keeps it odd, and then she takes all.
 * Cost:   O(n) time, O(1) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX = 100000 };

int main(void)
{
    int length = 0;
    bool has_vowel = false;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (; c >= 'a' && c <= 'z' && length <= MAX; c = getchar()) {
        has_vowel = has_vowel || strchr("aeiou", c) != NULL;
        length++;
    }
    if (length == 0 || length > MAX || (c != EOF && !isspace(c))) {
        fprintf(stderr, "s: expected 1 to %d letters a-z\n", MAX);
        return EXIT_FAILURE;
    }
    puts(has_vowel ? "Alice" : "Bob");
    return 0;
}
