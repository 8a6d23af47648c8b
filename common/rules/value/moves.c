/* The moves of a position, as moves() lists them or amounts() gives them. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The calls of the rules that list moves. */
static const char in_moves[] = "moves()";
static const char in_winning[] = "winning()";

/* Where the moves go that are listed now. */
static struct listing {
    const char *call; /* which lists them: in_moves or in_winning itself, not another text that is equal */
    struct known *known;
    int64_t position;
    struct moves *to;
    bool names;     /* with their names and spots */
    bool is_open;   /* they may lead to positions that are not .listed */
    bool is_kept;   /* the last one is listed, and with its name */
    int64_t unseen; /* so many more were listed than there was room for */
} nowhere, *listing = &nowhere;

/* A position for a message; it may be one that show() does not know. */
static const char *in_words(int64_t position)
{
    static char words[40];
    snprintf(words, sizeof words, "position %" PRId64, position);
    return words;
}

static void check_move(int kind, int64_t position, int64_t other, int64_t points)
{
    const struct game *game = listing->known->game;
    if (points != 0 && !game->scores) {
        die("a move scores points: the game needs .scores");
    }
    if (points > MAX_POINTS || points < -MAX_POINTS) {
        die("a move of %s scores %" PRId64 " points: they must lie between -2^61 and 2^61", in_words(listing->position),
            points);
    }
    if (kind == WINS && game->scores) {
        die("a move of %s wins at once, but in a game of .scores points decide", in_words(listing->position));
    }
    if (position < 0 || (kind == LEAVES_TWO && other < 0)) {
        die("a move of %s leaves the position %" PRId64 ", but positions are not negative", in_words(listing->position),
            position < 0 ? position : other);
    }
    if (kind != WINS && !listing->is_open
        && !(is_listed(game, position) && (kind != LEAVES_TWO || is_listed(game, other)))) {
        die("a move of %s leads to one whose moves cannot be .listed", in_words(listing->position));
    }
    if (kind == LEAVES_TWO && !game->splits) {
        die("a move leaves two positions: the game needs .splits");
    }
    if (game->numbers && kind != LEAVES) {
        die("a move of %s %s: in a game of .numbers a move leaves one position", in_words(listing->position),
            kind == LEAVES_TWO ? "leaves two positions" : "wins at once");
    }
    if (game->numbers && (position ^ listing->position) % 2 == 0) {
        die("a move of %s leaves %" PRId64
            ": in a game of .numbers, a move of position 2p leads to an odd one, and one "
            "of 2p + 1 to an even one",
            in_words(listing->position), position);
    }
}

/* Whether more moves are wanted. */
static bool list_move(int kind, int64_t position, int64_t other, int64_t points, const char *name, va_list arguments)
{
    struct moves *to = listing->to;
    if (to == NULL) {
        die("leave(), score() and win() are only for moves()");
    }
    listing->is_kept = false;
    if (is_position_missing()) {
        to->cut = true;
        listing->unseen++;
        return false;
    }
    check_move(kind, position, other, points);
    listing->known->wins_at_once = listing->known->wins_at_once || kind == WINS;
    if (to->cut || (to->most > 0 && to->count == to->most)) {
        to->cut = true;
        listing->unseen++;
        return false;
    }
    to->list = grown(to->list, &to->capacity, to->count + 1, sizeof *to->list);
    struct move *move = &to->list[to->count++];
    move->kind = kind;
    move->position = position;
    move->other = other;
    move->points = points;
    int64_t left;
    if (to->to_win && kind != WINS && known_value(listing->known, OUTCOME, position, &left)) {
        to->cut = left == LOST;
    }
    if (listing->names) {
        listing->is_kept = true;
        move->spots[0] = '\0';
        va_list again;
        va_copy(again, arguments);
        vsnprintf(move->name, sizeof move->name, name, arguments);
        vsnprintf(move->said, sizeof move->said, tr(name), again);
        va_end(again);
    }
    return !to->cut;
}

static void add_spot(const char *name, va_list arguments)
{
    char *spots = listing->to->list[listing->to->count - 1].spots;
    const size_t used = strlen(spots);
    const size_t room = sizeof listing->to->list->spots - used;
    const size_t blank = used > 0 && room > 1 ? 1 : 0;
    if (blank > 0) {
        spots[used] = ' ';
    }
    const int length = vsnprintf(spots + used + blank, room - blank, name, arguments);
    if (blank + (size_t)length >= room) {
        listing->is_kept = false; /* there are too many to be clicked: it has none */
        spots[0] = '\0';
    }
}

