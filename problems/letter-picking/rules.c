/* letter-picking: take the first or the last letter and put it in front of your own word; the smaller word wins. */
#include "rules.h"

#include <string.h>

enum { GAMES = 1000, LETTERS = 2000, SEARCHED = 40 };

static const char letters[] = "abcdefghijklmnopqrstuvwxyz";

static char text[LETTERS + 1];
static int64_t all_letters; /* of the words of this input so far */

/* A position: the letters from..to - 1 are left; the letter that Alice has taken in this round, or 0; and the result for
 * Alice if all letters from now on are equal, which is that of the last round with different letters. */
enum { FROM, TO, TAKEN, AHEAD, NUMBERS };

static int64_t ahead_after(int64_t ahead, int64_t alice, int64_t bob)
{
    return alice < bob ? WON : alice > bob ? LOST : ahead;
}

static int64_t take(const int64_t *at, bool first)
{
    int64_t to[NUMBERS];
    memcpy(to, at, sizeof to);
    const char letter = text[first ? to[FROM]++ : --to[TO]];
    if (to[TAKEN] != 0) {
        to[AHEAD] = ahead_after(to[AHEAD], to[TAKEN], letter);
    }
    to[TAKEN] = to[TAKEN] != 0 ? 0 : letter;
    return position_of(to, NUMBERS);
}

static void moves(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    if (at[FROM] == at[TO]) {
        over((enum result)at[AHEAD]);
        return;
    }
    leave(take(at, true), "first letter");
    spot("%" PRId64, at[FROM] + 1);
    if (at[FROM] + 1 < at[TO]) {
        leave(take(at, false), "last letter");
        spot("%" PRId64, at[TO]);
    }
}

static void show(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    print("letters left:");
    for (int64_t i = at[FROM]; i < at[TO]; i++) {
        piece(" %c", text[i]);
        spot("%" PRId64, i + 1);
        mark("kept");
    }
    if (at[TAKEN] != 0) {
        fact("; Alice has taken %c", (char)at[TAKEN]);
    }
    if (at[AHEAD] != DRAWN) {
        fact(at[AHEAD] == WON ? "; so far Alice has the smaller word" : "; so far Bob has the smaller word");
    }
}

static bool searched(int64_t position)
{
    (void)position;
    return strlen(text) <= SEARCHED;
}

/* The formula of the page: the letters from..to - 1 are a draw if they are pairs when equal ends have been taken off, and
 * Alice wins them if not. */
static bool is_draw(int64_t from, int64_t to)
{
    for (; from < to && text[from] == text[to - 1]; from++) {
        to--;
    }
    for (; from + 1 < to && text[from] == text[from + 1]; from += 2) {
    }
    return from >= to;
}

static int64_t after(int64_t from, int64_t to, int64_t ahead) { return is_draw(from, to) ? ahead : WON; }

static int64_t proved(int64_t position)
{
    int64_t at[NUMBERS];
    numbers_of(position, at);
    if (at[TAKEN] == 0) {
        return after(at[FROM], at[TO], at[AHEAD]);
    }
    const int64_t first = after(at[FROM] + 1, at[TO], ahead_after(at[AHEAD], at[TAKEN], text[at[FROM]]));
    const int64_t last = after(at[FROM], at[TO] - 1, ahead_after(at[AHEAD], at[TAKEN], text[at[TO] - 1]));
    return WON - (first < last ? first : last); /* for Bob, who wants it small */
}

static struct game row = {.moves = moves, .show = show, .board = "row", .searched = searched, .proved = proved};

static void preamble(void) { all_letters = 0; }

static void input(void)
{
    const char *all = word("s", letters, 2, LETTERS);
    const int64_t length = (int64_t)strlen(all);
    must(length % 2 == 0, "every word must have an even number of letters");
    all_letters += length;
    must(all_letters <= LETTERS, "all words together must have at most 2,000 letters");
    memcpy(text, all, (size_t)length + 1);
    put(&row, position_of((int64_t[]){0, length, 0, DRAWN}, NUMBERS));
}

