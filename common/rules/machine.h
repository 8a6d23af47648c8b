/*
 * Interfaces between the engine's files, from the bottom up: a file calls only those above it in this list. A rules
 * file includes only rules.h.
 *
 *   text.c       memory, texts, the end on an error, progress
 *   forms.c      the form in which a judge asks for the game
 *   calls.c      which function of the rules file is being called
 *   translate.c  the language of the reader: tr()
 *   language.c   sentences in it
 *   print.c      what the rules of a game print, and positions in words
 *   random.c     random numbers
 *   input.c      input() run as a reader, a checker or a maker of inputs
 *   rows.c       rows of numbers, each kept once: positions, amounts, inputs
 *   values.c     values by position
 *   known.c      what is known of a game: its amounts, the values and laws found so far
 *   digits.c     what a code says
 *   moves.c      the moves of a position
 *   endless.c    games that need not end
 *   search.c     outcomes, Grundy numbers, leads and distances, from the moves alone
 *   sparse.c     Grundy numbers by the digits of a code, quickly
 *   windows.c, codes.c, residues.c   the proofs of the laws
 *   laws.c       how a value is known: by search, by a law, by the formula of the page
 *   steps.c      values against those after their moves, and how the answers are known
 *   numbers.c    positions that are worth a number
 *   laid.c       what is laid on the table for a game: positions side by side
 *   whole.c      small sums, searched whole
 *   sums.c       who wins a sum, by its parts
 *   questions.c  what a rules file may ask of a position
 *   answers.c    the output to an input
 *   makers.c     inputs made: every one, random ones, lost ones
 *   cases.c      which inputs are tried, and the stream of cases
 *   graphs.c     graphs among the numbers of an input, with fewer vertices
 *   smaller.c    inputs smaller than one on which a program failed
 *   limits.c     what input() allows, and the limits of programs
 *   state.c      a position as players see it: its moves, and what it is worth
 *   shown.c      a position as it is shown
 *   starts.c     the game that is explained or played: a random one, or that of the words typed
 *   about.c      what other tools ask of a problem
 *   describe.c   what the rules say, in words
 *   reason.c     why a position is won or lost, by its moves
 *   explain.c    who wins, and why
 *   survey.c     the values of heaps and their laws, and who wins
 *   match.c      a game being played: what is typed, the replies
 *   play.c       a game in a terminal
 *   turn.c       a turn of a game for a page, in JSON
 *   tables.c     what the pictures are drawn from
 *   faults.c     rules that crash or do not end
 *   program.c    the command line
 *   main.c       the program of one problem
 */
#ifndef RULES_MACHINE_H
#define RULES_MACHINE_H

#pragma GCC visibility push(default) /* for the site, where a game is put into the machinery when it starts */
#include "rules.h"
#pragma GCC visibility pop

#include <stdarg.h>

/* ---- text.c ---- */

/* The problem whose rules are run, the name of its program, and the word that random numbers begin with. */
extern const struct problem *the_problem;
extern const char *the_name, *the_seed;
extern const char *the_own_path; /* of rules of the user's own; NULL: of the suite's */

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

/* In a terminal, after two seconds: how far a long work has come. The format has one PRId64; done 0 begins, -1 ends.
   Returns how many seconds of processor time it has taken. */
int64_t show_progress(const char *format, int64_t done);

/* ---- forms.c ---- */

/* The problem as the judge of a form asks for it, where the name is "NAME+FORM": with all that the form has, and else
   what the problem has. Of any other name the problem. */
const struct problem *problem_in_form(const struct problem *whole, const char *name);
const char *name_in_words(const char *name); /* "NAME/FORM" */

/* ---- calls.c ---- */

/* A function of the rules file, such as "moves()", and the position that it is asked about, or -1. */
struct call {
    const char *name;
    int64_t position;
};
extern struct call the_call;                                /* the innermost; its name is "" where there is none */
extern int64_t calls_begun;                                 /* so far */
struct call begin_call(const char *name, int64_t position); /* returns the call in which it happens, */
void end_call(struct call outer);                           /* which goes on then */
void only_in(const char *places, const char *called);       /* dies where a function of rules.h is called elsewhere */

