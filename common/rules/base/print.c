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
    text_clear(&shown->cells);
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
    text_add(&shown->cells, "%.*s\n", (int)(to - from), lines->bytes + from);
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
    const char *blank = game->unit != NULL ? strchr(game->unit, ' ') : NULL; /* behind a verb */
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
