/*
 * Interfaces between the engine's files, from the bottom up: a file calls only those above it in this list. A rules
 * file includes only rules.h.
 *
 *   text.c       memory, texts, the end on an error, progress
 *   words.c      sentences in the language of the reader
 *   random.c     random numbers
 *   input.c      input() run as a reader, a checker or a maker of inputs
 *   rows.c       rows of numbers, each kept once: positions, amounts, inputs
 *   search.c     the moves of a position, and tables of outcomes, Grundy numbers and leads
 *   endless.c    games that need not end
 *   windows.c, codes.c, residues.c   the proofs of the laws
 *   laws.c       what holds beyond the searched table: which law
 *   numbers.c    positions that are worth a number
 *   sums.c       the table: positions side by side, and all questions
 *   answers.c    the output to an input
 *   cases.c      which inputs are tried, and the stream of cases; what input() allows
 *   state.c      a position as players see it: its moves, in words
 *   explain.c    who wins, and why
 *   match.c      a game being played: what is typed, the replies
 *   play.c       a game in a terminal
 *   turn.c       a turn of a game for a page, in JSON
 *   values.c     what the pictures are drawn from
 *   program.c    the command line
 */
#ifndef RULES_MACHINE_H
#define RULES_MACHINE_H

#pragma GCC visibility push(default) /* for the site, where a game is put into the machinery when it starts */
#include "rules.h"
#pragma GCC visibility pop

#include <stdarg.h>

/* The problem whose rules are run, and its name. */
extern const struct problem *the_problem;
extern const char *the_name;

/* ---- text.c ---- */

/* Prints "NAME: message" on stderr and ends the program with status 1. */
_Noreturn void die(const char *format, ...) LIKE_PRINTF(1, 2);

/* Memory, all zero: for count things of size bytes, and room for `wanted` things in an array that grows. Both die
   when there is none. */
void *new_array(int64_t count, size_t size);
void *grown(void *array, int64_t *capacity, int64_t wanted, size_t size);

/* A text that grows; from the first call on it ends in '\0', which length does not count. */
struct text {
    char *bytes;
    int64_t length;
    int64_t capacity;
};

void text_add(struct text *text, const char *format, ...) LIKE_PRINTF(2, 3);
void text_add_arguments(struct text *text, const char *format, va_list arguments);
void text_add_bytes(struct text *text, const char *bytes, int64_t length);
void text_clear(struct text *text);
void text_cut(struct text *text, int64_t length);
void text_free(struct text *text);

extern struct text printed; /* what print() has written since this was cut */
extern bool is_for_reader;  /* print() speaks the reader's language, not that of a judge */
extern struct text cells;   /* what piece() has written, each with a line break after it */

/* In a terminal, after two seconds: how far a long work has come. The format has one PRId64; done 0 begins, -1 ends.
   Returns how many seconds of processor time it has taken. */
int64_t show_progress(const char *format, int64_t done);

/* ---- words.c: sentences in the language of the reader ---- */

const char *tr(const char *format);                  /* a sentence or a format in this language; valid from now on */
void say(const char *format, ...) LIKE_PRINTF(1, 2); /* printf() */
void text_say(struct text *to, const char *format, ...) LIKE_PRINTF(2, 3);

/* ---- random.c: 64 random bits at a time, by the name of the problem ---- */

void seed_random(const char *word);
uint64_t random_between(uint64_t low, uint64_t high);
uint64_t random_of_magnitude(uint64_t low, uint64_t high);

/* ---- input.c ---- */

extern int64_t game_count;  /* games read or made so far: tables of an earlier game are not used */
extern int64_t game_number; /* of the game within its input, from 1 on */

/* Of the input that was read or made last: how many numbers and words it has, and the sum of the numbers and of the
   lengths of the words (UINT64_MAX: so much or more). */
extern int64_t token_count;
extern uint64_t token_sum;

/* A name with its lowest and highest limits, those of a word for its length; or a condition of must(). */
struct limit {
    const char *name;
    uint64_t low, high;
    const char *alphabet; /* NULL: a number */
    bool is_condition;    /* then name is its text */
};
extern struct limit *limits; /* of all that was read or made so far */
extern int64_t limit_count;
extern void (*each_token)(const struct limit *token); /* is called with every number and word, if it is not NULL */

