/* A position with all that lies side by side, as explain and play see it. */
#include "machine.h"

#include <setjmp.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_CHOICES = 100000, MOST_DRAWN = 40, MOST_PARTS_SHOWN = 20 };

static struct state *wanted;
static jmp_buf was_asked;

static void take_over(const struct part *parts, int64_t count, enum question question)
{
    wanted->parts = grown(wanted->parts, &wanted->capacity, count, sizeof *parts);
    if (count > 0) {
        memcpy(wanted->parts, parts, (size_t)count * sizeof *parts);
    }
    wanted->count = count;
    wanted->question = question;
    wanted->misere = count > 0 && parts[0].game->misere;
    longjmp(was_asked, 1);
}

/* The input has been read: lets answer() ask. */
static void let_ask(struct state *state)
{
    memset(state, 0, sizeof *state);
    wanted = state;
    printed();
    asked = take_over;
    if (setjmp(was_asked) == 0) {
        if (problem.play != NULL) {
            problem.play();
        } else {
            problem.answer();
        }
        die("the answer asks nothing of a game");
    }
    asked = NULL;
    printed(); /* what was said before the question */
}

static int64_t count_words(const char *words, int64_t *first_length)
{
    int64_t count = 0;
    const char *at = words + strspn(words, " ,");
    *first_length = at - words + (int64_t)strcspn(at, " ,");
    while (*at != '\0') {
        count++;
        at += strcspn(at, " ,");
        at += strspn(at, " ,");
    }
    return count;
}

/* The judge's input, or what it holds of one position: without its number of cases, of piles, of amounts. */
const char *state_of_words(const char *words, struct state *state)
{
    static struct text tried;
    static struct text wrong;
    int64_t first_length;
    const int64_t count = count_words(words, &first_length);
    for (int way = 0; way < 4; way++) {
        text_cut(&tried, 0);
        switch (way) {
        case 0: text_add(&tried, "%s", words); break;
        case 1: text_add(&tried, "%" PRId64 " %s", count, words); break;
        case 2: text_add(&tried, "1 %s", words); break;
        default:
            text_add(&tried, "%.*s %" PRId64 "%s", (int)first_length, words, count - 1, words + first_length);
            break;
        }
        const char *complaint = read_words(tried.bytes);
        if (complaint == NULL) {
            let_ask(state);
            return NULL;
        }
        /* The first is the one to tell, unless a shorter form is closer. */
        if (way == 0
            || (strstr(complaint, "out of range") != NULL && strstr(wrong.bytes, "out of range") == NULL)) {
            text_cut(&wrong, 0);
            text_add(&wrong, "%s", complaint);
        }
    }
    return wrong.bytes;
}

void state_of_input(const char *input, struct state *state)
{
    const char *complaint = read_input(input, (int64_t)strlen(input));
    if (complaint != NULL) {
        die("what input() makes it does not read: %s", complaint);
    }
    let_ask(state);
}

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
    struct moves moves = {.most = MOST_CHOICES};
    const struct part *p = &state->parts[part];
    collect_moves(p->game, p->position, &moves);
    choices->list =
        grown(choices->list, &choices->capacity, choices->count + moves.count, sizeof *choices->list);
    for (int64_t i = 0; i < moves.count; i++) {
        struct choice *choice = &choices->list[choices->count++];
        choice->part = part;
        choice->move = moves.list[i];
        if (moves.list[i].name[0] == '\0') {
            snprintf(choice->words, sizeof choice->words, "leave %" PRId64, moves.list[i].position);
        } else {
            snprintf(choice->words, sizeof choice->words, "%s", moves.list[i].name);
        }
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
    if (state->won) {
        return;
    }
    for (int64_t part = 0; part < state->count; part++) {
        add_choices(state, part, choices);
    }
}

static void add_part(struct state *state, struct game *game, int64_t position)
{
    state->parts = grown(state->parts, &state->capacity, state->count + 1, sizeof *state->parts);
    state->parts[state->count++] = (struct part){game, position, 1};
}

void make_choice(struct state *to, const struct state *from, const struct choice *choice)
{
    copy_state(to, from);
    struct part *part = &to->parts[choice->part];
    struct game *game = part->game;
    to->scores[to->mover] += choice->move.points;
    to->mover = 1 - to->mover;
    if (choice->move.kind == WINS) {
        to->won = true;
        return;
    }
    if (part->count > 1) { /* one of many leaves its place */
        part->count--;
        add_part(to, game, choice->move.position);
    } else {
        part->position = choice->move.position;
    }
    if (choice->move.kind == LEAVES_TWO) {
        add_part(to, game, choice->move.other);
    }
}

int64_t state_lead(const struct state *state)
{
    int64_t lead = state->scores[state->mover] - state->scores[1 - state->mover];
    for (int64_t i = 0; i < state->count; i++) {
        if (state->count > 1 || state->parts[i].count > 1) {
            die("scores are played for in one position only");
        }
        lead += value_of(state->parts[i].game, LEAD, state->parts[i].position);
    }
    return lead;
}

enum result state_result(const struct state *state)
{
    if (state->won) {
        return LOST;
    }
    if (state->question == LEAD) {
        const int64_t lead = state_lead(state);
        return lead > 0 ? WON : lead < 0 ? LOST : DRAWN;
    }
    if (state->count == 0) {
        return LOST; /* an empty sum, of no game; a sum that is played to its end keeps its parts */
    }
    return parts_result(state->parts, state->count);
}

const char *player_name(int player)
{
    if (problem.players[player] != NULL) {
        return problem.players[player];
    }
    return player == 0 ? "the first player" : "the second player";
}

static void print_part(const struct part *part)
{
    if (part->game->show != NULL) {
        printed();
        part->game->show(part->position);
        const char *shown = printed();
        const size_t length = strlen(shown);
        printf("%.*s", (int)(length > 0 && shown[length - 1] == '\n' ? length - 1 : length), shown);
        if (part->count > 1) {
            printf(", x %" PRId64, part->count);
        }
        putchar('\n');
        return;
    }
    const char *unit = part->game->unit != NULL ? part->game->unit : "";
    const int length = (int)strlen(unit) - (part->position == 1 && unit[0] != '\0' ? 1 : 0); /* 1 stone */
    if (part->position <= MOST_DRAWN && unit[0] != '\0') {
        for (int64_t i = 0; i < part->position; i++) {
            putchar('o');
        }
        printf("%s(%" PRId64 " %.*s)", part->position > 0 ? " " : "", part->position, length, unit);
    } else {
        printf("%" PRId64 "%s%.*s", part->position, unit[0] != '\0' ? " " : "", length, unit);
    }
    if (part->count > 1) {
        printf(" x %" PRId64, part->count);
    }
    putchar('\n');
}

void print_state(const struct state *state)
{
    for (int64_t i = 0; i < state->count && i < MOST_PARTS_SHOWN; i++) {
        if (state->count > 1) {
            printf("  %" PRId64 ": ", i + 1);
        } else {
            fputs("  ", stdout);
        }
        print_part(&state->parts[i]);
    }
    if (state->count > MOST_PARTS_SHOWN) {
        printf("  ... and %" PRId64 " more\n", state->count - MOST_PARTS_SHOWN);
    }
    if (state->count == 0) {
        puts("  nothing");
    }
    if (state->question == LEAD) {
        printf("  score: %" PRId64 " to %" PRId64 "\n", state->scores[0], state->scores[1]);
    }
}
