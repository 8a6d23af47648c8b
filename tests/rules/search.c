/*
 * Searching games: the moves of a position, as moves() says them, and tables of outcomes, Grundy numbers and
 * leads, filled from the moves alone.
 *
 * A table is filled upwards from 0 where a game allows it; else positions are searched depth first: a position
 * waits until all that its moves lead to is known. As soon as the value of a position is decided, the moves that
 * are said after that are not looked at.
 */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- positions in words ---- */

const char *unit_of(const struct game *game)
{
    const char *blank = game->unit != NULL ? strchr(game->unit, ' ') : NULL; /* behind a verb */
    return blank != NULL ? blank + 1 : game->unit != NULL ? game->unit : "";
}

const char *words_of(const struct game *game, int64_t position)
{
    static struct text words;
    text_clear(&words);
    if (game->show != NULL) {
        const int64_t before = printed.length;
        game->show(position);
        text_add(&words, "%s", printed.bytes + before);
        text_cut(&printed, before);
        text_clear(&cells);
    } else {
        text_add(&words, game->unit != NULL ? "%" PRId64 " %s" : "position %" PRId64 "%s", position, unit_of(game));
    }
    return words.bytes;
}

/* ---- tables ---- */

static const int64_t OPEN = INT64_MIN + 1; /* no value: the position is being searched */

/* Where the value of a key is kept, or NULL. */
static int64_t *place_of_value(const struct table *table, int64_t key)
{
    const int64_t row = row_found(&table->keys, &key, 1);
    return row < 0 ? NULL : (int64_t *)table->values + row / 2; /* behind the key comes the next row */
}

static void add_value(struct table *table, int64_t key, int64_t value)
{
    row_in(&table->keys, &key, 1);
    table->values = grown(table->values, &table->capacity, table->used + 1, sizeof value);
    ((int64_t *)table->values)[table->used++] = value;
}

int64_t table_value(struct table *table, int64_t key, int64_t if_new)
{
    const int64_t *found = place_of_value(table, key);
    if (found != NULL) {
        return *found;
    }
    if (if_new != INT64_MIN) {
        add_value(table, key, if_new);
    }
    return if_new;
}

void free_table(struct table *table)
{
    free(table->values);
    free(table->keys.numbers);
    free(table->keys.slots);
}

static bool is_upwards(const struct search *search)
{
    return (search->game->upwards || is_heap(search)) && !search->game->endless;
}

static bool known_value(struct search *search, enum question question, int64_t position, int64_t *value)
{
    struct table *table = &search->tables[question];
    if (!is_upwards(search)) {
        *value = table_value(table, position, INT64_MIN);
        return *value > OPEN;
    }
    if (position >= table->used) {
        return false;
    }
    *value =
        question == OUTCOME ? ((const uint8_t *)table->values)[position] : ((const int64_t *)table->values)[position];
    return true;
}

/* ---- what is known of a game ---- */

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

static struct range *listed_amounts; /* what amounts() has said */
static int64_t listed_count;
static int64_t listed_capacity;
void (*amount_taker)(int64_t low, int64_t high);

bool is_heap(const struct search *search) { return search->game->amounts != NULL || search->game->code != NULL; }

bool has_moves(const struct search *search) { return search->game->amounts != NULL || search->game->moves != NULL; }

bool has_unlisted_amounts(const struct search *search, int64_t heap)
{
    const int64_t count = search->amount_count;
    return search->game->residues != NULL && (count == 0 || heap > search->amounts[count - 1].high);
}

void clear_search(struct search *search)
{
    for (int q = 0; q < QUESTIONS; q++) {
        free_table(&search->tables[q]);
        free(search->laws[q].runs);
    }
    *search = (struct search){.game = search->game,
                              .place = search->place,
                              .of_game = game_count,
                              .amounts = search->amounts,
                              .amount_count = search->amount_count};
}

void amounts_in(int64_t low, int64_t high)
{
    if (amount_taker == NULL) {
        die("amount() and amounts_in() are for amounts() and residues()");
    }
    amount_taker(low, high);
}