/* ---- translate.c ---- */

const char *tr(const char *format); /* a sentence or a format in the language of the reader; valid from now on */

/* ---- language.c ---- */

void say(const char *format, ...) LIKE_PRINTF(1, 2); /* printf() */
void text_say(struct text *to, const char *format, ...) LIKE_PRINTF(2, 3);

/* ---- print.c ---- */

/* What print() and piece() have written: lines for a reader or a judge, and cells, what piece() alone wrote, each with
   a line break after it. */
struct shown {
    struct text lines, cells;
    bool for_reader; /* print() speaks the reader's language, not that of a judge */
};

void clear_shown(struct shown *shown);

/* From now on print() and piece() write there; NULL: nowhere, they die. Returns where they wrote so far. */
struct shown *print_into(struct shown *shown);

/* What show() of a game writes of a position, in place of what was there. */
void capture(struct shown *shown, const struct game *game, int64_t position);

const char *unit_of(const struct game *game); /* what its numbers count; or "" */

/* A position for a message: as show() prints it, "7 stones", or "position 7". Valid until the next call. */
const char *words_of(const struct game *game, int64_t position);

/* ---- random.c ---- */

/* 64 random bits at a time; they begin with a word, such as the name of the problem. */
void seed_random(const char *word);
uint64_t random_between(uint64_t low, uint64_t high);
uint64_t random_of_magnitude(uint64_t low, uint64_t high);

/* ---- input.c ---- */

/* What is read or made: a whole input, or one game with its counts or without them. */
enum form { WHOLE_INPUT, WITHOUT_COUNTS, WITH_COUNTS };

/* Of the input that is read or made, or was last. */
struct reading {
    int64_t game_number; /* of the game within its input, from 1 on */
    int64_t serial;      /* of the game among all that were read or made: values of an earlier one are not used */
    int64_t tokens;      /* how many numbers and words it has, */
    uint64_t sum;        /* of the numbers and of the lengths of the words; UINT64_MAX: so much or more */
    bool has_count;      /* count_of_next() was called */
    enum form form;      /* of words that a person typed, */
    int form_count;      /* and how many forms fit them; */
    int64_t games;       /* how many games they hold: the first one is read */
    char complaint[300]; /* the first one; that of an earlier input where there was none */
};
extern struct reading reading;

/* A name with its lowest and highest limits, those of a word for its length; or a condition of must(). */
struct limit {
    const char *name;
    uint64_t low, high;
    const char *alphabet; /* NULL: a number */
    bool is_condition;    /* then name is its text */
};
const struct limit *limit_at(int64_t place); /* of all that was read or made so far, from 0 on; NULL behind the last */

/* Reads a judge's input strictly, byte by byte. Calls `each_game` after every game, and `each` with every number and
   word (NULL: nobody). Returns NULL when it is good, else what is wrong; then nothing that they did counts. */
const char *read_input(const char *from, int64_t length, void (*each_game)(void),
                       void (*each)(const struct limit *token));

/* A number as choose() of make_input() would have to return it to make the input that is read: with its range, whether
   it is the length of a word, and the game that it belongs to (0: it precedes the first). */
struct noted {
    uint64_t value, low, high;
    bool is_length;
    int64_t game;
};
void note_input(const char *from, int64_t length, void (*each)(struct noted number)); /* which is valid */
/* The number brought nearer to 0, or to its lowest if that is above. Halvings 0: by all of the way, 1: by half of it, 2:
   by a quarter, ..., 64: by one; far away only by all and by half, which keeps large numbers easy to read. -1: without
   its sign, if it may be. It may be the same. */
uint64_t lowered(const struct noted *number, int halvings);

/* Reads the words that a person types, with spaces anywhere: a whole input, or one game without the counts that
   count_of_next() reads, or one with them. Of an input of several games, the first is read. Where several of these fit,
   `wanted` says which, from 0 on. Returns NULL or what is wrong. */
const char *read_words(const char *from, int wanted);

/* Makes a whole input, or one game without its counts. choose() gives each number; its name is NULL for the index of a
   letter, and it may call complain(). Returns the text, valid until the next call, or NULL if there was a complaint. */
