/* What is known of a game: its amounts, and the values and laws found so far. */
#include "inside.h"

#include <stdlib.h>
#include <string.h>

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

int64_t heaps_searched(const struct known *known)
{
    return known->game->search_to > 0 ? known->game->search_to : known->game->code != NULL ? CODES_SEARCHED : SEARCHED;
}

bool gives_moves(const struct game *game) { return game->moves != NULL || game->amounts != NULL || game->code != NULL; }

bool is_listed(const struct game *game, int64_t position)
{
    return gives_moves(game) && (game->moves == NULL || game->listed == NULL || game->listed(position));
}

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
    struct known fresh = {.game = known->game,
                          .place = known->place,
                          .listed = known->listed,
                          .of_game = reading.serial,
                          .amounts = known->amounts,
                          .amount_count = known->amount_count};
    for (int q = 0; q < QUESTIONS; q++) {
        clear_values(&known->values[q]);
        fresh.values[q] = known->values[q]; /* their memory serves again */
        free(known->laws[q].runs);
    }
    *known = fresh;
}

/* ---- amounts ---- */

static struct range *listed_amounts; /* what amounts() has listed */
static int64_t listed_count;
static int64_t listed_capacity;

void amounts_in(int64_t low, int64_t high)
{
    only_in("amounts()", "amount()");
    if (low < 1 || low > high) {
        die("the amounts %" PRId64 " to %" PRId64 ": the lowest must be 1 or more, and not above the highest", low,
            high);
    }
    if (listed_count == listed_capacity) {
        listed_amounts = grown(listed_amounts, &listed_capacity, listed_count + 1, sizeof *listed_amounts);
    }
    int64_t at = listed_count++;
    for (; at > 0 && listed_amounts[at - 1].low > low; at--) {
        listed_amounts[at] = listed_amounts[at - 1];
    }
    listed_amounts[at] = (struct range){low, high};
}

void amount(int64_t amount) { amounts_in(amount, amount); }

static void call_amounts(const struct game *game)
{
    listed_count = 0;
    const struct call outer = begin_call("amounts()", -1);
    game->amounts();
    end_call(outer);
}

/* What amounts() lists must depend on nothing but the input: now and then it is listed twice. */
static void list_amounts_again(const struct game *game)
{
    enum { ALL_TWICE = 200, ONE_IN = 1024 };
    static int64_t lists;
    const int64_t count = listed_count;
    if (++lists > ALL_TWICE && lists % ONE_IN != 0) {
        return;
    }
    struct range *before = new_array(count, sizeof *before);
    for (int64_t i = 0; i < count; i++) {
        before[i] = listed_amounts[i];
    }
    call_amounts(game);
    if (listed_count != count || (count > 0 && memcmp(before, listed_amounts, (size_t)count * sizeof *before) != 0)) {
        die("the amounts differ when they are listed again: amounts() must not keep state between calls");
    }
    free(before);
}