/* Reads a judge's input strictly, byte by byte, and calls `each` (NULL: nobody) after every game. Returns NULL
   when it is good, else what is wrong; then nothing that `each` has done counts. */
const char *read_input(const char *from, int64_t length, void (*each)(void));

/* How the words that a person types are read, with spaces anywhere: as one game, without the counts that how_many()
   reads, or with them; or as a whole input of one game. Returns NULL or what is wrong. */
enum reading { WITHOUT_COUNTS, WITH_COUNTS, WHOLE_INPUT };
const char *read_words(const char *from, enum reading how);
extern bool has_count; /* how_many() was called */

/* Makes a whole input, or one game without its counts. choose() gives each number; its name is NULL for the index of a
   letter, and it may call complain(). Returns the text, valid until the next call, or NULL if there was a complaint. */
const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high), enum reading how);

const char *latest_input(void); /* that was read or made, or what there is of it */

/* Notes what is wrong with the input that is read or made: the first complaint counts. */
void complain(const char *format, ...) LIKE_PRINTF(1, 2);
extern char complaint[300];

/* Adds a number of this range as an input has it: where low is above high, both are numbers below 0 in 64 bits. */
void text_add_number(struct text *to, uint64_t value, uint64_t low, uint64_t high);

/* ---- rows.c ---- */

/* Rows of numbers; the same numbers have the same place. `used` grows where they are new. */
struct rows {
    int64_t *numbers;
    int64_t used, capacity, count;
    int64_t *slots; /* place + 1, or 0 */
    int64_t slot_count;
};

int64_t row_in(struct rows *rows, const int64_t *numbers, int64_t count);
int64_t row_found(const struct rows *rows, const int64_t *numbers, int64_t count); /* -1: it is not there */
bool add_text(struct rows *rows, const char *text); /* keeps a text, as a row; false when it is there already */

/* ---- search.c ---- */

/* DISTANCE: more than 0 if won, less if lost, and nearer to 0 the longer it takes if the winner hurries and the loser
   stalls: SOONEST for a win by not having to move. NUMBER: what it is worth in a game of .numbers. */
enum question { OUTCOME, GRUNDY, MISERE_GRUNDY, LEAD, DISTANCE, NUMBER, QUESTIONS };

enum { SOONEST = 1 << 30 };

enum {
    WINS_AT_ONCE = -1,      /* the Grundy number where a move wins, whatever lies beside it */
    SEARCHED = 2000,        /* heaps of `amounts` or with a code are searched to here, */
    OUTCOMES_SEARCHED = 100 /* only their outcomes to there; larger ones are left to a law where there is one */
};

enum { LEAVES, LEAVES_TWO, WINS };

struct move {
    int kind;
    int64_t position;
    int64_t other; /* LEAVES_TWO, else -1 */
    int64_t points;
    char name[96];  /* as rules.c has it: what may be typed in any language */
    char said[160]; /* in the reader's language */
    int64_t part;   /* of a state: where it is made */
};

struct moves {
    struct move *list;
    int64_t count;
    int64_t capacity;
    int64_t most; /* no more are listed, and cut is set; 0: all */
    bool to_win;  /* none after one that is known to leave a lost position: as if it were the last of `most` */
    bool cut;
    bool is_over;     /* over() was called */
    enum result over; /* with this result */
};

/* Amounts that may be taken, or lost heaps: low, low + 1, ..., high. */
struct range {
    int64_t low;
    int64_t high;
};

/* How many of the ranges, which are ascending, begin with this number or below it. */
int64_t ranges_up_to(const struct range *ranges, int64_t count, int64_t number);

/* Values of the positions 0..used - 1: uint8_t for OUTCOME, else int64_t. Or int64_t values of any positions, which are
   the keys, in the order in which they came. */
struct table {
    void *values;
    struct rows keys;
    int64_t used, capacity;
};

/* What was proved: values repeat, or grow, from `from` on. */
struct law {
    enum { NOT_SOUGHT, NO_LAW, WINDOW, OCTAL, SHIFT, RESIDUES } kind;
    int64_t from;
    int64_t period;     /* WINDOW: 0 if no heap is lost any more */
    int64_t shift;      /* SHIFT: this is added with every period */
    struct range *runs; /* WINDOW: the lost heaps */
    int64_t run_count, run_capacity;
    int64_t tried_to; /* NO_LAW: residues were tried for the table up to here */
};

