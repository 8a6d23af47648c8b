/*
 * Prime Jingle Bells (소수 징글벨); its number, format and limits on BOJ could not be found.
 *
 * Game:   Two players count from 1 up to b. A turn calls out the next 1 to a numbers; b ends the game.
 *         Each prime that a player calls scores one point; both play for the largest lead.
 * Input:  a (1..1000000) and b (a..1000000; this suite's own limits).
 * Output: the first player's and the second player's score.
 *
 * Idea:   Let score(n) be what the player to move still gets once n is said, left(n) the primes after n: score(n) =
 *         left(n) - min score(j) over the turn's ends j. As n falls, the window of j slides; a queue with scores rising
 *         to the back gives each minimum.
 * Cost:   O(b log log b) time for the primes, O(b) for the game; O(b) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

int main(void)
{
    enum { MAX_B = 1000000 };
    const int a = (int)read_int("a", 1, MAX_B);
    const int b = (int)read_int("b", a, MAX_B);

    static bool is_composite[MAX_B + 1];
    is_composite[1] = true;
    for (int n = 2; n * n <= b; n++) {
        for (int multiple = n * n; multiple <= b && !is_composite[n]; multiple += n) {
            is_composite[multiple] = true;
        }
    }

    static int score[MAX_B + 1];
    static int queue[MAX_B + 1];
    int front = 0;
    int end = 0;
    int left = 0;
    queue[end++] = b;
    for (int n = b - 1; n >= 0; n--) {
        left += !is_composite[n + 1];
        if (queue[front] - a > n) {
            front++; /* out of reach, from all smaller n too */
        }
        score[n] = left - score[queue[front]];
        while (end > front && score[queue[end - 1]] >= score[n]) {
            end--; /* n leaves the opponent no more and stays in reach longer */
        }
        queue[end++] = n;
    }
    printf("%d %d\n", score[0], left - score[0]);
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}
