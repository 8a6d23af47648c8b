/*
 * Searching games: tables of outcomes, Grundy numbers and leads, filled from the moves alone; positions that
 * are more than one number; sums of positions.
 *
 * R. P. Sprague 1935, P. M. Grundy 1939: in normal play a sum is lost exactly when the XOR of the Grundy
 * numbers of its parts, the nim-sum, is 0.
 *
 * Misere sums (J. H. Conway, On Numbers and Games, chapter 12). The misere Grundy number g- is the mex as
 * well, but 1 where no move is left; g+ is the ordinary one. Call a position tame when the same holds for
 * everything that its moves lead to and the pair g+ g- is one of 0 1, 1 0 (fickle) or n n (firm). Then a sum
 * of tame positions is lost in misere play exactly when some part is firm and the XOR of all g+ is 0, or all
 * parts are fickle and the XOR of all g+ is 1. Proof by induction over the moves. A mex of the pair 0 1
 * leaves only 1 0 and n n with n >= 2 for the moves of such a part, and a 1 0 among them unless none is left;
 * 1 0 leaves 0 1 and n n with n >= 2, and a 0 1 among them; 0 0 and 1 1 have no fickle move. All fickle, XOR
 * 1: a move changes one g+. If all stay fickle the XOR becomes 0; else it becomes at least 2. All fickle, XOR
 * 0: no move left wins; else a part 1 0 can become 0 1, or, all being 0 1, one can become 1 0. Some firm, XOR
 * 0: the XOR changes. If all parts become fickle, the one firm part was n n with n = 0 or 1, which has no
 * fickle move. Some firm, XOR not 0: make it 0 as in Nim. That fails only when the last firm part n n, n >=
 * 2, becomes fickle, v for short its g+. Among its moves is also one with g- = v: either firm, v v, so take
 * that; or its g+ is 1 - v, which makes all parts fickle with the XOR 1.
 */
#include "machine.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- tables ---- */

/* Values by position: an array that is filled upwards, or a hash table. */
struct table {
    int64_t filled; /* upwards: positions 0..filled - 1 are known */
    int64_t capacity;
    void *values; /* upwards: uint8_t for OUTCOME, int64_t for LEAD, else int32_t */
    struct slot {
        int64_t key;
        int64_t value;
        enum { UNUSED, OPEN, KNOWN } state;
    } * slots; /* else; capacity is a power of two */
    int64_t used;
    /* For score_run: left(q) + lead(q) of position q at tree[tree_size + q], above it the smaller of each
     * two. */
    int64_t *tree;
    int64_t tree_size;
    int64_t (*left)(int64_t position);
};

static uint64_t scattered(uint64_t key)
{
    key = (key ^ (key >> 30)) * UINT64_C(0xbf58476d1ce4e5b9);
    key = (key ^ (key >> 27)) * UINT64_C(0x94d049bb133111eb);
    return key ^ (key >> 31);
}

static struct slot *slot_of(struct table *table, int64_t key)
{
    if (2 * table->used >= table->capacity) {
        struct slot *old = table->slots;
        const int64_t old_capacity = table->capacity;
        table->capacity = old_capacity == 0 ? 1024 : 4 * old_capacity;
        table->slots = new_array(table->capacity, sizeof *table->slots);
        table->used = 0;
        for (int64_t i = 0; i < old_capacity; i++) {
            if (old[i].state != UNUSED) {
                *slot_of(table, old[i].key) = old[i];
                table->used++;
            }
        }
        free(old);
    }
    const uint64_t mask = (uint64_t)table->capacity - 1;
    uint64_t at = scattered((uint64_t)key) & mask;
    while (table->slots[at].state != UNUSED && table->slots[at].key != key) {
        at = (at + 1) & mask;
    }
    return &table->slots[at];
}

static void free_table(struct table *table)
{
    if (table != NULL) {
        free(table->values);
        free(table->slots);
        free(table->tree);
        free(table);
    }
}

static void free_search(struct search *search)
{
    for (int q = 0; q < QUESTIONS; q++) {
        free_table(search->tables[q]);
        free_proof(search->proofs[q]);
    }
    free(search->amounts);
    free(search);
}

void forget(struct game *game)
{
    if (game->search != NULL) {
        free_search(game->search);
        game->search = NULL;
    }
}

static struct game *telling_amounts; /* whose amounts() runs */