void amount(int64_t amount) { amounts_in(amount, amount); }

static void list_range(int64_t low, int64_t high)
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

/* Has amounts() say them: ascending, and joined where they overlap. */
static void list_amounts(const struct game *game)
{
    int64_t kept = 0;
    listed_count = 0;
    amount_taker = list_range;
    game->amounts();
    amount_taker = NULL;
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

static void **searches; /* by the place of game and amounts in a table of rows */
static int64_t search_capacity;

struct search *search_at(int64_t place) { return searches[place]; }

struct search *search_with(struct game *game, const struct range *amounts, int64_t count)
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
    searches = grown((void *)searches, &search_capacity, place + 1, sizeof *searches);
    if (searches[place] == NULL) {
        if (game->moves == NULL && game->amounts == NULL && game->by_page == NULL) {
            die("a game needs .moves, .amounts or .by_page");
        }
        if (game->by_page != NULL && game->moves != NULL && game->small == NULL) {
            die(".by_page needs .small: the positions that are searched, at which the step must agree");
        }
        if (count == 0 && game->amounts != NULL) { /* they are listed once */
            list_amounts(game);
            amounts = listed_amounts;
            count = listed_count;
        }
        struct search *search = new_array(1, sizeof *search);
        *search = (struct search){.game = game, .place = place, .of_game = game_count, .amount_count = count};
        search->amounts = new_array(count, sizeof *amounts);
        for (int64_t i = 0; i < count; i++) {
            search->amounts[i] = amounts[i];
        }
        searches[place] = search;
    }
    return searches[place];
}

struct search *search_of(struct game *game)
{
    listed_count = 0;
    if (game->amounts != NULL && !game->fixed) {
        list_amounts(game);
    }
    struct search *search = search_with(game, listed_amounts, listed_count);
    if (!game->fixed && !is_heap(search) && search->of_game != game_count) {
        clear_search(search);
    }
    return search;
}

/* ---- visiting the moves of a position ---- */

/* What is being done with the moves that moves() says. */
struct visit {
    struct search *search;
    enum question question;
    struct moves *listing; /* the moves are listed, not valued */
    bool names;            /* with their names */
    bool is_done;          /* nothing more need be said */
    bool any;              /* some move was said */
    bool wins_at_once;     /* win() was said, and no Grundy number tells that */
    bool waits;            /* some move leads to what is not known yet */
    int64_t best;          /* OUTCOME, LEAD, DISTANCE: so far */
};

static struct visit *visit;

/* Positions that have to be searched; the last is next. */
static int64_t *to_search;
static int64_t to_search_count;
static int64_t to_search_capacity;

enum { MOST_WAITING = 1 << 25 };

/* Grundy numbers of the moves of one position: seen[value] == stamp. */
static int64_t *seen;
static int64_t seen_capacity;
static int64_t stamp;

static void see(int64_t value)
{
    if (value >= seen_capacity) {
        seen = grown(seen, &seen_capacity, value + 2, sizeof *seen);
    }
    seen[value] = stamp;
}

static void say_amounts(const struct search *search, int64_t position)
{
    char name[40] = "%" PRId64;
    const char *unit = search->game->unit;
    if (visit->names) {
        const int verb = unit != NULL ? (int)(unit_of(search->game) - unit) : 0; /* and a blank */
        snprintf(name, sizeof name, "%.*s %%" PRId64, verb > 0 ? verb - 1 : 4, verb > 0 ? unit : "take");
    }
    for (int64_t i = 0; i < search->amount_count && !visit->is_done; i++) {
        const struct range *range = &search->amounts[i];
        const int64_t high = range->high < position ? range->high : position;
        if (range->low > position) {
            break;
        }
        for (int64_t a = range->low; a <= high && !visit->is_done; a++) {
            leave(position - a, name, a);
        }
    }
}

