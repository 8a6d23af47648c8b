/*
 * A plain table of heaps, apart from the engine: plain TO normal|misere code|take WORD...
 *
 * Reads lines "HEAP<TAB>VALUE" for the heaps 0..TO, where values are Grundy numbers, or all are W or L; the table must
 * say the same of each heap. Prints the law that the table proves, "PERIOD FROM", or "none":
 *   Grundy numbers  g(n + p) = g(n) for FROM <= n < 2 FROM + p + K, where K is the last digit or amount, and
 *                   FROM >= 1 (R. K. Guy and C. A. B. Smith, 1956), or also from 0 on if g(p) = g(0); for
 *                   FROM <= n < 3 FROM + 2p + K if a digit leaves three heaps;
 *   letters         the same for K heaps in a row.
 */
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX = 40000 };

static int digits[MAX + 1]; /* those of amounts are 3 */
static int most_left = 2;   /* heaps */
static int last_digit;      /* K; -1: the digits never end */
static int values[MAX + 1];
static int left_at[4 * MAX]; /* by number: the last heap that can leave it, plus 1 */

_Noreturn static void fail(const char *what, const char *which)
{
    fprintf(stderr, "plain: %s: %s\n", what, which);
    exit(2);
}

static void read_code(const char *code, int to)
{
    const char *open = strchr(code, '(');
    const int head = open == NULL ? (int)strlen(code) : (int)(open - code);
    int count = 0;
    for (int i = 0; i < head; i++) {
        if (code[i] != '.') {
            digits[count++] = code[i] <= '9' ? code[i] - '0' : code[i] - 'a' + 10;
        }
    }
    for (int k = 0; k < count; k++) {
        most_left = (digits[k] & 8) != 0 ? 3 : most_left;
    }
    last_digit = open == NULL ? count - 1 : -1;
    const int tail = open == NULL ? 0 : (int)strlen(open) - 2;
    for (int k = count; tail > 0 && k <= to; k++) {
        digits[k] = open[1 + (k - count) % tail] - '0';
    }
}

static void read_range(const char *range, int to)
{
    char *end;
    const long low = strtol(range, &end, 10);
    const bool is_open = strcmp(end, "-") == 0;
    const long high = is_open ? to : *end == '-' ? strtol(end + 1, NULL, 10) : low;
    for (long k = low; k <= high && k <= to; k++) {
        digits[k] = 3;
    }
    last_digit = is_open || last_digit < 0 ? -1 : high > last_digit ? (int)high : last_digit;
}

/* Grundy numbers; or W as 1 and L as 0 in misere play, only of amounts. */
static void fill(int to, bool misere)
{
    for (int n = 0; n <= to; n++) {
        bool wins = false;
        bool has_move = false;
        for (int k = 0; k <= n && (last_digit < 0 || k <= last_digit); k++) {
            if ((digits[k] & (k == n ? 1 : 2)) != 0) {
                left_at[values[n - k]] = n + 1;
                wins = wins || values[n - k] == 0;
                has_move = true;
            }
            for (int part = 1; (digits[k] & 4) != 0 && 2 * part <= n - k; part++) {
                left_at[values[part] ^ values[n - k - part]] = n + 1;
            }
            for (int a = 1; (digits[k] & 8) != 0 && 3 * a <= n - k; a++) {
                for (int b = a; a + 2 * b <= n - k; b++) {
                    left_at[values[a] ^ values[b] ^ values[n - k - a - b]] = n + 1;
                }
            }
        }
        if (misere) {
            values[n] = wins || !has_move ? 1 : 0;
            continue;
        }
        int mex = 0;
        while (left_at[mex] == n + 1) {
            mex++;
        }
        values[n] = mex;
    }
}

static void compare(int to, bool *letters)
{
    char value[20];
    int n;
    for (int wanted = 0; wanted <= to; wanted++) {
        char expected[20];
        if (scanf("%d %19s", &n, value) != 2 || n != wanted) {
            fail("the table to compare ends early", value);
        }
        *letters = value[0] == 'W' || value[0] == 'L';
        snprintf(expected, sizeof expected, "%d", values[n]);
        if (strcmp(value, *letters ? (values[n] != 0 ? "W" : "L") : expected) != 0) {
            fprintf(stderr, "plain: the heap %d is %s here, and %s there\n", n, expected, value);
            exit(1);
        }
    }
}

static bool same(int n, int m, bool letters)
{
    return letters ? (values[n] != 0) == (values[m] != 0) : values[n] == values[m];
}

static void print_law(int to, bool letters)
{
    for (int p = 1; last_digit >= 0 && p <= to / 2; p++) {
        const int lowest = letters ? 0 : 1;
        int from = to - p + 1;
        while (from > lowest && same(from - 1, from - 1 + p, letters)) {
            from--;
        }
        const int end = letters ? from + last_digit : most_left * from + (most_left - 1) * p + last_digit;
        if (end + p <= to + 1) {
            printf("%d %d\n", p, from == 1 && same(0, p, letters) ? 0 : from);
            return;
        }
    }
    puts("none");
}

int main(int argc, char **argv)
{
    const int to = argc > 4 ? atoi(argv[1]) : -1;
    if (to < 0 || to > MAX) {
        fail("usage", "plain TO normal|misere code|take WORD...");
    }
    for (int i = 4; i < argc; i++) {
        if (strcmp(argv[3], "code") == 0) {
            read_code(argv[i], to);
        } else {
            read_range(argv[i], to);
        }
    }
    bool letters = false;
    fill(to, strcmp(argv[2], "misere") == 0);
    compare(to, &letters);
    print_law(to, letters);
    return 0;
}
