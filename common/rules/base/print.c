/* What the rules of a game print, and positions in words. */
#include "base.h"

#include <string.h>

static struct shown *target;

struct shown *print_into(struct shown *shown)
{
    struct shown *before = target;
    target = shown;
    return before;
}

void clear_shown(struct shown *shown)
{
    text_clear(&shown->lines);
    text_clear(&shown->pieces);
    text_clear(&shown->facts);
    text_clear(&shown->amounts);
    shown->low = 0;
    shown->high = -1;
}

void free_shown(struct shown *shown)
{
    text_free(&shown->lines);
    text_free(&shown->pieces);
    text_free(&shown->facts);
    text_free(&shown->amounts);
}

static struct shown *the_target(void)
{
    if (target == NULL) {
        die("only answer(), show(), draw() and why() may print");
    }
    return target;
}

void print(const char *format, ...)
{
    struct shown *shown = the_target();
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(&shown->lines, shown->for_reader ? tr(format) : format, arguments);
    va_end(arguments);
}

/* What is told without anything between is one fact. */
void fact(const char *format, ...)
{
    static int64_t told_to; /* of the lines */
    struct shown *shown = the_target();
    const int64_t before = shown->lines.length;
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(&shown->lines, shown->for_reader ? tr(format) : format, arguments);
    va_end(arguments);
    if (shown->facts.length > 0 && told_to == before) {
        text_cut(&shown->facts, shown->facts.length - 1);
    }
    text_add(&shown->facts, "%s\n", shown->lines.bytes + before);
    told_to = shown->lines.length;
}

void piece(const char *format, ...)
{
    struct shown *shown = the_target();
    struct text *lines = &shown->lines;
    const int64_t before = lines->length;
    va_list arguments;
    va_start(arguments, format);
    text_add_arguments(lines, format, arguments);
    va_end(arguments);
    const int64_t from = before + (int64_t)strspn(lines->bytes + before, " \n");
    int64_t to = lines->length;
    while (to > from && strchr(" \n", lines->bytes[to - 1]) != NULL) {
        to--;
    }
    text_add(&shown->pieces, "%.*s\n", (int)(to - from), lines->bytes + from);
}

void bare_piece(void) { text_add(&the_target()->pieces, "\n"); }

void add_to_piece(char what, const char *format, va_list arguments)
{
    struct text *pieces = &the_target()->pieces;
    if (pieces->length == 0) {
        die("spot(), mark() and join() come after piece()");
    }
    text_cut(pieces, pieces->length - 1);
    text_add(pieces, "\t%c", what);
    text_add_arguments(pieces, format, arguments);
    text_add(pieces, "\n");
}

static void add_words_to_piece(char what, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    add_to_piece(what, format, arguments);
    va_end(arguments);
}

void mark(const char *look) { add_words_to_piece('m', "%s", look); }

void join(const char *two_spots, ...)
{
    va_list arguments;
    va_start(arguments, two_spots);
    add_to_piece('j', two_spots, arguments);
    va_end(arguments);
}

void spots(int64_t low, int64_t high)
{
    struct shown *shown = the_target();
    shown->low = low;
    shown->high = high;
}

/* ---- positions in words ---- */

void capture(struct shown *shown, const struct game *game, int64_t position)
{
    struct shown *before = print_into(shown);
    clear_shown(shown);
    const struct call outer = begin_call("show()", position);
    game->show(position);
    end_call(outer);
    print_into(before);
}

const char *unit_of(const struct game *game)
{
    const char *blank = game->unit != NULL ? strchr(game->unit, ' ') : NULL; /* after a verb */
    return blank != NULL ? blank + 1 : game->unit != NULL ? game->unit : "";
}

const char *words_of(const struct game *game, int64_t position)
{
    static struct shown shown;
    if (game->show != NULL) {
        capture(&shown, game, position);
    } else {
        text_clear(&shown.lines);
        text_add(&shown.lines, game->unit != NULL ? "%" PRId64 " %s" : "position %" PRId64 "%s", position,
                 unit_of(game));
    }
    return shown.lines.bytes;
}