/* Has the moves of a position said, to be listed or valued. */
static void run_visit(struct visit *v, int64_t position)
{
    struct visit *outer = visit;
    visit = v;
    if (v->search->game->amounts != NULL) {
        say_amounts(v->search, position);
    } else {
        v->search->game->moves(position);
    }
    visit = outer;
}

/* The value of what a move leaves; false when it has to be searched first. */
static bool left_value(int64_t position, int64_t *value)
{
    if (position < 0) {
        die("a move leaves the position %" PRId64 ", but positions are not negative", position);
    }
    if (known_value(visit->search, visit->question, position, value)) {
        return true;
    }
    if (is_upwards(visit->search)) {
        die("a move leads to %" PRId64 ", which is not smaller than the position", position);
    }
    if (visit->question == OUTCOME && visit->waits) {
        return false; /* one at a time, for the first may decide */
    }
    visit->waits = true;
    if (to_search_count == MOST_WAITING) {
        die("more than %d positions would have to wait for others", MOST_WAITING);
    }
    to_search = grown(to_search, &to_search_capacity, to_search_count + 1, sizeof *to_search);
    to_search[to_search_count++] = position;
    return false;
}

static void be_decided(void)
{
    visit->waits = false; /* whatever waits */
    visit->is_done = true;
}

static void take_best(int64_t mine)
{
    visit->best = mine > visit->best ? mine : visit->best;
    if (visit->question == OUTCOME && mine == WON) {
        be_decided();
    }
}

static void take_one(int64_t points, int64_t position)
{
    int64_t value;
    if (!left_value(position, &value)) {
        return;
    }
    if (visit->question == OUTCOME) {
        take_best(WON - value); /* LOST is 0, and DRAWN between them */
    } else if (visit->question == LEAD) {
        take_best(points - value);
    } else if (visit->question == DISTANCE) {
        take_best(value < 0 ? -value - 1 : value > 0 ? 1 - value : 0);
    } else if (value != WINS_AT_ONCE) {
        see(value);
    }
}

static void list_move(int kind, int64_t position, int64_t other, int64_t points, const char *name, va_list arguments)
{
    struct moves *to = visit->listing;
    if (to->most > 0 && to->count == to->most) {
        to->cut = true;
        visit->is_done = true;
        return;
    }
    to->list = grown(to->list, &to->capacity, to->count + 1, sizeof *to->list);
    struct move *move = &to->list[to->count++];
    *move = (struct move){.kind = kind, .position = position, .other = other, .points = points};
    if (visit->names) {
        va_list again;
        va_copy(again, arguments);
        vsnprintf(move->name, sizeof move->name, name, arguments);
        vsnprintf(move->said, sizeof move->said, tr(name), again);
        va_end(again);
    }
}

static void take_two(int64_t one, int64_t other)
{
    int64_t value;
    int64_t other_value;
    visit->search->splits = true;
    if (visit->question != GRUNDY) { /* value_of_split() asks for the Grundy number */
        be_decided();
        return;
    }
    const bool known = left_value(one, &value);
    if (left_value(other, &other_value) && known && value != WINS_AT_ONCE && other_value != WINS_AT_ONCE) {
        see(value ^ other_value);
    }
}

static void take_win(void)
{
    if (visit->question == OUTCOME) {
        take_best(WON);
    } else if (visit->question == DISTANCE) {
        take_best(SOONEST - 1);
    } else {
        visit->wins_at_once = true;
        be_decided();
    }
}

/* One move, listed or valued; nothing once the position is decided. */
static void take(int kind, int64_t position, int64_t other, int64_t points, const char *name, va_list arguments)
{
    if (visit == NULL || (points != 0 && !visit->search->game->scores)) {
        die("a move is said outside moves(), or scores in a game without .scores");
    }
    if (visit->is_done) {
        return;
    }
    if (visit->listing != NULL) {
        list_move(kind, position, other, points, name, arguments);
    } else if (kind == LEAVES) {
        take_one(points, position);
    } else if (kind == LEAVES_TWO) {
        take_two(position, other);
    } else {
        take_win();
    }
    visit->any = true;
}