const char *make_input(uint64_t (*choose)(const char *name, uint64_t low, uint64_t high), enum form how);

const char *
words_with_counts(void);        /* those that were read last by read_words(), one blank apart, with all their counts */
const char *latest_input(void); /* that was read or made, or what there is of it */

/* Notes what is wrong with the input that is read or made: the first complaint counts. */
void complain(const char *format, ...) LIKE_PRINTF(1, 2);

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
int64_t place_of_text(struct rows *rows, const char *text);
bool add_text(struct rows *rows, const char *text); /* keeps a text, as a row; false when it is there already */

/* From now on position_of() keeps no more than so many numbers of new positions (INT64_MAX: any). From the first one on
   that there is no room for, it returns -1, and one is missing. Returns how many were left before. */
int64_t limit_new_positions(int64_t numbers);
bool is_position_missing(void);
int64_t position_numbers(void); /* how many numbers of positions are kept */
bool was_made_by_position_of(int64_t position); /* or is the same number by chance */

/* ---- values.c ---- */

/* Values of the positions 0..used - 1: uint8_t for OUTCOME, else int64_t. Or int64_t values of any positions, which are
   the keys, in the order in which they came. */
struct values {
    void *kept;
    struct rows keys;
    int64_t used, capacity;
};

static const int64_t NO_VALUE = INT64_MIN;
static const int64_t OPEN_VALUE = INT64_MIN + 1; /* the position is being searched */

/* By key: the place of its value, or NULL; its value, and if there is none `if_new`, which is then kept. */
int64_t *place_of_value(const struct values *values, int64_t key);
void add_value(struct values *values, int64_t key, int64_t value);
int64_t kept_value(struct values *values, int64_t key, int64_t if_new); /* NO_VALUE is not kept */
void free_values(struct values *values);

/* ---- known.c ---- */

/* DISTANCE: more than 0 if won, less if lost, and nearer to 0 the longer it takes if the winner hurries and the loser
   stalls: DISTANCE_AT_ONCE for a win by not having to move. NUMBER: what it is worth in a game of .numbers. FOREVER: of a
   position that is drawn in a game that is .endless, 1 if play goes round in circles unless somebody loses, 0 if it may
   end. */
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

/* How many of the ranges, which are ascending, begin with this number or below it. */
int64_t ranges_up_to(const struct range *ranges, int64_t count, int64_t number);

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

/* Positions with a hash of their moves, which must stay the same from game to game: the last ones that were asked about,
   and some of all that were searched. */
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

struct known *known_of(const struct game *game); /* as the game is now, with the amounts that it lists now */
struct known *known_at(int64_t place);
struct known *known_with(const struct game *game, const struct range *amounts, int64_t count); /* these amounts */
void forget(struct known *known); /* the values and laws, for the moves may have changed */

bool gives_moves(const struct game *game);         /* by .moves, .amounts or a .code */
bool is_heap(const struct known *known);           /* a heap of amounts or with a code: moves are known for all sizes */
int64_t heaps_searched(const struct known *known); /* of heaps: how far a law is looked for in their Grundy numbers */
bool is_listed(const struct game *game, int64_t position); /* it has moves here; elsewhere it needs .proved */
bool is_upwards(const struct known *known);                /* its values are those of the positions from 0 up */
bool known_value(struct known *known, enum question question, int64_t position, int64_t *value); /* if there is one */

/* ---- digits.c ---- */

enum { MOST_DIGITS = 64, NOTHING = 1, ONE_HEAP = 2, TWO_HEAPS = 4 };

struct code {
    struct known *known;
    enum question question;
    unsigned char digits[MOST_DIGITS + 1]; /* and one too many */
    int64_t count;
    int64_t tail;   /* so many digits at the end come again and again; 0: none */
    int64_t last;   /* the last digit before them, or of the code */
    bool has_split; /* some digit has a 4 */
};

/* The code of a heap game, or of its amounts; false where these are too large for a code. */
bool code_of(struct known *known, enum question question, struct code *code);
int digit_of(const struct code *code, int64_t k);

