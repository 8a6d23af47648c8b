/* circular-barn: rooms in a circle; in each John moves, then Nhoj, then both go on. A move takes 1 cow or a prime
 * number of them; whoever has to move in an empty room loses. */
#include "rules.h"

enum { GAMES = 1000, ROOMS = 100000, ALL_ROOMS = 200000, COWS = 5000000, SEARCHED = 20000 };

static int64_t all_rooms; /* of this input so far */

/* 1, and the primes. */
static bool may_be_taken(int64_t number)
{
    static bool has_divisor[COWS + 1]; /* from 2 up to the square root */
    static bool is_filled;
    for (int64_t i = 2; i * i <= COWS && !is_filled; i++) {
        for (int64_t k = i; !has_divisor[i] && k * i <= COWS; k++) {
            has_divisor[k * i] = true;
        }
    }
    is_filled = true;
    return !has_divisor[number];
}

/* A position is the room where a move is due, whether John has moved there in this round, and all rooms. */
enum { ROOM, JOHN_MOVED, FIRST };

static void moves(int64_t position)
{
    int64_t at[ROOMS + FIRST];
    const int64_t count = numbers_of(position, at);
    const int64_t room = at[ROOM];
    const int64_t found = at[FIRST + room];
    at[ROOM] = at[JOHN_MOVED] ? (room + 1) % (count - FIRST) : room;
    at[JOHN_MOVED] = 1 - at[JOHN_MOVED];
    bool wants_more = true;
    for (int64_t taken = 1; taken <= found && wants_more; taken++) {
        if (may_be_taken(taken)) {
            at[FIRST + room] = found - taken;
            wants_more = leave(position_of(at, count), "take %" PRId64, taken);
        }
    }
}

static void show(int64_t position)
{
    int64_t at[ROOMS + FIRST];
    const int64_t count = numbers_of(position, at);
    print("cows:");
    for (int64_t i = FIRST; i < count; i++) {
        const bool is_now = i == at[ROOM] + FIRST;
        print(is_now ? " [" : " ");
        piece("%" PRId64, at[i]);
        if (is_now) {
            mark("now");
            print("]");
        }
    }
    fact(", %s moves in room %" PRId64, at[JOHN_MOVED] ? "Nhoj" : "John", at[ROOM] + 1);
}

static bool searched(int64_t position)
{
    int64_t at[ROOMS + FIRST];
    const int64_t count = numbers_of(position, at);
    int64_t positions = 2 * (count - FIRST);
    for (int64_t i = FIRST; i < count && positions <= SEARCHED; i++) {
        positions *= at[i] + 1;
    }
    return positions <= SEARCHED;
}

/*
 * The formula of the page: the room that is empty first decides; the winner of a room hurries and the loser stalls. An
 * even number of cows lasts half as many moves; from an odd one the first move takes as many as it can to leave a
 * multiple of 4.
 */
static int64_t moves_of_room(int64_t found)
{
    int64_t taken = found;
    while (found % 2 == 1 && !may_be_taken(taken)) {
        taken -= 4;
    }
    return found % 2 == 1 ? 1 + (found - taken) / 2 : found / 2;
}

static int64_t proved_in(int64_t position, int64_t *deciding, int64_t *last_move)
{
    static int64_t at[ROOMS + FIRST];
    const int64_t count = numbers_of(position, at) - FIRST;
    int64_t first_end = INT64_MAX;
    bool mover_wins = false;
    for (int64_t i = 0; i < count; i++) {
        const bool only_nhoj = i == 0 && at[JOHN_MOVED]; /* one move in the room where they are now, then two in each */
        const int64_t lasts = moves_of_room(at[FIRST + (at[ROOM] + i) % count]);
        const int64_t round = (lasts + (only_nhoj ? 1 : 0)) / 2;
        if (round < first_end) {
            first_end = round;
            *deciding = (at[ROOM] + i) % count + 1;
            *last_move = lasts;
            mover_wins = (lasts % 2 == 1) == (only_nhoj || !at[JOHN_MOVED]);
        }
    }
    return mover_wins ? WON : LOST;
}

static int64_t proved(int64_t position)
{
    int64_t room;
    int64_t lasts;
    return proved_in(position, &room, &lasts);
}

static int64_t why(int64_t position)
{
    int64_t room = 0;
    int64_t lasts = 0;
    const int64_t result = proved_in(position, &room, &lasts);
    print(
        "The room that is empty first decides; whoever wins there hurries, the other one stalls. That is room %" PRId64
        ", after so many moves in it: %" PRId64 ". ",
        room, lasts);
    print(result == WON ? "The player to move makes the last of them." : "The opponent makes the last of them.");
    return result;
}

