/* A position as it is shown: in words and pieces, within the width of a line. */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MAX_DRAWN = 40, MAX_PARTS_SHOWN = 20 };

/* ---- lines ---- */

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

/* ---- parts ---- */

/* Adds lines without the last line break; all but the first begin with the indent. */
static void add_indented(struct text *to, const char *lines, int64_t indent)
{
    for (const char *c = lines; *c != '\0' && strcmp(c, "\n") != 0; c++) {
        text_add(to, "%c", *c);
        if (*c == '\n') {
            text_add(to, "%*s", (int)indent, "");
        }
    }
}

/* "3 stones", "1 stone", "1 cell to go", "7". */
static void say_heap(struct text *line, const char *unit, int64_t heap)
{
    const size_t length = strcspn(unit, " ");
    const bool is_one = heap == 1 && length > 0 && unit[length - 1] == 's';
    char counted[80];
    snprintf(counted, sizeof counted, "%%" PRId64 "%s%.*s%s", length > 0 ? " " : "", (int)length - (is_one ? 1 : 0),
             unit, unit + length);
    text_say(line, counted, heap);
}

/* "ooo (3 stones)", "41 stones", "7". */
static void add_heap(struct text *line, const char *unit, int64_t heap)
{
    const bool is_drawn = unit[0] != '\0' && heap > 0 && heap <= MAX_DRAWN;
    for (int64_t i = 0; is_drawn && i < heap; i++) {
        text_add(line, "o");
    }
    text_add(line, is_drawn ? " (" : "");
    say_heap(line, unit, heap);
    text_add(line, is_drawn ? ")" : "");
}

void say_position(struct text *to, const struct game *game, int64_t position)
{
    static struct shown printed = {.for_reader = true};
    if (game->show == NULL) {
        say_heap(to, unit_of(game), position);
    } else {
        capture(&printed, game, position);
        text_add(to, "%s", printed.lines.bytes);
    }
}

/* Pieces, facts and spots. */
static void copy_board(struct shown *to, const struct shown *from)
{
    text_add(&to->pieces, "%s", from->pieces.bytes);
    text_add(&to->facts, "%s", from->facts.bytes);
    to->low = from->low;
    to->high = from->high;
}

/* Of a game without show(): a heap, or on a board a token that stands on its number. */
static void add_number(struct shown *shown, const struct game *game, int64_t position, bool as_stones)
{
    if (as_stones) {
        add_heap(&shown->lines, unit_of(game), position);
    } else {
        say_heap(&shown->lines, unit_of(game), position);
    }
    if (game->board != NULL) {
        text_add(&shown->pieces, "\ts%" PRId64 "\tmtoken\n", position);
        shown->high = position;
    } else {
        const bool is_coins = strcmp(unit_of(game), "coins") == 0;
        text_add(&shown->pieces, "%" PRId64 "%s\n", position, is_coins ? "\tmcoin" : "");
    }
}

static void add_amounts(struct shown *shown, const struct part *part)
{
    const struct range *amounts = part->known->amounts;
    for (int64_t i = 0; i < part->known->amount_count && amounts[i].low <= part->position; i++) {
        text_say(&shown->amounts, i == 0 ? ", amounts: %" PRId64 : ", %" PRId64, amounts[i].low);
        if (amounts[i].low < amounts[i].high) {
            text_say(&shown->amounts, " to %" PRId64, amounts[i].high);
        }
    }
    text_add(&shown->lines, "%s", shown->amounts.bytes);
}

static void add_part(struct shown *shown, const struct part *part, int64_t indent, bool as_stones)
{
    static struct shown printed = {.for_reader = true};
    const struct game *game = part->known->game;
    clear_shown(shown);
    if (game->show == NULL) {
        add_number(shown, game, part->position, as_stones);
    } else {
        capture(&printed, game, part->position);
        add_indented(&shown->lines, printed.lines.bytes, indent);
        copy_board(shown, &printed);
    }
    if (part->count > 1) {
        text_add(&shown->lines, " x %" PRId64, part->count);
    }
    if (game->amounts != NULL && game->tells_amounts) {
        add_amounts(shown, part);
    }
}

void show_part(struct shown *shown, const struct part *part, int64_t indent) { add_part(shown, part, indent, true); }
void tell_part(struct shown *shown, const struct part *part) { add_part(shown, part, 0, false); }

void show_drawing(struct shown *shown, const struct state *state)
{
    static struct shown printed = {.for_reader = true};
    clear_shown(shown);
    clear_shown(&printed);
    if (the_problem->draw != NULL) {
        int64_t *positions = new_array(2 * state->count, sizeof *positions);
        int64_t *counts = positions + state->count;
        for (int64_t i = 0; i < state->count; i++) {
            positions[i] = state->parts[i].position;
            counts[i] = state->parts[i].count;
        }
        struct shown *before = print_into(&printed);
        const struct call outer = begin_call("draw()", -1);
        the_problem->draw(positions, counts, state->count);
        end_call(outer);
        print_into(before);
        free(positions);
    }
    if (printed.lines.length > 0) {
        text_add(&shown->lines, "  ");
        add_indented(&shown->lines, printed.lines.bytes, 2);
        text_add(&shown->lines, "\n");
    }
    copy_board(shown, &printed);
}

void print_state(const struct state *state)
{
    static struct text text;
    static struct text number;
    static struct shown shown;
    text_clear(&text);
    show_drawing(&shown, state);
    text_add(&text, "%s", shown.lines.bytes);
    for (int64_t i = 0; i < state->count && i < MAX_PARTS_SHOWN; i++) {
        text_clear(&number);
        text_add(&number, state->count > 1 ? "  %" PRId64 ": " : "  ", i + 1);
        show_part(&shown, &state->parts[i], number.length);
        text_add(&text, "%s%s\n", number.bytes, shown.lines.bytes);
    }
    if (state->count > MAX_PARTS_SHOWN) {
        text_say(&text, "  ... and %" PRId64 " more\n", state->count - MAX_PARTS_SHOWN);
    }
    if (state->scores) {
        text_say(&text, "  score: %" PRId64 " to %" PRId64 "\n", state->points[0], state->points[1]);
    }
    if (text.length > 0) {
        text_cut(&text, text.length - 1);
        say_wrapped("%s", text.bytes);
    }
}