/* How many different moves the code has from a heap; where its digits repeat, not of a large one. */
int64_t moves_by_code(const struct code *code, int64_t heap);

/* ---- moves.c ---- */

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
    int64_t only; /* of amounts this one, if it may be taken; 0: all */
    bool to_win;  /* none after one that is known to leave a lost position: as if it were the last of `most` */
    bool cut;
    bool is_over;     /* over() was called */
    enum result over; /* with this result */
};

/* The moves of a position, in order; the caller starts from {0} and frees list. Names only where wanted: then no two
   may be alike. Now and then they are listed twice, and must be the same. */
void collect_moves(struct known *known, int64_t position, struct moves *moves, bool names);

/* Dies where a search would need more than so many positions: names this one of them, its first move, and the input. */
_Noreturn void die_of_many(struct known *known, int64_t position, int64_t most);

/* Whether moves() ends there when no more moves are wanted, or goes on to list them in vain. */
bool stops_when_told(struct known *known, int64_t position);

/* Lists no more than so many moves, of positions that are not too long; false: there are more. */
bool collect_few_moves(struct known *known, int64_t position, struct moves *moves, int64_t most);

/* Where values are kept from game to game: dies if a position of an earlier game has other moves now. Keeps this; and of
   those that are searched, which are noted when this is done, some. */
void check_fixed(struct known *known, int64_t position);
void note_searched(struct known *known, int64_t position);
bool is_listing(void); /* moves() is being called */

/* All points and leads lie between -MOST_POINTS and MOST_POINTS: a + b, or death where that is beyond them. */
static const int64_t MOST_POINTS = INT64_C(1) << 61;
int64_t sum_of_points(int64_t a, int64_t b);

/* ---- endless.c ---- */

void search_endless(struct known *known, int64_t position); /* all positions that can be reached */
bool can_go_on(struct known *known, int64_t position);      /* a drawn position: whether play can go on forever */

/* ---- search.c ---- */

/* The value of a position by searching as far as needed; or DISTANCE, 0 where that would take more work: moves that are
   listed, of which `work` says how many may be, and then how many are left. */
int64_t searched_value(struct known *known, enum question question, int64_t position);
int64_t search_bounded(struct known *known, int64_t position, int64_t *work);
void trim_values(struct known *known, enum question question, int64_t count);       /* to the first `count` values */
void add_value_upwards(struct known *known, enum question question, int64_t value); /* after those that are known */

/* ---- sparse.c ---- */

/* Finds the Grundy numbers of the heaps up to `last` by the digits; in misere play only where none has a 4. */
void fill_by_code(const struct code *code, int64_t last);

/* ---- windows.c ---- */

/* Each of the three files finds and proves its law, or leaves NO_LAW. */
void find_window(struct known *known, struct law *law);
int64_t value_by_window(const struct law *law, int64_t heap);
int64_t lost_by_window(const struct law *law, int64_t heap); /* the largest lost heap that is no larger, or -1 */
int64_t reduced_heap(const struct law *law, int64_t heap); /* the searched heap that stands for another one */

/* ---- codes.c ---- */

void find_code_law(struct known *known, enum question question, struct law *law);

/* ---- residues.c ---- */

void find_residues(struct known *known, enum question question, int64_t last, struct law *law); /* in heaps 0..last */

/* ---- laws.c ---- */

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

/* At how many different positions that have a move the formula of the page was compared with the search. */
int64_t positions_compared(void);

/* ---- steps.c ---- */

/* While answers are made, each value that is not searched is compared with those after its own moves. */
void answers_begin(void);
void answers_end(void);

int64_t asked_value(struct known *known, enum question question, int64_t position); /* value_of(), compared */
void check_enough_compared(void); /* dies where a formula was used, and compared at too few positions to be believed */
const char *how_known(void);      /* how the answers so far are known: "search", "search; a law, proved, ...", ... */

/* ---- numbers.c ---- */

/* value_as_number(): see rules.h. */

void check_number(struct known *known, int64_t position); /* of a game of .numbers: dies if it is worth none */

/* ---- laid.c ---- */

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

