/*
 * The language in which the rules of a game are told.
 *
 * A file problems/NAME/rules.c tells one problem: what a move leaves, what the input holds, what is asked,
 * and which inputs are tried. From this the machinery beside this header works out everything else: the cases
 * with their answers, a strict checker of inputs, hostile inputs, explanations, and an opponent to play
 * against.
 *
 * Nothing in a rules file is a formula of a solution. Answers come from searching the game; beyond what is
 * searched they come from a period that the machinery finds in the searched table and proves for the game at
 * hand (see `beyond`). It ends the program where it can do neither. A few games are too large for both. Their
 * rules take one step more, proved there or on the page and held against the search as far as it reaches;
 * they say so in `known`.
 *
 *     static void moves(int64_t stones)
 *     {
 *         for (int64_t amount = 1; amount <= 3 && amount <= stones; amount++) {
 *             say("take %d", (int)amount);
 *             leave(stones - amount);
 *         }
 *     }
 *     static struct game pile = {.moves = moves, .upwards = true, .fixed = true};
 *
 *     static int64_t n;
 *     static void input(void) { n = number("N", 1, 1000); }
 *     static void answer(void) { print("%s\n", wins(&pile, n) ? "SK" : "CY"); }
 *     static void cases(void) { every_input("small"); }
 *
 *     const struct problem problem = {
 *         .rule = "A move takes 1 to 3 stones; whoever takes the last stone wins.",
 *         .players = {"SK", "CY"},
 *         .input = input, .answer = answer, .cases = cases,
 *     };
 */
#ifndef RULES_H
#define RULES_H

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* ---- the problem: every rules file defines one, called `problem` ---- */

struct problem {
    const char *rule; /* the game in a sentence or two, for explain and play */
    const char
        *players[2];      /* as the output calls them, first player first; NULL where it calls them nothing */
    void (*input)(void);  /* what the input holds, told once: see "input" below */
    void (*answer)(void); /* prints the answer, by print(); the questions below say who wins */
    void (*cases)(void);  /* says which inputs are tried: see "cases" below */
    /* How answers are known where it is not by the questions below alone: a few words for the README; else
     * NULL. */
    const char *known;
    /* Asks the question of the position that play and explain take, where it is another than that of
       answer(): the drawn board instead of what it is reduced to. NULL: as answer() asks. */
    void (*play)(void);
    /* Only where several answers are right: reads the answer of a solution (see "answers of others") and says
       whether it is right for the input that has been read. answer() prints one right answer all the same. */
    bool (*accepts)(void);
};

extern const struct problem problem;

/* ---- a game: positions are numbers of your choice, not negative ---- */

/* How the answer is known for positions beyond `searched`. */
enum beyond {
    BY_SEARCH,   /* not at all: every position that is asked for is searched */
    BY_WINDOW,   /* outcomes of `amounts`: the last outcomes, as many as the largest amount, come back */
    BY_RESIDUES, /* outcomes or Grundy numbers of `amounts`: they depend on the pile modulo something */
    BY_OCTAL, /* Grundy numbers: a period of a game that takes at most `removed` and may split what is left */
    BY_SHIFT  /* Grundy numbers: g(n + p) = g(n) + s, for moves that keep their shape (see proof.c) */
};

struct game {
    /* Says what every move from a position leaves, by the functions under "moves". No move said: the game
     * ends here. */
    void (*moves)(int64_t position);
    /* Instead of moves, for a heap from which certain amounts may be taken: says them by amount() or
     * amounts_in(). */
    void (*amounts)(void);
    /* With BY_RESIDUES and more amounts than can be listed: says by amount() the residues that all of them
     * leave. */
    void (*residues)(int64_t modulus);
    bool misere;  /* whoever cannot move wins; else whoever cannot move loses */
    bool upwards; /* every move leads to smaller numbers, and all from 0 up are positions: tables are filled
                     upwards */
    bool fixed;   /* the moves do not depend on the input, so tables are kept from case to case */
    enum beyond beyond;
    int64_t searched; /* with beyond: the largest position that is searched */
    int64_t removed;  /* BY_OCTAL: the most that one move takes away */
    /* Prints a position in a line or two for explain and play, by print(); NULL: its number. */
    void (*show)(int64_t position);
    const char *verb;      /* what a move of `amounts` does with them: "call" makes "call 2"; NULL: "take" */
    const char *unit;      /* what a position counts, "stones", for explain and play; NULL: nothing is said */
    struct search *search; /* the machinery's own */
};

/* Positions that are more than one number. */
int64_t pair(int64_t first, int64_t second); /* each 0..2^31 - 1 */
int64_t first(int64_t pair);
int64_t second(int64_t pair);
int64_t row(const int64_t *numbers,
            int count);                   /* any numbers, any count; the same row is the same position */
int unrow(int64_t row, int64_t *numbers); /* writes them back, returns how many */
int64_t row_length(int64_t row);
int64_t row_at(int64_t row, int64_t index);

/* ---- moves: called from moves() and amounts() only ---- */

/* Names the move that is said next: "take 3", "join 1-4". Words as a player would type them. */
void say(const char *format, ...);

void leave(int64_t position);
void leave_two(int64_t one, int64_t other); /* both are played on, side by side */
void score(int64_t points,
           int64_t position); /* the mover scores points and leaves the position: for lead() */
