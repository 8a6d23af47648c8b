/*
 * Inputs smaller than one on which a program failed, for the judge, which tries them to find the smallest that fails.
 *
 * The numbers of the input are noted in the order in which input() reads them. Each smaller input is made by input()
 * of the same numbers with one change, so whatever depends on them still fits: games are left out; or, in one game, some
 * numbers are left out and a count before them is lowered; or vertices of a graph are, with their edges, or a column of a grid; or numbers are
 * lowered. Numbers that no longer fit their
 * range become its nearest end. What must() refuses is dropped, and so is what is not smaller in the order of cases.
 *
 * Where all smaller inputs are few, they are made as well, and come last.
 */
#include "inside.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum {
    MAX_INPUTS = 400,
    MAX_MADE = 4000000, /* numbers of the inputs made, whether they are used or not */
    MAX_BYTES = 1 << 20,
    MAX_SECONDS = 3, /* of processor time, for the answers */
    COUNTS = 3,      /* so many of the first numbers of a game may be counts */
    WIDTHS = 4 + 2 * COUNTS,
    FEW = 64,        /* of so many numbers every part is tried, of more only */
    LARGE_PARTS = 16 /* large ones */
};

static struct noted *numbers; /* those before the games, without the count of games, then those of each game */
static int64_t number_count;
static int64_t number_capacity;
static int64_t *starts; /* of each game from 1 on; game 0 is what precedes them; one more is the end */
static int64_t game_count;

static void note_number(struct noted number)
{
    numbers = grown(numbers, &number_capacity, number_count + 1, sizeof *numbers);
    numbers[number_count++] = number;
}

static bool is_counted(void) { return the_problem->games.how == COUNTED || the_problem->games.how == IN_A_ROW; }

/* Notes the numbers of an input, which is valid. */
static void note_numbers(const char *from, int64_t length)
{
    note_input(from, length, note_number);
    game_count = reading.game_number;
    starts = new_array(game_count + 2, sizeof *starts);
    int64_t before = 0;
    while (before < number_count && numbers[before].game == 0) {
        before++;
    }
    if (is_counted()) {
        memmove(&numbers[before - 1], &numbers[before], (size_t)(number_count - before) * sizeof *numbers);
        number_count--;
    }
    for (int64_t i = 0, game = 0; game <= game_count + 1; game++) {
        for (; i < number_count && numbers[i].game < game; i++) {
        }
        starts[game] = i;
    }
}

/* ---- an input with one change ---- */

/* All at once, in one game. Places are those in `numbers`. */
struct change {
    int64_t first_out, games_out; /* games that are left out, */
    bool is_rest_out;             /* or all others */
    int64_t game;
    int64_t from, left_out; /* numbers, */
    int64_t stride;         /* and again so many farther on, up to the end of the game; 0: once */
    int64_t count_at;       /* the number that is lowered by `fewer` */
    uint64_t fewer;
    bool has_above; /* numbers above this one, up to the count, are lowered by one, as names when one has gone */
    uint64_t above;
    int64_t low_from, low_count; /* numbers that become the lowest */
    int64_t at;                  /* this number, or where has_all, each one equal to it, becomes `value` */
    uint64_t value;
    bool has_all;
};

static const struct change no_change = {.game = -1, .count_at = -1, .at = -1};

/* The numbers of the input being made, and how far they are used. */
static uint64_t *made_numbers;
static int64_t *made_starts;
static int64_t made_games;
static int64_t used_numbers;
static int64_t used_game;

static uint64_t changed(const struct change *c, int64_t i)
{
    const uint64_t value = numbers[i].value;
    if (i == c->count_at) {
        return value - c->fewer;
    }
    if (i == c->at || (c->has_all && value == numbers[c->at].value)) {
        return c->value;
    }
    if (i >= c->low_from && i < c->low_from + c->low_count) {
        return lowered(&numbers[i], 0);
    }
    return c->has_above && value > c->above && value <= numbers[c->count_at].value ? value - 1 : value;
}

static bool is_left_out(const struct change *c, int64_t i, int64_t game)
{
    const int64_t at = i - c->from;
    return at >= 0 && (c->stride == 0 ? at < c->left_out : game == c->game && at % c->stride < c->left_out);
}

