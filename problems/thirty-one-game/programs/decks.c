/*
 * How many times is a deck looked at before the first card is taken? With and without memory, with the
 * small or the large cards first. The page shows what this prints.
 */
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const int one[7] = {0, 1, 5, 25, 125, 625, 3125};
static int left[7];       /* cards of each number that are there */
static char known[15625]; /* 0 not looked at, 1 lost, 2 won */
static bool remember;
static bool all_moves;
static bool large_first;
static int looked_at;
static int ends; /* decks from which no card can be taken */

static bool wins(int gone, int sum)
{
    if (remember && known[gone] != 0) {
        return known[gone] == 2;
    }
    looked_at++;
    bool found = false;
    bool is_end = true;
    for (int i = 1; i <= 6 && (all_moves || !found); i++) {
        const int card = large_first ? 7 - i : i;
        if (sum + card <= 31 && left[card] > 0) {
            is_end = false;
            left[card]--;
            found = !wins(gone + one[card], sum + card) || found;
            left[card]++;
        }
    }
    ends += is_end;
    known[gone] = found ? 2 : 1;
    return found;
}

static void count(const char *way, bool with_memory, bool with_all_moves)
{
    int counts[2];
    remember = with_memory;
    all_moves = with_all_moves;
    for (int card = 1; card <= 6; card++) {
        left[card] = 4;
    }
    for (int i = 0; i < 2; i++) {
        if (i == 1 && with_all_moves) { /* their order does not matter */
            counts[1] = counts[0];
            break;
        }
        large_first = i == 1;
        looked_at = 0;
        ends = 0;
        memset(known, 0, sizeof known);
        wins(0, 0);
        counts[i] = looked_at;
    }
    printf("%-28s %11d %11d\n", way, counts[0], counts[1]);
}

int main(void)
{
    printf("%-28s %11s %11s\n", "decks looked at", "1 first", "6 first");
    count("every order of the cards", false, true);
    printf("%-28s %11d %11d\n", "  the game ends there", ends, ends);
    count("stop at a winning card", false, false);
    count("memory", true, true);
    count("memory, stop at a win", true, false);
    return 0;
}
