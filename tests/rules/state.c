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
    *state = (struct state){.mover = table_mover};
    state->parts = grown(state->parts, &state->capacity, table_count, sizeof *state->parts);
    if (table_count > 0) {
        memcpy(state->parts, table_parts, (size_t)table_count * sizeof *table_parts);
        state->scores = table_parts[0].search->game->scores;
    }
    state->count = table_count;
}

/* Words with a number put in before word number `at`, counted from 0. */
static const char *with_number(const char *words, int64_t at, int64_t number)
{
    static struct text text;
    const char *rest = words;
    text_cut(&text, 0);
    for (int64_t i = 0; i < at; i++) {
        rest += strspn(rest, " ,");
        rest += strcspn(rest, " ,");
    }
    text_add(&text, "%.*s %" PRId64 " %s", (int)(rest - words), words, number, rest);
    return text.bytes;
}

static int64_t count_words(const char *words)
{
    int64_t count = 0;
    for (const char *at = words + strspn(words, " ,"); *at != '\0'; at += strspn(at, " ,")) {
        count++;
        at += strcspn(at, " ,");
    }
    return count;
}

/* Whether some count put into the words, of what stands behind it or of pairs there, makes them a game. */
static bool fits_with_count(const char *words)
{
    enum { MOST_BEFORE = 4 };
    const int64_t count = count_words(words);
    for (int64_t at = 0; at < MOST_BEFORE && at < count; at++) {
        const int64_t counts[] = {count - at, (count - at) / 2};
        for (int i = 0; i < 2; i++) {
            if (read_words(with_number(words, at, counts[i])) == NULL) {
                return true;
            }
        }
    }
    return false;
}

const char *state_of_words(const char *words, struct state *state)
{
    static char complaint[300];
    const char *first = words + strspn(words, " ,");
    const char *wrong = read_words(words);
    if (wrong != NULL) {
        snprintf(complaint, sizeof complaint, "%s", wrong);
        const bool counted = the_problem->games.how == COUNTED && strncmp(first, "1 ", 2) == 0;
        if (!(counted && read_words(first + 2) == NULL) && !fits_with_count(words)) {
            return complaint;
        }
    }
    take_state(state);
    return NULL;
}

/* The shortest game of some random ones. */
static const char *example_words(void)
{
    enum { TRIES = 500 };
    static struct text best;
    text_cut(&best, 0);
    for (int try = 0; try < TRIES; try++) {
        const char *words = make_random(9);
        if (words != NULL && (best.length == 0 || (int64_t)strlen(words) < best.length)) {
            text_cut(&best, 0);
            text_add(&best, "%s", words);
        }
    }
    return best.bytes;
}

bool take_words(const char *words, struct state *state)
{
    const char *wrong = state_of_words(words, state);
    if (wrong != NULL) {
        fprintf(stderr, "%s: %s\nIt takes one game as the judge's input has it, such as N=\"%s\"\n", the_name, wrong,
                example_words());
    }
    return wrong == NULL;
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

/* "take 2" is enough where there is one part; else it says of which. */
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
        snprintf(choice->words, sizeof choice->words, "%s", moves.list[i].name);
        if (state->count > 1) {
            const size_t used = strlen(choice->words);
            snprintf(choice->words + used, sizeof choice->words - used, " in %" PRId64, part + 1);
        }
    }
    choices->cut = choices->cut || moves.cut;
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

/* ---- a start ---- */

/* Whether some move ends the game. */
static bool ends_at_once(const struct state *state, const struct choices *choices)
{
    struct state after = {0};
    struct choices next = {0};
    bool ends = false;
    for (int64_t i = 0; i < choices->count && !ends; i++) {
        make_choice(&after, state, &choices->list[i]);
        list_choices(&after, &next);
        ends = next.count == 0;
    }
    free_state(&after);
    free(next.list);
    return ends;
}

