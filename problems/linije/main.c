/*
 * Kattis linije - Linije
 *
 * Game:   N points. Mirko draws a line parallel to an axis through one of them. Then each in turn draws such a line
 *         through a point on the line drawn just before, but no line twice. Whoever cannot draw loses.
 * Input:  N (1..10,000), then N lines X Y (1..500), the points. A point may be given twice.
 * Output: Mirko or Slavko, the player who wins.
 *
 * Idea:   The lines are the vertices of a bipartite graph, the points its edges; no vertex is visited twice. Slavko wins
 *         exactly when there is a perfect matching: he answers with partners. Otherwise Mirko begins with a line that a
 *         maximum matching leaves free, and answers along it.
 * Cost:   O(500 N) time at most, O(N) memory.
 */
#include <ctype.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_POINTS = 10000, LINES = 500 };

/* The points of each vertical line, a list: 0 at its end. */
static int first_point[LINES + 1], next_point[MAX_POINTS + 1], level_of[MAX_POINTS + 1];

static int partner[LINES + 1]; /* of each horizontal line, 0 if it has none */
static int tried_for[LINES + 1];

static bool find_partner(int vertical, int start)
{
    for (int point = first_point[vertical]; point != 0; point = next_point[point]) {
        const int horizontal = level_of[point];
        if (tried_for[horizontal] != start) {
            tried_for[horizontal] = start;
            if (partner[horizontal] == 0 || find_partner(partner[horizontal], start)) {
                partner[horizontal] = vertical;
                return true;
            }
        }
    }
    return false;
}

int main(void)
{
    static bool has_level[LINES + 1];
    const int points = (int)read_int("N", 1, MAX_POINTS);
    int lines_left = 0; /* lines without a partner */
    for (int point = 1; point <= points; point++) {
        const int vertical = (int)read_int("X", 1, LINES);
        const int horizontal = (int)read_int("Y", 1, LINES);
        lines_left += (first_point[vertical] == 0 ? 1 : 0) + (has_level[horizontal] ? 0 : 1);
        has_level[horizontal] = true;
        level_of[point] = horizontal;
        next_point[point] = first_point[vertical];
        first_point[vertical] = point;
    }
    for (int vertical = 1; vertical <= LINES; vertical++) {
        lines_left -= find_partner(vertical, vertical) ? 2 : 0;
    }
    puts(lines_left > 0 ? "Mirko" : "Slavko");
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
