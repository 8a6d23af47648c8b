/* A position with all that lies side by side, as those who play see it: its moves, in words. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHOICES = 20000, LARGEST_LISTED = 1000000, MOST_DRAWN = 40, MOST_PARTS_SHOWN = 20, TRIES = 2000 };

/* ---- from words ---- */

/* Of the game that was read last. */
static void take_state(struct state *state)
{
    lay_table();
    const bool scores = table_count > 0 && table_parts[0].search->game->scores;
    copy_state(state, &(struct state){table_parts, .count = table_count, .scores = scores, .mover = table_mover});
}

static bool is_ambiguous; /* the words that were taken last can be read with their counts, too */

const char *state_of_words(const char *words, struct state *state)
{
    const bool is_counted = the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW;
    enum reading taken = WITHOUT_COUNTS; /* the first that fits, or else the one that finds several games */
    int fitting = 0;
    for (int i = WITHOUT_COUNTS; i <= WHOLE_INPUT; i++) {
        const bool fits = read_words(words, (enum reading)i) == NULL;
        const bool is_other = i == WITHOUT_COUNTS || (i == WITH_COUNTS ? has_count : is_counted);
        taken = fitting == 0 && (fits || game_number > 1) ? (enum reading)i : taken;
        fitting += fits && is_other ? 1 : 0;
    }
    const char *wrong = read_words(words, taken);
    is_ambiguous = fitting > 1;
    if (wrong == NULL) {
        take_state(state);
    }
    return wrong;
}

/* ---- moves ---- */

void copy_state(struct state *to, const struct state *from)
{
    struct state copy = *from;
    copy.parts = grown(to->parts, &to->capacity, from->count, sizeof *copy.parts);
    copy.capacity = to->capacity;
    if (from->count > 0) {
        memcpy(copy.parts, from->parts, (size_t)from->count * sizeof *copy.parts);
    }
    *to = copy;
}

static void add_choices(const struct state *state, int64_t part, struct moves *choices)
{
    static struct moves moves;
    const struct part *p = &state->parts[part];
    const bool is_pile = p->search->game->show == NULL && p->search->game->board == NULL;
    /* moves() would count up to it */
    const bool too_large = p->search->game->code != NULL && p->position > LARGEST_LISTED;
    moves.most = MOST_CHOICES - choices->count;
    if (moves.most == 0 || too_large || !has_moves(p->search)) {
        choices->cut = true;
        return;
    }
    collect_moves(p->search, p->position, &moves, true);
    choices->list = grown(choices->list, &choices->capacity, choices->count + moves.count, sizeof *choices->list);
    for (int64_t i = 0; i < moves.count; i++) {
        const struct move *move = &moves.list[i];
        struct move *choice = &choices->list[choices->count++];
        *choice = *move;
        choice->part = part;
        if (state->count > 1) {
            const bool is_from_pile = is_pile && move->kind == LEAVES;
            const char *format = is_from_pile ? "%.64s from pile %" PRId64 : "%.64s in %" PRId64;
            snprintf(choice->name, sizeof choice->name, format, move->name, part + 1);
            snprintf(choice->said, sizeof choice->said, tr(format), move->said, part + 1);
        }
    }
    choices->cut = choices->cut || moves.cut;
}

void list_choices(const struct state *state, struct moves *choices)
{
    choices->count = 0;
    choices->cut = false;
    for (int64_t part = 0; part < state->count && !state->won; part++) {
        add_choices(state, part, choices);
    }
}

static void add_part(struct state *state, struct search *search, int64_t position)
{
    state->parts = grown(state->parts, &state->capacity, state->count + 1, sizeof *state->parts);
    state->parts[state->count++] = (struct part){search, position, 1};
}

void make_choice(struct state *to, const struct state *from, const struct move *choice)
{
    const struct part part = from->parts[choice->part];
    copy_state(to, from);
    to->points[to->mover] += choice->points;
    to->mover = 1 - to->mover;
    to->won = choice->kind == WINS;
    if (!to->won && part.count > 1) { /* one of many leaves its place */
        to->parts[choice->part].count--;
        add_part(to, part.search, choice->position);
    } else if (!to->won) {
        to->parts[choice->part].position = choice->position;
    }
    if (choice->kind == LEAVES_TWO) {
        add_part(to, part.search, choice->other);
    }
}

