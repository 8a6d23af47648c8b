/*
 * What the files of the machinery share with each other, from the floor to the roof. A file calls those above
 * it in this list alone; only search.c, laws.c and sums.c call each other. A rules file needs rules.h alone.
 *
 *   text.c       memory, texts, the end on an error, progress
 *   random.c     random numbers
 *   input.c      input() run as a reader, a checker or a maker of inputs
 *   rows.c       positions that are several numbers
 *   search.c     the moves of a position, and tables of outcomes, Grundy numbers and leads
 *   windows.c, codes.c, residues.c   the proofs of the laws
 *   laws.c       what holds beyond the searched table: which law
 *   sums.c       the table: positions side by side, and all questions
 *   answers.c    the output to an input
 *   cases.c      which inputs are tried, and the stream of cases
 *   places.c     small inputs, and where their numbers stand
 *   state.c      a position as those who play see it: its moves, in words
 *   explain.c    who wins, and why
 *   play.c       a game against the user
 *   values.c     what the pictures are drawn from
 *   program.c    the command line
 */
#ifndef RULES_MACHINE_H
#define RULES_MACHINE_H

#include "rules.h"

#include <stdarg.h>

/* The problem whose rules are run, and its name. */
extern const struct problem *the_problem;
extern const char *the_name;

/* ---- text.c ---- */

/* Prints "NAME: message" on stderr and ends the program with status 1. */
_Noreturn void die(const char *format, ...) LIKE_PRINTF(1, 2);

/* Memory for count things of size bytes, all zero; dies when there is none. */
void *new_array(int64_t count, size_t size);

/* Makes room for `wanted` things in an array that grows; new room is zero. Returns the array. */
void *grown(void *array, int64_t *capacity, int64_t wanted, size_t size);

/* A text that grows; it always ends in '\0', which length does not count. */
struct text {
    char *bytes;
    int64_t length;
    int64_t capacity;
};

void text_add(struct text *text, const char *format, ...) LIKE_PRINTF(2, 3);
void text_add_arguments(struct text *text, const char *format, va_list arguments);
void text_add_bytes(struct text *text, const char *bytes, int64_t length);
void text_cut(struct text *text, int64_t length);
void text_free(struct text *text);

/* What print() has written since the last call of this; valid until the next print(). */
const char *printed(void);

/* How long that is by now; and that it shall go on growing, though it was read. */
int64_t printed_length(void);
void keep_printing(void);

/* Where a person reads stderr: says after two seconds, and then now and again, how far a long work has come.
   The text is a format with one PRId64; done 0 begins, done -1 ends. Call it as often as you like. */
void show_progress(const char *format, int64_t done);

/* ---- random.c: 64 random bits at a time, by the name of the problem ---- */

void seed_random(uint64_t seed);
uint64_t random_between(uint64_t low, uint64_t high);
uint64_t random_of_magnitude(uint64_t low, uint64_t high);

/* ---- input.c ---- */

/* Counts the games that were read or made, so that tables of an earlier game are not used. */
extern int64_t game_count;

/* The number of the game within its input, from 1 on. */
extern int64_t game_number;

/* Of the input that was read or made last: how many numbers and words it has, and the sum of the numbers and
   of the lengths of the words (UINT64_MAX: so much or more). */
extern int64_t token_count;
extern uint64_t token_sum;

/* The first numbers and words of it. A word is told by its alphabet, its length by low and high. */
enum { TOKENS = 8 };
struct token {
    const char *name;
    uint64_t low;
    uint64_t high;
    int64_t at; /* where it begins in the text, and how long it is */
    int64_t length;
    const char *alphabet; /* NULL: a number */
};
extern struct token tokens[TOKENS];

/* Names of the numbers and words that were read or made so far, with their lowest and highest limits (numbers below
   0: with one range), and the conditions of must(), in the order in which they came. */
struct limit {
    const char *name;
    uint64_t low;
    uint64_t high;
    const char *alphabet;
    bool is_condition; /* then name is its text, and nothing else is told */
    bool is_new;
};
extern struct limit *limits;
extern int64_t limit_count;

/* Reads a judge's input strictly, byte by byte, and calls `each` (NULL: nobody) after every game. Returns NULL
   when it is good, else what is wrong; then nothing that `each` has done counts. */
const char *read_input(const char *from, int64_t length, void (*each)(void));

/* Reads one game as a person types it, blanks anywhere. Returns NULL or what is wrong. */
const char *read_words(const char *from);

