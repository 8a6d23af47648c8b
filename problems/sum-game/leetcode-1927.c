/*
 * LeetCode 1927 - Sum Game
 *
 * Game:   a row of an even number of digits and ?. A move writes a digit in place of a ?. When there is none left, the
 *         second player wins if both halves have the same sum, and the first player otherwise.
 * Input:  the row, 2..100,000 characters.
 * Answer: whether the first player wins.
 *
 * Idea:   Count each ? as 9/2. Then a digit changes the difference of the halves by at most 9/2 either way, and never by
 *         0. If it is 0, Bob undoes each of Alice's changes; if not, Alice makes it larger each time.
 * Cost:   O(n) time, O(1) memory.
 */
#include <stdbool.h>
#include <string.h>

bool sumGame(char *num);

bool sumGame(char *num)
{
    const int length = (int)strlen(num);
    int difference = 0; /* of the halves, twice */
    for (int i = 0; i < length; i++) {
        const int twice = num[i] == '?' ? 9 : 2 * (num[i] - '0');
        difference += 2 * i < length ? twice : -twice;
    }
    return difference != 0;
}
