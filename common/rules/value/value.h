/*
 * value/: what positions are worth: moves, the search, laws and their proofs, sums. Its files, from the bottom up; a
 * file calls only those above it, and what the rooms below offer.
 *
 *   work.c         how much a question may take
 *   known.c        what is known of a game: its amounts, the values and laws found so far
 *   digits.c       what a code says
 *   moves.c        the moves of a position
 *   endless.c      games that need not end
 *   search.c       outcomes, Grundy numbers, leads and distances, from the moves alone
 *   sparse.c       Grundy numbers by the digits of a code, quickly
 *   windows.c      laws of who wins piles of amounts, and their proof
 *   codes.c        laws of the Grundy numbers of codes and amounts, and their proof
 *   residues.c     laws of moves that depend on remainders alone, and their proof
 *   laws.c         how a value is known: by search, by a law, by the formula of the page
 *   evidence.c     values against those after their moves, and how the answers are known
 *   numbers.c      positions that are worth a number
 *   on_table.c     what is laid on the table for a game: positions side by side
 *   small_sums.c   small sums, searched whole
 *   sums.c         who wins a sum, by its parts; what a rules file may ask of a position
 */
#ifndef RULES_VALUE_H
#define RULES_VALUE_H

#include "../input/input.h"

/* ---- work.c ---- */

/* An explanation or a turn may take so much work, which is at most about three tenths of a second: a move that is
   listed is 1, and what takes longer, or is many steps, counts as so many moves (worked() of rules.h). From
   bound_work() on all work counts; where there is more, stop() is called, which says so and ends the program. */
enum { WORK_OF_ALL = 20000000 };
void bound_work(int64_t most, void (*stop)(void));

/* ---- known.c ---- */

/* DISTANCE: more than 0 if won, less if lost, and nearer to 0 the longer it takes if the winner hurries and the loser
   stalls: DISTANCE_AT_ONCE for a win by not having to move. NUMBER: what it is worth in a game of .numbers. FOREVER: of
   a position that is drawn in a game that is .endless, 1 if play goes round in circles unless somebody loses, 0 if it
   may end. */
enum question { OUTCOME, GRUNDY, MISERE_GRUNDY, LEAD, DISTANCE, NUMBER, FOREVER, QUESTIONS };

enum { DISTANCE_AT_ONCE = 1 << 30 };

enum {
    WINS_AT_ONCE = -1,       /* the Grundy number where a move wins, whatever lies beside it */
    SEARCHED = 2000,         /* heaps of `amounts` or with a code are searched to here, */
    OUTCOMES_SEARCHED = 100, /* only their outcomes to there; larger ones are left to a law where there is one */
    CODES_SEARCHED = 32768   /* so far laws of a code are looked for */
};

/* Amounts that may be taken, or lost heaps: low, low + 1, ..., high. */
struct range {
    int64_t low;
    int64_t high;
};

/* What was proved: values repeat, or grow, from `from` on. */
struct law {
    enum { NOT_SOUGHT, NO_LAW, WINDOW, OCTAL, SHIFT, RESIDUES } kind;
    int64_t from;
    int64_t period;     /* WINDOW: 0 if no heap is lost any more */
    int64_t shift;      /* SHIFT: this is added with every period */
    struct range *runs; /* WINDOW: the lost heaps */
    int64_t run_count, run_capacity;
    int64_t tried_to; /* NO_LAW: it was looked for in the values up to here; 0: it was not */
};

/* Positions with a hash of their moves, which must stay the same from game to game: the last ones that were asked
   about, and some of all that were searched. */
enum { SAMPLES = 16, SEARCHED_SAMPLES = 64 };
struct sample {
    int64_t position;
    uint64_t moves; /* 0: there are too many, or no sample is here yet */
};

/* What is known of a game with these amounts: values, and what was proved. */
struct known {
    const struct game *game; /* a copy, as it was when it was asked about */
    int64_t place;           /* known_at() this place */
    int64_t of_game;         /* the reading.serial for which it was made */
    struct range *amounts;   /* ascending and apart */
    int64_t amount_count;
    int64_t tame_to;    /* all positions below this one are tame */
    int64_t listed;     /* how often moves were listed, */
    int64_t unseen;     /* and how many of them in vain, as there were too many */
    bool wins_at_once;  /* among them was one of win() */
    int64_t games_seen; /* by check_fixed(); the last of them, and in how many a sample was taken: */
    int64_t sampled_in;
    int64_t sampled;
    struct sample samples[SAMPLES];
    int64_t evaluated; /* so many positions were searched, of which these are some */
    struct sample searched_samples[SEARCHED_SAMPLES];
    struct values values[QUESTIONS];
    struct law laws[QUESTIONS];
};

bool is_heap(const struct known *known); /* a heap of amounts or with a code: moves are known for all sizes */
bool is_listed(const struct game *game, int64_t position); /* it has moves here; elsewhere it needs .proved */

/* ---- digits.c ---- */

enum { MAX_DIGITS = 64, NOTHING = 1, ONE_HEAP = 2, TWO_HEAPS = 4 };

struct code {
    struct known *known;
    enum question question;
    unsigned char digits[MAX_DIGITS + 1]; /* and one too many */
    int64_t count;
    int64_t tail;   /* so many digits at the end come again and again; 0: none */
    int64_t last;   /* the last digit before them, or of the code */
    bool has_split; /* some digit has a 4 */
};

/* ---- moves.c ---- */

