/*
 * Verdict: TLE
 * Why: Recursion without memory. The recurrence is right, but d moves take 2^d calls. (With a table it would be d^2
 *   strings: still too many.)
 * Why (ko): 메모이제이션 없는 재귀. 점화식은 맞지만 d번 지우는 게임에 재귀 호출이 2^d번 필요합니다. (메모이제이션을
 *   해도 문자열이 d^2개여서 여전히 너무 많습니다.)
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
