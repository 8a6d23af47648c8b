/* talk.c - a program that plays. The worker passes lines between it and the referee, which is a program made of the rules
   of the game (common/rules/play/referee.c tells how to talk with it): it knows the moves, answers each with one of its
   own, and says at the end whether the program has held what it could. It runs beside the program, for many games. What
   it does takes none of the program's time. */
#include "judge.h"

enum {
    REFEREE_MS = 20000, /* that it may take for an answer */
    LINE_KEPT = 1000    /* bytes of a line of the program that the referee gets */
};

/* What the referee has written to its stderr, in one line; or what has happened. */
static const char *words_of_referee(const struct talk *t)
{
    char words[600] = "";
    const ssize_t got = pread(t->errors_fd, words, sizeof words - 1, 0);
    words[got > 0 ? (size_t)got : 0] = '\0';
    words[strcspn(words, "\n")] = '\0';
    return words[0] != '\0' ? shown(words) : tr("they have ended, or take too long");
}

/* The referee's next line. Its time is not the program's. */
static const char *line_of_referee(struct talk *t)
{
    for (;;) {
        char *end = t->read_length > 0 ? memchr(t->read, '\n', t->read_length) : NULL;
        if (end != NULL) {
            const size_t length = (size_t)(end - t->read);
            const char *line = format_text("%.*s", (int)length, t->read);
            t->read_length -= length + 1;
            memmove(t->read, end + 1, t->read_length);
            return line;
        }
        if (t->read_length == t->read_capacity) {
            char *larger = allocate(2 * t->read_capacity + 4096);
            if (t->read_length > 0) {
                memcpy(larger, t->read, t->read_length);
            }
            free(t->read);
            t->read = larger;
            t->read_capacity = 2 * t->read_capacity + 4096;
        }
        struct pollfd ready = {t->from_referee, POLLIN, 0};
        errno = 0; /* that of an earlier interruption says nothing of this one */
        const ssize_t got = poll(&ready, 1, REFEREE_MS) > 0
                                ? read(t->from_referee, t->read + t->read_length, t->read_capacity - t->read_length)
                                : 0;
        if (got <= 0 && errno != EINTR) {
            fail(tr("the rules of the game cannot play: %s"), words_of_referee(t));
        }
        t->read_length += got > 0 ? (size_t)got : 0;
    }
}

/* Follows the referee until it wants a line, or the game is over. */
static void follow(struct talk *t)
{
    const int64_t start_ns = now_ns();
    for (;;) {
        const char *line = line_of_referee(t);
        if (strncmp(line, "tell ", 5) == 0) {
            fprintf(t->to_waiting, "%s\n", line + 5);
            fprintf(t->to_transcript, "> %s\n", line + 5);
        } else if (strncmp(line, "hear", 4) == 0) {
            t->is_wanted = true;
            t->is_in_turn = strcmp(line, "hear now") == 0;
            break;
        } else if (strncmp(line, "end ", 4) == 0) {
            t->verdict = strncmp(line + 4, "AC", 2) == 0 ? AC : WA;
            t->has_gone = strncmp(line + 4, "GONE", 4) == 0;
            t->reason = strchr(line + 4, ' ') != NULL ? shown(strchr(line + 4, ' ') + 1) : "";
            const char *next = line_of_referee(t);
            t->next = strncmp(next, "next ", 5) == 0 ? next + 5 : NULL;
            t->is_over = true;
            break;
        }
    }
    fflush(t->to_waiting);
    t->apart_ns += now_ns() - start_ns;
}

void begin_talk(struct talk *t, struct span input, const char *spec)
{
    const char *head = format_text("game %zu %s\n", (size_t)(input.end - input.at), spec);
    if (t->to_waiting != NULL) {
        fclose(t->to_waiting);
        fclose(t->to_transcript);
        free(t->waiting);
        free(t->transcript);
    }
    t->to_waiting = open_text(&t->waiting);
    t->to_transcript = open_text(&t->transcript);
    t->sent = t->heard = 0;
    t->apart_ns = 0;
    t->is_wanted = t->is_over = t->has_gone = t->has_closed = false;
    if (!write_whole(t->to_referee, head, strlen(head))
        || !write_whole(t->to_referee, input.at, (size_t)(input.end - input.at))) {
        fail(tr("the rules of the game cannot play: %s"), words_of_referee(t));
    }
    follow(t);
    t->apart_ns = 0;
}

static void say_to_referee(struct talk *t, const char *line)
{
    t->is_wanted = false;
    write_whole(t->to_referee, line, strlen(line)); /* if it has gone, follow() says so */
    write_whole(t->to_referee, "\n", 1);
    follow(t);
}

/* Sends the program what is waiting, as far as there is room. */
static void send_waiting(struct talk *t)
{
    const size_t length = strlen(t->waiting);
    const ssize_t sent = t->sent < length ? write(t->to_program, t->waiting + t->sent, length - t->sent) : 0;
    t->sent += sent > 0 ? (size_t)sent : 0;
}

bool has_waiting(const struct talk *t) { return t->to_program >= 0 && t->waiting[t->sent] != '\0'; }

/* Passes the lines on that the program has written so far. */
static void pass_lines(struct execution *e, bool has_ended)
{
    struct talk *t = e->talk;
    while (t->is_wanted) {
        const char *from = (const char *)e->out.data + t->heard;
        const size_t left = e->out.length - t->heard;
        const char *end = left > 0 ? memchr(from, '\n', left) : NULL;
        size_t length = end != NULL ? (size_t)(end - from) : has_ended ? left : 0;
        if (end == NULL && length == 0) {
            break;
        }
        t->heard += length + (end != NULL ? 1 : 0);
        length = length < LINE_KEPT ? length : LINE_KEPT;
        char *line = format_text("said %.*s", (int)length, from); /* up to a zero byte */
        line[strcspn(line, "\r")] = '\0';
        fprintf(t->to_transcript, "< %s\n", line + 5);
        say_to_referee(t, t->is_in_turn && has_waiting(t) ? "gone now" : line);
    }
}

void talk_on(struct execution *e)
{
    struct talk *t = e->talk;
    const int64_t before_ns = t->apart_ns;
    pass_lines(e, false);
    if (t->is_wanted && e->out.fd < 0) {
        t->has_closed = true;
        say_to_referee(t, "gone");
    }
    if (t->to_program >= 0) {
        send_waiting(t);
        if (t->is_over && !has_waiting(t)) {
            close(t->to_program);
            t->to_program = -1;
        }
    }
    e->apart_ns += t->apart_ns - before_ns;
}

void end_talk(struct execution *e)
{
    struct talk *t = e->talk;
    pass_lines(e, true);
    if (t->is_wanted) {
        say_to_referee(t, "gone");
    }
    if (t->to_program >= 0) {
        close(t->to_program);
        t->to_program = -1;
    }
    struct span rest = {e->out.data + t->heard, e->out.data + e->out.length};
    rest = trimmed(rest);
    while (rest.at < rest.end && isspace(*rest.at)) {
        rest.at++;
    }
    if (t->verdict == AC && rest.at < rest.end) {
        rest = take_line(&rest);
        t->verdict = WA;
        t->reason = shown(format_text(tr("after the end of the game it wrote more: \"%.*s\""),
                                      (int)(rest.end - rest.at < 80 ? rest.end - rest.at : 80), (const char *)rest.at));
    }
    fflush(t->to_transcript);
}