/*
 * Makes an input: choose() gives each number, and NULL for a name where it is no number of the input. Returns
 * its text, valid until the next call, or NULL when it is none.
 */
const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high));
const char *make_one_game(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high));

/* Adds a number of this range as an input has it: where low is above high, both are numbers below 0 in 64 bits. */
void text_add_number(struct text *text, uint64_t value, uint64_t low, uint64_t high);

/* The input is none: for choose(). */
void refuse_input(const char *name, const char *what);

/* Whether blanks and line breaks are the same to this input: it has no words, and ends by its numbers. */
bool is_free_of_lines(void);

/* ---- rows.c ---- */

/* While this holds, row() keeps nothing: whoever wants to know the moves knows enough. */
extern bool rows_are_idle;

/* ---- search.c ---- */

enum question { OUTCOME, GRUNDY, MISERE_GRUNDY, LEAD, QUESTIONS };

/* The Grundy number of a position with a move that wins at once, whatever lies beside it. */
enum { WINS_AT_ONCE = -1 };

/* Heaps of `amounts` or with a code are searched to here, their outcomes alone to there; larger ones are told by
   a law where there is one. */
enum { SEARCHED = 2000, OUTCOMES_SEARCHED = 100 };

/* The last position of any table. */
enum { LARGEST_TABLE = 1 << 28 };

enum { LEAVES, LEAVES_TWO, WINS };

struct move {
    int kind;
    int64_t position;
    int64_t other; /* LEAVES_TWO, else -1 */
    int64_t points;
    char name[64];
};

struct moves {
    struct move *list;
    int64_t count;
    int64_t capacity;
    int64_t most; /* no more are listed, and cut is set; 0: all */
    bool cut;
    bool is_over; /* over() was said, with this result */
    enum result result;
};

/* Amounts that may be taken: low, low + 1, ..., high. */
struct range {
    int64_t low;
    int64_t high;
};

/* What is known of a game with these amounts: tables, and what was proved. */
struct search {
    struct game *game;
    struct search *next; /* another of the same game */
    int64_t of_game;     /* the game_count for which it was made */
    struct table *tables[QUESTIONS];
    struct range *amounts; /* ascending and apart */
    int64_t amount_count;
    bool splits;     /* some move leaves two */
    int64_t tame_to; /* all positions below this one are tame */
    int near_heaps;  /* so many were told without a law, see laws.c */
    struct law *laws[QUESTIONS];
};

/* The search of a game as it is now: its amounts are told anew, and tables of another game are left. */
struct search *search_of(struct game *game);

/* Frees the search of a game without amounts. */
void drop_search(struct game *game);

/* The search of the same game with the first `count` of its amounts alone. */
struct search *search_with_fewer(struct search *search, int64_t count);

/* Whether positions of a search are heaps, whose moves are known for all sizes. */
bool is_heap(const struct search *search);

/* Whether moves can be listed at all. A game of `told` alone has none to list. */
bool has_moves(const struct search *search);

/* The moves of a position, in order; the caller starts from {0} and frees list. Names only where wanted. */
void collect_moves(struct search *search, int64_t position, struct moves *moves, bool names);

/* amount() while residues() runs goes here; else NULL. */
extern void (*residue_taker)(int64_t amount);

/* The value of a position by searching as far as needed. */
int64_t searched_value(struct search *search, enum question question, int64_t position);

/* The same as far as `most` positions reach; else false. */
bool search_bounded(struct search *search, int64_t position, int64_t most, int64_t *value);

/* ---- windows.c, codes.c, residues.c ---- */

struct run; /* of lost heaps */

/* What was proved: values repeat, or grow, from `from` on. */
struct law {
    enum { NO_LAW, WINDOW, OCTAL, SHIFT, RESIDUES } kind;
    int64_t from;
    int64_t period; /* WINDOW: 0 if no heap is lost any more */
    int64_t shift;  /* SHIFT: this is added with every period */
    struct run *runs;
    int64_t run_count;
    int64_t run_capacity;
    int64_t tried_to; /* NO_LAW: residues were tried for the table up to here */
};

/* Each finds and proves its law, or leaves NO_LAW. `last` is the last heap of the table to look at. */
void find_window(struct search *search, struct law *law);
void find_code_law(struct search *search, enum question question, struct law *law);
void find_residues(struct search *search, enum question question, int64_t last, struct law *law);