void spot(const char *name, ...)
{
    const bool is_of_move = the_call.name == listing->call;
    if (is_of_move && !listing->is_kept) {
        return;
    }
    va_list arguments;
    va_start(arguments, name);
    if (is_of_move) {
        add_spot(name, arguments);
    } else {
        only_in("moves(), winning(), show(), draw()", "spot()");
        add_to_piece('s', name, arguments);
    }
    va_end(arguments);
}

#define LIST_MOVE(kind, position, other, points)                                                                       \
    va_list arguments;                                                                                                 \
    va_start(arguments, name);                                                                                         \
    const bool wants_more = list_move(kind, position, other, points, name, arguments);                                 \
    va_end(arguments);                                                                                                 \
    return wants_more

bool leave(int64_t position, const char *name, ...) { LIST_MOVE(LEAVES, position, -1, 0); }
bool leave_two(int64_t one, int64_t other, const char *name, ...) { LIST_MOVE(LEAVES_TWO, one, other, 0); }
bool score(int64_t points, int64_t position, const char *name, ...) { LIST_MOVE(LEAVES, position, -1, points); }
bool win(int64_t position, const char *name, ...) { LIST_MOVE(WINS, position, -1, 0); }

void over(enum result result)
{
    if (listing->to == NULL) {
        die("over() is only for moves()");
    }
    listing->to->is_over = true;
    listing->to->over = result;
}

int64_t sum_of_points(int64_t a, int64_t b)
{
    const int64_t sum = a + b; /* both are small enough */
    if (sum > MAX_POINTS || sum < -MAX_POINTS) {
        die("the points of a game add up to more than 2^61, or to less than -2^61");
    }
    return sum;
}

/* ---- the moves of heaps, by .amounts or a .code ---- */

/* "take %", with the verb of the unit. */
static const char *name_of_taking(void)
{
    static char name[40];
    const struct game *game = listing->known->game;
    const int verb = game->unit != NULL ? (int)(unit_of(game) - game->unit) : 0; /* and a blank */
    snprintf(name, sizeof name, "%.*s %%" PRId64, verb > 0 ? verb - 1 : 4, verb > 0 ? game->unit : "take");
    return name;
}

/* On a board on which a token stands on its number: where it goes from, and to. */
static void spot_amount(const char *from_to, ...)
{
    va_list arguments;
    va_start(arguments, from_to);
    if (listing->is_kept && listing->known->game->board != NULL) {
        add_spot(from_to, arguments);
    }
    va_end(arguments);
}

static void list_amounts_as_moves(int64_t position)
{
    const struct known *known = listing->known;
    const char *name = listing->names ? name_of_taking() : "";
    for (int64_t i = 0; i < known->amount_count && known->amounts[i].low <= position; i++) {
        const struct range *range = &known->amounts[i];
        const int64_t only = listing->to->only;
        const int64_t high = range->high < position ? range->high : position;
        for (int64_t a = only > range->low ? only : range->low; a <= high && !listing->to->cut; a++) {
            if (only > 0 && a != only) {
                break;
            }
            leave(position - a, name, a);
            spot_amount("%" PRId64 " %" PRId64, position, position - a);
        }
    }
}

/* What leaves two heaps comes last, small parts first: of a large heap, only so many moves are wanted. */
static void list_code_as_moves(int64_t heap)
{
    const char *name = listing->names ? name_of_taking() : "";
    struct code code;
    code_of(listing->known, GRUNDY, &code);
    const int64_t last = code.tail > 0 || heap < code.last ? heap : code.last;
    bool more = true;
    for (int64_t k = last; k >= 0 && more; k--) {
        if ((digit_of(&code, k) & (k == heap ? NOTHING : ONE_HEAP)) != 0) {
            more = leave(heap - k, name, k);
        }
    }
    for (int64_t part = 1; code.has_split && more && 2 * part <= heap; part++) {
        for (int64_t k = 0; k <= code.last && 2 * part <= heap - k && more; k++) {
            const int64_t other = heap - k - part;
            if ((digit_of(&code, k) & TWO_HEAPS) != 0) {
                more = k == 0 ? leave_two(part, other, "split into %" PRId64 " and %" PRId64, part, other)
                              : leave_two(part, other, "take %" PRId64 ", leave %" PRId64 "+%" PRId64, k, part, other);
            }
        }
    }
}