/* Has amounts() list them: ascending, and joined where they overlap. */
static void list_amounts(const struct game *game)
{
    int64_t kept = 0;
    call_amounts(game);
    list_amounts_again(game);
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

static void **all_known; /* by the place of the row of what the game is and its amounts */
static int64_t known_capacity;

struct known *known_at(int64_t place) { return all_known[place]; }

enum { KEY_NUMBERS = 16 };

/* Everything that a rules file may set in a game, and may change between two games: two games of which all this is the
   same are one. Returns how many numbers it is, KEY_NUMBERS at most. */
static int64_t key_of(const struct game *game, int64_t *key)
{
    static struct rows codes; /* a code by its text, which may lie in memory that is written again */
    const bool flags[] = {game->misere, game->scores, game->endless, game->numbers,
                          game->splits, game->fixed,  game->upwards};
    int64_t bits = 0;
    for (size_t i = 0; i < sizeof flags / sizeof *flags; i++) {
        bits = 2 * bits + (flags[i] ? 1 : 0);
    }
    int64_t count = 0;
    key[count++] = bits;
    key[count++] = game->code == NULL ? -1 : place_of_text(&codes, game->code);
    key[count++] = (int64_t)(uintptr_t)game->moves;
    key[count++] = (int64_t)(uintptr_t)game->listed;
    key[count++] = (int64_t)(uintptr_t)game->amounts;
    key[count++] = (int64_t)(uintptr_t)game->proved;
    key[count++] = (int64_t)(uintptr_t)game->searched;
    key[count++] = (int64_t)(uintptr_t)game->show;
    key[count++] = (int64_t)(uintptr_t)game->board;
    key[count++] = (int64_t)(uintptr_t)game->unit;
    key[count++] = (int64_t)(uintptr_t)game->part;
    return count;
}

/* What cannot be true together. */
static void check_game(const struct game *game)
{
    if (game->amounts != NULL && (game->moves != NULL || game->code != NULL)) {
        die("the moves of a game are given once: by .amounts, without .moves and .code");
    }
    if (game->scores && game->misere) {
        die("a game of .scores is won by the larger lead, so it cannot be .misere");
    }
    if (game->numbers && (game->scores || game->endless)) {
        die("a game of .numbers is neither .scores nor .endless");
    }
}

static struct known *new_known(const struct game *game, const struct range *amounts, int64_t count)
{
    check_game(game);
    struct known *known = new_array(1, sizeof *known);
    struct game *own = new_array(1, sizeof *own); /* the rules file may set the game anew */
    *own = *game;
    if (game->code != NULL) {
        const size_t length = strlen(game->code);
        own->code = memcpy(new_array((int64_t)length + 1, 1), game->code, length);
        own->splits = own->splits || (game->moves == NULL && game->amounts == NULL);
    }
    *known = (struct known){.game = own, .of_game = reading.serial, .amount_count = count};
    known->amounts = new_array(count, sizeof *amounts);
    for (int64_t i = 0; i < count; i++) {
        known->amounts[i] = amounts[i];
    }
    return known;
}

struct known *known_with(const struct game *game, const struct range *amounts, int64_t count)
{
    static struct rows keys;
    static int64_t *key;
    static int64_t key_capacity;
    key = grown(key, &key_capacity, 2 * count + KEY_NUMBERS, sizeof *key);
    int64_t numbers = key_of(game, key);
    for (int64_t i = 0; i < count; i++) {
        key[numbers++] = amounts[i].low;
        key[numbers++] = amounts[i].high;
    }
    const int64_t place = row_in(&keys, key, numbers);
    all_known = grown((void *)all_known, &known_capacity, place + 1, sizeof *all_known);
    if (all_known[place] == NULL) {
        struct known *known = new_known(game, amounts, count);
        known->place = place;
        all_known[place] = known;
    }
    return all_known[place];
}

static struct known *latest; /* for speed: an input may hold many games with many amounts */
static int64_t latest_key[KEY_NUMBERS];

/* The same game as the latest one, as far as its rules file has set it? */
static bool is_as_latest(const struct game *game)
{
    int64_t key[KEY_NUMBERS];
    const size_t size = (size_t)key_of(game, key) * sizeof *key;
    return latest != NULL && memcmp(key, latest_key, size) == 0;
}

static struct known *latest_with(const struct game *game, const struct range *amounts, int64_t count)
{
    if (!is_as_latest(game) || latest->amount_count != count
        || (count > 0 && memcmp(amounts, latest->amounts, (size_t)count * sizeof *amounts) != 0)) {
        latest = known_with(game, amounts, count);
        key_of(game, latest_key);
    }
    return latest;
}

/* Amounts that .fixed promises to be those of the earlier games are listed of the first games, and of one in SELDOM later
   ones; they must be the same. */
static bool is_listed_anew(const struct game *game)
{
    enum { OFTEN = 256, SELDOM = 64 };
    static int64_t games;
    games++;
    return !game->fixed || !is_as_latest(game) || games <= OFTEN || games % SELDOM == 0;
}

struct known *known_of(const struct game *game)
{
    listed_count = 0;
    if (game->amounts != NULL) {
        if (!is_listed_anew(game)) {
            return latest;
        }
        list_amounts(game);
    }
    const struct known *before = game->amounts != NULL && game->fixed && is_as_latest(game) ? latest : NULL;
    struct known *known = latest_with(game, listed_amounts, listed_count);
    if (before != NULL && before != known) {
        die("the amounts are others than in an earlier game, but .fixed promises that they never depend on the input");
    }
    if (!game->fixed && !is_heap(known) && known->of_game != reading.serial) {
        forget(known);
    }
    return known;
}
