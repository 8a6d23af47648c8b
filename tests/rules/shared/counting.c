/* Counting to b, 1 to a numbers a turn, for the largest lead (see counting.h). */
#include "counting.h"

#include "cases.h"
#include "program.h"
#include "show.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

enum { TABLE_TO = 1000, PLAYED_TO = 14 };

/* The points of the numbers up to last. Free up_to. */
static struct counting_points count_points(const struct counting_game *game, int last)
{
    const struct counting_points points = {game, new_array((int64_t)last + 1, sizeof(int))};
    for (int number = 1; number <= last; number++) {
        points.up_to[number] = points.up_to[number - 1] + game->points(number);
    }
    return points;
}

/*
 * lead[n], for n = 0..b: the lead of the player who goes on after n has been said. Every turn is tried:
 * the points scored in it, less the lead that the opponent has from there. Free the array.
 */
static int *search_turns(const struct counting_points *points, int a, int b)
{
    const int *up_to = points->up_to;
    int *ends = new_array(a, sizeof *ends);
    int *lead = new_array((int64_t)b + 1, sizeof *lead);
    for (int said = b - 1; said >= 0; said--) {
        const int turns = points->game->turns(a, b, said, ends);
        lead[said] = INT32_MIN;
        for (int i = 0; i < turns; i++) {
            const int gain = up_to[ends[i]] - up_to[said] - lead[ends[i]];
            lead[said] = gain > lead[said] ? gain : lead[said];
        }
    }
    free(ends);
    return lead;
}

