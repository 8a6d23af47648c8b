/*
 * prime-jingle-bells: two players count from 1 to b, a turn says the next 1 to a numbers, and each prime
 * said scores a point for the player who says it; both play for the largest lead.
 */
#include "shared/cases.h"
#include "shared/program.h"
#include "shared/show.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { LIMIT = 1000000, EVERY_TO = 60, PLAIN_TO = 3000, TABLE_TO = 1000, PLAYED_TO = 14 };

/* How many primes there are up to each number. */
static int primes_up_to[LIMIT + 1];

static void count_primes(void)
{
    bool *composite = new_array(LIMIT + 1, sizeof *composite);
    for (int64_t n = 2; n <= LIMIT; n++) {
        for (int64_t multiple = n * n; !composite[n] && multiple <= LIMIT; multiple += n) {
            composite[multiple] = true;
        }
        primes_up_to[n] = primes_up_to[n - 1] + (composite[n] ? 0 : 1);
    }
    free(composite);
}

/*
 * lead[n], for n = 0..b: the lead of the player who goes on after n has been said. Every turn is tried:
 * the primes said in it, less the lead that the opponent has from there.
 */
static int *search_turns(int a, int b)
{
    int *lead = new_array(b + 1, sizeof *lead);
    for (int said = b - 1; said >= 0; said--) {
        lead[said] = -LIMIT;
        for (int next = said + 1; next <= said + a && next <= b; next++) {
            const int gain = primes_up_to[next] - primes_up_to[said] - lead[next];
            lead[said] = gain > lead[said] ? gain : lead[said];
        }
    }
    return lead;
}

/* tree[size + n] holds the number of n, tree[i] the larger of tree[2i] and tree[2i + 1]. */
static int largest_between(const int *tree, int size, int first, int last)
{
    int largest = -LIMIT;
    int low = first + size;
    int high = last + size + 1;
    for (; low < high; low /= 2, high /= 2) {
        if (low % 2 == 1) {
            largest = tree[low] > largest ? tree[low] : largest;
            low++;
        }
        if (high % 2 == 1) {
            high--;
            largest = tree[high] > largest ? tree[high] : largest;
        }
    }
    return largest;
}

/* The lead from the start for large a and b: the same turns, their best looked up in a segment tree. */
static int lead_by_tree(int a, int b)
{
    int size = 1;
    while (size <= b) {
        size *= 2;
    }
    int *tree = new_array(2 * (int64_t)size, sizeof *tree);
    for (int i = 0; i < 2 * size; i++) {
        tree[i] = -LIMIT;
    }
    int lead = 0;
    for (int said = b; said >= 0; said--) {
        if (said < b) {
            const int last = a < b - said ? said + a : b;
            lead = largest_between(tree, size, said + 1, last) - primes_up_to[said];
        }
        tree[said + size] = primes_up_to[said] - lead;
        for (int i = (said + size) / 2; i >= 1; i /= 2) {
            tree[i] = tree[2 * i] > tree[2 * i + 1] ? tree[2 * i] : tree[2 * i + 1];
        }
    }
    free(tree);
    return lead;
}

static int lead_by_turns(int a, int b)
{
    int *leads = search_turns(a, b);
    const int lead = leads[0];
    free(leads);
    return lead;
}

static void add(const char *kind, int64_t number, int a, int b)
{
    const int lead = lead_by_tree(a, b);
    if (b <= PLAIN_TO && lead != lead_by_turns(a, b)) {
        die("a = %d, b = %d: the tree and the plain search disagree", a, b);
    }
    struct text input = {0};
    struct text answer = {0};
    text_add(&input, "%d %d\n", a, b);
    text_add(&answer, "%d %d\n", (primes_up_to[b] + lead) / 2, (primes_up_to[b] - lead) / 2);
    add_case(kind, number, input.bytes, answer.bytes);
    text_free(&input);
    text_free(&answer);
}