/* ---- cases ---- */

/* Writes word number `code` of all words of so many of the first letters of the alphabet. */
static void write_word(char *to, int64_t length, int64_t alphabet, int64_t code)
{
    for (int64_t i = 0; i < length; i++, code /= alphabet) {
        to[i] = letters[code % alphabet];
    }
    to[length] = '\0';
}

static int64_t power(int64_t base, int64_t exponent) { return exponent == 0 ? 1 : base * power(base, exponent - 1); }

/* Every word, in inputs of as many words as allowed. */
static void try_all(int64_t length, int64_t alphabet)
{
    char made[LETTERS + 1];
    const int64_t words = power(alphabet, length);
    const int64_t at_once = LETTERS / length < GAMES ? LETTERS / length : GAMES;
    for (int64_t code = 0; code < words; code += at_once) {
        const int64_t count = words - code < at_once ? words - code : at_once;
        add_input("%" PRId64 "\n", count);
        for (int64_t i = 0; i < count; i++) {
            write_word(made, length, alphabet, code + i);
            add_input("%s\n", made);
        }
        try_input("every-word", "");
    }
}

/* A word that is drawn, with so many of its letters changed. */
static void write_near_draw(char *to, int64_t length, int64_t alphabet, int64_t changed)
{
    const int64_t ends = random_in(0, length / 2);
    for (int64_t i = 0; i < ends; i++) {
        to[i] = to[length - 1 - i] = letters[random_in(0, alphabet - 1)];
    }
    for (int64_t i = ends; i < length - ends; i += 2) {
        to[i] = to[i + 1] = letters[random_in(0, alphabet - 1)];
    }
    for (; changed > 0; changed--) {
        const char letter = letters[random_in(0, alphabet - 1)];
        to[random_in(0, length - 1)] = letter;
    }
    to[length] = '\0';
}

static void try_words(const char *kind, int64_t words, int64_t shortest, int64_t longest)
{
    char made[LETTERS + 1];
    add_input("%" PRId64 "\n", words);
    for (int64_t i = 0; i < words; i++) {
        const int64_t length = 2 * random_in(shortest / 2, longest / 2);
        const int64_t alphabet = random_in(2, i % 3 == 0 ? 26 : 3);
        write_near_draw(made, length, alphabet, i % 2 == 0 ? 0 : random_in(1, 3));
        add_input("%s\n", made);
    }
    try_input(kind, "");
}

static void cases(void)
{
    char made[LETTERS + 1];
    for (int64_t length = 2; length <= 6; length += 2) {
        const int64_t alphabet = length < 6 ? 3 : 2;
        for (int64_t code = 0; code < power(alphabet, length); code++) {
            write_word(made, length, alphabet, code);
            try_input("small", "1\n%s\n", made);
        }
    }
    try_all(6, 3);
    try_all(8, 2);
    try_all(10, 2);
    for (int i = 0; i < 100; i++) {
        try_words("random", 1 + i % 10, 2, 20);
        try_words("middling", 1 + i % 5, 20, SEARCHED);
    }
    for (int i = 0; i < 20; i++) {
        try_words("large", 4, SEARCHED, LETTERS / 4);
        try_words("large", 1, LETTERS - 2 * (i % 5), LETTERS);
    }
    try_words("many-words", GAMES, 2, 2);
    for (int64_t i = 0; i < LETTERS; i++) {
        made[i] = letters[i % 2];
    }
    made[LETTERS] = '\0';
    try_input("limit", "1\n%s\n", made);
    for (int64_t i = 0; i < LETTERS; i++) {
        made[i] = 'z';
    }
    add_input("1\n%s\n", made);
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move takes the first or the last letter of the row and puts it in front of one's own word; at the end the "
        "word that comes first in the dictionary wins.",
    .players = {"Alice", "Bob"},
    .outputs = {"Alice", "Bob", "Draw"},
    .games = {COUNTED, "t", 1, GAMES},
    .preamble = preamble,
    .input = input,
    .cases = cases,
};
