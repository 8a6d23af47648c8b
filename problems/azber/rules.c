/* azber: a robot goes from room to room of a house; one player wants the sum of the rooms small, the other large. */
#include "rules.h"

enum { FLOORS = 11, ROOMS = 1 << FLOORS, NUMBER = 1000000000, SEARCHED = 1 << 4, DRAWN_TO = 5 };

static int64_t floors;
static int64_t rooms;
static int64_t number_of[ROOMS];

/* Azber moves when the robot has moved an even number of times. Azber scores what makes the sum smaller. */
static int64_t points(bool azber_moves, int64_t room) { return azber_moves ? -number_of[room] : number_of[room]; }

static bool same_floor(int64_t room, int64_t other)
{
    while (room > 1 && other > 1) {
        room /= 2;
        other /= 2;
    }
    return room == 1 && other == 1;
}

/* ---- the game as stated: a position is the list of the rooms that the robot has visited, in order, and a 0 when a
        player has ended the game ---- */

static bool has_been(const int64_t *path, int64_t count, int64_t room)
{
    bool found = false;
    for (int64_t i = 0; i < count; i++) {
        found = found || path[i] == room;
    }
    return found;
}

/* With what the position is after so many rooms of a way. */
static void list_moves(int64_t position, int64_t (*after)(const int64_t *path, int64_t count))
{
    int64_t path[ROOMS + 1];
    const int64_t count = numbers_of(position, path);
    const int64_t at = path[count - 1];
    const int64_t next[] = {at / 2, at - 1, at + 1};
    if (at <= 1) {
        return;
    }
    for (int i = 0; i < 3; i++) {
        path[count] = next[i];
        if ((i == 0 || same_floor(at, next[i])) && !has_been(path, count, next[i])) {
            score(points(count % 2 == 1, next[i]), after(path, count + 1), "go to %" PRId64, next[i]);
            spot("%" PRId64 " %" PRId64, at, next[i]);
        }
    }
    path[count] = 0;
    score(0, after(path, count + 1), "end");
}

static void moves(int64_t position) { list_moves(position, position_of); }

static void show(int64_t position)
{
    int64_t path[ROOMS + 1];
    const int64_t count = numbers_of(position, path);
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        sum += number_of[path[i]]; /* of the end, 0 */
        print(i > 0 ? " " : "the robot's way: ");
        if (path[i] == 0) {
            print("end");
        } else {
            print("%" PRId64 " (%" PRId64 ")", path[i], number_of[path[i]]);
            bare_piece();
            spot("%" PRId64, path[i]);
            mark(i + 1 == count ? "now" : "seen");
        }
    }
    fact("; sum: %" PRId64, sum);
}

/* The house, one line per floor. */
static void draw(const int64_t *positions, const int64_t *counts, int64_t parts)
{
    (void)positions;
    (void)counts;
    (void)parts;
    for (int64_t room = 1; room <= rooms && floors <= DRAWN_TO; room++) {
        const bool is_last = ((room + 1) & room) == 0;
        print("%" PRId64 " (", room);
        piece("%" PRId64, number_of[room]);
        spot("%" PRId64, room);
        print(is_last ? ")\n" : ")  ");
        if (room > 1) {
            bare_piece();
            join("%" PRId64 "-%" PRId64, room / 2, room);
        }
        if (!is_last && room < rooms) {
            bare_piece();
            join("%" PRId64 "-%" PRId64, room, room + 1);
            mark("faint");
        }
    }
}

/* ---- the formula of the page: of a way, only the last two rooms and whose turn it is matter ---- */

static int64_t end_of_way(const int64_t *path, int64_t count)
{
    const int64_t kept = count < 3 ? count : 2 + count % 2;
    return position_of(path + count - kept, kept);
}

static void short_moves(int64_t position) { list_moves(position, end_of_way); }

static struct game short_ways = {.moves = short_moves, .scores = true};

static bool searched(int64_t position)
{
    (void)position;
    return rooms < SEARCHED;
}

static int64_t proved(int64_t position)
{
    int64_t path[ROOMS + 1];
    const int64_t count = numbers_of(position, path);
    return lead(&short_ways, end_of_way(path, count));
}

static struct game ways = {
    .moves = moves, .scores = true, .show = show, .board = "tree", .searched = searched, .proved = proved};

static void input(void)
{
    floors = count_of_next("N", 1, FLOORS);
    rooms = (1 << floors) - 1;
    next_line();
    for (int64_t room = 1; room <= rooms; room++) {
        number_of[room] = number("a", -NUMBER, NUMBER);
    }
    /* For looking at one game: the robot starts near the middle of the last floor. */
    const int64_t start = rooms / 2 + rooms / 4 + 1;
    put(&ways, position_of(&start, 1));
}

static void answer(void)
{
    for (int64_t room = 1; room <= rooms; room++) {
        print("%s%" PRId64, room > 1 ? " " : "", number_of[room] - lead(&ways, position_of(&room, 1)));
    }
    print("\n");
}

/* Numbers of both signs: small ones, large ones, or only the largest. */
static void add_house(int64_t of_floors, int64_t most, bool only_most)
{
    add_input("%" PRId64 "\n", of_floors);
    for (int64_t room = 1; room < INT64_C(1) << of_floors; room++) {
        const int64_t sign = random_in(0, 1) == 0 ? -1 : 1;
        const int64_t value = only_most ? sign * most : random_in(-most, most);
        add_input("%s%" PRId64, room > 1 ? " " : "", value);
    }
    add_input("\n");
}

static void cases(void)
{
    every_input("small", "N 1, a -2..2");
    every_input("small", "N 2, a -2..2");
    try_input("limit", "1\n1000000000\n");
    try_input("limit", "1\n-1000000000\n");
    for (int i = 0; i < 600; i++) {
        add_house(3 + i % 2, i % 3 == 0 ? NUMBER : i % 3 == 1 ? 3 : 30, i % 9 == 0);
        try_input("searched", "");
    }
    for (int i = 0; i < 60; i++) {
        add_house(random_in(5, FLOORS - 1), i % 3 == 0 ? NUMBER : i % 3 == 1 ? 3 : 1000, i % 9 == 0);
        try_input("random", "");
    }
    for (int i = 0; i < 6; i++) {
        add_house(FLOORS, i % 2 == 0 ? NUMBER : 10, i % 3 == 0);
        try_input("limit", "");
    }
    add_house(FLOORS, NUMBER, true);
    largest_input("largest");
}

const struct problem problem = {
    .rule = "A move brings the robot through a passage to a room where it has not been, or ends the game. The first "
            "player wins if the sum of its rooms ends smaller than it began, the second if it ends larger.",
    .input = input,
    .answer = answer,
    .answer_is = "the sum of the rooms for each room where the robot may start",
    .draw = draw,
    .cases = cases,
};
