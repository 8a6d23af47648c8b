/*
 * BOJ 27528 - Azber is playing at Biou's house
 *
 * Game:   Floor i of a house has the rooms 2^(i-1) .. 2^i - 1 in a row; room j holds the number a_j. From a room
 *         a robot may go to the neighbours on the floor, and from j > 1 to room j/2, rounded down. Azber and Biou
 *         take turns, Azber first: move the robot to a room that it has not visited, or end the game. In room 1 the
 *         game ends. The score is the sum of the numbers of all visited rooms. Azber wants it small, Biou large.
 * Input:  N (1..11), then a_1 .. a_(2^N - 1) (-10^9..10^9).
 * Output: the score for a start in room 1, 2, 3, ..., on one line.
 *
 * Idea:   The robot never returns to a floor, and keeps its direction on it. So a position is the room, whose turn it
 *         is, and where the robot came from. Floor by floor: the value is the room's number, plus the best of 0 (the
 *         end) and the next values.
 * Cost:   O(2^N) time and memory.
 */
#include <ctype.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>

static int64_t read_int(const char *name, int64_t low, int64_t high);

enum { MAX_FLOORS = 11, ROOMS = 1 << MAX_FLOORS, MAX_NUMBER = 1000000000, AZBER = 0, BIOU = 1 };

static int64_t number[ROOMS];

/* What a room gives when this player is to move there: its number, and all that follows. */
static int64_t fresh[2][ROOMS];     /* the robot is new on the floor */
static int64_t leftwards[2][ROOMS]; /* it came from the right */
static int64_t rightwards[2][ROOMS];

static int64_t better(int player, int64_t one, int64_t other)
{
    const int64_t smaller = one < other ? one : other;
    return player == AZBER ? smaller : one + other - smaller;
}

static void fill_floor(int first, int last)
{
    for (int room = first; room <= last; room++) {
        for (int player = AZBER; player <= BIOU; player++) { /* the end, or the next floor */
            rightwards[player][room] = number[room] + better(player, 0, fresh[!player][room / 2]);
            leftwards[player][room] = rightwards[player][room];
        }
    }
    for (int i = 1; i <= last - first; i++) {
        for (int player = AZBER; player <= BIOU; player++) {
            const int left = first + i;
            const int right = last - i;
            leftwards[player][left] =
                better(player, leftwards[player][left], number[left] + leftwards[!player][left - 1]);
            rightwards[player][right] =
                better(player, rightwards[player][right], number[right] + rightwards[!player][right + 1]);
        }
    }
    for (int room = first; room <= last; room++) {
        for (int player = AZBER; player <= BIOU; player++) {
            fresh[player][room] = better(player, leftwards[player][room], rightwards[player][room]);
        }
    }
}

int main(void)
{
    const int floors = (int)read_int("N", 1, MAX_FLOORS);
    const int rooms = (1 << floors) - 1;
    for (int room = 1; room <= rooms; room++) {
        number[room] = read_int("a", -MAX_NUMBER, MAX_NUMBER);
    }

    fresh[AZBER][1] = fresh[BIOU][1] = number[1]; /* here the game is over */
    for (int first = 2; first <= rooms; first *= 2) {
        fill_floor(first, 2 * first - 1);
    }
    for (int room = 1; room <= rooms; room++) {
        printf("%lld%c", (long long)fresh[AZBER][room], room < rooms ? ' ' : '\n');
    }
    return 0;
}

/* snippet common/snippets/read_int.c */
/* Reads the next integer; one that is missing or not from low to high (10^18 at most) ends the program. */
static int64_t read_int(const char *name, int64_t low, int64_t high)
{
    const int64_t too_large = (int64_t)2000000000 * 1000000000;
    int c = getchar();
    while (isspace(c)) {
        c = getchar();
    }
    const int sign = low < 0 && c == '-' ? -1 : 1;
    c = sign < 0 ? getchar() : c;
    int64_t value = isdigit(c) ? 0 : too_large;
    for (; isdigit(c); c = getchar()) {
        value = value < too_large / 10 ? 10 * value + (c - '0') : too_large;
    }
    if (sign * value < low || sign * value > high || (c != EOF && !isspace(c))) {
        fprintf(stderr, "%s: expected an integer from %lld to %lld\n", name, (long long)low, (long long)high);
        exit(EXIT_FAILURE);
    }
    return sign * value;
}