/* ---- values ---- */

static bool is_sum(const struct state *state) { return state->count > 1 || state->parts[0].count > 1; }

int64_t state_worth(const struct state *state)
{
    if (state->won || state->count == 0) {
        return -1;
    }
    if (state->scores) {
        int64_t ahead = state->points[state->mover] - state->points[1 - state->mover];
        for (int64_t i = 0; i < state->count; i++) {
            ahead += value_of(state->parts[i].search, LEAD, state->parts[i].position);
        }
        return ahead;
    }
    if (is_sum(state) && !state->parts[0].search->game->misere) { /* parts_result() may search it whole, move by move */
        return parts_nim_sum(state->parts, state->count) != 0 ? 1 : -1;
    }
    return (int64_t)parts_result(state->parts, state->count) - DRAWN;
}

int64_t choice_worth(const struct state *state, const struct move *choice)
{
    static struct state after;
    make_choice(&after, state, choice);
    return -state_worth(&after);
}

/* See DISTANCE; 0 where it is not known. */
static int64_t state_distance(const struct state *state)
{
    return state->won ? -SOONEST : state->scores ? 0 : parts_distance(state->parts, state->count);
}

int64_t state_plies(const struct state *state)
{
    const int64_t distance = state_distance(state);
    return distance != 0 ? SOONEST - imaxabs(distance) : -1;
}

const struct move *best_choice(const struct state *state, const struct moves *choices)
{
    static struct state after;
    const struct move *best = NULL;
    const int64_t most = state_worth(state);
    int64_t soonest = state_distance(state);
    const bool is_measured = soonest != 0;
    if (is_measured && (soonest > 0) != (most > 0)) {
        die("searched whole, the position is %s, but its value says otherwise", soonest > 0 ? "won" : "lost");
    }
    for (int64_t i = 0; i < choices->count && (best == NULL || is_measured); i++) {
        make_choice(&after, state, &choices->list[i]);
        if (-state_worth(&after) != most) {
            continue;
        }
        const int64_t distance = is_measured ? state_distance(&after) : 0;
        const int64_t mine = distance != 0 ? -distance : -SOONEST;
        if (best == NULL || mine > soonest) {
            best = &choices->list[i];
            soonest = mine;
        }
    }
    if (best == NULL && choices->count > 0 && !choices->cut) {
        die("no move keeps what its position is worth");
    }
    return best;
}

enum question question_of(const struct state *state)
{
    if (state->scores) {
        return LEAD;
    }
    const struct part *part = &state->parts[0];
    return is_sum(state) || part->search->game->code != NULL || leaves_two(part->search, part->position) ? GRUNDY
                                                                                                         : OUTCOME;
}

/* ---- random games ---- */

static uint64_t most_above;

static uint64_t choose_within(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    if (low > high && UINT64_MAX - low >= most_above / 2) { /* with numbers below 0: around 0 */
        low = 0 - most_above / 2;
    }
    return random_between(low, high - low < most_above ? high : low + most_above);
}

/* A random game, no number of it above its lowest by more than `spread`, as a person types it; or NULL. */
static const char *make_random(uint64_t spread)
{
    static struct text words;
    most_above = spread;
    const char *at = make_input(choose_within, WITHOUT_COUNTS);
    if (at == NULL) {
        return NULL;
    }
    text_clear(&words);
    for (at += strspn(at, " \n"); *at != '\0'; at += strspn(at, " \n")) {
        const size_t length = strcspn(at, " \n");
        text_add(&words, "%s%.*s", words.length > 0 ? " " : "", (int)length, at);
        at += length;
    }
    return words.bytes;
}