static void list_moves(struct known *known, int64_t position, struct moves *moves, bool names)
{
    enum { LISTING = 8, NAMED = 25, NUMBERS = 4 }; /* work; so many numbers of new positions are 1 */
    const int64_t numbers = position_numbers();
    struct listing here = {in_moves, known, position, moves, names, false, false, 0};
    struct listing *outer = listing; /* the moves of a sum are made of those of its parts */
    listing = &here;
    moves->count = 0;
    moves->is_over = moves->cut = false;
    if (known->game->amounts != NULL) {
        list_amounts_as_moves(position);
    } else if (known->game->moves == NULL) {
        list_code_as_moves(position);
    } else {
        const struct call call = begin_call(in_moves, position);
        known->game->moves(position);
        end_call(call);
    }
    if (moves->is_over) { /* whatever was listed before */
        moves->count = 0;
        moves->cut = false;
    }
    known->unseen += here.unseen;
    worked(LISTING + (names ? NAMED : 1) * moves->count + here.unseen + (position_numbers() - numbers) / NUMBERS);
    listing = outer;
}

static uint64_t hash_moves(const struct moves *moves)
{
    uint64_t hash = (uint64_t)moves->count * 8 + (moves->is_over ? 4 + (uint64_t)moves->over : 0);
    for (int64_t i = 0; i < moves->count; i++) {
        const struct move *move = &moves->list[i];
        const int64_t numbers[] = {move->kind, move->position, move->other, move->points};
        for (int k = 0; k < 4; k++) {
            hash = (hash ^ (uint64_t)numbers[k]) * UINT64_C(0x9e3779b97f4a7c15);
            hash ^= hash >> 32;
        }
    }
    return hash;
}

/* Whether two moves are one to the players: what they leave looks alike. */
static bool look_alike(const struct game *game, const struct move *one, const struct move *other)
{
    struct text words = {0};
    bool alike = one->kind == other->kind && one->points == other->points;
    if (alike && one->kind != WINS && one->position != other->position) {
        text_add(&words, "%s", words_of(game, one->position));
        alike = strcmp(words.bytes, words_of(game, other->position)) == 0;
        text_free(&words);
    }
    return alike && one->other == other->other;
}

/* Dies where two different moves have one name, for nobody could type which one is meant. Moves that are one to the
   players stay once. */
static void check_names(const struct known *known, int64_t position, struct moves *moves)
{
    static int64_t *slots; /* by a hash of the name: place + 1, or 0 */
    static int64_t capacity;
    int64_t size = 16;
    while (size < 2 * moves->count) {
        size *= 2;
    }
    slots = grown(slots, &capacity, size, sizeof *slots);
    memset(slots, 0, (size_t)size * sizeof *slots);
    const int64_t count = moves->count;
    moves->count = 0;
    for (int64_t i = 0; i < count; i++) {
        const char *name = moves->list[i].name;
        bool is_new = true;
        uint64_t hash = 0;
        for (const char *c = name; *c != '\0'; c++) {
            hash = (hash ^ (unsigned char)*c) * UINT64_C(0x9e3779b97f4a7c15);
            hash ^= hash >> 32;
        }
        int64_t at = (int64_t)(hash % (uint64_t)size);
        for (; slots[at] != 0; at = (at + 1) % size) {
            const struct move *one = &moves->list[slots[at] - 1];
            if (strcmp(one->name, name) == 0 && !look_alike(known->game, one, &moves->list[i])) {
                die("two moves of %s are called \"%s\"", in_words(position), name);
            }
            is_new = is_new && strcmp(one->name, name) != 0;
        }
        if (is_new) {
            slots[at] = moves->count + 1;
            moves->list[moves->count++] = moves->list[i];
        }
    }
}

/* What moves() lists must depend on nothing but the position and the input. */
static void list_again(struct known *known, int64_t position, const struct moves *moves)
{
    enum { MAX_NAMED = 1000 };
    struct moves again = {.most = moves->most, .to_win = moves->to_win};
    const bool names = moves->count <= MAX_NAMED;
    list_moves(known, position, &again, names);
    if (hash_moves(moves) != hash_moves(&again)) {
        die("the moves of %s differ when listed again: moves() must not keep state between calls", in_words(position));
    }
    if (names) {
        check_names(known, position, &again);
    }
    free(again.list);
}

/* ---- the moves of moves() against a .code ---- */

