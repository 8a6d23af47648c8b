/*
 * The API for writing the rules of a game.
 *
 * A rules file, such as problems/NAME/rules.c, describes the game of one problem: the moves, the input, the position
 * that an input stands for, and the inputs to try. The engine in this folder derives the rest: cases with their answers,
 * a strict checker of inputs, malformed inputs, explanations, an opponent, the boards of the site.
 *
 * Answers come from searching the game. Beyond what can be searched they come from a law that the engine finds in the
 * searched values and proves for this game, or from a formula that the page of the problem proves and that the engine
 * compares with the search (see `proved`). No other formula belongs in a rules file.
 *
 * A whole rules file to begin with, common/starter.c, is what `make starter` prints; four more, each from a statement to
 * the smallest input on which a wrong program fails: problems/any-game.md. A game of your own needs no folder in
 * problems/: ./run_all.sh --rules FILE.
 *
 * Names of moves and other texts are printf formats.
 */
#ifndef RULES_H
#define RULES_H

#include <inttypes.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __GNUC__
#define LIKE_PRINTF(text, arguments) __attribute__((format(printf, text, arguments)))
#else
#define LIKE_PRINTF(text, arguments)
#endif

/* This header is laid out by hand, for its reader. */
/* clang-format off */

/* The result of a position for the player to move. */
enum result { LOST, DRAWN, WON };

/* ---- the problem: every rules file defines one, called `problem` ---- */

struct problem {
    const char *rule;        /* the game in a sentence or two, for players */
    const char *players[2];  /* their names; else "the first player", "the second player". The first one, player 0, is
                                who moves first, unless to_move(1) says that it is the other one */
    const char *outputs[3];  /* the output if players[0] wins, if players[1] wins, or if it is a draw; else the
                                winner's name. %d is the number of the game */

    /* How many games an input holds. COUNTED: a number of this name and range precedes them. EXACTLY: `low` of them.
       TO_THE_END of the file. UNTIL a line that is `name`, such as "0 0". In cases() the number of the last two is
       called "games". Each game begins on a new line; IN_A_ROW: COUNTED, with all games, and all outputs, on one. */
    struct {
        enum { ONE_GAME, COUNTED, IN_A_ROW, EXACTLY, TO_THE_END, UNTIL } how;
        const char *name;
        int64_t low, high;
    } games;

    int64_t time_ms, memory_mb;  /* for programs in C, of a game of your own; 0: 1000 and 256. (Those of the suite's
                                    problems are in problems/list.tsv.) */

    void (*preamble)(void);  /* reads what precedes the games, and their count */
    void (*input)(void);     /* reads one game: see "the input" */
    void (*position)(void);  /* puts the position of this game, if input() does not: see "what is laid" */
    void (*answer)(void);    /* prints the output, with line breaks, if it is not just the winner: see "questions" */
    const char *answer_is;   /* of that output: what its number counts, or its lines tell, in words, for players */
    int winner_word;         /* of that output the word that names the winner, from 1 on, and -1: none does. 0: if the
                                whole output, its first line or one of its words is a name or an output above, the first
                                such. It is compared with who wins what is laid */
    void (*cases)(void);     /* lists the inputs to try: see "cases" */
    void (*draw)(const int64_t *positions, const int64_t *counts, int64_t parts);  /* draws all of it, by print() */
    bool (*accepts)(const char *words);  /* where several outputs are right: is this one? Its words are separated
                                            by single spaces. The input is the one read last */

    /* Of a problem in which a program plays: talks with it, after input() has read what it is about, in the words of that
       judge: see "a program that plays". It returns when the game is over; the verdict is AC unless refuse() was called.
       An answer() is then for people, and cases() are games, each of which is played several times. The count of
       COUNTED games is told already */
    void (*converse)(void);

    /* How other judges ask for the same game: rows whose .form is a name, such as "hdu-1850", ended by {0}. A row has
       what differs, and takes the .rule and .draw that it does not have from here. Its limits and comparison are in
       problems/forms.tsv, its solution is problems/NAME/FORM.c, its samples are in problems/NAME/FORM/. */
    const struct problem *forms;
    const char *form;
    bool function;  /* of a form: a program is a function that this judge calls. Its input is one of LeetCode's: a line for
                       each argument, as many games as there are. count_of_next() begins a list in brackets, of the things
                       that are read then; words are in quotes; next_line() is not needed. cases() tries games one by one */
};