/* ---- whole.c ---- */

/* How long games last is searched with a bound on all the work together, in moves that are listed: a question (an
   explanation, a turn) may take so much, about a fifth of a second, one position no more than so much of it; and each
   move that is chosen has so much at least. allow_lengths() raises what is left to this. */
enum { WORK_OF_A_QUESTION = 400000, WORK_OF_A_LENGTH = 200000, WORK_OF_A_MOVE = 10000 };
void allow_lengths(int64_t work);

/* How much work one sum may take that is searched whole to be compared with what its parts tell. */
enum { WORK_OF_A_CASE = 4000000 };
void allow_comparing(int64_t work);

/* As searched_value(DISTANCE); 0 where nobody wins, or where it would take more work than is left. */
int64_t parts_distance(const struct part *parts, int64_t count);

bool is_small_sum(const struct part *parts, int64_t count);      /* so small that it is searched whole to compare, */
int64_t whole_distance(const struct part *parts, int64_t count); /* by this; 0 as above */

/* ---- sums.c ---- */

enum result parts_result(const struct part *parts, int64_t count); /* for the player to move; none may score */
int64_t parts_nim_sum(const struct part *parts, int64_t count);    /* or WINS_AT_ONCE */

/* ---- questions.c ---- */

/* Only what rules.h has: wins(), grundy(), lead(), count_lost(), compare_formula(). */

/* ---- answers.c ---- */

void check_problem(void); /* dies where the problem lacks what it needs, or contradicts itself */

/* Writes the answer to the input of a judge. Returns NULL or what is wrong with the input. */
const char *answer_input(const char *from, int64_t length, struct shown *to);

/* Adds the answer to the game that was read last. Dies if it names another winner than what is laid has. */
void answer_game(struct shown *to);

/* Whether the rules say what is printed: without .answer, .outputs and .players a game can be played and explained. */
bool has_outputs(void);

/* What accepts() says of an output to the input that was read last, its words one blank apart. With a NUL in it, no. */
bool is_accepted(const char *output, int64_t length);

enum result laid_result(void); /* of what is laid, for the player to move */
const char *player_name(int player);
int winner_of(enum result result, int mover); /* 0 the first player, 1 the second player, 2 nobody */

/* ---- makers.c ---- */

/* How the numbers of an input are chosen, beside random_between() and random_of_magnitude(); choose_edge: the first or
   last of its range, or beside. */
uint64_t choose_lowest(uint64_t low, uint64_t high);
uint64_t choose_highest(uint64_t low, uint64_t high);
uint64_t choose_edge(uint64_t low, uint64_t high);

/* Narrows the ranges of numbers, as a call in cases() says, until they are widened. */
void narrow(const char *format, va_list arguments);
void widen(void);

/* Makes an input of numbers that a function chooses; NULL if it is not valid. */
const char *make_by(uint64_t (*by)(uint64_t low, uint64_t high));

/* Every input in turn: the first, and the one after it; false behind the last. NULL for numbers that are not valid. */
const char *make_first(void);
bool make_next(const char **input);
void text_add_ranges_made(struct text *to); /* the first of those that have more than one number */
double count_made(void); /* how many there are at the most with the ranges of the input that was made last */

/* The input that was made last, changed so that the first player loses; and if number % 4 is 2, one number one off. */
const char *make_lost(int number);

/* ---- cases.c ---- */

/* An input with its answer, and what its place in the order depends on. */
struct kept_case {
    const char *kind;
    int64_t tokens;
    uint64_t sum;
    struct text input;
    struct text answer;
};
int smaller_first(const void *a, const void *b); /* compares kept cases, for qsort() */

void run_cases(void);                /* makes all cases, with their answers */
void print_cases(const char *facts); /* as a stream: common/judge/stream.c has the format */

/* ---- graphs.c ---- */

/* Among the noted numbers of a game, from start to end: a count of vertices, which are called 1, 2, 3, ..., and edges,
   each of so many numbers, the first two of which are vertices. */
struct graph {
    int64_t start, end;
    int64_t count_at, vertices;
    int64_t from, width, edges;
};
bool find_graph(const struct noted *numbers, int64_t start, int64_t end, struct graph *g);

