/* A position with all that lies side by side, as those who play see it: its moves, in words. */
#include "machine.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHOICES = 20000, MOST_DRAWN = 40, MOST_PARTS_SHOWN = 20 };

/* Heaps whose moves() would count up to here and further are not listed. */
enum { LARGEST_LISTED = 1000000 };

/* ---- from words ---- */

void take_state(struct state *state)
{
    clear_table();
    the_problem->position();
    const bool scores = table_count > 0 && table_parts[0].search->game->scores;
    *state = (struct state){0};
    copy_state(state, &(struct state){table_parts, .count = table_count, .scores = scores, .mover = table_mover});
}

static const char *next_word(const char *at)
{
    at += strcspn(at, " ,");
    return at + strspn(at, " ,");
}

/* Whether the words become a game by a count that was left out: of the words behind it, or of pairs of them. */
static bool fits_with_count(const char *words)
{
    enum { MOST_BEFORE = 4 };
    static struct text text;
    int64_t behind = 0;
    for (const char *at = words; *at != '\0'; at = next_word(at)) {
        behind++;
    }
    const char *at = words;
    for (int before = 0; before < MOST_BEFORE && behind > 0; before++, behind--) {
        for (int size = 1; size <= 2; size++) {
            text_cut(&text, 0);
            text_add(&text, "%.*s%" PRId64 " %s", (int)(at - words), words, behind / size, at);
            if (read_words(text.bytes) == NULL) {
                return true;
            }
        }
        at = next_word(at);
    }
    return false;
}

const char *state_of_words(const char *words, struct state *state)
{
    static char complaint[300];
    words += strspn(words, " ,");
    const char *wrong = read_words(words);
    if (wrong != NULL) {
        snprintf(complaint, sizeof complaint, "%s", wrong);
        const bool one_of_many = the_problem->games.how == COUNTED && strncmp(words, "1 ", 2) == 0;
        if (!(one_of_many && read_words(words + 2) == NULL) && !fits_with_count(words)) {
            return complaint;
        }
    }
    take_state(state);
    return NULL;
}

/* ---- moves ---- */

void free_state(struct state *state)
{
    free(state->parts);
    *state = (struct state){0};
}

void copy_state(struct state *to, const struct state *from)
{
    struct part *parts = grown(to->parts, &to->capacity, from->count, sizeof *parts);
    const int64_t capacity = to->capacity;
    if (from->count > 0) {
        memcpy(parts, from->parts, (size_t)from->count * sizeof *parts);
    }
    *to = *from;
    to->parts = parts;
    to->capacity = capacity;
}

static void add_choices(const struct state *state, int64_t part, struct choices *choices)
{
    struct moves moves = {.most = MOST_CHOICES - choices->count};
    const struct part *p = &state->parts[part];
    const bool too_large = p->search->game->code != NULL && p->position > LARGEST_LISTED;
    if (moves.most == 0 || too_large || !has_moves(p->search)) {
        choices->cut = true;
        return;
    }
    collect_moves(p->search, p->position, &moves, true);
    choices->list = grown(choices->list, &choices->capacity, choices->count + moves.count, sizeof *choices->list);
    for (int64_t i = 0; i < moves.count; i++) {
        struct choice *choice = &choices->list[choices->count++];
        choice->part = part;
        choice->move = moves.list[i];
        if (state->count > 1) {
            snprintf(choice->words, sizeof choice->words, "%s in %" PRId64, moves.list[i].name, part + 1);
        } else {
            snprintf(choice->words, sizeof choice->words, "%s", moves.list[i].name);
        }
    }
    const bool more_amounts = p->search->game->residues != NULL && p->search->amount_count > 0
                              && p->position > p->search->amounts[p->search->amount_count - 1].high;
    choices->cut = choices->cut || moves.cut || more_amounts;
    free(moves.list);
}

void list_choices(const struct state *state, struct choices *choices)
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

void make_choice(struct state *to, const struct state *from, const struct choice *choice)
{
    copy_state(to, from);
    struct part *part = &to->parts[choice->part];
    struct search *search = part->search;
    to->points[to->mover] += choice->move.points;
    to->mover = 1 - to->mover;
    if (choice->move.kind == WINS) {
        to->won = true;
        return;
    }
    if (part->count > 1) { /* one of many leaves its place */
        part->count--;
        add_part(to, search, choice->move.position);
    } else {
        part->position = choice->move.position;
    }
    if (choice->move.kind == LEAVES_TWO) {
        add_part(to, search, choice->move.other);
    }
}

/* ---- values ---- */

static bool is_sum(const struct state *state)
{
    return state->count > 1 || (state->count == 1 && state->parts->count > 1);
}