/*
 * Many scoring moves at once, found fast where the game is searched upwards: to every position of low..high,
 * from `here`; what lies between is scored: left(here) - left(position), where left() says how many points
 * are left. name() says the name of a move by its position.
 */
void score_run(int64_t low, int64_t high, int64_t (*left)(int64_t position), void (*name)(int64_t position),
               int64_t here);
void win(void);              /* this move wins the whole game at once, whatever else lies there */
void also(int64_t position); /* every move of that position, with its name, is a move here too */

enum result { LOST, DRAWN, WON };
void over(enum result result); /* no move: the game has ended, and this is what the player to move gets */

void amount(int64_t amount);                /* from amounts(): so many may be taken */
void amounts_in(int64_t low, int64_t high); /* from amounts(): low, low + 1, ..., high may be taken */

/* ---- questions: called from answer() and cases(); a game whose moves depend on the input is searched anew
 * ---- */

bool wins(struct game *game, int64_t position);          /* the player to move wins */
enum result result(struct game *game, int64_t position); /* the same where a game may be drawn */
int64_t grundy(struct game *game, int64_t position);     /* normal play: mex over the moves */
int64_t lead(struct game *game,
             int64_t position); /* scores: how much more than the opponent the mover gets */
int64_t count_lost(struct game *game, int64_t from,
                   int64_t to); /* how many of these piles the player to move loses */

/* The moves have changed within one input, from one test case to the next: the game is searched anew. */
void forget(struct game *game);

/* Calls visit_move for every move of a position, in the order in which moves() says them; `other` is -1 but
 * for leave_two. */
void each_move(struct game *game, int64_t position,
               void (*visit_move)(int64_t position, int64_t other, int64_t points));

/*
 * Several positions side by side; a move is a move in one of them. clear() first, then put() them, then ask.
 * Normal play is answered by Grundy numbers and nim-sum; misere play only where every part is tame (Conway's
 * genus theory, see search.c); and every sum that is small enough is searched whole as well, and has to
 * agree. With win() in the moves it is a race: who makes a winning move in any part has won.
 */
void clear(void);
void put(struct game *game, int64_t position);
void put_many(struct game *game, int64_t position, int64_t count); /* normal play only */
bool sum_wins(void);
int64_t count_winning_moves(void); /* of the sum: moves in different parts are different moves */

/* ---- input: called from input() only, in the order in which the input holds them ---- */

/* A number. Numbers of one line stand one blank apart; the names are those of the messages of main.c. */
int64_t number(const char *name, int64_t low, int64_t high);
uint64_t number64(const char *name, uint64_t low,
                  uint64_t high); /* the same, for numbers that need 64 bits */
void next_line(void);             /* the line ends here; the end of the last line needs no call */
bool more_lines(void);            /* input that goes on to the end of the file: is there another line? */
/* A word of least to most letters of the alphabet; it stays valid until the next input is read. */
const char *word(const char *name, const char *alphabet, int64_t least, int64_t most);
/* What the ranges cannot say: an input for which it does not hold is none. The text says what must hold. */
void must(bool holds, const char *condition);

/* ---- output ---- */

void print(const char *format, ...); /* from answer() and show() */

/* ---- answers of others: called from accepts() only; what cannot be read makes the answer wrong ---- */

bool next_word_is(const char *word);
int64_t next_number(int64_t low, int64_t high); /* low - 1 when there is none in that range */
bool nothing_more(void);

/* ---- cases: called from cases() only. Inputs are put in order, smallest first, and tried once ---- */

/*
 * All of these make inputs by running input(): number() and word() choose. `kind` labels them. Ranges can be
 * narrowed by name first, which holds for the calls that follow, until widen().
 */
void narrow(const char *name, int64_t low, int64_t high);
void widen(void);
void every_input(const char *kind); /* all there are */
void random_inputs(const char *kind,
                   int count); /* different ones; by turns of any magnitude alike, and even */
void edge_inputs(const char *kind,
                 int count);          /* at random, each number one of the two lowest or two highest */
void largest_input(const char *kind); /* every number its highest: also what the benchmark measures */
/* One input by its text, as printf: "%d\n". It must be good, but for the very last newline, which may be
 * missing. */
void try_input(const char *kind, const char *format, ...);
/* A long input piece by piece: add as often as needed, then try. */
void add_input(const char *format, ...);
bool try_added(const char *kind); /* false: it was tried before */
/*
 * For inputs "N", line, N heaps of 1..largest: up to 3 heaps of up to 7, ascending; heaps at the limit and
 * where programs often break (ten heaps, heaps of 1000, of 2^24); 300
 * random inputs within the searched table and 200 up to the limit, of 2..most heaps, half of them with
 * nim-sum 0.
 */
void heap_cases(struct game *game, int64_t most, int64_t largest);
void random_heaps(struct game *game, const char *kind, int count, int most,
                  int64_t largest); /* the random ones alone */
/* The benchmark measures this text instead of largest_input's. */
void bench_added(void);

int64_t random_in(int64_t low, int64_t high); /* seeded by the name of the problem: the same every time */
int64_t random_magnitude(int64_t low, int64_t high); /* small ones as likely as large ones */
void shuffle(int64_t *numbers, int64_t count);

/* Ends the program with a message unless it holds: for real boards beside reductions, and published values.
 */
void demand(bool holds, const char *format, ...);

#endif