struct search *search_of(struct game *game)
{
    if (game->search != NULL && !game->fixed && game->search->of_input != input_number) {
        forget(game);
    }
    if (game->search == NULL) {
        game->search = new_array(1, sizeof *game->search);
        game->search->of_input = input_number;
        if (game->amounts != NULL) {
            game->upwards = true;
            telling_amounts = game;
            game->amounts();
            telling_amounts = NULL;
        } else if (game->moves == NULL) {
            die("a game needs moves or amounts");
        }
    }
    return game->search;
}

void amounts_in(int64_t low, int64_t high)
{
    if (telling_amounts == NULL) {
        tell_residue(low);
        return;
    }
    struct search *search = telling_amounts->search;
    if (low < 1 || low > high) {
        die("the amounts %" PRId64 " to %" PRId64 " are none", low, high);
    }
    search->amounts =
        grown(search->amounts, &search->amount_capacity, search->amount_count + 1, sizeof *search->amounts);
    search->amounts[search->amount_count++] = (struct range){low, high};
}

void amount(int64_t amount)
{
    amounts_in(amount, amount);
}

static struct table *table_of(struct game *game, enum question question)
{
    struct search *search = search_of(game);
    if (search->tables[question] == NULL) {
        search->tables[question] = new_array(1, sizeof *search->tables[question]);
    }
    return search->tables[question];
}

static size_t value_size(enum question question)
{
    return question == OUTCOME ? 1 : question == LEAD ? sizeof(int64_t) : sizeof(int32_t);
}

/* A lead of 0 because no move is left, which also() must tell from a lead of 0. */
static const int64_t NO_MOVE_LEFT = INT64_MIN;

static bool known_value(const struct game *game, struct table *table, enum question question,
                        int64_t position, int64_t *value)
{
    if (!game->upwards) {
        const struct slot *slot = slot_of(table, position);
        *value = slot->value;
        return slot->state == KNOWN;
    }
    if (position >= table->filled) {
        return false;
    }
    switch (question) {
    case OUTCOME: *value = ((const uint8_t *)table->values)[position]; break;
    case LEAD: *value = ((const int64_t *)table->values)[position]; break;
    default: *value = ((const int32_t *)table->values)[position]; break;
    }
    return true;
}

/* ---- visiting the moves of a position ---- */

enum { NAME_BYTES = sizeof((struct move *)NULL)->name };

/* What is being done with the moves that moves() says. */
struct visit {
    struct game *game;
    enum question question;
    struct table *table;
    struct moves *collecting; /* the moves are listed, not valued */
    bool any;                 /* some move was said */
    bool hot;                 /* win() was said */
    bool waits;               /* some move leads to what is not known yet */
    bool is_over;
    enum result result; /* OUTCOME: the best so far; with is_over what was said */
    int64_t lead;       /* LEAD: the best so far */
    bool can_stop;
    jmp_buf stop; /* nothing more need be said */
};

static struct visit *visit;
static char next_name[NAME_BYTES];

/* Positions that have to be searched; the last is next. */
static int64_t *to_search;
static int64_t to_search_count;
static int64_t to_search_capacity;

/* Grundy numbers of the moves of one position: seen[value] == stamp. */
static int64_t *seen;
static int64_t seen_capacity;
static int64_t stamp;

static void see(int64_t value)
{
    seen = grown(seen, &seen_capacity, value + 2, sizeof *seen);
    seen[value] = stamp;
}

static void stop_here(void)
{
    if (visit->can_stop) {
        longjmp(visit->stop, 1);
    }
}

static void say_amounts(const struct game *game, int64_t position)
{
    const struct search *search = game->search;
    for (int64_t i = 0; i < search->amount_count; i++) {
        for (int64_t a = search->amounts[i].low; a <= search->amounts[i].high && a <= position; a++) {
            say("%s %" PRId64, game->verb != NULL ? game->verb : "take", a);
            leave(position - a);
        }
    }
}

static void say_moves(struct game *game, int64_t position)
{
    if (game->amounts != NULL) {
        say_amounts(game, position);
    } else {
        game->moves(position);
    }
}

void say(const char *format, ...)
{
    if (visit->collecting != NULL) {
        va_list arguments;
        va_start(arguments, format);
        vsnprintf(next_name, sizeof next_name, format, arguments);
        va_end(arguments);
    }
}

static void collect(struct move move)
{
    struct moves *to = visit->collecting;
    if (to->most > 0 && to->count == to->most) {
        to->cut = true;
        longjmp(visit->stop, 1);
    }
    to->list = grown(to->list, &to->capacity, to->count + 1, sizeof *to->list);
    memcpy(move.name, next_name, sizeof move.name);
    next_name[0] = '\0';
    to->list[to->count++] = move;
}