int64_t value_by_window(const struct law *law, int64_t heap);
int64_t lost_by_window(const struct law *law, int64_t last); /* how many of 0..last are lost */

/* ---- laws.c ---- */

/* The law of a question, or NULL where there is none; it is looked for with `position` in mind. */
const struct law *law_of(struct search *search, enum question question, int64_t position);

/* The heap within the searched table that stands for another one by the law. */
int64_t reduced_heap(const struct law *law, int64_t heap);

/* The value of a position, by search, law, or step of the page. */
int64_t value_of(struct search *search, enum question question, int64_t position);

/* How the answers given so far are known: "search", "search; a law, proved", ... */
const char *how_known(void);

/* ---- sums.c ---- */

/* What lies on the table: each part is so many positions of a search. */
struct part {
    struct search *search;
    int64_t position;
    int64_t count;
};
extern struct part *table_parts;
extern int64_t table_count;
extern int table_mover; /* who is to move: 0 or 1 */

void clear_table(void);

/* What the player to move gets of parts side by side, none of which scores. */
enum result parts_result(const struct part *parts, int64_t count);

/* The nim-sum of Grundy numbers, or WINS_AT_ONCE. */
int64_t parts_nim_sum(const struct part *parts, int64_t count);

/* ---- answers.c ---- */

/* What the input of a judge has for an answer, as print() has kept it. Returns NULL or what is wrong with the
   input. */
const char *answer_input(const char *from, int64_t length);

/* The same for the game that was read last. Dies where the answer names another winner than the table has. */
void answer_game(void);

/* Who wins: 0 the first player, 1 the second player, 2 nobody. */
int winner_of(enum result result, int mover);

/* What the player to move gets of what lies on the table. */
enum result table_result(void);

/* ---- cases.c ---- */

void print_cases(void);
void print_facts(void);
void print_largest(void);
void print_limits(void);

void write_case(const char *label, int64_t number, const struct text *input, const char *answer);

/* A random game, no number of it above its lowest by more than `spread`, as a person would type it; or NULL. */
const char *make_random(uint64_t spread);

/* ---- places.c ---- */

void print_places(void);

/* ---- state.c: a position with all that lies side by side, as those who play see it ---- */

struct state {
    struct part *parts;
    int64_t count;
    int64_t capacity;
    bool scores;       /* the players play for scores */
    bool won;          /* the player who has just moved has won at once, by win() */
    int64_t points[2]; /* of the first and the second player */
    int mover;         /* 0 or 1 */
};

/* A move of a state, with the words that a player types. */
struct choice {
    int64_t part;
    struct move move;
    char words[96];
};

struct choices {
    struct choice *list;
    int64_t count;
    int64_t capacity;
    bool cut; /* there are more moves than are listed */
};

/* Reads one game as a person types it, with or without its counts. Returns NULL, with the state that
   position() puts, or what is wrong with the words. */
const char *state_of_words(const char *words, struct state *state);

/* The state of the game that was read last. */
void take_state(struct state *state);

void free_state(struct state *state);
void copy_state(struct state *to, const struct state *from);
void list_choices(const struct state *state, struct choices *choices);
void make_choice(struct state *to, const struct state *from, const struct choice *choice);

/* What the player to move gets in the end, with best play from here; in a game of scores by the final ones. */
enum result state_result(const struct state *state);

/* In a game of scores: the final points of the player to move less the opponent's, with best play from here. */
int64_t state_lead(const struct state *state);

/* What lies there, by printf. */
void print_state(const struct state *state);

/* A text, with its lines cut at blanks to the width of the terminal. */
void print_wrapped(const char *text);

const char *player_name(int player);

/* Letters where one position is asked about, Grundy numbers where several lie side by side or a move leaves
   two. */
enum question question_of(const struct state *state);

/* The state of the words, or false with a complaint and an example. */
bool take_words(const char *words, struct state *state);

/* A game to begin with, as a person would type it; the state is that game. For a person it is not over in a move,
   and there is something to play for. */
const char *start_words(struct state *state, bool for_person);

/* ---- explain.c, play.c, values.c: the exit status ---- */

int explain(const char *words);
int play(const char *words);
int try_play(int64_t games); /* against a player who moves at random */
int print_table(const char *words, bool numbers);
int print_moves(const char *words);

/* ---- program.c ---- */

int run_program(const struct problem *told, int argc, char **argv);

#endif
