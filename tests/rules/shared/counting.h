/*
 * Two players count from 1 to b, a turn says the next 1 to a numbers, numbers score points for whoever
 * says them, and both play for the largest lead. Asked: the scores of both.
 */
#ifndef RULES_COUNTING_H
#define RULES_COUNTING_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

struct counting_points;

struct counting_game {
    const char *name;
    const char *scoring; /* for explain: what scores */
    int limit;           /* largest b */
    int searched;        /* up to this b every turn is tried, and explain shows the leads */
    /* Points for saying a number. */
    int (*points)(int number);
    /* Writes the last number of each turn that may follow when `said` has been said; returns how many. */
    int (*turns)(int a, int b, int said, int *ends);
    /* Lists the inputs to try, by the functions below. */
    void (*cases)(const struct counting_points *points);
};

struct counting_points {
    const struct counting_game *game;
    int *up_to; /* points of all numbers from 1 up to each number, for 0..limit at most */
};

/* Offers the case "a b" (see offer_case: false when it is there already); the smallest b comes first. */
bool counting_case(const struct counting_points *points, const char *kind, int a, int b);

/* Offers so many random cases more, with b in low..high; every second a is of any magnitude alike. */
void counting_cases_random(const struct counting_points *points, const char *kind, int cases, int low,
                           int high);

/* The whole main. */
int counting_main(const struct counting_game *game, int argc, char **argv);

#endif