/* Marks the first so many vertices that are met from this one, edge by edge, without this edge (-1: by all). Returns how
   many there are. */
int64_t keep_around(const struct graph *g, const struct noted *numbers, int64_t vertex, int64_t most, int64_t without,
                    bool *kept);

/* Writes the numbers of the game with these vertices alone. Returns how many there are, no more than before. */
int64_t cut_graph(const struct graph *g, const struct noted *numbers, const bool *kept, uint64_t *to);

/* ---- smaller.c ---- */

/* As a stream: inputs that are smaller, with their answers, of the kind "smaller". Then, where they are few, all that are
   smaller, of the kind "all", and of the kind "last" when nothing is missing. */
void print_smaller(const char *from, int64_t length);

/* ---- limits.c ---- */

/* Names in the order of the input, with their lowest and highest limits over many inputs; and conditions. */
void text_add_limits(struct text *lines);
void print_limits(void);
void print_limit(const struct limit *limit);
int64_t time_limit_ms(void); /* of programs in C, for a game of the user's own */
int64_t memory_limit_mb(void);

/* ---- state.c ---- */

/* A position with all that lies side by side, as players see it. */
struct state {
    struct part *parts;
    int64_t count;
    int64_t capacity;
    bool scores;       /* the players play for scores */
    bool won;          /* the player who has just moved has won at once, by win() */
    int64_t points[2]; /* of the first and the second player */
    int mover;         /* 0 or 1 */
    int64_t serial;    /* another one for each state */
};

/* Reads one game by read_words(). Returns NULL, with the state that is laid, or what is wrong with the words; or with
   the state, which then says what cannot be told of it. */
const char *state_of_words(const char *words, int wanted, struct state *state);

/* All that fill a state or choices reuse the memory of what they had before; it is zero at first, and never freed. */
void state_of_laid(struct state *state); /* of the game that was read or made last */
void copy_state(struct state *to, const struct state *from);
void list_choices(const struct state *state, struct moves *choices); /* the moves of all its parts */
void list_some(const struct state *state, struct moves *choices, int64_t most); /* so many of them at most */
void make_choice(struct state *to, const struct state *from, const struct move *choice);

/* How good it is for the player to move, with best play from here: in a game of scores the final points less the
   opponent's, else 1, 0 or -1. How good a move is for the player who makes it. The best move, by which the winner
   hurries and the loser stalls where that is known; or NULL when there are more than are listed. */
int64_t state_worth(const struct state *state);
int64_t choice_worth(const struct state *state, const struct move *choice);
const struct move *best_choice(const struct state *state, const struct moves *choices);

/* In how many moves the game ends if the winner hurries and the loser stalls; -1 where this is not known. */
int64_t state_plies(const struct state *state);

/* Letters where one position is asked about, Grundy numbers where several lie side by side or a move leaves
   two. */
enum question question_of(const struct state *state);

/* What is known of the game of all parts, and their largest position; NULL where they are no numbers that count up
   from 0. */
struct known *known_up_to(const struct state *state, int64_t *last);

/* ---- shown.c ---- */

void show_part(struct shown *shown, const struct part *part, int64_t indent);  /* of all lines but the first */
void say_position(struct text *to, const struct game *game, int64_t position); /* for a reader: "7 stones" */
void show_drawing(struct shown *shown, const struct state *state); /* no lines: the problem does not draw it */
void print_state(const struct state *state);                       /* all that a player sees of it */
int line_width(void);                                              /* of the terminal, or of the box of the page */
void say_wrapped(const char *format, ...) LIKE_PRINTF(1, 2);       /* say(), wrapped at spaces to this width */

/* ---- starts.c ---- */

/* A game to begin with, clear and not decided at once, as a person would type it; the state is that game. */
const char *start_words(struct state *state);
const char *start_words_if_any(struct state *state); /* NULL: none is found; start_words() dies then */

/* As state_of_words(), or ends the program with a complaint and an example. */
void words_or_exit(const char *words, int wanted, struct state *state);