/* The value of what a move leaves; false when it has to be searched first. */
static bool left_value(int64_t position, int64_t *value)
{
    if (position < 0) {
        die("a move leaves the position %" PRId64 ", but positions are not negative", position);
    }
    if (known_value(visit->game, visit->table, visit->question, position, value)) {
        return true;
    }
    if (visit->game->upwards) {
        die("a move leads to %" PRId64 ", which is not smaller than the position", position);
    }
    if (visit->question == OUTCOME && visit->waits) {
        return false; /* one at a time, for the first may decide */
    }
    visit->waits = true;
    to_search = grown(to_search, &to_search_capacity, to_search_count + 1, sizeof *to_search);
    to_search[to_search_count++] = position;
    return false;
}

/* What a position of this value for the opponent is worth to the mover. */
static void take_outcome(enum result opponents)
{
    const enum result mine = opponents == LOST ? WON : opponents == WON ? LOST : DRAWN;
    visit->result = visit->any && visit->result > mine ? visit->result : mine;
    visit->any = true;
    if (visit->result == WON) {
        stop_here();
    }
}

static void take_lead(int64_t mine)
{
    visit->lead = visit->any && visit->lead > mine ? visit->lead : mine;
    visit->any = true;
}

/* A sum that is searched whole: the moves of one of its parts are moves of the sum. */
static struct {
    bool active;
    const int64_t *rest; /* the other parts: numbers of games and positions */
    int rest_count;
    int64_t game; /* the number of the part's game */
} within;

enum { WHOLE_PARTS = 4, WHOLE_NUMBERS = 64, WHOLE_GAMES = 64, WHOLE_MOST = 20000, WHOLE_HEAP = 7 };

static struct game *whole_games[WHOLE_GAMES];
static int whole_game_count;

static int64_t with_rest(int64_t one, int64_t other);

void score(int64_t points, int64_t position)
{
    int64_t value;
    if (within.active) {
        position = with_rest(position, -1);
    }
    if (visit->collecting != NULL) {
        collect((struct move){.kind = LEAVES, .position = position, .other = -1, .points = points});
    } else if (left_value(position, &value)) {
        if (visit->question == OUTCOME) {
            take_outcome((enum result)value);
        } else if (visit->question == LEAD) {
            take_lead(points - (value == NO_MOVE_LEFT ? 0 : value));
        } else if (value != HOT) {
            see(value);
        }
        visit->any = true;
    }
}

void leave(int64_t position)
{
    score(0, position);
}

void leave_two(int64_t one, int64_t other)
{
    int64_t value;
    int64_t other_value;
    if (within.active) {
        const int64_t position = with_rest(one, other);
        within.active = false; /* it is a position of the sum now */
        leave(position);
        within.active = true;
        return;
    }
    if (visit->collecting != NULL) {
        collect((struct move){.kind = LEAVES_TWO, .position = one, .other = other});
        return;
    }
    visit->game->search->splits = true;
    if (visit->question != GRUNDY) { /* wins() asks for the Grundy number then */
        visit->can_stop = true;
        stop_here();
    }
    const bool known = left_value(one, &value);
    if (left_value(other, &other_value) && known && value != HOT && other_value != HOT) {
        see(value ^ other_value);
    }
    visit->any = true;
}

void win(void)
{
    if (visit->collecting != NULL) {
        collect((struct move){.kind = WINS, .position = -1, .other = -1});
    } else if (visit->question == OUTCOME) {
        take_outcome(LOST);
    } else {
        visit->hot = true;
        stop_here();
    }
}

void over(enum result result)
{
    if (within.active || (visit->collecting == NULL && visit->question != OUTCOME)) {
        die("over() is for wins() and result() alone");
    }
    visit->is_over = true;
    visit->result = result;
    if (visit->collecting != NULL) {
        visit->collecting->is_over = true;
        visit->collecting->result = result;
    } else {
        stop_here();
    }
}

void also(int64_t position)
{
    int64_t value;
    const bool valued = visit->collecting == NULL && !within.active && visit->game->upwards;
    if (valued && visit->question == LEAD && known_value(visit->game, visit->table, LEAD, position, &value)) {
        if (value != NO_MOVE_LEFT) {
            take_lead(value);
        }
    } else if (valued && visit->question == OUTCOME && !visit->game->misere
               && known_value(visit->game, visit->table, OUTCOME, position, &value)) {
        if (value == WON) { /* by a move that is one here too */
            take_outcome(LOST);
        }
    } else {
        say_moves(within.active ? whole_games[within.game] : visit->game, position);
    }
}

/* ---- many moves at once ---- */

static int64_t smaller(int64_t a, int64_t b)
{
    return a < b ? a : b;
}