struct parts {
    int64_t large;
    int64_t small;
};

static int64_t count_different(const struct parts *parts, int64_t count)
{
    static int64_t *slots; /* by a hash of the parts: place + 1, or 0 */
    static int64_t capacity;
    int64_t size = 16;
    int64_t different = 0;
    while (size < 2 * count) {
        size *= 2;
    }
    slots = grown(slots, &capacity, size, sizeof *slots);
    memset(slots, 0, (size_t)size * sizeof *slots);
    for (int64_t i = 0; i < count; i++) {
        uint64_t hash = ((uint64_t)parts[i].large << 32 ^ (uint64_t)parts[i].small) * UINT64_C(0x9e3779b97f4a7c15);
        int64_t at = (int64_t)((hash ^ hash >> 32) % (uint64_t)size);
        while (slots[at] != 0
               && (parts[slots[at] - 1].large != parts[i].large || parts[slots[at] - 1].small != parts[i].small)) {
            at = (at + 1) % size;
        }
        different += slots[at] == 0 ? 1 : 0;
        slots[at] = i + 1;
    }
    return different;
}

/* Dies unless these are the moves of the code from this heap. */
static void check_against_code(struct known *known, int64_t heap, const struct moves *moves)
{
    struct code code;
    code_of(known, GRUNDY, &code);
    struct parts *parts = new_array(moves->count, sizeof *parts);
    for (int64_t i = 0; i < moves->count; i++) {
        const struct move *move = &moves->list[i];
        const int64_t other = move->kind == LEAVES_TWO ? move->other : 0;
        const int64_t large = move->position > other ? move->position : other;
        const int64_t small = move->position > other ? other : move->position;
        const int64_t k = large <= heap && small <= heap - large ? heap - large - small : -1;
        const int needed = small > 0 ? TWO_HEAPS : large > 0 ? ONE_HEAP : NOTHING;
        if (move->kind == WINS || k < 0 || (digit_of(&code, k) & needed) == 0) {
            die("the move of a pile of %" PRId64 " to %" PRId64 " and %" PRId64 " is not a move of the code %s", heap,
                large, small, known->game->code);
        }
        parts[i] = (struct parts){large, small};
    }
    const int64_t different = count_different(parts, moves->count);
    if (different != moves_by_code(&code, heap)) {
        die("a pile of %" PRId64 " has %" PRId64 " moves, but by the code %s it has %" PRId64, heap, different,
            known->game->code, moves_by_code(&code, heap));
    }
    free(parts);
}

/* A law of a code holds for all heaps, so each listing is compared with it. */
static void compare_with_code(struct known *known, int64_t position, const struct moves *moves)
{
    enum { MAX_MOVES = 3000 };
    if (known->game->code != NULL && known->game->moves != NULL && !moves->cut
        && (position <= SEARCHED || moves->count <= MAX_MOVES)) {
        check_against_code(known, position, moves);
    }
}

void collect_moves(struct known *known, int64_t position, struct moves *moves, bool names)
{
    enum { ALL_TWICE = 200, ONE_IN = 1024 };
    const int64_t listed = known->listed++;
    list_moves(known, position, moves, names);
    if (known->game->moves != NULL && (listed < ALL_TWICE || listed % ONE_IN == 0) && !moves->cut) {
        list_again(known, position, moves);
    }
    if (names) {
        check_names(known, position, moves);
    }
    compare_with_code(known, position, moves);
}

int64_t moves_wanted(void) { return listing->to->most > 0 ? listing->to->most - listing->to->count + 1 : 0; }

void collect_winning(struct known *known, int64_t position, struct moves *moves)
{
    struct listing here = {in_winning, known, position, moves, true, true, false, 0};
    struct listing *outer = listing;
    listing = &here;
    moves->count = 0;
    moves->is_over = moves->cut = false;
    const struct call call = begin_call(in_winning, position);
    known->game->winning(position);
    end_call(call);
    listing = outer;
    check_names(known, position, moves);
}

void die_of_many(struct known *known, int64_t position, int64_t most)
{
    enum { MAX_SHOWN = 100 };
    struct moves moves = {.most = 1};
    collect_moves(known, position, &moves, true);
    const char *name = moves.count == 0 ? "none" : moves.list[0].name;
    const char *input = latest_input();
    const int length = (int)strcspn(input, "\n");
    die("more than %" PRId64
        " positions would have to be searched: is there a move that nothing stops, such as \"%s\" in "
        "%s, or is the input too large? It begins with the line: %.*s",
        most, name, in_words(position), length < MAX_SHOWN ? length : MAX_SHOWN, input);
}

