/*
 * Verdict: TLE
 * Why: the rule is right, but every string asks for two others and nothing is remembered: d moves take 2^d
 *   calls. (With memory it would be d^2 strings: still too many.)
 * First wrong input: depends on the machine; some thirty letters more than the target
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static char s[500001], t[500001];

static bool alice_wins(size_t from, size_t length, bool bob_moves)
{
    if (length == strlen(t)) {
        return memcmp(s + from, t, length) == 0;
    }
    const bool one = alice_wins(from + 1, length - 1, !bob_moves);
    const bool other = alice_wins(from, length - 1, !bob_moves);
    return bob_moves ? one && other : one || other;
}

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        scanf("%s %s", s, t);
        puts(alice_wins(0, strlen(s), true) ? "Alice" : "Bob");
    }
    return 0;
}
