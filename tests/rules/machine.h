/*
 * What the files of the machinery share with each other. A rules file needs rules.h alone.
 *
 *   search.c   tables of outcomes, Grundy numbers and leads; positions that are more than one number; sums
 *   proof.c    what holds beyond the searched table, with its proof
 *   input.c    input() run as a reader, a checker or a maker of inputs
 *   cases.c    which inputs are tried, and the streams of cases and of hostile inputs
 *   explain.c  who wins and why; play.c  a game against the user
 *   program.c  the command line
 */
#ifndef RULES_MACHINE_H
#define RULES_MACHINE_H

#include "rules.h"

#include <stdarg.h>

/* ---- program.c ---- */

extern const char *program_name;

/* Prints "NAME: message" on stderr and ends the program with status 1. */
_Noreturn void die(const char *format, ...);

/* Memory for count things of size bytes, all zero; dies when there is none. */
void *new_array(int64_t count, size_t size);

/* Makes room for at least `wanted` things in an array that grows; new room is zero. Returns the array. */
void *grown(void *array, int64_t *capacity, int64_t wanted, size_t size);

/* A text that grows; it always ends in '\0', which length does not count. */
struct text {
    char *bytes;
    int64_t length;
    int64_t capacity;
};

void text_add(struct text *text, const char *format, ...);
void text_add_arguments(struct text *text, const char *format, va_list arguments);
void text_add_bytes(struct text *text, const char *bytes, int64_t length);
void text_cut(struct text *text, int64_t length);
void text_free(struct text *text);

/* What print() has written since the last call of this; valid until the next print(). */
const char *printed(void);

/* ---- search.c ---- */

enum question { OUTCOME, GRUNDY, MISERE_GRUNDY, LEAD, QUESTIONS };

/* A Grundy number that is none: some move wins the whole game at once, so moving here loses (see win()). */
enum { HOT = -1 };