extern const struct problem problem;

/* ---- a game; its positions are numbers of your choice, 0 or more ---- */

struct game {
    void (*moves)(int64_t position);  /* lists all moves of a position: see "moves". None: the game ends there.
                                         Every game must end, unless it is .endless */
    void (*amounts)(void);   /* instead: lists by amount() how many may be taken from a heap of any size */
    bool misere;             /* whoever cannot move wins; else whoever cannot move loses */
    bool scores;             /* moves score points, and a larger lead is better; all points and leads lie between -2^61
                                and 2^61 */
    bool splits;             /* some moves leave two positions, and both are played on: see leave_two() */
    bool endless;            /* play can go on forever, which is a draw */
    bool numbers;            /* the players have moves of their own, and each position p is worth a number: 2p is p
                                with the first player to move, 2p + 1 with the second */

    /* Heaps of any size whose moves are those of a taking-and-breaking code (Winning Ways, chapter 4), such as
       "0.07" or, with a part that repeats, "4.(3)". Digit k is the sum of 1, 2, 4 if taking k may leave nothing, one
       heap, two heaps. It is enough; with `moves` as well, which name the moves, it is compared with them for the heaps
       up to 2000, and for the larger ones that are asked about and those their moves lead to: of others it is believed */
    const char *code;

    /* A formula that the page proves, for positions that are too large to search: the result (or the lead) of any
       position. Positions that are searched() are compared: each time the formula must agree; cases() must try at
       least ten such positions that have a move. Without searched(), all are that moves() can list. A game
       without moves takes the formula alone: for large positions that are numbers of another kind. */
    int64_t (*proved)(int64_t position);
    bool (*searched)(int64_t position);
    bool (*listed)(int64_t position);  /* moves() can list all moves of these positions, which lead only to such; of
                                          the others it is not asked, and the formula alone counts. None: of all */

    /* For players: prints, by print(), why the formula gives what it gives, with the numbers of this position; returns
       what these words tell, which must be what the formula gives. */
    int64_t (*why)(int64_t position);

    /* For players: lists by leave() or score(), as moves() would, moves that win (or gain the lead), by the idea of the
       page, of a position that is not .listed. The formula must agree. None: of a lost position, or none is known */
    void (*winning)(int64_t position);

    int64_t search_to;  /* of heaps: laws are looked for in the values up to here, 2000 or more, and a larger heap has
                           a law or is refused. 0: heaps are searched as far as memory goes */

    bool fixed;    /* for speed: moves() and amounts() never depend on the input, so values are kept from game to game.
                      Some positions of earlier games are tried again: they must have the same moves. This is a
                      sample: a promise that seldom fails may go unseen */
    bool tells_amounts;  /* players are told the .amounts, which come from the input */
    bool upwards;  /* for speed: moves lead to smaller numbers, and every number from 0 up is a position */

    void (*show)(int64_t position);  /* prints a position; else its number */
    const char *board;       /* how the site lays the pieces out: see "boards"; none: as heaps */
    const char *unit;        /* what the number counts, such as "stones"; with the verb of a move if that is not "take":
                                "eat sweets" */
    const char *part;        /* by what words a move tells its part, where there are several: such as "with coin", for
                                "slide 1 with coin 2". They begin with "in", "from" or "with", and have
                                at most 16 letters; none: "in", or of heaps "from pile" and "in pile" */
};

/* A position that is several numbers: the same numbers are the same position. */
int64_t position_of(const int64_t *numbers, int64_t count);
int64_t numbers_of(int64_t position, int64_t *numbers);  /* writes them back, and returns how many */

/* ---- moves: only in moves(), each with its name, in the words that a player would type, and after it the spots of the
   board where it is made, by spot(). False: no more moves are wanted, so a loop that may be long can end ---- */

bool leave(int64_t position, const char *name, ...) LIKE_PRINTF(2, 3);
bool leave_two(int64_t one, int64_t other, const char *name, ...) LIKE_PRINTF(3, 4);  /* in a game
                                        of .splits; not in misere play, with scores, or .numbers */
