/*
 * LeetCode 2868 - The Wording Game
 *
 * Game:   Alice and Bob have a list of words each. In turn they play a word of their own, Alice first, who begins with her
 *         smallest word. Each word must be larger than the word before it, in the order of a dictionary, and begin with the
 *         same letter or with the next one of the alphabet. Whoever cannot play loses.
 * Input:  two lists of 1..100,000 words, each in ascending order; all words are different, of the letters a-z, 1..999,999
 *         letters each and at most 1,000,000 together.
 * Answer: whether Alice wins.
 *
 * Idea:   Of words with one first letter the largest is never worse: it leaves the opponent the least. The same letter is
 *         never worse than the next, which is kept in reserve. So both play the largest word of the same letter if they
 *         can, else of the next.
 * Cost:   O(words) time, O(1) memory.
 */
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

enum { ALPHABET = 26 };

/* What a player plays after this word, whose largest words of each letter these are; NULL: nothing, or there is none. */
static const char *best_after(const char *const *largest, const char *last)
{
    const char *const *of_letter = &largest[last[0] - 'a'];
    const bool is_larger = of_letter[0] != NULL && strcmp(of_letter[0], last) > 0;
    return is_larger ? of_letter[0] : of_letter[1];
}

bool canAliceWin(char **a, int aSize, char **b, int bSize);

bool canAliceWin(char **a, int aSize, char **b, int bSize)
{
    const char *largest[2][ALPHABET + 1] = {{NULL}};
    for (int i = 0; i < aSize; i++) {
        largest[0][a[i][0] - 'a'] = a[i];
    }
    for (int i = 0; i < bSize; i++) {
        largest[1][b[i][0] - 'a'] = b[i];
    }
    int mover = 1; /* after Alice's first word */
    for (const char *last = a[0]; (last = best_after(largest[mover], last)) != NULL;) {
        mover = 1 - mover;
    }
    return mover == 1;
}