static void change_numbers(const struct change *c)
{
    int64_t count = 0;
    made_games = 0;
    for (int64_t game = 0; game <= game_count; game++) {
        const bool is_in = game >= c->first_out && game < c->first_out + c->games_out;
        if (game > 0 && is_in != c->is_rest_out) {
            continue;
        }
        made_starts[made_games++] = count;
        for (int64_t i = starts[game]; i < starts[game + 1]; i++) {
            if (!is_left_out(c, i, game)) {
                made_numbers[count++] = game == c->game ? changed(c, i) : numbers[i].value;
            }
        }
    }
    made_starts[made_games--] = count;
    used_numbers = used_game = 0;
}

static uint64_t choose_smaller(const char *name, uint64_t low, uint64_t high)
{
    (void)name;
    if (reading.game_number != used_game) {
        used_game = reading.game_number;
        used_numbers = used_game <= made_games ? made_starts[used_game] : made_starts[made_games + 1];
    }
    const bool has_left = used_game <= made_games && used_numbers < made_starts[used_game + 1];
    const uint64_t shift = low > high ? UINT64_C(1) << 63 : 0; /* brings numbers below 0 into their order */
    const uint64_t next = has_left ? made_numbers[used_numbers++] : used_game == 0 ? (uint64_t)made_games : low;
    const uint64_t value = next + shift;
    return value < low + shift ? low : value > high + shift ? high : next;
}

/* ---- the inputs ---- */

static struct kept_case base; /* the input that is to become smaller */
static struct kept_case *inputs;
static int64_t input_count;
static int64_t input_capacity;
static int64_t work_spent;

static bool is_enough(int64_t most) { return input_count >= most || work_spent >= MAX_MADE; }

static struct kept_case ranked(const char *input)
{
    struct kept_case kept = {.kind = "smaller", .tokens = reading.tokens, .sum = reading.sum};
    text_add(&kept.input, "%s", input);
    return kept;
}

/* The input of the numbers that were made. */
static void try_made(void)
{
    static struct rows tried;
    work_spent += number_count;
    const char *input = make_input(choose_smaller, WHOLE_INPUT);
    if (input == NULL) {
        return;
    }
    struct kept_case smaller = ranked(input);
    if (smaller_first(&smaller, &base) >= 0 || !add_text(&tried, input)) {
        text_free(&smaller.input);
        return;
    }
    inputs = grown(inputs, &input_capacity, input_count + 1, sizeof *inputs);
    inputs[input_count++] = smaller;
}

static void try_change(const struct change *c)
{
    change_numbers(c);
    try_made();
}

/* Of games, or numbers: the largest parts first, each one half as large as before. */
static int64_t largest_part(int64_t count)
{
    int64_t size = 1;
    while (2 * size < count) {
        size *= 2;
    }
    return size;
}

static bool is_tried(int64_t count, int64_t size) { return count <= FEW || count / size <= LARGE_PARTS; }

/* Leaves games out, or all but some. */
static void leave_games_out(void)
{
    for (int64_t size = largest_part(game_count); size > 0 && !is_enough(MAX_INPUTS / 2); size /= 2) {
        for (int64_t from = 1; from <= game_count && is_tried(game_count, size); from += size) {
            struct change c = no_change;
            c.first_out = from;
            c.games_out = from + size <= game_count ? size : game_count + 1 - from;
            if (c.games_out < game_count) {
                try_change(&c);
                c.is_rest_out = true;
                try_change(&c);
            }
        }
    }
}

/* Whether a number may be lowered by so many as a count: no count is above that of all numbers. */
static bool may_count(int64_t at, uint64_t fewer)
{
    const struct noted *n = &numbers[at];
    return n->low <= n->value && n->value <= (uint64_t)number_count && n->value - n->low >= fewer;
}

/* Leaves out so many numbers, and as many of what a number before them counts, in a game. */
static void leave_part_out(struct change c, int64_t most)
{
    const int64_t end = starts[c.game + 1];
    for (c.from = c.count_at + 1; c.from + c.left_out <= end && !is_enough(most); c.from += c.left_out) {
        c.has_above = false;
        try_change(&c);
        for (int64_t i = c.from; i < c.from + c.left_out && c.left_out <= COUNTS; i++) {
            c.has_above = true;
            c.above = numbers[i].value;
            try_change(&c);
        }
    }
}