static void put_in_tree(struct table *table, int64_t position)
{
    const int64_t value = ((const int64_t *)table->values)[position];
    int64_t at = table->tree_size + position;
    table->tree[at] = table->left(position) + (value == NO_MOVE_LEFT ? 0 : value);
    for (at /= 2; at >= 1; at /= 2) {
        table->tree[at] = smaller(table->tree[2 * at], table->tree[2 * at + 1]);
    }
}

static void make_tree(struct table *table, int64_t (*left)(int64_t position))
{
    table->left = left;
    table->tree_size = 1;
    while (table->tree_size < table->capacity) {
        table->tree_size *= 2;
    }
    free(table->tree);
    table->tree = new_array(2 * table->tree_size, sizeof *table->tree);
    for (int64_t i = 0; i < 2 * table->tree_size; i++) {
        table->tree[i] = INT64_MAX;
    }
    for (int64_t position = 0; position < table->filled; position++) {
        put_in_tree(table, position);
    }
}

static int64_t smallest_between(const struct table *table, int64_t low, int64_t high)
{
    int64_t smallest = INT64_MAX;
    int64_t from = table->tree_size + low;
    int64_t to = table->tree_size + high + 1;
    for (; from < to; from /= 2, to /= 2) {
        smallest = from % 2 == 1 ? smaller(smallest, table->tree[from++]) : smallest;
        smallest = to % 2 == 1 ? smaller(smallest, table->tree[--to]) : smallest;
    }
    return smallest;
}

void score_run(int64_t low, int64_t high, int64_t (*left)(int64_t position), void (*name)(int64_t position),
               int64_t here)
{
    if (low > high) {
        return;
    }
    if (visit->collecting != NULL || visit->question != LEAD || !visit->game->upwards) {
        for (int64_t position = high; position >= low; position--) {
            name(position);
            score(left(here) - left(position), position);
        }
        return;
    }
    struct table *table = visit->table;
    if (high >= table->filled) {
        die("a move leads to %" PRId64 ", which is not smaller than the position", high);
    }
    if (table->tree == NULL || table->left != left || table->tree_size < table->capacity) {
        make_tree(table, left);
    }
    take_lead(left(here) - smallest_between(table, low, high));
}

/* Values one position; false when some move leads to what is not known yet. */
static bool evaluate(struct visit *v, int64_t position, int64_t *value)
{
    struct visit *outer = visit;
    visit = v;
    v->any = v->hot = v->waits = v->is_over = false;
    v->result = LOST;
    v->lead = 0;
    v->can_stop = true;
    stamp++;
    const int64_t before = to_search_count;
    if (setjmp(v->stop) == 0) {
        say_moves(v->game, position);
    } else if (v->question == OUTCOME || v->hot) {
        v->waits = false; /* decided, whatever waits */
        to_search_count = before;
    }
    visit = outer;
    within.active = false;
    if (v->waits) {
        return false;
    }
    if (v->hot) {
        *value = HOT;
    } else if (v->question == OUTCOME) {
        *value = v->is_over || v->any ? v->result : v->game->misere ? WON : LOST;
    } else if (v->question == LEAD) {
        *value = v->any ? v->lead : NO_MOVE_LEFT;
    } else {
        int64_t mex = v->question == MISERE_GRUNDY && !v->any ? 1 : 0;
        while (mex < seen_capacity && seen[mex] == stamp) {
            mex++;
        }
        *value = mex;
    }
    return true;
}

enum { LARGEST_TABLE = 1 << 28 };

static void fill_upwards(struct visit *v, int64_t last)
{
    struct table *table = v->table;
    const size_t size = value_size(v->question);
    if (last >= LARGEST_TABLE) {
        die("position %" PRId64 " is too far up for a table", last);
    }
    table->values = grown(table->values, &table->capacity, last + 1, size);
    while (table->filled <= last) {
        int64_t value = 0;
        if (!evaluate(v, table->filled, &value)) {
            die("position %" PRId64 " leads to one that is not known", table->filled);
        }
        switch (v->question) {
        case OUTCOME: ((uint8_t *)table->values)[table->filled] = (uint8_t)value; break;
        case LEAD: ((int64_t *)table->values)[table->filled] = value; break;
        default: ((int32_t *)table->values)[table->filled] = (int32_t)value; break;
        }
        table->filled++;
        if (table->tree != NULL) {
            put_in_tree(table, table->filled - 1);
        }
    }
}