int64_t state_lead(const struct state *state)
{
    int64_t ahead = state->points[state->mover] - state->points[1 - state->mover];
    for (int64_t i = 0; i < state->count; i++) {
        ahead += value_of(state->parts[i].search, LEAD, state->parts[i].position);
    }
    return ahead;
}

enum result state_result(const struct state *state)
{
    if (state->won) {
        return LOST;
    }
    if (state->scores) {
        const int64_t ahead = state_lead(state);
        return ahead > 0 ? WON : ahead < 0 ? LOST : DRAWN;
    }
    if (is_sum(state) && !state->parts[0].search->game->misere) { /* parts_result() would search large sums whole */
        return parts_nim_sum(state->parts, state->count) != 0 ? WON : LOST;
    }
    return parts_result(state->parts, state->count);
}

int64_t state_worth(const struct state *state)
{
    return state->scores && !state->won ? state_lead(state) : (int64_t)state_result(state) - DRAWN;
}

int64_t choice_worth(const struct state *state, const struct choice *choice)
{
    static struct state after;
    make_choice(&after, state, choice);
    return -state_worth(&after);
}

const struct choice *best_choice(const struct state *state, const struct choices *choices)
{
    const int64_t most = state_worth(state);
    for (int64_t i = 0; i < choices->count; i++) {
        if (choice_worth(state, &choices->list[i]) == most) {
            return &choices->list[i];
        }
    }
    return NULL;
}

enum question question_of(const struct state *state)
{
    if (state->scores) {
        return LEAD;
    }
    const struct search *search = state->parts[0].search;
    return is_sum(state) || search->game->code != NULL || search->splits ? GRUNDY : OUTCOME;
}

/* ---- random games ---- */

/* The best of so many random games, as a person would type it; games that are worth 0 are none. */
static const char *best_random(int wanted, int64_t (*worth)(const char *words))
{
    enum { TRIES = 2000 };
    static const uint64_t spreads[] = {12, 8, 5, 3, 30, 99};
    static struct text best;
    int64_t most = 0;
    text_cut(&best, 0);
    for (int try = 0; try < TRIES && wanted > 0; try++) {
        const char *words = make_random(spreads[try / 10 % (int)(sizeof spreads / sizeof *spreads)]);
        const int64_t found = words != NULL ? worth(words) : 0;
        wanted -= found > 0 ? 1 : 0;
        if (found > most) {
            most = found;
            text_cut(&best, 0);
            text_add(&best, "%s", words);
        }
    }
    return best.bytes;
}

/* How many turns a game takes whose moves are drawn at random, up to `most`. */
static int64_t random_length(const struct state *state, int64_t most)
{
    struct state after = {0};
    struct choices choices = {0};
    int64_t turns = 0;
    list_choices(state, &choices);
    if (choices.count > 0 && most > 0) {
        make_choice(&after, state, &choices.list[random_in(0, choices.count - 1)]);
        turns = 1 + random_length(&after, most - 1);
    }
    free_state(&after);
    free(choices.list);
    return turns;
}

/* Some moves and turns are good, many moves or parts are not. */
static int64_t worth_to_play(const char *words)
{
    enum { ENOUGH = 6, MANY = 24, MOST_PARTS = 4 };
    struct state state;
    struct choices choices = {0};
    int64_t worth = 0;
    (void)words;
    take_state(&state);
    list_choices(&state, &choices);
    if (choices.count > 1 && !choices.cut) {
        const bool is_clear = choices.count <= MANY && state.count <= MOST_PARTS;
        const int64_t some = choices.count < ENOUGH ? choices.count : ENOUGH;
        worth = is_clear ? some + random_length(&state, ENOUGH) : 1;
    }
    free_state(&state);
    free(choices.list);
    return worth;
}

const char *start_words(struct state *state, bool for_person)
{
    const char *words = best_random(for_person ? 60 : 1, worth_to_play);
    if (state_of_words(words, state) != NULL) {
        die("no position to start from is found: give one");
    }
    return words;
}

static int64_t shortness(const char *words) { return INT64_MAX - (int64_t)strlen(words); }

bool take_words(const char *words, struct state *state)
{
    const char *wrong = state_of_words(words, state);
    if (wrong != NULL) {
        fprintf(stderr, "%s: %s\nIt takes one game as the judge's input has it, such as N=\"%s\"\n", the_name, wrong,
                best_random(500, shortness));
    }
    return wrong == NULL;
}

/* ---- in words ---- */

const char *player_name(int player)
{
    static const char *const names[] = {"the first player", "the second player"};
    return the_problem->players[player] != NULL ? the_problem->players[player] : names[player];
}

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

static int64_t line_width(void)
{
    const char *columns = getenv("COLUMNS");
    const int64_t width = columns != NULL ? strtoll(columns, NULL, 10) : 0;
    return width >= 20 && width <= 1000 ? width : 80;
}