bool score(int64_t points, int64_t position, const char *name, ...) LIKE_PRINTF(3, 4);
bool win(int64_t position, const char *name, ...) LIKE_PRINTF(2, 3);  /* this move wins at once, whatever else is there;
                                        the position is what is shown then */
void over(enum result result);  /* no move: the game has ended, with this result for the player to move */

void amount(int64_t amount);    /* in amounts() */
void amounts_in(int64_t low, int64_t high);  /* all of low..high; high may be INT64_MAX */

/* ---- what is laid: only in input() or position(). A move is made in one of the parts that are put there ---- */

/* A position that holds who is to move must be the only part: a sum lets either player move in any part. */
void put(const struct game *game, int64_t position);
void put_many(const struct game *game, int64_t position, int64_t count);
void to_move(int player);       /* who moves first: 0: players[0], as without this call; 1: players[1] */

/* ---- questions: in answer(), cases(), proved() ---- */

bool wins(const struct game *game, int64_t position);  /* the player to move wins */
int64_t grundy(const struct game *game, int64_t position);
/* Of a game of .numbers: what p is worth to the first player, which is this divided by 2 `halvings` times. */
int64_t value_as_number(const struct game *game, int64_t p, int *halvings);
int64_t lead(const struct game *game, int64_t position);  /* how much more than the opponent the player to move gets;
                                                 without .scores 1 if it wins, 0 in a draw, -1 if it loses */
int64_t count_lost(const struct game *game, int64_t low, int64_t high);  /* of the heaps low..high */
void compare_formula(const struct game *game, int64_t position);  /* with the search, also in position(). Of the
                                                                     positions of inputs it is done without this */

void print(const char *format, ...) LIKE_PRINTF(1, 2);  /* in answer(), show(), draw(), why() */

/* ---- boards: in show() the pieces of a part, in draw() those that all parts share; the site lays them out ---- */

void piece(const char *format, ...) LIKE_PRINTF(1, 2);  /* print(), of a thing that the site draws with this text: without
                                                           spaces around it */
void bare_piece(void);                                  /* one without text: prints nothing */
void fact(const char *format, ...) LIKE_PRINTF(1, 2);   /* print(), of words that the site has beside the board */

/* Of the piece that came last: its name, which is where it stands; without it, "1", "2", ... Of the move that was listed
   last, in moves(): what is clicked for it, once for each, the one from which something goes first. Squares are
   "ROW,COLUMN". A heap is "2"; "2.3" are its stones after the first three, "2|3" the cut between them; of heaps, only
   those moves need it of which what they leave does not tell. */
void spot(const char *name, ...) LIKE_PRINTF(1, 2);
/* The spots with these numbers, or of squares those with such rows and columns, are there even if nothing stands on them.
   Those of draw() are one board for all parts; those of show() are a board for each. */
void spots(int64_t low, int64_t high);
/* "A-B": the piece that came last is a line between these spots. With a spot() of its own, it is clicked in its middle. */
void join(const char *two_spots, ...) LIKE_PRINTF(1, 2);

/* How the piece that came last looks. What stands on a spot, so that its text is not shown: "token", and this as "rook"
   or "queen", in the color of the "first" or the "second" player. Colors: "black", "white", "red", "blue". A "cross", and
   "won" for those in a row. A heap with a "star", or of "apple"s, "banana"s or "coin"s, as all without show() are whose
   .unit is "coins"; a heap or spot where it is played "now"; a spot that was "seen", or is the "hole"; a line that is
   "faint" or "drawn"; a card that is "kept" by who takes it, in front of the others. */
void mark(const char *look);

/* .board is one of these. In the last four, which are nets, spots are points.
     NULL      heaps: their texts are numbers. Of two with one name, that of the "first" and that of the "second" player,
               both are clicked at once
     "row"     spots(), or pieces side by side, where what a move puts there, which is not there yet, lies below them; if
               they have no names and each move takes some that lie side by side, the others stay where they are
     "squares" spots() in both directions
     "ring"    points in a circle, each joined to the next
     "graph"   points in a circle
     "tree"    the first point of the first line is the root, unless "_", the ground, is one; lines hang on it, but for faint
               ones
     "plane"   points "X,Y", also those where lines end; a line is clicked where it begins */

/* ---- the input: only in preamble() and input(), in its order. Single spaces separate the numbers of a line. Read each
   number into a variable first: in put_many(&pile, number("P", ...), number("N", ...)) C may read N before P ---- */