/* In how many of the next turns there is something to choose, but not too much, if moves are drawn at random. */
static int64_t random_decisions(const struct state *state)
{
    enum { TURNS = 6, MANY = 24, MANY_IN_ONE = 36, MOST_PARTS = 4 }; /* sums take longer to search */
    static struct state now;
    static struct state after;
    static struct moves choices;
    int64_t decisions = 0;
    copy_state(&now, state);
    list_choices(&now, &choices);
    for (int turn = 0; turn < TURNS && choices.count > 0 && !choices.cut; turn++) {
        const int64_t many = now.count == 1 ? MANY_IN_ONE : MANY;
        decisions += choices.count > 1 && choices.count <= many && now.count <= MOST_PARTS ? 1 : 0;
        make_choice(&after, &now, &choices.list[random_in(0, choices.count - 1)]);
        copy_state(&now, &after);
        list_choices(&now, &choices);
    }
    return decisions;
}

const char *start_words(struct state *state)
{
    enum { SPREADS = 6, LONGEST = 60 };
    static const uint64_t spreads[SPREADS] = {12, 8, 5, 3, 30, 300};
    for (int try = 0; try < TRIES; try++) {
        const int wanted = try < 300 ? 4 - try / 100 : 1; /* decisions */
        const char *words = make_random(spreads[try / 10 % SPREADS]);
        if (words != NULL && strlen(words) <= LONGEST) {
            take_state(state);
            if (random_decisions(state) >= wanted) {
                return words;
            }
        }
    }
    die("no position to start from is found: give one");
}

void take_words(const char *words, struct state *state)
{
    const char *wrong = state_of_words(words, state);
    if (wrong == NULL) {
        return;
    }
    fprintf(stderr, "%s: %s\n", the_name, wrong);
    const char *example = start_words(state);
    fprintf(stderr,
            tr(has_count ? "A position is one game, as the judge's input has it but without counts, such as \"%s\"\n"
                         : "A position is one game, as the judge's input has it, such as \"%s\"\n"),
            example);
    exit(2);
}

/* ---- in words ---- */

struct search *search_up_to(const struct state *state, int64_t *last)
{
    struct search *search = state->count > 0 ? state->parts[0].search : NULL;
    *last = 0;
    for (int64_t i = 0; i < state->count; i++) {
        search = state->parts[i].search == search ? search : NULL;
        *last = state->parts[i].position > *last ? state->parts[i].position : *last;
    }
    return search != NULL && (is_heap(search) || search->game->upwards) ? search : NULL;
}

/* How wide so many bytes of UTF-8 are in a terminal: a syllable of Korean is as wide as two letters. */
static int columns_of(const char *text, int length)
{
    int columns = 0;
    for (int i = 0; i < length; i++) {
        const unsigned char byte = (unsigned char)text[i];
        columns += (byte & 0xc0) == 0x80 ? 0 : byte >= 0xea && byte <= 0xed ? 2 : 1;
    }
    return columns;
}

int line_width(void)
{
    const char *columns = getenv("COLUMNS");
    const long wanted = columns != NULL ? strtol(columns, NULL, 10) : 0;
    return wanted >= 20 && wanted <= 1000 ? (int)wanted : 80;
}

void say_wrapped(const char *format, ...)
{
    static struct text said;
    const int width = line_width();
    va_list arguments;
    va_start(arguments, format);
    text_clear(&said);
    text_add_arguments(&said, tr(format), arguments);
    va_end(arguments);
    int indent = (int)strspn(said.bytes, " ");
    int used = 0;
    int length;
    for (const char *text = said.bytes; *text != '\0'; text += length) {
        const int blanks = (int)strspn(text, " ");
        length = blanks + (int)strcspn(text + blanks, " \n");
        if (*text == '\n') {
            length = 1;
            indent = (int)strspn(text + 1, " ");
            used = -1;
        } else if (used > indent && used + columns_of(text, length) > width) {
            printf("\n%*s", indent + 2, "");
            text += blanks;
            length -= blanks;
            used = indent + 2;
        }
        printf("%.*s", length, text);
        used += columns_of(text, length);
    }
    putchar('\n');
}

const char *introduce(const char *words, struct state *state)
{
    say_wrapped("%s: %s", the_name, tr(the_problem->rule));
    if (words[strspn(words, " ")] != '\0') {
        take_words(words, state);
        if (is_ambiguous) {
            say("Counts are left out in N: if one of these numbers is a count, leave it out.\n");
        }
    } else {
        words = start_words(state);
        say("No position is given; this is a random one: \"%s\".\n", words);
    }
    return words;
}