/* Where one item of what is counted may be so many numbers, all sizes of parts. */
static void leave_numbers_out(int64_t game, int64_t most)
{
    const int64_t start = starts[game];
    const int64_t count = starts[game + 1] - start;
    int64_t widths[WIDTHS] = {1, 2, 3, 4}; /* then perhaps the length of a row, and with the number of its letters */
    for (int64_t i = 0; i < COUNTS; i++) {
        const uint64_t value = i < count ? numbers[start + i].value : 0;
        widths[4 + 2 * i] = value > 4 && value < FEW ? (int64_t)value : 0;
        widths[5 + 2 * i] = value > 4 && value < FEW ? (int64_t)value + 1 : 0;
    }
    for (int64_t size = largest_part(count); size > 0; size /= 2) {
        for (int64_t at = start; at < starts[game + 1] && is_tried(count, size); at++) {
            for (int i = 0; i < WIDTHS && (at < start + COUNTS || (numbers[at].is_length && i == 0)); i++) {
                struct change c = no_change;
                c.game = game;
                c.count_at = at;
                c.fewer = (uint64_t)size;
                c.left_out = size * widths[i];
                if (widths[i] > 0 && may_count(at, c.fewer)) {
                    leave_part_out(c, most);
                }
            }
        }
    }
}

/* The input with this graph in the place of the one of this game. */
static void try_graph(int64_t game, const struct graph *g, const bool *kept)
{
    int64_t count = 0;
    for (made_games = 0; made_games <= game_count; made_games++) {
        made_starts[made_games] = count;
        if (made_games == game) {
            count += cut_graph(g, numbers, kept, made_numbers + count);
        } else {
            for (int64_t i = starts[made_games]; i < starts[made_games + 1]; i++) {
                made_numbers[count++] = numbers[i].value;
            }
        }
    }
    made_starts[made_games--] = count;
    used_numbers = used_game = 0;
    try_made();
}

/* A column of a grid: one number or letter of every row, where a count is that of the columns. */
static void leave_columns_out(int64_t game, int64_t most)
{
    const int64_t start = starts[game];
    struct change c = no_change;
    c.game = game;
    c.fewer = 1;
    c.left_out = 1;
    for (c.count_at = start; c.count_at < start + COUNTS && c.count_at < starts[game + 1]; c.count_at++) {
        const int64_t columns = (int64_t)numbers[c.count_at].value;
        for (int wide = 0; wide < 2 && columns > 1 && columns < FEW && may_count(c.count_at, 1); wide++) {
            c.stride = columns + wide; /* a row of letters is a length and its letters */
            for (c.from = c.count_at + 1; c.from <= c.count_at + 1 + c.stride && !is_enough(most); c.from++) {
                try_change(&c);
            }
        }
    }
}

/* Keeps what lies around some vertices, and the sides of some edges; leaves out single vertices, and what hangs on
   them. */
static void leave_vertices_out(int64_t game, int64_t most)
{
    enum { AROUND = 8, SIDES = 24, QUARTERS = 4 };
    struct graph g;
    if (!find_graph(numbers, starts[game], starts[game + 1], &g)) {
        return;
    }
    bool *kept = new_array(g.vertices + 1, sizeof *kept);
    for (int64_t i = 0; i < AROUND && !is_enough(most); i++) {
        for (int64_t quarter = 0; quarter < QUARTERS; quarter++) {
            const int64_t wanted = quarter == 0 ? g.vertices / 8 + 1 : g.vertices * quarter / QUARTERS + 1;
            if (wanted < g.vertices) {
                keep_around(&g, numbers, 1 + i * (g.vertices - 1) / (AROUND - 1), wanted, -1, kept);
                try_graph(game, &g, kept);
            }
        }
    }
    const int64_t step = g.edges / SIDES + 1;
    for (int64_t e = (int64_t)(base.sum % (uint64_t)step); e < g.edges && !is_enough(most); e += step) {
        for (int64_t side = 0; side < 2; side++) {
            const int64_t vertex = (int64_t)numbers[g.from + e * g.width + side].value;
            if (vertex >= 1 && keep_around(&g, numbers, vertex, g.vertices, e, kept) < g.vertices) {
                try_graph(game, &g, kept);
            }
        }
    }
    free(kept);
}