/* One move of a position, as moves() says it. */
struct move {
    enum { LEAVES, LEAVES_TWO, WINS } kind;
    int64_t position;
    int64_t other; /* LEAVES_TWO only, else -1 */
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

/* The moves of a position, in order; the caller starts from {0} and frees list. */
void collect_moves(struct game *game, int64_t position, struct moves *moves);

/* Range of amounts that may be taken. */
struct range {
    int64_t low;
    int64_t high;
};

/* What is known of a game: tables, amounts, and what proof.c has found. */
struct search {
    int64_t of_input; /* the number of the input for which it was made */
    struct table *tables[QUESTIONS];
    struct range *amounts;
    int64_t amount_count;
    int64_t amount_capacity;
    bool splits;     /* some move leaves two */
    int64_t tame_to; /* all positions below this one are tame */
    struct proof *proofs[QUESTIONS];
};

/* The search of a game, emptied when it belongs to an earlier input and the game is not fixed. */
struct search *search_of(struct game *game);

/* How the answers given so far are known: "search", "search; a period proved by windows", ... */
const char *how_known(void);

/* The value of a position from the table alone, searching as far as needed. */
int64_t searched_value(struct game *game, enum question question, int64_t position);

/* The same, or what has been proved beyond the table. */
int64_t value_of(struct game *game, enum question question, int64_t position);

/* The whole position of a sum, that clear() and put() have made: for explain and play. */
struct part {
    struct game *game;
    int64_t position;
    int64_t count;
};
extern struct part *sum_parts;
extern int64_t sum_part_count;

/* Called before every question is answered when not NULL: explain and play take over here. parts[0..count -
   1] is what is asked about; `question` is what. */
extern void (*asked)(const struct part *parts, int64_t count, enum question question);

/* Whether the player to move wins a sum when it is searched whole; gives up (false, with *known false) beyond
   `most` positions. */
bool whole_wins(const struct part *parts, int64_t count, int64_t most, bool *known);

/* What the player to move gets of parts side by side, count of them at least one. */
enum result parts_result(const struct part *parts, int64_t count);

/* ---- proof.c ---- */

void free_proof(struct proof *proof); /* NULL is no proof */

/* The value of a position beyond game->searched. Proves what it needs first; dies when it cannot. */
int64_t proved_value(struct game *game, enum question question, int64_t position);

/* amount() while residues() runs. */
void tell_residue(int64_t amount);

/* How many of from..to are lost (BY_WINDOW). */
int64_t proved_count_lost(struct game *game, int64_t from, int64_t to);

/* The period that was proved, or 0; *from is where it begins, *shift what is added to Grundy numbers. */
int64_t proved_period(struct game *game, enum question question, int64_t *from, int64_t *shift);

/* ---- input.c ---- */

extern int64_t
    input_number; /* counts the inputs read or made, so that tables of an earlier one are not used */

/* One number or word of an input, as it was read or made. */
struct token {
    const char *name;
    uint64_t low;
    uint64_t high;
    uint64_t value;
    int64_t at; /* where it begins in the text, and how long it is */
    int64_t length;
    const char *alphabet; /* of a word, whose length low, high and value tell; NULL for a number */
};
extern struct token *tokens;
extern int64_t token_count;

/* Reads a text strictly, byte by byte, by running input(). Returns NULL when it is good, else what is wrong.
 */
const char *read_input(const char *from, int64_t length);

/* Reads words as a person types them: blanks anywhere. Returns NULL or what is wrong. */
const char *read_words(const char *from);

/*
 * Makes an input by running input(); choose() gives each number in low..high (already narrowed). Returns its
 * text, valid until the next call, or NULL when must() did not hold.
 */
const char *make_input(uint64_t (*choose)(uint64_t low, uint64_t high));

/* Whether input() uses words or goes on to the end of the file: then blanks and lines cannot stand anywhere.
 */
bool reads_lines(void);

/* ---- cases.c ---- */

void print_cases(void);
void print_facts(void);
void print_hostile(void);
void print_largest(void);
void print_limits(void);

/* A small input, for people to read; ends in a newline. */
const char *make_example(void);

/* A random input of small numbers, none above its lowest by more than `spread`; NULL when must() did not
 * hold. */
const char *make_random(uint64_t spread);

/* Seeds the random numbers anew. */
void seed_random(uint64_t seed);

/* The range that narrow() leaves of a number's own. */
void narrow_range(const char *name, uint64_t *low, uint64_t *high);

/* ---- state.c: a position with all that lies side by side, as explain and play see it ---- */

struct state {
    struct part *parts;
    int64_t count;
    int64_t capacity;
    enum question question; /* LEAD: the players play for scores */
    bool misere;
    bool won;          /* the player who has just moved has won the whole game by win() */
    int64_t scores[2]; /* of the first and the second player */
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

/* Runs input() on words as a person types them, and answer() up to its first question. Returns NULL, with the
   state that is asked about, or what is wrong with the words. */
const char *state_of_words(const char *words, struct state *state);

/* The same for an input as it was made. */
void state_of_input(const char *input, struct state *state);

void free_state(struct state *state);
void copy_state(struct state *to, const struct state *from);
void list_choices(const struct state *state, struct choices *choices);
void make_choice(struct state *to, const struct state *from, const struct choice *choice);

/* What the player to move gets in the end, with best play from here; LEAD: by the final scores. */
enum result state_result(const struct state *state);

/* LEAD: the mover's final score less the opponent's, with best play from here. */
int64_t state_lead(const struct state *state);

/* A line or two: what lies there, by printf. */
void print_state(const struct state *state);

const char *player_name(int player);

/* ---- explain.c, play.c: the exit status ---- */
int explain(const char *words);
int play(const char *words);
int try_play(int64_t games); /* against a player who moves at random */

/* Letters where one position is asked about, Grundy numbers where several lie side by side or a move leaves
 * two. */
enum question question_of(const struct state *state);

/* The state of the words, or false with a complaint. */
bool take_words(const char *words, struct state *state);

/* ---- table.c: what the pictures are drawn from, tab separated ---- */

int print_table(const char *words, bool numbers);
int print_moves(const char *words);

#endif