/* Adds what was printed; its lines but the first begin with the indent. */
static void add_printed(struct text *line, int64_t indent)
{
    for (const char *c = printed.bytes; *c != '\0' && strcmp(c, "\n") != 0; c++) {
        text_add(line, "%c", *c);
        if (*c == '\n') {
            text_add(line, "%*s", (int)indent, "");
        }
    }
}

/* "ooo (3 stones)", "o (1 stone)", "41 stones", "7". */
static void add_heap(struct text *line, const char *unit, int64_t heap)
{
    const bool is_drawn = unit[0] != '\0' && heap > 0 && heap <= MOST_DRAWN;
    const size_t length = strlen(unit);
    const bool is_one = heap == 1 && length > 0 && unit[length - 1] == 's';
    for (int64_t i = 0; is_drawn && i < heap; i++) {
        text_add(line, "o");
    }
    char counted[80];
    snprintf(counted, sizeof counted, "%%" PRId64 "%s%.*s", length > 0 ? " " : "", (int)length - (is_one ? 1 : 0),
             unit);
    text_add(line, is_drawn ? " (" : "");
    text_say(line, counted, heap);
    text_add(line, is_drawn ? ")" : "");
}

/* A part in words; what it prints itself is indented as its first line. */
void text_add_part(struct text *line, const struct part *part)
{
    const struct game *game = part->search->game;
    text_clear(&cells);
    if (game->show == NULL) {
        text_add(&cells, "%" PRId64 "\n", part->position);
        add_heap(line, unit_of(game), part->position);
    } else {
        text_clear(&printed);
        is_for_reader = true;
        game->show(part->position);
        is_for_reader = false;
        add_printed(line, line->length);
    }
    if (part->count > 1) {
        text_add(line, " x %" PRId64, part->count);
    }
    const bool is_told = game->amounts != NULL && !game->fixed; /* amounts that come from the input */
    const struct range *amounts = part->search->amounts;
    for (int64_t i = 0; is_told && i < part->search->amount_count && amounts[i].low <= part->position; i++) {
        text_say(line, i == 0 ? ", amounts: %" PRId64 : ", %" PRId64, amounts[i].low);
        if (amounts[i].low < amounts[i].high) {
            text_say(line, " to %" PRId64, amounts[i].high);
        }
    }
}

void text_add_drawing(struct text *line, const struct state *state)
{
    int64_t *positions = new_array(2 * state->count, sizeof *positions);
    int64_t *counts = positions + state->count;
    for (int64_t i = 0; i < state->count; i++) {
        positions[i] = state->parts[i].position;
        counts[i] = state->parts[i].count;
    }
    text_clear(&printed);
    text_clear(&cells);
    if (the_problem->draw != NULL) {
        is_for_reader = true;
        the_problem->draw(positions, counts, state->count);
        is_for_reader = false;
    }
    if (printed.length > 0) {
        text_add(line, "  ");
        add_printed(line, 2);
        text_add(line, "\n");
    }
    free(positions);
}

void print_state(const struct state *state)
{
    static struct text text;
    static struct text line;
    text_clear(&text);
    text_add_drawing(&text, state);
    for (int64_t i = 0; i < state->count && i < MOST_PARTS_SHOWN; i++) {
        text_clear(&line);
        text_add(&line, state->count > 1 ? "  %" PRId64 ": " : "  ", i + 1);
        text_add_part(&line, &state->parts[i]);
        text_add(&text, "%s\n", line.bytes);
    }
    if (state->count > MOST_PARTS_SHOWN) {
        text_say(&text, "  ... and %" PRId64 " more\n", state->count - MOST_PARTS_SHOWN);
    }
    if (state->scores) {
        text_say(&text, "  score: %" PRId64 " to %" PRId64 "\n", state->points[0], state->points[1]);
    }
    if (text.length > 0) {
        text_cut(&text, text.length - 1);
        say_wrapped("%s", text.bytes);
    }
}