/* One name fewer, of those that are numbers up to a count. */
static void leave_names_out(int64_t game, int64_t most)
{
    const int64_t start = starts[game];
    struct change c = no_change;
    c.game = game;
    c.fewer = 1;
    c.has_above = true;
    for (c.count_at = start; c.count_at < start + COUNTS && c.count_at < starts[game + 1]; c.count_at++) {
        for (c.above = 0; c.above <= numbers[c.count_at].value && c.above < FEW && !is_enough(most); c.above++) {
            if (may_count(c.count_at, c.fewer)) {
                try_change(&c);
            }
        }
    }
}

static void lower_numbers(int64_t game, int64_t most)
{
    const int64_t start = starts[game];
    const int64_t end = starts[game + 1];
    struct change c = no_change;
    c.game = game;
    for (c.low_count = end - start; c.low_count > 0; c.low_count /= 2) {
        for (c.low_from = start; c.low_from < end && is_tried(end - start, c.low_count) && !is_enough(most);
             c.low_from += c.low_count) {
            try_change(&c);
        }
    }
    c = no_change;
    c.game = game;
    for (int step = 64; step >= -1; step--) { /* first by one: see lowered() */
        for (c.at = start; c.at < end && end - start <= FEW && !is_enough(most); c.at++) {
            const uint64_t value = lowered(&numbers[c.at], step);
            for (int all = 0; all < 2 && value != numbers[c.at].value; all++) {
                c.has_all = all == 1;
                c.value = value;
                try_change(&c);
            }
        }
    }
}

/* ---- all smaller inputs, where they are few ---- */

enum { MAX_OF_ALL = 3000, MAX_ALL_MADE = 30000 };

/* The numbers of an input in turn, as by an odometer. */
static struct wheel {
    uint64_t value, high; /* both shifted where there are numbers below 0, so that they are in their order */
} * wheels;
static int64_t wheel_count, wheel_capacity, wheels_used;
static bool is_fixed; /* all inputs of so many games have as many numbers */

/* How far this number may be from 0: those before it and it have no larger sum than the base. */
static uint64_t room_left(void)
{
    const bool counts = is_fixed || reading.tokens + 1 >= base.tokens;
    return !counts ? UINT64_MAX : base.sum > reading.sum ? base.sum - reading.sum : 0;
}

static uint64_t choose_next(const char *name, uint64_t low, uint64_t high)
{
    const uint64_t shift = low > high ? UINT64_C(1) << 63 : 0;
    if (reading.tokens >= base.tokens && name != NULL) {
        complain("%s", name); /* there are more numbers than before; nobody is told */
        return low;
    }
    if (reading.game_number == 0 && name != NULL && is_counted() && strcmp(name, the_problem->games.name) == 0) {
        high = (uint64_t)game_count < high ? (uint64_t)game_count : high;
    }
    if (wheels_used == wheel_count) {
        const uint64_t room = name != NULL ? room_left() : UINT64_MAX;
        uint64_t first = low + shift;
        uint64_t last = high + shift;
        if (room < UINT64_C(1) << 62) {
            const uint64_t lowest = shift - (shift > 0 ? room : 0);
            first = first > lowest ? first : lowest;
            last = last < shift + room ? last : shift + room;
        }
        wheels = grown(wheels, &wheel_capacity, wheel_count + 1, sizeof *wheels);
        wheels[wheel_count++] = (struct wheel){first, last > first ? last : first};
    }
    return wheels[wheels_used++].value - shift;
}

static const char *make_by_wheels(void)
{
    wheels_used = 0;
    return make_input(choose_next, WHOLE_INPUT);
}

/* Turns the last wheel that can turn; those after it begin again. False: none can. */
static bool turn_wheels(void)
{
    wheel_count = wheels_used;
    while (wheel_count > 0 && wheels[wheel_count - 1].value == wheels[wheel_count - 1].high) {
        wheel_count--;
    }
    if (wheel_count == 0) {
        return false;
    }
    wheels[wheel_count - 1].value++;
    return true;
}

