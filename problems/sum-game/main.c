/*
 * LeetCode 1927 - Sum Game, as a program
 *
 * Game:   a row of an even number of digits and ?. A move writes a digit in place of a ?. When there is none left, Bob, who
 *         moves second, wins if both halves have the same sum, and Alice otherwise.
 * Input:  the row, 2..100,000 characters.
 * Output: Alice or Bob, the player who wins.
 *
 * Idea:   Count each ? as 9/2. Then a digit changes the difference of the halves by at most 9/2 either way, and never by
 *         0. If it is 0, Bob undoes each of Alice's changes; if not, Alice makes it larger each time.
 * Cost:   O(n) time and memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 100000 };

int main(void)
{
    static char row[MAX + 1];
    int length = 0;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    for (; (isdigit(c) || c == '?') && length <= MAX; c = getchar()) {
        row[length++] = (char)c;
    }
    if (length == 0 || length > MAX || length % 2 == 1 || (c != EOF && !isspace(c))) {
        fprintf(stderr, "num: expected 2 to %d digits and ?, an even number of them\n", MAX);
        return EXIT_FAILURE;
    }
    int64_t difference = 0; /* of the halves, twice */
    for (int i = 0; i < length; i++) {
        const int64_t twice = row[i] == '?' ? 9 : 2 * (row[i] - '0');
        difference += 2 * i < length ? twice : -twice;
    }
    puts(difference != 0 ? "Alice" : "Bob");
    return 0;
}