/* Searches depth first; false when more than `most` positions would have to be looked at. */
static bool search_from(struct visit *v, int64_t position, int64_t most)
{
    const int64_t bottom = to_search_count;
    int64_t looked_at = 0;
    to_search = grown(to_search, &to_search_capacity, bottom + 1, sizeof *to_search);
    to_search[to_search_count++] = position;
    while (to_search_count > bottom) {
        const int64_t at = to_search_count;
        const int64_t next = to_search[at - 1];
        int64_t value;
        struct slot *slot = slot_of(v->table, next);
        if (slot->state == KNOWN) {
            to_search_count--;
            continue;
        }
        if (slot->state == UNUSED) {
            slot->key = next;
            slot->state = OPEN;
            v->table->used++;
            if (++looked_at > most) {
                to_search_count = bottom;
                return false;
            }
        }
        const bool known = evaluate(v, next, &value);
        if (known) {
            slot = slot_of(v->table, next);
            slot->value = value;
            slot->state = KNOWN;
            to_search_count = at - 1;
            continue;
        }
        for (int64_t i = at; i < to_search_count; i++) {
            if (slot_of(v->table, to_search[i])->state == OPEN) {
                die("the game does not end: position %" PRId64 " comes back to itself", to_search[i]);
            }
        }
    }
    return true;
}

static bool ways_used[BY_SHIFT + 1]; /* the ways by which values were known */

const char *how_known(void)
{
    bool proved = false; /* the kind of law is not told: it would give the idea of the page away */
    for (int i = BY_SEARCH + 1; i <= BY_SHIFT; i++) {
        proved = proved || ways_used[i];
    }
    static struct text text;
    text_cut(&text, 0);
    text_add(&text, "%s", ways_used[BY_SEARCH] ? "search" : "");
    if (proved) {
        text_add(&text, "%sa law, proved", text.length > 0 ? "; " : "");
    }
    return text.length > 0 ? text.bytes : "the rules";
}

int64_t searched_value(struct game *game, enum question question, int64_t position)
{
    int64_t value = 0;
    struct visit v = {.game = game, .question = question, .table = table_of(game, question)};
    ways_used[BY_SEARCH] = true;
    if (!known_value(game, v.table, question, position, &value)) {
        if (game->upwards) {
            fill_upwards(&v, position);
        } else {
            search_from(&v, position, INT64_MAX);
        }
        if (game->search->splits && question != GRUNDY) {
            return 0; /* and the caller looks at splits */
        }
        known_value(game, v.table, question, position, &value);
    }
    return value == NO_MOVE_LEFT ? 0 : value;
}

int64_t value_of(struct game *game, enum question question, int64_t position)
{
    if (position < 0) {
        die("a question about the position %" PRId64 ", but positions are not negative", position);
    }
    const bool beyond = game->beyond != BY_SEARCH
                        && (position > game->searched || (game->beyond == BY_WINDOW && question == OUTCOME));
    search_of(game);
    ways_used[game->beyond] = ways_used[game->beyond] || beyond;
    return beyond ? proved_value(game, question, position) : searched_value(game, question, position);
}

void collect_moves(struct game *game, int64_t position, struct moves *moves)
{
    struct visit v = {.game = game, .question = OUTCOME, .collecting = moves};
    struct visit *outer = visit;
    search_of(game);
    moves->count = 0;
    moves->is_over = moves->cut = false;
    next_name[0] = '\0';
    visit = &v;
    if (setjmp(v.stop) == 0) {
        say_moves(game, position);
    }
    visit = outer;
}

void each_move(struct game *game, int64_t position,
               void (*visit_move)(int64_t position, int64_t other, int64_t points))
{
    struct moves moves = {0};
    collect_moves(game, position, &moves);
    for (int64_t i = 0; i < moves.count; i++) {
        visit_move(moves.list[i].position, moves.list[i].other, moves.list[i].points);
    }
    free(moves.list);
}

/* ---- positions that are more than one number ---- */

int64_t pair(int64_t first, int64_t second)
{
    if (first < 0 || first > INT32_MAX || second < 0 || second > INT32_MAX) {
        die("%" PRId64 " and %" PRId64 " are no pair", first, second);
    }
    return first * (INT64_C(1) << 32) + second;
}

int64_t first(int64_t pair)
{
    return pair >> 32;
}

int64_t second(int64_t pair)
{
    return pair & UINT32_MAX;
}

/* All rows, one after the other: each is its length and its numbers; a row is named by its place. */
static int64_t *rows;
static int64_t rows_used;
static int64_t rows_capacity;
static int64_t *row_slots; /* place + 1, or 0 */
static int64_t row_slot_count;
static int64_t row_count;