/* tree[size + n] holds the number of n, tree[i] the larger of tree[2i] and tree[2i + 1]. */
static int largest_between(const int *tree, int size, int first, int last)
{
    int largest = INT32_MIN;
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
static int lead_by_tree(const struct counting_points *points, int a, int b)
{
    const int *up_to = points->up_to;
    int size = 1;
    while (size <= b) {
        size *= 2;
    }
    int *tree = new_array(2 * (int64_t)size, sizeof *tree);
    for (int i = 0; i < 2 * size; i++) {
        tree[i] = INT32_MIN;
    }
    int lead = 0;
    for (int said = b; said >= 0; said--) {
        if (said < b) {
            const int last = a < b - said ? said + a : b;
            lead = largest_between(tree, size, said + 1, last) - up_to[said];
        }
        tree[said + size] = up_to[said] - lead;
        for (int i = (said + size) / 2; i >= 1; i /= 2) {
            tree[i] = tree[2 * i] > tree[2 * i + 1] ? tree[2 * i] : tree[2 * i + 1];
        }
    }
    free(tree);
    return lead;
}

static int lead_by_turns(const struct counting_points *points, int a, int b)
{
    int *leads = search_turns(points, a, b);
    const int lead = leads[0];
    free(leads);
    return lead;
}

bool counting_case(const struct counting_points *points, const char *kind, int a, int b)
{
    const int lead = lead_by_tree(points, a, b);
    if (b <= points->game->searched && lead != lead_by_turns(points, a, b)) {
        die("a = %d, b = %d: the tree and the plain search disagree", a, b);
    }
    struct text input = {0};
    struct text answer = {0};
    text_add(&input, "%d %d\n", a, b);
    text_add(&answer, "%d %d\n", (points->up_to[b] + lead) / 2, (points->up_to[b] - lead) / 2);
    const bool added = offer_case(kind, b, a, input.bytes, answer.bytes);
    text_free(&input);
    text_free(&answer);
    return added;
}

void counting_cases_random(const struct counting_points *points, const char *kind, int cases, int low,
                           int high)
{
    for (int added = 0; added < cases;) {
        const int b = (int)random_in(low, high);
        const int a = (int)(added % 2 == 0 ? random_magnitude(1, b) : random_in(1, b));
        added += counting_case(points, kind, a, b) ? 1 : 0;
    }
}

static void cases(const void *data)
{
    const struct counting_game *game = data;
    struct counting_points points = count_points(game, game->limit);
    game->cases(&points);
    free(points.up_to);
}

static bool explain(const void *data, int count, const int64_t *numbers)
{
    const struct counting_game *game = data;
    if (count != 2 || numbers[0] < 1 || numbers[0] > numbers[1] || numbers[1] > game->searched) {
        return false;
    }
    const int a = (int)numbers[0];
    const int b = (int)numbers[1];
    struct counting_points points = count_points(game, b);
    int *lead = search_turns(&points, a, b);
    printf("%s: Count to %d, 1 to %d numbers a turn; %s.\n"
           "Lead of the player to go on, by the last number said (0: nothing yet):\n",
           game->name, b, a, game->scoring);
    show_values(lead, 0, b);
    printf("Lead of the first player: %d. Scores: %d and %d\n", lead[0], (points.up_to[b] + lead[0]) / 2,
           (points.up_to[b] - lead[0]) / 2);
    puts("Best first turns (the last number said):");
    int *ends = new_array(a, sizeof *ends);
    int64_t *best = new_array(a, sizeof *best);
    int64_t best_count = 0;
    const int turns = game->turns(a, b, 0, ends);
    for (int i = 0; i < turns; i++) {
        if (points.up_to[ends[i]] - lead[ends[i]] == lead[0]) {
            best[best_count++] = ends[i];
        }
    }
    show_list(best, best_count);
    free(best);
    free(ends);
    free(lead);
    free(points.up_to);
    return true;
}

static bool table(const void *data, int count, const int64_t *numbers)
{
    if (count != 2 || numbers[0] < 1 || numbers[0] > numbers[1] || numbers[1] > TABLE_TO) {
        return false;
    }
    struct counting_points points = count_points(data, TABLE_TO);
    for (int b = 1; b <= numbers[1]; b++) {
        printf("%d\t%d\n", b, lead_by_turns(&points, (int)numbers[0], b));
    }
    free(points.up_to);
    return true;
}

/* Plays every game out to b, with nothing remembered, and returns the end that best serves the mover. */
static int play_out(const struct counting_game *game, int a, int b, int said, bool first_to_move,
                    int first_score, int second_score)
{
    int ends[PLAYED_TO];
    const int turns = game->turns(a, b, said, ends);
    if (turns == 0) {
        return first_score - second_score;
    }
    int best = first_to_move ? INT32_MIN : INT32_MAX;
    for (int i = 0; i < turns; i++) {
        int scored = 0;
        for (int number = said + 1; number <= ends[i]; number++) {
            scored += game->points(number);
        }
        const int end =
            play_out(game, a, b, ends[i], !first_to_move, first_score + (first_to_move ? scored : 0),
                     second_score + (first_to_move ? 0 : scored));
        best = (first_to_move ? end > best : end < best) ? end : best;
    }
    return best;
}

static int64_t check(const void *data)
{
    const struct counting_game *game = data;
    struct counting_points points = count_points(game, PLAYED_TO);
    int64_t checked = 0;
    for (int b = 1; b <= PLAYED_TO; b++) {
        for (int a = 1; a <= b; a++) {
            int *lead = search_turns(&points, a, b);
            for (int said = 0; said < b; said++) {
                if (lead[said] != play_out(game, a, b, said, true, 0, 0)) {
                    die("check fails at a = %d, b = %d after %d: the table says %d", a, b, said, lead[said]);
                }
                checked++;
            }
            if (lead[0] != lead_by_tree(&points, a, b)) {
                die("check fails at a = %d, b = %d: the tree says otherwise", a, b);
            }
            free(lead);
        }
    }
    free(points.up_to);
    return checked;
}

int counting_main(const struct counting_game *game, int argc, char **argv)
{
    char explain_usage[64];
    char table_usage[64];
    snprintf(explain_usage, sizeof explain_usage, "a b (1 <= a <= b <= %d)", game->searched);
    snprintf(table_usage, sizeof table_usage, "a b (1 <= a <= b <= %d)", TABLE_TO);
    const struct program program = {
        .name = game->name,
        .game = game,
        .cases = cases,
        .explain_usage = explain_usage,
        .explain = explain,
        .table_usage = table_usage,
        .table = table,
        .check = check,
    };
    return program_main(&program, argc, argv);
}