/* Whether inputs of the lowest and of the highest numbers have as many numbers as the base. */
static bool has_fixed_count(void)
{
    uint64_t (*const by[])(uint64_t low, uint64_t high) = {choose_lowest, choose_highest};
    bool fixed = the_problem->games.how == ONE_GAME;
    for (int i = 0; i < 2 && fixed; i++) {
        fixed = make_by(by[i]) != NULL && reading.tokens == base.tokens;
    }
    return fixed;
}

/* False where they are too many. */
static bool make_all_inputs(void)
{
    is_fixed = has_fixed_count();
    bool more = true;
    for (int64_t made = 0; more; made++) {
        if (made == MAX_ALL_MADE || input_count == MAX_OF_ALL) {
            return false;
        }
        const char *input = make_by_wheels();
        struct kept_case smaller = input != NULL ? ranked(input) : (struct kept_case){0};
        if (input != NULL && smaller_first(&smaller, &base) < 0) {
            inputs = grown(inputs, &input_capacity, input_count + 1, sizeof *inputs);
            inputs[input_count++] = smaller;
        } else {
            text_free(&smaller.input);
        }
        more = turn_wheels();
    }
    return true;
}

/* ---- what is asked for ---- */

static void make_inputs(void)
{
    made_numbers = new_array(number_count + 1, sizeof *made_numbers);
    made_starts = new_array(game_count + 2, sizeof *made_starts);
    if (the_problem->games.how != ONE_GAME && the_problem->games.how != EXACTLY) {
        leave_games_out();
    }
    for (int64_t game = 0; game <= game_count && game < LARGE_PARTS; game++) {
        const int64_t games_left = (game_count < LARGE_PARTS ? game_count + 1 : LARGE_PARTS) - game;
        const int64_t share = (MAX_INPUTS - input_count) / games_left;
        const int64_t before = input_count;
        leave_vertices_out(game, before + share / 4);
        leave_columns_out(game, before + share * 3 / 8);
        leave_numbers_out(game, before + share / 2);
        leave_names_out(game, before + share * 5 / 8);
        lower_numbers(game, before + share);
    }
}

/* Smallest first, with their answers, as far as there is time; are these all that are smaller? */
static void print_inputs(bool are_all)
{
    static struct shown answer;
    const clock_t start = clock();
    int64_t bytes = 0;
    if (input_count > 0) {
        qsort(inputs, (size_t)input_count, sizeof *inputs, smaller_first);
    }
    for (int64_t i = 0; i < input_count && (clock() - start) / CLOCKS_PER_SEC < MAX_SECONDS; i++) {
        const struct text *input = &inputs[i].input;
        bytes += input->length;
        if (bytes > MAX_BYTES) {
            break;
        }
        if (answer_input(input->bytes, input->length, &answer) == NULL && answer.lines.length > 0) {
            printf("case %s-%" PRId64 " %" PRId64 " %" PRId64 "\n%s%s",
                   !are_all              ? "smaller"
                   : i < input_count - 1 ? "all"
                                         : "last",
                   i + 1, input->length, answer.lines.length, input->bytes, answer.lines.bytes);
            fflush(stdout); /* the answer to the next one may take too long */
        }
    }
}

void print_smaller(const char *from, int64_t length)
{
    const char *wrong = read_input(from, length, NULL, NULL);
    if (wrong != NULL) {
        die("%s", wrong);
    }
    base = ranked(from);
    note_numbers(from, length);
    make_inputs();
    print_inputs(false);
    for (int64_t i = 0; i < input_count; i++) {
        text_free(&inputs[i].input);
    }
    input_count = 0;
    if (make_all_inputs()) {
        print_inputs(true);
    }
}

/* ---- games alone ---- */

int64_t games_of(const char *from, int64_t length)
{
    free(starts);
    number_count = 0;
    note_numbers(from, length);
    free(made_numbers);
    free(made_starts);
    made_numbers = new_array(number_count + 1, sizeof *made_numbers);
    made_starts = new_array(game_count + 2, sizeof *made_starts);
    return game_count;
}

const char *game_alone(int64_t game)
{
    struct change c = no_change;
    c.first_out = game;
    c.games_out = 1;
    c.is_rest_out = true;
    change_numbers(&c);
    return make_input(choose_smaller, WITH_COUNTS);
}