const char *start_words(struct state *state, bool for_person)
{
    enum { TRIES = 1500, FEWEST = 4, MOST = 40, MOST_PARTS = 4 };
    static const uint64_t spreads[] = {12, 7, 5, 3, 30, 99};
    struct choices choices = {0};
    for (int try = 0; try < TRIES; try++) {
        const bool choosy = for_person && try < TRIES * 2 / 3;
        const bool no_end = for_person && try < TRIES / 3; /* some games can always be ended */
        const char *words = make_random(spreads[try / 50 % (int)(sizeof spreads / sizeof *spreads)]);
        if (words == NULL) {
            continue;
        }
        take_state(state);
        list_choices(state, &choices);
        if (choices.count >= (choosy ? FEWEST : 2) && !choices.cut && (!no_end || !ends_at_once(state, &choices))
            && (!choosy || (choices.count <= MOST && state->count <= MOST_PARTS))) {
            free(choices.list);
            return words;
        }
        free_state(state);
    }
    die("no position to start from is found: give one");
}

/* ---- values ---- */

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
    return parts_result(state->parts, state->count);
}

enum question question_of(const struct state *state)
{
    if (state->scores) {
        return LEAD;
    }
    const struct search *search = state->parts[0].search;
    const bool is_sum = state->count > 1 || state->parts[0].count > 1;
    return is_sum || search->game->code != NULL || search->splits ? GRUNDY : OUTCOME;
}

/* ---- in words ---- */

const char *player_name(int player)
{
    static const char *const names[] = {"the first player", "the second player"};
    return the_problem->players[player] != NULL ? the_problem->players[player] : names[player];
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

/* Where printed lines end, the next begins with the indent as well. */
static void add_indented(struct text *line, const char *shown, int64_t indent)
{
    size_t length = strlen(shown);
    length -= length > 0 && shown[length - 1] == '\n' ? 1 : 0;
    for (size_t i = 0; i < length; i++) {
        text_add(line, "%c", shown[i]);
        if (shown[i] == '\n') {
            text_add(line, "%*s", (int)indent, "");
        }
    }
}

/* Where amounts come from the input: which of them the heap allows. */
static void add_amounts(struct text *line, const struct part *part)
{
    enum { MOST_TOLD = 10 };
    text_add(line, ", amounts:");
    for (int64_t i = 0; i < part->search->amount_count; i++) {
        const struct range *range = &part->search->amounts[i];
        if (i == MOST_TOLD || range->low > part->position) {
            text_add(line, i == MOST_TOLD ? " ..." : "");
            return;
        }
        text_add(line, range->low < range->high ? "%s %" PRId64 " to %" PRId64 : "%s %" PRId64, i > 0 ? "," : "",
                 range->low, range->high);
    }
}

/* "ooo (3 stones)", "1 stone", "41 stones", or as the game shows it. */
static void add_part_words(struct text *line, const struct part *part)
{
    const struct game *game = part->search->game;
    if (game->show != NULL) {
        printed();
        game->show(part->position);
        add_indented(line, printed(), line->length);
    } else {
        const char *blank = game->unit != NULL ? strchr(game->unit, ' ') : NULL;
        const char *unit = blank != NULL ? blank + 1 : game->unit != NULL ? game->unit : "";
        const size_t length = strlen(unit);
        const bool one = part->position == 1 && length > 0 && unit[length - 1] == 's'; /* 1 stone */
        const bool drawn = length > 0 && part->position <= MOST_DRAWN;
        for (int64_t i = 0; drawn && i < part->position; i++) {
            text_add(line, "o");
        }
        text_add(line, "%s%s%" PRId64 "%s%.*s%s", drawn && part->position > 0 ? " " : "", drawn ? "(" : "",
                 part->position, length > 0 ? " " : "", (int)length - (one ? 1 : 0), unit, drawn ? ")" : "");
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
    add_indented(&line, printed(), 2);
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