static uint64_t row_hash(const int64_t *numbers, int64_t count)
{
    uint64_t hash = (uint64_t)count;
    for (int64_t i = 0; i < count; i++) {
        hash = scattered(hash * 31 + (uint64_t)numbers[i]);
    }
    return hash;
}

static int64_t *row_slot(const int64_t *numbers, int64_t count)
{
    const uint64_t mask = (uint64_t)row_slot_count - 1;
    uint64_t at = row_hash(numbers, count) & mask;
    while (row_slots[at] != 0) {
        const int64_t *found = rows + row_slots[at] - 1;
        if (found[0] == count
            && (count == 0 || memcmp(found + 1, numbers, (size_t)count * sizeof *numbers) == 0)) {
            break;
        }
        at = (at + 1) & mask;
    }
    return &row_slots[at];
}

int64_t row(const int64_t *numbers, int count)
{
    if (2 * row_count >= row_slot_count) {
        free(row_slots);
        row_slot_count = row_slot_count == 0 ? 1024 : 4 * row_slot_count;
        row_slots = new_array(row_slot_count, sizeof *row_slots);
        for (int64_t at = 0; at < rows_used; at += rows[at] + 1) {
            *row_slot(rows + at + 1, rows[at]) = at + 1;
        }
    }
    int64_t *slot = row_slot(numbers, count);
    if (*slot == 0) {
        /* The numbers may lie in rows itself, which may move. */
        const int64_t inside =
            rows != NULL && numbers >= rows && numbers < rows + rows_used ? numbers - rows : -1;
        rows = grown(rows, &rows_capacity, rows_used + count + 1, sizeof *rows);
        rows[rows_used] = count;
        if (count > 0) {
            memcpy(rows + rows_used + 1, inside < 0 ? numbers : rows + inside, (size_t)count * sizeof *rows);
        }
        *slot = rows_used + 1;
        rows_used += count + 1;
        row_count++;
    }
    return *slot - 1;
}

int unrow(int64_t row, int64_t *numbers)
{
    memcpy(numbers, rows + row + 1, (size_t)rows[row] * sizeof *numbers);
    return (int)rows[row];
}

int64_t row_length(int64_t row)
{
    return rows[row];
}

int64_t row_at(int64_t row, int64_t index)
{
    return rows[row + 1 + index];
}

/* ---- sums ---- */

struct part *sum_parts;
int64_t sum_part_count;
static int64_t sum_part_capacity;

void (*asked)(const struct part *parts, int64_t count, enum question question);

/* The number of a game in whole sums, or -1 when there are too many of them. */
static int64_t whole_number(struct game *game)
{
    for (int i = 0; i < whole_game_count; i++) {
        if (whole_games[i] == game) {
            return i;
        }
    }
    if (whole_game_count == WHOLE_GAMES) {
        return -1;
    }
    whole_games[whole_game_count] = game;
    return whole_game_count++;
}

static void swap_parts(int64_t *a, int64_t *b)
{
    for (int i = 0; i < 2; i++) {
        const int64_t kept = a[i];
        a[i] = b[i];
        b[i] = kept;
    }
}

/* A row of parts in ascending order, so that sums that differ in order alone are one position. */
static int64_t whole_row(int64_t *numbers, int count)
{
    for (int i = 2; i < count; i += 2) {
        for (int j = i; j > 0; j -= 2) {
            int64_t *left = numbers + j - 2;
            int64_t *right = numbers + j;
            if (left[0] < right[0] || (left[0] == right[0] && left[1] <= right[1])) {
                break;
            }
            swap_parts(left, right);
        }
    }
    return row(numbers, count);
}

static int64_t with_rest(int64_t one, int64_t other)
{
    int64_t numbers[WHOLE_NUMBERS + 4];
    int count = within.rest_count;
    memcpy(numbers, within.rest, (size_t)count * sizeof *numbers);
    numbers[count++] = within.game;
    numbers[count++] = one;
    if (other >= 0) {
        numbers[count++] = within.game;
        numbers[count++] = other;
    }
    within.active = false;
    const int64_t position = whole_row(numbers, count);
    within.active = true;
    return position;
}

static void whole_moves(int64_t position)
{
    int64_t numbers[WHOLE_NUMBERS + 4];
    int64_t rest[WHOLE_NUMBERS + 4];
    const int count = unrow(position, numbers);
    if (count > WHOLE_NUMBERS) {
        die("a sum falls into more than %d parts", WHOLE_NUMBERS / 2);
    }
    for (int i = 0; i < count; i += 2) {
        /* cppcheck-suppress negativeIndex ; i begins at 0 and goes by two */
        if (i > 0 && numbers[i] == numbers[i - 2] && numbers[i + 1] == numbers[i - 1]) {
            continue; /* the same part again */
        }
        memcpy(rest, numbers, (size_t)i * sizeof *rest);
        memcpy(rest + i, numbers + i + 2, (size_t)(count - i - 2) * sizeof *rest);
        within.active = true;
        within.rest = rest;
        within.rest_count = count - 2;
        within.game = numbers[i];
        say_moves(whole_games[numbers[i]], numbers[i + 1]);
        within.active = false;
    }
}