/* How the words were read that were read last, where that is not plain; NULL if it is. Valid until the next call. */
const char *how_read(void);

/* Prints the rule, and takes the words, or a game to begin with where there are none; returns the words of it. */
const char *introduce(const char *words, struct state *state);

/* ---- about.c ---- */

void print_about(void);

/* ---- describe.c ---- */

void describe(const char *facts); /* a file that print_cases() has written, or NULL */

/* ---- reason.c ---- */

/* Why a position is worth what it is, by its moves alone. Where a nim-sum tells it, only in plain words. */
enum { PAIRS_TOLD = 8, LINE_TOLD = 60 };
struct reason {
    char after[160]; /* the move that wins, "": none does; then, or after it, every move loses, by these answers */
    struct {
        char move[160], answer[160];
    } pairs[PAIRS_TOLD];
    int64_t count, more;
    struct text leaves; /* to each of these moves there is an answer that leaves this, and it is told; or empty */
    bool leaves_end;    /* where there is no move */
    int64_t common;     /* the same as a position; or -1 */
    struct text line;   /* best play to the end where there are scores or draws, each move after a blank; or empty */
    struct text plain;  /* of a sum whose parts pair up, or are heaps of Nim, without any term; the idea of the page, by
                           why(); or empty */
    bool is_mirror;     /* the parts pair up, equal ones */
};
void find_reason(const struct state *state, struct reason *reason);
/* Adds the answer that wins after a move of a lost position, for a reader: the one of the reason, where it names one. */
void add_answer(const struct reason *reason, const struct state *lost, const struct move *choice, struct text *to);

/* ---- explain.c ---- */

void explain(const char *words);

/* What explain() says in the end: Grundy numbers of the parts where they decide, the winner, the moves. */
void show_law(const struct law *law, enum question question);
void show_reduced(const struct law *law, enum question question, int64_t heap, int64_t value);
void show_nim_sum(const struct state *state);
void show_winner(const struct state *state, enum result result);
void show_moves(const struct state *state, enum result result, const struct reason *reason);

/* ---- survey.c ---- */

void survey(const char *words);
void print_survey(const char *words); /* for the page: see there */

/* ---- match.c ---- */

struct played {
    struct state before;
    struct move made;
};

/* A game that is being played, in a terminal or on a page. */
struct match {
    struct state now;
    struct moves choices;  /* of `now`, once they were listed */
    struct played *played; /* all so far, to take them back and to look back at the end */
    int64_t played_count;
    int64_t played_capacity;
    int visitor;       /* 0: the visitor is the first player; 1: the second; the machine is the other one */
    struct text wrong; /* with what was typed last: see find_choice() */
};
extern struct match match;

void play_choice(const struct move *choice);
void take_back(void);

/* The best of the moves that are listed here. They are all, if not cut. */
const struct move *pick_choice(const struct state *state, struct moves *choices);
int64_t worth_to(int player); /* of the state now: see state_worth() */

const struct move *find_choice(const char *typed); /* the move that was typed, or NULL: then `wrong` says why */
void text_add_choices(struct text *to);            /* the moves as far as there is room, each after a line break */

/* A sentence on the first move of a player after which no more could be had than is had now; or NULL. */
const char *mistake_of(int player);

/* ---- play.c ---- */

void play(const char *words);

/* ---- turn.c ---- */

void print_turn(const char *words); /* for the page: see there */

/* ---- tables.c ---- */

void print_table(const char *words, bool numbers);
void print_moves(const char *words);

/* ---- faults.c ---- */

void catch_crashes(char **arguments); /* of main() */
void bound_rules(bool makes_cases);   /* in time and memory */
const char *call_at_fault(void);      /* in WebAssembly, where the page asks for it */

/* ---- program.c ---- */

/* The rules are the user's own, from this file; NULL: they are the suite's. */
void own_rules(const char *path);

/* Random inputs begin with the seed, or with the rule of the problem where it is NULL. A seed "NAME+FORM" is that form
   of the problem. */
int run_program(const struct problem *problem_run, const char *seed, int argc, char **argv);

/* ---- main.c ---- */

/* Only main(). */

#endif