void print_wrapped(const char *text)
{
    const int64_t width = line_width();
    const int64_t indent = (int64_t)strspn(text, " ");
    int64_t used = 0;
    while (*text != '\0') {
        const int64_t blanks = (int64_t)strspn(text, " ");
        const int64_t length = (int64_t)strcspn(text + blanks, " \n");
        if (used > indent && used + blanks + length > width && length > 0) {
            printf("\n%*s%.*s", (int)indent + 2, "", (int)length, text + blanks);
            used = indent + 2 + length;
        } else {
            printf("%.*s", (int)(blanks + length), text);
            used += blanks + length;
        }
        text += blanks + length;
        if (*text == '\n') {
            putchar('\n');
            used = 0;
            text++;
        }
    }
    putchar('\n');
}

/* Adds what was printed; its lines but the first begin with the indent. */
static void add_printed(struct text *line, int64_t indent)
{
    for (const char *c = printed(); *c != '\0' && strcmp(c, "\n") != 0; c++) {
        text_add(line, "%c", *c);
        if (*c == '\n') {
            text_add(line, "%*s", (int)indent, "");
        }
    }
}

/* Where amounts come from the input: which of them the heap allows. */
static void add_amounts(struct text *line, const struct part *part)
{
    enum { MOST_TOLD = 10 };
    const struct range *amounts = part->search->amounts;
    text_add(line, ", amounts:");
    for (int64_t i = 0; i < part->search->amount_count && amounts[i].low <= part->position; i++) {
        if (i == MOST_TOLD) {
            text_add(line, " ...");
            return;
        }
        text_add(line, "%s %" PRId64, i > 0 ? "," : "", amounts[i].low);
        if (amounts[i].low < amounts[i].high) {
            text_add(line, " to %" PRId64, amounts[i].high);
        }
    }
}

/* "ooo (3 stones)", "o (1 stone)", "41 stones", "7". */
static void add_heap(struct text *line, const char *unit, int64_t heap)
{
    const bool drawn = unit[0] != '\0' && heap > 0 && heap <= MOST_DRAWN;
    size_t length = strlen(unit);
    if (heap == 1 && length > 0 && unit[length - 1] == 's') {
        length--;
    }
    for (int64_t i = 0; drawn && i < heap; i++) {
        text_add(line, "o");
    }
    text_add(line, "%s%" PRId64 "%s%.*s%s", drawn ? " (" : "", heap, length > 0 ? " " : "", (int)length, unit,
             drawn ? ")" : "");
}

static void add_part_words(struct text *line, const struct part *part)
{
    const struct game *game = part->search->game;
    if (game->show != NULL) {
        printed();
        game->show(part->position);
        add_printed(line, line->length);
    } else {
        const char *unit = game->unit != NULL ? game->unit : "";
        const char *blank = strchr(unit, ' '); /* behind a verb */
        add_heap(line, blank != NULL ? blank + 1 : unit, part->position);
    }
    if (part->count > 1) {
        text_add(line, " x %" PRId64, part->count);
    }
    if (game->amounts != NULL && !game->fixed) {
        add_amounts(line, part);
    }
}

/* False where the problem draws nothing, or there is too much of it. */
static bool draw_state(const struct state *state)
{
    struct text line = {0};
    if (the_problem->draw == NULL) {
        return false;
    }
    int64_t *positions = new_array(2 * state->count, sizeof *positions);
    int64_t *counts = positions + state->count;
    for (int64_t i = 0; i < state->count; i++) {
        positions[i] = state->parts[i].position;
        counts[i] = state->parts[i].count;
    }
    printed();
    the_problem->draw(positions, counts, state->count);
    free(positions);
    text_add(&line, "  ");
    add_printed(&line, line.length);
    const bool drawn = line.length > 2;
    if (drawn) {
        puts(line.bytes);
    }
    text_free(&line);
    return drawn;
}

void print_state(const struct state *state)
{
    struct text line = {0};
    const bool drawn = draw_state(state);
    for (int64_t i = 0; i < state->count && i < MOST_PARTS_SHOWN && !(drawn && state->count == 1); i++) {
        text_cut(&line, 0);
        text_add(&line, state->count > 1 ? "  %" PRId64 ": " : "  ", i + 1);
        add_part_words(&line, &state->parts[i]);
        print_wrapped(line.bytes);
    }
    if (state->count > MOST_PARTS_SHOWN) {
        printf("  ... and %" PRId64 " more\n", state->count - MOST_PARTS_SHOWN);
    }
    if (state->count == 0) {
        puts("  nothing");
    }
    if (state->scores) {
        printf("  score: %" PRId64 " to %" PRId64 "\n", state->points[0], state->points[1]);
    }
    text_free(&line);
}