bool whole_wins(const struct part *parts, int64_t count, int64_t most, bool *known)
{
    static struct game whole[2] = {{.moves = whole_moves}, {.moves = whole_moves, .misere = true}};
    int64_t numbers[WHOLE_NUMBERS + 4];
    int used = 0;
    struct game *game = &whole[parts[0].game->misere ? 1 : 0];
    *known = false;
    game->fixed = true;
    for (int64_t i = 0; i < count; i++) {
        search_of(parts[i].game);
        game->fixed = game->fixed && parts[i].game->fixed;
        for (int64_t k = 0; k < parts[i].count; k++) {
            if (used >= WHOLE_NUMBERS) {
                return false;
            }
            numbers[used] = whole_number(parts[i].game);
            if (numbers[used] < 0) { /* make room for the next sum, and begin anew there */
                forget(&whole[0]);
                forget(&whole[1]);
                whole_game_count = 0;
                return false;
            }
            numbers[used + 1] = parts[i].position;
            used += 2;
        }
    }
    const int64_t position = whole_row(numbers, used);
    struct visit v = {.game = game, .question = OUTCOME, .table = table_of(game, OUTCOME)};
    int64_t value = LOST;
    if (!known_value(game, v.table, OUTCOME, position, &value)) {
        const bool found = search_from(&v, position, most);
        within.active = false;
        if (!found) {
            forget(game);
            return false;
        }
        known_value(game, v.table, OUTCOME, position, &value);
    }
    *known = true;
    return value == WON;
}

static bool small_enough(const struct part *parts, int64_t count)
{
    int64_t all = 0;
    for (int64_t i = 0; i < count; i++) {
        all += parts[i].count;
        if (parts[i].game->upwards && parts[i].position > WHOLE_HEAP) {
            return false;
        }
    }
    return all <= (parts[0].game->upwards ? WHOLE_PARTS : 2);
}

static int64_t tame_pair(struct game *game, int64_t position, bool *firm)
{
    const int64_t normal = value_of(game, GRUNDY, position);
    const int64_t misere = value_of(game, MISERE_GRUNDY, position);
    if (game->search->splits) {
        die("a misere sum of positions that a move splits in two is not worked out");
    }
    *firm = normal == misere;
    if (!*firm && normal + misere != 1) {
        die("position %" PRId64 " is not tame: its Grundy numbers are %" PRId64
            " and, in misere play, %" PRId64,
            position, normal, misere);
    }
    return normal;
}

/* The Grundy number of a part; dies unless the part and all below it are tame (see the head of this file). */
static int64_t tame_value(struct game *game, int64_t position, bool *firm)
{
    struct search *search = search_of(game);
    if (!game->upwards) {
        die("a misere sum needs parts that are searched upwards");
    }
    const int64_t last = game->beyond != BY_SEARCH && position > game->searched ? game->searched : position;
    while (search->tame_to <= last) {
        tame_pair(game, search->tame_to++, firm);
    }
    if (position > last) { /* the pairs above repeat those of the table's end */
        int64_t from[2];
        int64_t shift[2];
        const int64_t normal = proved_period(game, GRUNDY, &from[0], &shift[0]);
        const int64_t misere = proved_period(game, MISERE_GRUNDY, &from[1], &shift[1]);
        if (normal != misere || shift[0] != shift[1] || from[1] + normal > game->searched) {
            die("the Grundy numbers of normal and misere play have different periods");
        }
    }
    return tame_pair(game, position, firm);
}

static bool sum_value_wins(const struct part *parts, int64_t count)
{
    int64_t nim_sum = 0;
    bool any_firm = false;
    const bool misere = parts[0].game->misere;
    for (int64_t i = 0; i < count; i++) {
        int64_t value;
        bool firm = true;
        if (parts[i].game->misere != misere) {
            die("a sum of normal and misere games");
        }
        if (misere) {
            value = tame_value(parts[i].game, parts[i].position, &firm);
            any_firm = any_firm || firm;
        } else {
            value = value_of(parts[i].game, GRUNDY, parts[i].position);
        }
        if (value == HOT) {
            return true;
        }
        nim_sum ^= parts[i].count % 2 == 1 ? value : 0;
    }
    return misere && !any_firm ? nim_sum == 0 : nim_sum != 0;
}

