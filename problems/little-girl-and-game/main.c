/*
 * Codeforces 276B - Little Girl and Game
 *
 * Game:   A word. Whoever can put its letters in an order that makes a palindrome, before a move of his own, wins. Else he
 *         removes one letter, any, and it is the other player's turn.
 * Input:  the word s, 1..1000 letters of a-z.
 * Output: First or Second, the player who wins.
 *
 * Idea:   The letters make a palindrome if at most one of them occurs an odd number of times. A move changes the number of
 *         such letters by one. So 0 and odd numbers win: from 3, 5, ... one leaves an even number, not 0, and the next is odd.
 * Cost:   O(n)
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 1000 };

int main(void)
{
    bool is_odd[256] = {false}; /* whether a letter has occurred an odd number of times so far */
    int odd_letters = 0;
    int length = 0;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (; c >= 'a' && c <= 'z' && length <= MAX; c = getchar()) {
        is_odd[c] = !is_odd[c];
        odd_letters += is_odd[c] ? 1 : -1;
        length++;
    }
    if (length == 0 || length > MAX || (c != EOF && !isspace(c))) {
        fprintf(stderr, "s: expected 1 to %d letters a-z\n", MAX);
        return EXIT_FAILURE;
    }
    puts(odd_letters == 0 || odd_letters % 2 == 1 ? "First" : "Second");
    return 0;
}