bool stops_when_told(struct known *known, int64_t position)
{
    struct moves moves = {.most = 1};
    const int64_t before = known->unseen;
    collect_moves(known, position, &moves, false);
    free(moves.list);
    return known->unseen - before <= 1;
}

/* Whether there are surely more moves than `most`: moves() would count up to the position. */
static bool has_many(const struct known *known, int64_t position, int64_t most)
{
    const struct game *game = known->game;
    int64_t count = 0;
    for (int64_t i = 0; i < known->amount_count && known->amounts[i].low <= position && count <= most; i++) {
        const int64_t high = known->amounts[i].high < position ? known->amounts[i].high : position;
        count += high - known->amounts[i].low + 1;
    }
    const bool grows = game->code != NULL && strpbrk(game->code, "(4567") != NULL;
    return count > most || (grows && position / 2 > most);
}

bool collect_few_moves(struct known *known, int64_t position, struct moves *moves, int64_t most)
{
    enum { MAX_NUMBERS = 1 << 18, MAX_UNSEEN = 1 << 26 };
    static int64_t all_numbers = 1 << 23; /* all calls together may keep so many */
    if (!is_listed(known->game, position) || known->unseen > MAX_UNSEEN || has_many(known, position, most)) {
        return false;
    }
    const int64_t room = all_numbers < MAX_NUMBERS ? all_numbers : MAX_NUMBERS;
    moves->most = most;
    limit_new_positions(room);
    list_moves(known, position, moves, false);
    const bool all = !moves->cut && !is_position_missing();
    all_numbers -= room - limit_new_positions(INT64_MAX);
    compare_with_code(known, position, moves);
    return all;
}

/* ---- the moves of .fixed games ---- */

enum { MAX_MOVES_OF_SAMPLE = 3000 };

static void check_sample(struct known *known, const struct sample *sample)
{
    static struct moves moves;
    if (sample->moves != 0 && collect_few_moves(known, sample->position, &moves, MAX_MOVES_OF_SAMPLE)
        && hash_moves(&moves) != sample->moves) {
        die("%s has other moves than in an earlier game, but %s promises that they never depend on the input",
            in_words(sample->position), known->game->fixed ? ".fixed" : "its .code");
    }
}

static struct sample sample_of(struct known *known, int64_t position)
{
    static struct moves moves;
    const bool all = collect_few_moves(known, position, &moves, MAX_MOVES_OF_SAMPLE);
    return (struct sample){position, all ? hash_moves(&moves) : 0};
}

/* The same on every run, and apart from random_in(). */
static int64_t any_below(int64_t count)
{
    static uint64_t state;
    state = state * UINT64_C(6364136223846793005) + UINT64_C(1442695040888963407);
    return (int64_t)((state >> 33) % (uint64_t)count);
}

static bool is_sampled(const struct game *game) { return game->moves != NULL && (game->fixed || game->code != NULL); }

/* Each position is one of the samples as likely as any other. */
void note_searched(struct known *known, int64_t position)
{
    if (is_sampled(known->game)) {
        const int64_t place =
            known->evaluated++ < SEARCHED_SAMPLES ? known->evaluated - 1 : any_below(known->evaluated);
        if (place < SEARCHED_SAMPLES) {
            known->searched_samples[place] = sample_of(known, position);
        }
    }
}

/* Some samples of the first games, and of one in SELDOM later ones. */
void check_fixed(struct known *known, int64_t position)
{
    enum { OFTEN = 256, SELDOM = 64, AT_ONCE = 4 };
    if (!is_listed(known->game, position) || !is_sampled(known->game) || known->sampled_in == reading.serial) {
        return;
    }
    known->sampled_in = reading.serial;
    const int64_t seen = known->games_seen++;
    if (seen >= OFTEN && seen % SELDOM != 0) {
        return;
    }
    const int64_t turn = known->sampled++;
    for (int64_t back = 1; back <= AT_ONCE && back <= turn; back++) {
        check_sample(known, &known->samples[(turn - back) % SAMPLES]);
        check_sample(known, &known->searched_samples[any_below(SEARCHED_SAMPLES)]);
    }
    known->samples[turn % SAMPLES] = sample_of(known, position);
}

bool is_listing(void) { return listing->to != NULL; }