static bool parts_win(const struct part *parts, int64_t count);

enum result parts_result(const struct part *parts, int64_t count)
{
    struct game *game = parts[0].game;
    if (count == 1 && parts[0].count == 1 && game->beyond != BY_OCTAL && game->beyond != BY_SHIFT) {
        const int64_t value = value_of(game, OUTCOME, parts[0].position);
        if (!game->search->splits) {
            return (enum result)value;
        }
    }
    return parts_win(parts, count) ? WON : LOST;
}

static bool parts_win(const struct part *parts, int64_t count)
{
    const bool wins = sum_value_wins(parts, count);
    if (small_enough(parts, count)) {
        bool known;
        const bool whole = whole_wins(parts, count, WHOLE_MOST, &known);
        if (known && whole != wins) {
            die("searched whole, the sum that begins with position %" PRId64
                " is %s, but not by its Grundy numbers",
                parts[0].position, whole ? "won" : "lost");
        }
    }
    return wins;
}

void clear(void)
{
    sum_part_count = 0;
}

void put_many(struct game *game, int64_t position, int64_t count)
{
    if (count > 0) {
        sum_parts = grown(sum_parts, &sum_part_capacity, sum_part_count + 1, sizeof *sum_parts);
        sum_parts[sum_part_count++] = (struct part){game, position, count};
    }
}

void put(struct game *game, int64_t position)
{
    put_many(game, position, 1);
}

bool sum_wins(void)
{
    if (asked != NULL) {
        asked(sum_parts, sum_part_count, OUTCOME);
    }
    if (sum_part_count == 0) {
        return false; /* nothing to move in */
    }
    return parts_win(sum_parts, sum_part_count);
}

int64_t count_winning_moves(void)
{
    struct moves moves = {0};
    int64_t nim_sum = 0;
    int64_t winning = 0;
    if (asked != NULL) {
        asked(sum_parts, sum_part_count, GRUNDY);
    }
    for (int64_t i = 0; i < sum_part_count; i++) {
        nim_sum ^=
            sum_parts[i].count % 2 == 1 ? value_of(sum_parts[i].game, GRUNDY, sum_parts[i].position) : 0;
    }
    for (int64_t i = 0; i < sum_part_count; i++) {
        struct game *game = sum_parts[i].game;
        const int64_t wanted = nim_sum ^ value_of(game, GRUNDY, sum_parts[i].position);
        if (game->misere) {
            die("count_winning_moves() is for normal play");
        }
        collect_moves(game, sum_parts[i].position, &moves);
        for (int64_t k = 0; k < moves.count; k++) {
            const struct move *move = &moves.list[k];
            int64_t value = value_of(game, GRUNDY, move->position);
            value ^= move->kind == LEAVES_TWO ? value_of(game, GRUNDY, move->other) : 0;
            winning += value == wanted ? sum_parts[i].count : 0;
        }
    }
    free(moves.list);
    if (sum_part_count > 0 && (winning > 0) != parts_win(sum_parts, sum_part_count)) {
        die("the winning moves and the winner do not agree");
    }
    return winning;
}

/* ---- questions ---- */

static void ask(struct game *game, int64_t position, enum question question)
{
    const struct part part = {game, position, 1};
    if (asked != NULL) {
        asked(&part, 1, question);
    }
}

enum result result(struct game *game, int64_t position)
{
    const struct part part = {game, position, 1};
    ask(game, position, OUTCOME);
    return parts_result(&part, 1);
}

bool wins(struct game *game, int64_t position)
{
    const enum result found = result(game, position);
    if (found == DRAWN) {
        die("position %" PRId64 " is drawn: ask for result()", position);
    }
    return found == WON;
}

int64_t grundy(struct game *game, int64_t position)
{
    ask(game, position, GRUNDY);
    return value_of(game, GRUNDY, position);
}

int64_t lead(struct game *game, int64_t position)
{
    ask(game, position, LEAD);
    return value_of(game, LEAD, position);
}

int64_t count_lost(struct game *game, int64_t from, int64_t to)
{
    ask(game, to, OUTCOME);
    if (game->beyond == BY_WINDOW) {
        ways_used[BY_WINDOW] = true;
        search_of(game);
        return proved_count_lost(game, from, to);
    }
    int64_t count = 0;
    for (int64_t position = from; position <= to; position++) {
        count += value_of(game, OUTCOME, position) == LOST ? 1 : 0;
    }
    return count;
}