static struct game barn = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void preamble(void) { all_rooms = 0; }

static void input(void)
{
    int64_t at[ROOMS + FIRST] = {0, 0};
    const int64_t rooms = count_of_next("N", 1, ROOMS);
    all_rooms += rooms;
    must(all_rooms <= ALL_ROOMS, "the sum of all N must be at most 200,000");
    next_line();
    for (int64_t i = 0; i < rooms; i++) {
        at[FIRST + i] = number("a", 1, COWS);
    }
    put(&barn, position_of(at, rooms + FIRST));
}

/* Every barn of `count` rooms with up to `most` cows, for every room and player to start. */
static void compare_barns(int64_t count, int64_t most)
{
    int64_t at[ROOMS + FIRST];
    int64_t barns = 2 * count;
    for (int64_t i = 0; i < count; i++) {
        barns *= most + 1;
    }
    for (int64_t code = 0; code < barns; code++) {
        int64_t rest = code / 2 / count;
        at[JOHN_MOVED] = code % 2;
        at[ROOM] = code / 2 % count;
        for (int64_t i = 0; i < count; i++, rest /= most + 1) {
            at[FIRST + i] = rest % (most + 1);
        }
        compare_formula(&barn, position_of(at, count + FIRST));
    }
}

/* Rooms of similar size, so that many of them last equally many rounds; or only odd ones; or any. */
enum kind_of_rooms { NEAR, ODD, ANY, KINDS };

static void add_game(int64_t count, int64_t most, enum kind_of_rooms kind)
{
    const int64_t middle = random_in(1, most);
    add_input("%" PRId64 "\n", count);
    for (int64_t i = 0; i < count; i++) {
        const int64_t high = middle + 12 < most ? middle + 12 : most;
        const int64_t any = kind == NEAR ? random_in(middle, high) : random_magnitude(1, most);
        add_input("%" PRId64 "%c", kind == ODD && any % 2 == 0 ? any - 1 : any, i < count - 1 ? ' ' : '\n');
    }
}

static void cases(void)
{
    compare_barns(1, 300);
    compare_barns(2, 40);
    compare_barns(3, 11);
    compare_barns(4, 6);
    every_input("small", "T 1, N 1, a 1..200");
    every_input("small", "T 1, N 2, a 1..16");
    every_input("small", "T 1, N 3, a 1..7");
    every_input("small", "T 1, N 4, a 1..4");
    every_input("two-games", "T 2, N 1..2, a 1..3");
    for (int i = 0; i < 600; i++) {
        add_input("1\n");
        add_game(random_in(2, i < 300 ? 4 : 20), i % 2 == 0 ? 60 : COWS, (enum kind_of_rooms)(i % KINDS));
        try_input("random", "");
    }
    for (int i = 0; i < 30; i++) {
        const int64_t games = random_magnitude(2, GAMES);
        add_input("%" PRId64 "\n", games);
        for (int64_t game = 0; game < games; game++) {
            add_game(random_in(1, ALL_ROOMS / GAMES), i % 2 == 0 ? 1000 : COWS, (enum kind_of_rooms)(game % KINDS));
        }
        try_input("many-games", "");
    }
    every_input("limit", "T 1, N 1, a 4999960..5000000");
    edge_inputs("limit", 40, "T 1..2, N 1..4");
    for (int i = 0; i < KINDS; i++) {
        add_input("2\n");
        add_game(ROOMS, COWS, (enum kind_of_rooms)i);
        add_game(ROOMS, COWS, (enum kind_of_rooms)i);
        try_input("large", "");
    }
    add_input("2\n");
    for (int game = 0; game < 2; game++) { /* odd numbers at the end of the range: the most work for every room */
        add_input("%d\n", ROOMS);
        for (int64_t i = 0; i < ROOMS; i++) {
            const int64_t odd = 2 * random_in(COWS / 2 - 500000, COWS / 2 - 1) + 1;
            add_input("%" PRId64 "%c", odd, i < ROOMS - 1 ? ' ' : '\n');
        }
    }
    largest_input("largest");
}

const struct problem problem = {
    .rule = "In each room John moves, then Nhoj, then both go on to the next. A move takes 1 cow or a prime number of "
            "them; "
            "whoever has to move in an empty room loses.",
    .players = {"Farmer John", "Farmer Nhoj"},
    .games = {COUNTED, "T", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