/* What is known of a game with these amounts: tables, and what was proved. */
struct search {
    struct game *game;
    int64_t place;         /* search_at() this place */
    int64_t of_game;       /* the game_count for which it was made */
    struct range *amounts; /* ascending and apart */
    int64_t amount_count;
    bool splits;     /* some move that was searched leaves two */
    int64_t tame_to; /* all positions below this one are tame */
    struct table tables[QUESTIONS];
    struct law laws[QUESTIONS];
};

int64_t table_value(struct table *table, int64_t key, int64_t if_new); /* kept; INT64_MIN: no value */
void free_table(struct table *table);

struct search *search_of(struct game *game); /* as the game is now: if it is not fixed, its amounts are listed again */
struct search *search_at(int64_t place);
void clear_search(struct search *search); /* forgets what was searched, for the moves may have changed */
struct search *search_with(struct game *game, const struct range *amounts,
                           int64_t count); /* these amounts, 1 or more */

bool is_heap(const struct search *search);   /* a heap of amounts or with a code: moves are known for all sizes */
bool has_moves(const struct search *search); /* a game may have .by_page instead */

const char *unit_of(const struct game *game); /* what its numbers count; or "" */

/* A position for a message: as show() prints it, "7 stones", or "position 7". Valid until the next call. */
const char *words_of(const struct game *game, int64_t position);

/* The moves of a position, in order; the caller starts from {0} and frees list. Names only where wanted. */
void collect_moves(struct search *search, int64_t position, struct moves *moves, bool names);

/* The value of a position by searching as far as needed; or DISTANCE, 0 where more than `most` would be needed. */
int64_t searched_value(struct search *search, enum question question, int64_t position);
void trim_table(struct search *search, enum question question, int64_t count); /* to the first `count` values */
int64_t search_bounded(struct search *search, int64_t position, int64_t most);

/* ---- endless.c ---- */

void search_endless(struct search *search, int64_t position); /* all positions that can be reached */

/* ---- windows.c, codes.c, residues.c ---- */

int64_t reduced_heap(const struct law *law, int64_t heap); /* the heap of the table that stands for another one */

/* Each finds and proves its law, or leaves NO_LAW. `last` is the last heap of the table to look at. */
void find_window(struct search *search, struct law *law);
void find_code_law(struct search *search, enum question question, struct law *law);
void find_residues(struct search *search, enum question question, int64_t last, struct law *law);

int64_t value_by_window(const struct law *law, int64_t heap);

/* ---- laws.c ---- */

/* The law of a question, or NULL where there is none; it is looked for with `position` in mind. */
const struct law *law_of(struct search *search, enum question question, int64_t position);

int64_t value_of(struct search *search, enum question question, int64_t position); /* by search, law, or page */
bool leaves_two(struct search *search, int64_t position);   /* some move from there on leaves two positions */
bool is_by_page(const struct game *game, int64_t position); /* by the step of the page, and not searched */

/* At how many different positions that have a move the step of the page was checked against the search. Dies if these
   are too few to be believed. */
int64_t positions_held(void);
const char *how_known(void); /* how the answers so far are known: "search", "search; a law, proved", ... */

/* ---- sums.c ---- */

/* What is on the table: each part is `count` times a position of a search. */
struct part {
    struct search *search;
    int64_t position, count;
};
extern struct part *table_parts;
extern int64_t table_count;
extern int table_mover; /* who is to move: 0 or 1 */

void clear_table(void); /* before a game is read */
void lay_table(void);   /* by position(), unless input() has laid it */

enum result parts_result(const struct part *parts, int64_t count); /* for the player to move; none may score */
int64_t parts_nim_sum(const struct part *parts, int64_t count);    /* or WINS_AT_ONCE */

/* See DISTANCE; 0 where nobody wins, or they are too many to be searched whole. */
int64_t parts_distance(const struct part *parts, int64_t count);

/* ---- answers.c ---- */

/* Prints the answer to the input of a judge by print(). Returns NULL or what is wrong with the input. */
const char *answer_input(const char *from, int64_t length);

/* The same for the game that was read last. Dies if the answer names a different winner than the table. */
void answer_game(void);