#define TAKE(kind, position, other, points)                                                                            \
    va_list arguments;                                                                                                 \
    va_start(arguments, name);                                                                                         \
    take(kind, position, other, points, name, arguments);                                                              \
    va_end(arguments)

void leave(int64_t position, const char *name, ...) { TAKE(LEAVES, position, -1, 0); }
void leave_two(int64_t one, int64_t other, const char *name, ...) { TAKE(LEAVES_TWO, one, other, 0); }
void score(int64_t points, int64_t position, const char *name, ...) { TAKE(LEAVES, position, -1, points); }
void win(const char *name, ...) { TAKE(WINS, -1, -1, 0); }

/* The value of a position where the game has ended. */
static int64_t end_value(const struct visit *v, int64_t result)
{
    return v->question == OUTCOME ? result : v->question == LEAD ? 0 : (result - DRAWN) * SOONEST;
}

void over(enum result result)
{
    if (visit == NULL || visit->any
        || (visit->listing == NULL && visit->question != OUTCOME && visit->question != DISTANCE)) {
        die("over() is for games by themselves, without scores, and for positions without a move");
    }
    if (visit->listing != NULL) {
        visit->listing->is_over = true;
        visit->listing->over = result;
    }
    visit->best = end_value(visit, result);
    visit->any = true;
    visit->is_done = true;
}

/* Of a search with so many positions: progress and, when it takes long, what can be done about it. */
static void show_search(int64_t positions)
{
    enum { LONG = 15 };
    static bool is_advised;
    const bool is_shown = positions > 0 && positions % (1 << 10) == 0;
    if (is_shown && show_progress("searching: %" PRId64 " positions", positions) >= LONG && !is_advised) {
        is_advised = true;
        fprintf(stderr,
                "%s: a search takes long, with %" PRId64 " positions so far; a .code or .residues that shows a law, "
                "a step of the page (.by_page), or smaller ranges in cases() would shorten it\n",
                the_name, positions);
    }
}

/* Values one position; false when some move leads to what is not known yet. */
static bool evaluate(struct visit *v, int64_t position, int64_t *value)
{
    const int64_t before = to_search_count;
    v->is_done = v->any = v->wins_at_once = v->waits = false;
    v->best = INT64_MIN;
    stamp++;
    run_visit(v, position);
    if (v->waits) {
        return false;
    }
    to_search_count = before;
    if (v->wins_at_once) {
        *value = WINS_AT_ONCE;
    } else if (v->question == GRUNDY || v->question == MISERE_GRUNDY) {
        *value = v->question == MISERE_GRUNDY && !v->any ? 1 : 0;
        while (*value < seen_capacity && seen[*value] == stamp) {
            ++*value;
        }
    } else if (v->any) {
        *value = v->best;
    } else {
        *value = end_value(v, v->search->game->misere ? WON : LOST);
    }
    return true;
}

static size_t value_size(enum question question) { return question == OUTCOME ? sizeof(uint8_t) : sizeof(int64_t); }

static void fill_upwards(struct visit *v, int64_t last)
{
    enum { MOST_BYTES = 1 << 28 };
    struct table *table = &v->search->tables[v->question];
    const size_t size = value_size(v->question);
    if (last >= MOST_BYTES / (int64_t)size) {
        die("position %" PRId64
            " is too far up for a table: a law (.code, .residues) or a step of the page (.by_page) is needed",
            last);
    }
    table->values = grown(table->values, &table->capacity, last + 1, size);
    while (table->used <= last) {
        int64_t value = 0;
        show_search(table->used);
        evaluate(v, table->used, &value);
        if (v->question == OUTCOME) {
            ((uint8_t *)table->values)[table->used] = (uint8_t)value;
        } else {
            ((int64_t *)table->values)[table->used] = value;
        }
        table->used++;
        if (v->search->splits && v->question != GRUNDY) {
            return;
        }
    }
}

