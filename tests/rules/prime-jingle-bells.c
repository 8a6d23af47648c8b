/*
 * prime-jingle-bells: two players count from 1 to b, a turn says the next 1 to a numbers, and each prime
 * said scores a point for the player who says it; both play for the largest lead.
 */
#include "shared/counting.h"

enum { LIMIT = 1000000, SEARCHED = 3000 };

static int points_of(int number)
{
    for (int divisor = 2; divisor <= number / divisor; divisor++) {
        if (number % divisor == 0) {
            return 0;
        }
    }
    return number >= 2 ? 1 : 0;
}

static int turns(int a, int b, int said, int *ends)
{
    int count = 0;
    for (int last = said + 1; last <= said + a && last <= b; last++) {
        ends[count++] = last;
    }
    return count;
}

static void cases(const struct counting_points *points)
{
    for (int b = 1; b <= 60; b++) {
        for (int a = 1; a <= b; a++) {
            counting_case(points, "small", a, b);
        }
    }
    for (int b = LIMIT - 1; b <= LIMIT; b++) {
        const int lengths[] = {1, 2, 3, 10, 1000, LIMIT / 2 - 1, LIMIT / 2, LIMIT - 2, LIMIT - 1, b};
        for (size_t i = 0; i < sizeof lengths / sizeof *lengths; i++) {
            counting_case(points, "limit", lengths[i], b);
        }
    }
    counting_cases_random(points, "random", 150, 61, SEARCHED);
}

int main(int argc, char **argv)
{
    const struct counting_game game = {
        .name = "prime-jingle-bells",
        .scoring = "a prime said scores one point",
        .limit = LIMIT,
        .searched = SEARCHED,
        .points = points_of,
        .turns = turns,
        .cases = cases,
    };
    return counting_main(&game, argc, argv);
}
