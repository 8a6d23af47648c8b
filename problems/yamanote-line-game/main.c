/*
 * AtCoder ABC 244 C - Yamanote Line Game
 *
 * Game:   Takahashi, who begins, and Aoki say numbers from 1 to 2N + 1 in turn, each number once. Whoever cannot say one
 *         loses. The program plays Takahashi, and the judge Aoki.
 * Input:  N (1..1000).
 * Talk:   the program writes a number in a line and reads Aoki's, again and again. When it reads 0, Aoki has no number
 *         left, and the program ends. Each line is flushed: in the buffer the judge does not see it, and both wait.
 *
 * Idea:   There are 2N + 1 numbers, an odd count: whatever both say, Takahashi says the last one. The program only has
 *         to remember what has been said, by both; it says the smallest number that has not.
 * Cost:   O(N) time and memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

enum { MAX = 1000 };

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

int main(void)
{
    static bool is_said[2 * MAX + 2];
    const int64_t numbers = 2 * read_int("N", 1, MAX) + 1;
    int64_t next = 1;
    int64_t answer = 0;
    do {
        while (is_said[next]) {
            next++;
        }
        is_said[next] = true;
        printf("%d\n", (int)next);
        fflush(stdout);
        answer = read_int("answer", 0, numbers);
        must(answer == 0 || !is_said[answer], "an answer must be a number that has not been said");
        is_said[answer] = true;
    } while (answer != 0);
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
/* snippet common/snippets/must.c */
/* What ranges cannot say of the input: if it does not hold, the program ends. */
static void must(bool holds, const char *condition)
{
    if (!holds) {
        fprintf(stderr, "input: %s\n", condition);
        exit(EXIT_FAILURE);
    }
}