/* Opens a position for a depth-first search; dies when there are too many for the memory of this machine. */
static void open_position(struct table *table, int64_t position)
{
    enum { MOST_POSITIONS = 1 << 23 };
    add_value(table, position, OPEN);
    show_search(table->used);
    if (table->used > MOST_POSITIONS) {
        die("more than %d positions would have to be searched", MOST_POSITIONS);
    }
}

/* Searches depth first; false when more than `most` positions would have to be looked at. */
static bool search_from(struct visit *v, int64_t position, int64_t most)
{
    struct table *table = &v->search->tables[v->question];
    const int64_t bottom = to_search_count;
    int64_t looked_at = 0;
    to_search = grown(to_search, &to_search_capacity, bottom + 1, sizeof *to_search);
    to_search[to_search_count++] = position;
    while (to_search_count > bottom) {
        const int64_t at = to_search_count;
        const int64_t next = to_search[at - 1];
        int64_t value = table_value(table, next, INT64_MIN);
        if (value == INT64_MIN) {
            open_position(table, next);
            if (++looked_at > most) {
                to_search_count = bottom;
                return false;
            }
        } else if (value != OPEN) {
            to_search_count--;
            continue;
        }
        if (evaluate(v, next, &value)) {
            *place_of_value(table, next) = value;
            to_search_count = at - 1;
            continue;
        }
        for (int64_t i = at; i < to_search_count; i++) {
            if (table_value(table, to_search[i], INT64_MIN) == OPEN) {
                die("the game does not end: position %" PRId64 " comes back to itself; if that may be, say .endless",
                    to_search[i]);
            }
        }
    }
    return true;
}

void trim_table(struct search *search, enum question question, int64_t count)
{
    struct table *table = &search->tables[question];
    if (is_upwards(search) && table->used > count) {
        void *values = realloc(table->values, (size_t)count * value_size(question));
        if (values != NULL) {
            table->values = values;
        }
        table->used = table->capacity = count;
    }
}

int64_t search_bounded(struct search *search, int64_t position, int64_t most)
{
    struct visit v = {.search = search, .question = DISTANCE};
    if (!search_from(&v, position, most)) {
        clear_search(search); /* of positions that were opened */
        return 0;
    }
    return table_value(&search->tables[DISTANCE], position, INT64_MIN);
}

/* Where moves leave two positions, Grundy numbers decide who wins. */
static int64_t value_of_split(struct search *search, enum question question, int64_t position)
{
    if (question != OUTCOME || search->game->misere) {
        die("where a move leaves two positions there are no scores, and no misere play is worked out");
    }
    return searched_value(search, GRUNDY, position) != 0 ? WON : LOST;
}

int64_t searched_value(struct search *search, enum question question, int64_t position)
{
    int64_t value;
    struct visit v = {.search = search, .question = question};
    if (search->splits && question != GRUNDY) {
        return value_of_split(search, question, position);
    }
    if (known_value(search, question, position, &value)) {
        return value;
    }
    if (visit != NULL) {
        die("a question is asked in moves()");
    }
    if (!has_moves(search) || has_unlisted_amounts(search, position)) {
        die("position %" PRId64 " cannot be searched: not all its moves could be listed", position);
    }
    if (search->game->endless && question != OUTCOME) {
        die("a game that is .endless has outcomes only: no Grundy numbers, no scores, no sums");
    }
    show_progress("", 0);
    if (search->game->endless) {
        search_endless(search, position);
    } else if (is_upwards(search)) {
        fill_upwards(&v, position);
    } else {
        search_from(&v, position, INT64_MAX);
    }
    show_progress("", -1);
    return searched_value(search, question, position);
}

void collect_moves(struct search *search, int64_t position, struct moves *moves, bool names)
{
    struct visit v = {.search = search, .question = OUTCOME, .listing = moves, .names = names};
    moves->count = 0;
    moves->is_over = moves->cut = false;
    run_visit(&v, position);
}