int64_t number(const char *name, int64_t low, int64_t high);
uint64_t number64(const char *name, uint64_t low, uint64_t high);
int64_t count_of_next(const char *name, int64_t low, int64_t high);  /* a count of what follows: a person who types a
                                                                         game leaves it out */
/* Of letters of the alphabet; or, if that has a space, as "Alice Bob" has, one of the two words. */
const char *word(const char *name, const char *alphabet, int64_t shortest, int64_t longest);
void next_line(void);

/* What ranges cannot say. If it does not hold, the input is invalid. */
void must(bool holds, const char *condition, ...) LIKE_PRINTF(2, 3);

/* ---- a program that plays: only in converse(). Where hear() or hear_one_of() fails, something is wrong already: return */

void tell(const char *format, ...) LIKE_PRINTF(1, 2);  /* a line, or several */
bool hear(const char *name, int64_t low, int64_t high, int64_t *number);  /* a number; what it is, for people */
int hear_one_of(const char *one, const char *other);  /* 0 or 1: which of these two words; -1: neither */
void refuse(const char *format, ...) LIKE_PRINTF(1, 2);  /* why the verdict is WA: the first reason counts */
int opponent(void);  /* how to play against it: 0 as well as can be, hoping for mistakes; else at random */

/* ---- anywhere ---- */

/* What has to hold whatever the input: if it does not, rules.c is wrong, and the program ends. */
void insist(bool holds, const char *condition, ...) LIKE_PRINTF(2, 3);

/* Of a loop in proved() or position() that may be long: it has done so many steps. Players are told that a question takes
   too long, instead of waiting for the answer; cases are not concerned. */
void worked(int64_t steps);

/* ---- cases: only in cases(). Inputs are sorted, smallest first, and each is tried once ---- */

/* `kind` is a label, one word. `ranges` narrows numbers, "T 1, N 1..300": names and ranges; "" is the whole input. */
void every_input(const char *kind, const char *ranges, ...);
void random_inputs(const char *kind, int count, const char *ranges, ...);  /* every other one: random_magnitude() */
void edge_inputs(const char *kind, int count, const char *ranges, ...);    /* each number at an end of its range
                                                                                  or next to it */
void lost_inputs(const char *kind, int count, const char *ranges, ...);    /* random ones; the last number is such
                                        that the first player loses if it can be, and one off in one of four. For
                                        several parts: of one large part such a number is not found */

void add_input(const char *text, ...) LIKE_PRINTF(1, 2);  /* an input piece by piece: add, then try */
bool try_input(const char *kind, const char *text, ...);  /* with this at its end; false: it was tried before */
void largest_input(const char *kind);  /* what has been added, or else all numbers at their highest */

int64_t random_in(int64_t low, int64_t high);         /* the same on every machine: seeded by the problem */
int64_t random_magnitude(int64_t low, int64_t high);  /* small numbers as likely as large ones */
void shuffle(int64_t *numbers, int64_t count);

/* ---- not here: calls that would go past the engine, which gcc refuses in rules of one's own, with these words ---- */

#if defined OWN && defined __GNUC__ && !defined __clang__ && !defined RULES_MACHINE_H
#define NOT_IN_RULES(instead) __attribute__((error("not in a rules file: " instead)))
#define NO_OUTPUT NOT_IN_RULES("the output is written by print(), in answer(); to see something, use fprintf(stderr, ...)")
#define NO_INPUT NOT_IN_RULES("the input is read by number() and word(), in input()")
#define NO_CHANCE NOT_IN_RULES("the same on every run: random_in(), random_magnitude() or shuffle(), in cases()")
#define NO_END NOT_IN_RULES("check it with must(), in input(), or with insist()")
int printf(const char *format, ...) NO_OUTPUT;
int puts(const char *text) NO_OUTPUT;
int putchar(int letter) NO_OUTPUT;
int scanf(const char *format, ...) NO_INPUT;
int getchar(void) NO_INPUT;
#include <time.h>
int rand(void) NO_CHANCE;
time_t time(time_t *now) NO_CHANCE;
clock_t clock(void) NO_CHANCE;
long random(void) NO_CHANCE;
void exit(int status) NO_END;
#endif

/* clang-format on */

#endif