static void cases(const void *unused)
{
    (void)unused;
    count_primes();
    int64_t number = 0;
    for (int b = 1; b <= EVERY_TO; b++) {
        for (int a = 1; a <= b; a++) {
            add("small", ++number, a, b);
        }
    }
    int64_t limits[150];
    const int64_t random = (int64_t)(sizeof limits / sizeof *limits);
    for (int64_t i = 0; i < random; i++) {
        limits[i] = random_in(EVERY_TO + 1, PLAIN_TO);
    }
    sort(limits, random);
    for (int64_t i = 0; i < random; i++) {
        const int64_t a = i % 2 == 0 ? random_magnitude(1, limits[i]) : random_in(1, limits[i]);
        add("random", i + 1, (int)a, (int)limits[i]);
    }
    const int windows[] = {1, 2, 3, 10, 1000, LIMIT / 2 - 1, LIMIT / 2, LIMIT - 2};
    number = 0;
    for (size_t i = 0; i < sizeof windows / sizeof *windows; i++) {
        add("limit", ++number, windows[i], LIMIT - 1);
        add("limit", ++number, windows[i], LIMIT);
    }
    add("limit", ++number, LIMIT - 1, LIMIT - 1);
    add("limit", ++number, LIMIT - 1, LIMIT);
    add("limit", ++number, LIMIT, LIMIT);
}

static bool explain(const void *unused, int count, const int64_t *numbers)
{
    (void)unused;
    if (count != 2 || numbers[0] < 1 || numbers[0] > numbers[1] || numbers[1] > PLAIN_TO) {
        return false;
    }
    const int a = (int)numbers[0];
    const int b = (int)numbers[1];
    count_primes();
    int *lead = search_turns(a, b);
    printf("prime-jingle-bells: Count to %d, 1 to %d numbers a turn; a prime said scores one point.\n"
           "Lead of the player to go on, by the last number said (0: nothing yet):\n",
           b, a);
    show_values(lead, 0, b);
    printf("Lead of the first player: %d. Scores: %d and %d\n", lead[0], (primes_up_to[b] + lead[0]) / 2,
           (primes_up_to[b] - lead[0]) / 2);
    puts("Best first turns (the last number said):");
    int64_t *best = new_array(a, sizeof *best);
    int64_t best_count = 0;
    for (int next = 1; next <= a; next++) {
        if (primes_up_to[next] - lead[next] == lead[0]) {
            best[best_count++] = next;
        }
    }
    show_list(best, best_count);
    free(best);
    free(lead);
    return true;
}

static bool table(const void *unused, int count, const int64_t *numbers)
{
    (void)unused;
    if (count != 2 || numbers[0] < 1 || numbers[0] > numbers[1] || numbers[1] > TABLE_TO) {
        return false;
    }
    count_primes();
    for (int b = 1; b <= numbers[1]; b++) {
        printf("%d\t%d\n", b, lead_by_turns((int)numbers[0], b));
    }
    return true;
}

static bool is_prime(int number)
{
    for (int divisor = 2; divisor < number; divisor++) {
        if (number % divisor == 0) {
            return false;
        }
    }
    return number >= 2;
}

/* Plays every game out to b, with nothing remembered, and returns the end that best serves the mover. */
static int play_out(int a, int b, int said, bool first_to_move, int first_score, int second_score)
{
    if (said == b) {
        return first_score - second_score;
    }
    int best = first_to_move ? -LIMIT : LIMIT;
    int points = 0;
    for (int next = said + 1; next <= said + a && next <= b; next++) {
        points += is_prime(next) ? 1 : 0;
        const int end = play_out(a, b, next, !first_to_move, first_score + (first_to_move ? points : 0),
                                 second_score + (first_to_move ? 0 : points));
        best = (first_to_move ? end > best : end < best) ? end : best;
    }
    return best;
}

static int64_t check(const void *unused)
{
    (void)unused;
    count_primes();
    int64_t checked = 0;
    for (int b = 1; b <= PLAYED_TO; b++) {
        for (int a = 1; a <= b; a++) {
            int *lead = search_turns(a, b);
            for (int said = 0; said < b; said++) {
                if (lead[said] != play_out(a, b, said, true, 0, 0)) {
                    die("check fails at a = %d, b = %d after %d: the table says %d", a, b, said, lead[said]);
                }
                checked++;
            }
            if (lead[0] != lead_by_tree(a, b)) {
                die("check fails at a = %d, b = %d: the tree says otherwise", a, b);
            }
            free(lead);
        }
    }
    return checked;
}

int main(int argc, char **argv)
{
    const struct program program = {
        .name = "prime-jingle-bells",
        .cases = cases,
        .explain_usage = "a b (1 <= a <= b <= 3000)",
        .explain = explain,
        .table_usage = "a b (1 <= a <= b <= 1000)",
        .table = table,
        .check = check,
    };
    return program_main(&program, argc, argv);
}