enum { LEAVES, LEAVES_TWO, WINS };

struct move {
    int kind;
    int64_t position;
    int64_t other; /* LEAVES_TWO, else -1 */
    int64_t points;
    char name[96];  /* as rules.c has it: what may be typed in any language */
    char said[160]; /* in the reader's language */
    char spots[96]; /* where it is made, with a blank between; none: where what it leaves is different */
    int64_t part;   /* of a state: where it is made */
};

struct moves {
    struct move *list;
    int64_t count;
    int64_t capacity;
    int64_t most; /* no more are listed, and cut is set; 0: all */
    int64_t only; /* of amounts this one, if it may be taken; 0: all */
    bool to_win;  /* stop after a move that is known to leave a lost position, as if it were the last of `most` */
    bool cut;
    bool is_over;     /* over() was called */
    enum result over; /* with this result */
};

/* The moves of a position, in order; the caller starts from {0} and frees list. Names only where wanted: then no two
   may be alike. Now and then they are listed twice, and must be the same. */
void collect_moves(struct known *known, int64_t position, struct moves *moves, bool names);

/* Those that winning() lists of a position that is not .listed, with names; dies where the formula does not agree. */
void collect_winning(struct known *known, int64_t position, struct moves *moves);

/* Whether moves() ends there when no more moves are wanted, or goes on to list them in vain. */
bool stops_when_told(struct known *known, int64_t position);

/* All points and leads lie between -MAX_POINTS and MAX_POINTS: a + b, or death where that is beyond them. */
static const int64_t MAX_POINTS = INT64_C(1) << 61;
int64_t sum_of_points(int64_t a, int64_t b);

/* ---- endless.c ---- */

bool can_go_on(struct known *known, int64_t position); /* a drawn position: whether play can go on forever */

/* ---- search.c ---- */

/* ---- sparse.c ---- */

/* ---- windows.c ---- */

/* Each of the three files finds and proves its law, or leaves NO_LAW. */
void find_window(struct known *known, struct law *law);
int64_t value_by_window(const struct law *law, int64_t heap);
int64_t lost_by_window(const struct law *law, int64_t heap); /* the largest lost heap that is no larger, or -1 */
int64_t reduced_heap(const struct law *law, int64_t heap);   /* the searched heap that stands for another one */

/* ---- codes.c ---- */

/* ---- residues.c ---- */

/* ---- laws.c ---- */

static const int64_t ANY_HEAP = INT64_C(1) << 60; /* as a position in mind: whichever can be told without long work */

/* Finds the law of a question, with `position` in mind, unless it was found before; NULL where there is none. */
const struct law *find_law(struct known *known, enum question question, int64_t position);

/* By search, law (of a smaller heap in another game, too), or formula; value_by() tells which. */
enum way { BY_SEARCH, BY_LAW, BY_LAW_OF_SMALLER, BY_FORMULA, WAYS };
int64_t value_of(struct known *known, enum question question, int64_t position);
int64_t value_by(struct known *known, enum question question, int64_t position, enum way *way);
bool is_by_formula(const struct game *game, int64_t position); /* of the page (.proved), and not searched */

/* A heap of this value to which a move leads that takes one of the amounts; -1: there is none,
   or none among the first million. */
int64_t heap_of_value(struct known *known, enum question question, int64_t heap, int64_t value);

/* NULL, or a complaint: the heap is too large for what is known. Valid until the next call. */
const char *cannot_tell(struct known *known, enum question question, int64_t heap);

/* ---- evidence.c ---- */

/* While answers are made, each value that is not searched is compared with those after its own moves. */
void answers_begin(void);
void answers_end(void);

int64_t asked_value(struct known *known, enum question question, int64_t position); /* value_of(), compared */
void check_enough_compared(void); /* dies where a formula was used, and compared at too few positions to be believed */
const char *how_known(void);      /* how the answers so far are known: "search", "search; a law, proved, ...", ... */

/* ---- numbers.c ---- */

/* ---- on_table.c ---- */

/* Each part is `count` times a position of a game. */
struct part {
    struct known *known;
    int64_t position, count;
};

/* What is laid on the table for the game that was read last, from lay_parts() on. */
struct laid {
    struct part *parts;
    int64_t count;
    int mover; /* who is to move: 0 or 1 */
};
extern struct laid laid;

void lay_parts(void); /* by position(), unless input() has laid them */

/* ---- small_sums.c ---- */

/* How long games last is searched with a bound on all the work together, in moves that are listed: a question (an
   explanation, a turn) may take so much, about a fifth of a second, one position no more than so much of it; and each
   move that is chosen has so much at least. allow_lengths() raises what is left to this. */
enum { WORK_OF_A_QUESTION = 400000, WORK_OF_A_LENGTH = 200000, WORK_OF_A_MOVE = 10000 };
void allow_lengths(int64_t work);

/* How much work one sum may take that is searched whole to be compared with what its parts tell, and all of them. */
enum { WORK_OF_A_CASE = 4000000, WORK_OF_ALL_CASES = 10000000 };
void allow_comparing(int64_t work, int64_t of_all);

/* As searched_value(DISTANCE); 0 where nobody wins, or where it would take more work than is left. */
int64_t parts_distance(const struct part *parts, int64_t count);

/* ---- sums.c ---- */

enum result parts_result(const struct part *parts, int64_t count); /* for the player to move; none may score */
int64_t parts_nim_sum(const struct part *parts, int64_t count);    /* or WINS_AT_ONCE */

#endif
