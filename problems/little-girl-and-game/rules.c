/* little-girl-and-game: remove a letter; whoever can order the letters to a palindrome before his move wins. */
#include "rules.h"

enum { MAX = 1000, LETTERS = 26, SEARCHED = 9 };

/* A position: how often each letter occurs. */
static int64_t odd_letters(const int64_t *at)
{
    int64_t count = 0;
    for (int64_t letter = 0; letter < LETTERS; letter++) {
        count += at[letter] % 2;
    }
    return count;
}

static int64_t length_of(const int64_t *at)
{
    int64_t length = 0;
    for (int64_t letter = 0; letter < LETTERS; letter++) {
        length += at[letter];
    }
    return length;
}

static void moves(int64_t position)
{
    int64_t at[LETTERS];
    numbers_of(position, at);
    if (odd_letters(at) <= 1) { /* the palindrome is there */
        over(WON);
        return;
    }
    for (int64_t letter = 0; letter < LETTERS; letter++) {
        if (at[letter] > 0) {
            at[letter]--;
            leave(position_of(at, LETTERS), "remove letter %c", (int)('a' + letter));
            spot("%" PRId64, 1 + letter);
            at[letter]++;
        }
    }
}

static void show(int64_t position)
{
    int64_t at[LETTERS];
    numbers_of(position, at);
    fact("letters:");
    for (int64_t letter = 0; letter < LETTERS; letter++) {
        if (at[letter] > 0) {
            piece(at[letter] > 1 ? " %c*%" PRId64 : " %c", (int)('a' + letter), at[letter]);
            spot("%" PRId64, 1 + letter);
        }
    }
}

static bool searched(int64_t position)
{
    int64_t at[LETTERS];
    numbers_of(position, at);
    return length_of(at) <= SEARCHED;
}

/* The theorem of the page. */
static int64_t proved(int64_t position)
{
    int64_t at[LETTERS];
    numbers_of(position, at);
    return odd_letters(at) == 0 || odd_letters(at) % 2 == 1 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    int64_t at[LETTERS];
    numbers_of(position, at);
    const int64_t odd = odd_letters(at);
    print("Letters that occur an odd number of times: %" PRId64 ". ", odd);
    print(odd <= 1 ? "They make a palindrome at once."
          : odd % 2 == 1
              ? "Remove one of these; then their number is even, and each move of the opponent makes it odd again."
              : "Each move makes that odd, and with an odd number one wins.");
    return odd == 0 || odd % 2 == 1 ? WON : LOST;
}

static struct game letters = {
    .moves = moves, .fixed = true, .show = show, .board = "row", .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    int64_t at[LETTERS] = {0};
    for (const char *s = word("s", "abcdefghijklmnopqrstuvwxyz", 1, MAX); *s != '\0'; s++) {
        at[*s - 'a']++;
    }
    put(&letters, position_of(at, LETTERS));
}

/* ---- cases ---- */

static void try_all_words(int64_t length, int64_t alphabet)
{
    int64_t words = 1;
    for (int64_t i = 0; i < length; i++) {
        words *= alphabet;
    }
    for (int64_t code = 0; code < words; code++) {
        for (int64_t i = 0, rest = code; i < length; i++, rest /= alphabet) {
            add_input("%c", (int)('a' + rest % alphabet));
        }
        try_input("small", "\n");
    }
}

/* A word in which so many letters occur an odd number of times, mixed. */
static void try_word(const char *kind, int64_t length, int64_t odd)
{
    int64_t word[MAX];
    int64_t alphabet[LETTERS];
    for (int64_t letter = 0; letter < LETTERS; letter++) {
        alphabet[letter] = 'a' + letter;
    }
    shuffle(alphabet, LETTERS);
    for (int64_t i = 0; i < odd; i++) {
        word[i] = alphabet[i];
    }
    for (int64_t i = odd; i < length; i += 2) {
        const int64_t letter = random_in('a', 'z');
        word[i] = letter;
        if (i + 1 < length) {
            word[i + 1] = letter;
        }
    }
    shuffle(word, length);
    for (int64_t i = 0; i < length; i++) {
        add_input("%c", (int)word[i]);
    }
    try_input(kind, "\n");
}

static void cases(void)
{
    for (int64_t length = 1; length <= 5; length++) {
        try_all_words(length, 3);
    }
    try_all_words(4, 4);
    for (int i = 0; i < 200; i++) {
        const int64_t most = random_in(0, i % 2 == 0 ? 4 : LETTERS);
        const int64_t length = random_in(most > 1 ? most : 1, i < 60 ? SEARCHED + LETTERS : MAX);
        try_word("random", length - (length - most) % 2 > 0 ? length - (length - most) % 2 : 1, most);
    }
    for (int64_t odd = 0; odd <= LETTERS; odd++) {
        try_word("limit", MAX - odd % 2, odd);
    }
    for (int i = 0; i < MAX; i++) {
        add_input("%c", 'a' + i % 25);
    }
    add_input("\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move removes a letter. Whoever can put the letters in an order that makes a palindrome, before a move of "
        "his own, wins.",
    .outputs = {"First", "Second"},
    .input = input,
    .cases = cases,
};
