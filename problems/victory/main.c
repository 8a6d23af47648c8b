/*
 * BOJ 3032 - Victory (승리)
 *
 * Game:   N different numbers on a circle. The first player takes any one; then the players in turn take a
 *         number next to one that has been taken, until none is left. Whoever has more odd numbers wins.
 * Input:  N (1..100), then N numbers (1..1000), all different, in the order of the circle.
 * Output: how many of the numbers win for the first player when taken first.
 *
 * Idea:   What is left after the first number is an arc, and a move takes one of its ends. A first number wins exactly
 *         when its value (1 if odd) exceeds the lead of the N - 1 numbers after it. The list written twice contains
 *         every arc as an interval.
 * Cost:   O(N^2) time, O(N) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);
static void must(bool holds, const char *condition);

int main(void)
{
    enum { MAX_NUMBERS = 100, MAX_NUMBER = 1000 };
    int is_odd[2 * MAX_NUMBERS];
    const int count = (int)read_int("N", 1, MAX_NUMBERS);
    bool is_there[MAX_NUMBER + 1] = {false};
    for (int i = 0; i < count; i++) {
        const int number = (int)read_int("number", 1, MAX_NUMBER);
        must(!is_there[number], "the numbers must be all different");
        is_there[number] = true;
        is_odd[i] = number % 2;
        is_odd[i + count] = is_odd[i];
    }

    int leads[2 * MAX_NUMBERS + 1] = {0}; /* of the intervals of length 0 */
    for (int length = 1; length < count; length++) {
        for (int i = 0; i + length <= 2 * count; i++) {
            const int take_left = is_odd[i] - leads[i + 1];
            const int take_right = is_odd[i + length - 1] - leads[i];
            leads[i] = take_left > take_right ? take_left : take_right;
        }
    }
    int winning = 0;
    for (int first = 0; first < count; first++) {
        winning += is_odd[first] > leads[first + 1];
    }
    printf("%d\n", winning);
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
