/* What is known of a game: its amounts, and the values and laws found so far. */
#include "machine.h"

#include <stdlib.h>

int64_t ranges_up_to(const struct range *ranges, int64_t count, int64_t number)
{
    int64_t low = 0;
    while (low < count) {
        const int64_t middle = low + (count - low) / 2;
        if (ranges[middle].low <= number) {
            low = middle + 1;
        } else {
            count = middle;
        }
    }
    return low;
}

bool is_heap(const struct known *known) { return known->game->amounts != NULL || known->game->code != NULL; }

bool has_moves(const struct known *known) { return known->game->amounts != NULL || known->game->moves != NULL; }

bool is_upwards(const struct known *known) { return (known->game->upwards || is_heap(known)) && !known->game->endless; }

bool known_value(struct known *known, enum question question, int64_t position, int64_t *value)
{
    struct values *values = &known->values[question];
    if (!is_upwards(known)) {
        *value = kept_value(values, position, NO_VALUE);
        return *value > OPEN_VALUE;
    }
    if (position < 0 || position >= values->used) {
        return false;
    }
    *value =
        question == OUTCOME ? ((const uint8_t *)values->kept)[position] : ((const int64_t *)values->kept)[position];
    return true;
}

void forget(struct known *known)
{
    for (int q = 0; q < QUESTIONS; q++) {
        free_values(&known->values[q]);
        free(known->laws[q].runs);
    }
    *known = (struct known){.game = known->game,
                            .place = known->place,
                            .of_game = reading.serial,
                            .amounts = known->amounts,
                            .amount_count = known->amount_count};
}

/* ---- amounts ---- */

static struct range *listed_amounts; /* what amounts() has listed */
static int64_t listed_count;
static int64_t listed_capacity;

void amounts_in(int64_t low, int64_t high)
{
    if (low < 1 || low > high) {
        die("the amounts %" PRId64 " to %" PRId64 ": the lowest must be 1 or more, and not above the highest", low,
            high);
    }
    listed_amounts = grown(listed_amounts, &listed_capacity, listed_count + 1, sizeof *listed_amounts);
    int64_t at = listed_count++;
    for (; at > 0 && listed_amounts[at - 1].low > low; at--) {
        listed_amounts[at] = listed_amounts[at - 1];
    }
    listed_amounts[at] = (struct range){low, high};
}

void amount(int64_t amount) { amounts_in(amount, amount); }

/* Has amounts() list them: ascending, and joined where they overlap. */
static void list_amounts(const struct game *game)
{
    int64_t kept = 0;
    listed_count = 0;
    game->amounts();
    for (int64_t i = 1; i < listed_count; i++) {
        if (listed_amounts[i].low <= listed_amounts[kept].high) {
            const bool longer = listed_amounts[i].high > listed_amounts[kept].high;
            listed_amounts[kept].high = longer ? listed_amounts[i].high : listed_amounts[kept].high;
        } else {
            listed_amounts[++kept] = listed_amounts[i];
        }
    }
    listed_count = listed_count == 0 ? 0 : kept + 1;
}

/* ---- all that is known ---- */

static void **all_known; /* by the place of the row of game and amounts */
static int64_t known_capacity;

struct known *known_at(int64_t place) { return all_known[place]; }

struct known *known_with(struct game *game, const struct range *amounts, int64_t count)
{
    static struct rows keys;
    static int64_t *key;
    static int64_t key_capacity;
    key = grown(key, &key_capacity, 2 * count + 1, sizeof *key);
    key[0] = (int64_t)(uintptr_t)game;
    for (int64_t i = 0; i < count; i++) {
        key[2 * i + 1] = amounts[i].low;
        key[2 * i + 2] = amounts[i].high;
    }
    const int64_t place = row_in(&keys, key, 2 * count + 1);
    all_known = grown((void *)all_known, &known_capacity, place + 1, sizeof *all_known);
    if (all_known[place] == NULL) {
        if (count == 0 && game->amounts != NULL) { /* they are listed once */
            list_amounts(game);
            amounts = listed_amounts;
            count = listed_count;
        }
        struct known *known = new_array(1, sizeof *known);
        *known = (struct known){.game = game, .place = place, .of_game = reading.serial, .amount_count = count};
        known->amounts = new_array(count, sizeof *amounts);
        for (int64_t i = 0; i < count; i++) {
            known->amounts[i] = amounts[i];
        }
        all_known[place] = known;
    }
    return all_known[place];
}

struct known *known_of(struct game *game)
{
    listed_count = 0;
    if (game->amounts != NULL && !game->fixed) {
        list_amounts(game);
    }
    struct known *known = known_with(game, listed_amounts, listed_count);
    if (!game->fixed && !is_heap(known) && known->of_game != reading.serial) {
        forget(known);
    }
    return known;
}