enum result table_result(void); /* the result of the table for the player to move */
const char *player_name(int player);
int winner_of(enum result result, int mover); /* 0 the first player, 1 the second player, 2 nobody */

/* ---- cases.c ---- */

void run_cases(void); /* makes all cases, with their answers */
void print_cases(const char *facts);

void print_limits(void); /* names in the order of the input, and conditions */
void print_limit(const struct limit *limit);

/* ---- state.c: a position with all that lies side by side, as players see it ---- */

struct state {
    struct part *parts;
    int64_t count;
    int64_t capacity;
    bool scores;       /* the players play for scores */
    bool won;          /* the player who has just moved has won at once, by win() */
    int64_t points[2]; /* of the first and the second player */
    int mover;         /* 0 or 1 */
};

/* Reads one game as a person types it. Returns NULL, with the state that is put, or what is wrong with the
   words. */
const char *state_of_words(const char *words, struct state *state);

/* All that fill a state or choices reuse the memory of what they had before; it is zero at first, and never freed. */
void copy_state(struct state *to, const struct state *from);
void list_choices(const struct state *state, struct moves *choices); /* the moves of all its parts */
void make_choice(struct state *to, const struct state *from, const struct move *choice);

/* How good it is for the player to move, with best play from here: in a game of scores the final points less the
   opponent's, else 1, 0 or -1. How good a move is for the player who makes it. The best move, by which the winner
   hurries and the loser stalls where that is known; or NULL when there are more than are listed. */
int64_t state_worth(const struct state *state);
int64_t choice_worth(const struct state *state, const struct move *choice);
const struct move *best_choice(const struct state *state, const struct moves *choices);

/* In how many moves the game ends if the winner hurries and the loser stalls; -1 where this is not known. */
int64_t state_plies(const struct state *state);

void text_add_part(struct text *line, const struct part *part);      /* in words; later lines are indented alike */
void text_add_drawing(struct text *line, const struct state *state); /* of the problem, if it draws such a state */
void print_state(const struct state *state);                         /* all that a player sees of it */
int line_width(void);                                                /* of the terminal, or of the box of the page */
void say_wrapped(const char *format, ...) LIKE_PRINTF(1, 2);         /* say(), wrapped at spaces to this width */

/* Letters where one position is asked about, Grundy numbers where several lie side by side or a move leaves
   two. */
enum question question_of(const struct state *state);

/* The search of all parts and their largest position; NULL where they are no numbers that count up from 0. */
struct search *search_up_to(const struct state *state, int64_t *last);

/* As state_of_words(), or ends the program with a complaint and an example. */
void take_words(const char *words, struct state *state);

/* A game to begin with, clear and not decided at once, as a person would type it; the state is that game. */
const char *start_words(struct state *state);

/* Prints the rule, and takes the words, or a game to begin with where there are none; returns the words of it. */
const char *introduce(const char *words, struct state *state);

/* ---- match.c: a game that is being played, in a terminal or on a page ---- */

struct turn {
    struct state before;
    struct move made;
};

struct match {
    struct state now;
    struct moves choices; /* of `now`, once they were listed */
    struct turn *turns;   /* all so far, to take them back and to look back at the end */
    int64_t turn_count;
    int64_t turn_capacity;
    int visitor;       /* 0: the visitor is the first player; 1: the second; the machine is the other one */
    struct text wrong; /* with what was typed last: see find_choice() */
};
extern struct match match;

void take_turn(const struct move *choice);
void take_back(void);

const struct move *pick_choice(const struct state *state); /* the best move; lists the moves of the state */
int64_t worth_to(int player);                              /* of the state now: see state_worth() */

const struct move *find_choice(const char *typed); /* the move that was typed, or NULL: then `wrong` says why */
void text_add_choices(struct text *to);            /* the moves as far as there is room, each after a line break */

/* A sentence on the first move of a player after which no more could be had than is had now; or NULL. */
const char *mistake_of(int player);

/* ---- explain.c, play.c, turn.c, values.c ---- */

void explain(const char *words);
void play(const char *words);
void print_turn(const char *words); /* for the page: see there */
void try_play(const char *games);   /* this many: is a part of a position hidden from the players? */
void print_table(const char *words, bool numbers);
void print_moves(const char *words);

/* ---- program.c ---- */

int run_program(const struct problem *problem_run, int argc, char **argv);

#endif
