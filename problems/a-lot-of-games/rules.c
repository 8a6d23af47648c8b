/* a-lot-of-games: build a word letter by letter, k times; whoever loses a game begins the next. */
#include "rules.h"

#include <string.h>

enum { WORDS = 100000, LETTERS = 100000, MAX_GAMES = 1000000000, SEARCHED = 4000, SHOWN = 60 };

static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz";

static int64_t games;

/* Every beginning of a word is a node, the empty one is 0. Where a letter leads; 0: nowhere. */
static int32_t nodes;
static int32_t follows[LETTERS + 1][26];
static int32_t before[LETTERS + 1];
static char last_letter[LETTERS + 1];

static bool is_end(int64_t node)
{
    for (int letter = 0; letter < 26; letter++) {
        if (follows[node][letter] > 0) {
            return false;
        }
    }
    return true;
}

/* One game: a position is a node. Whoever cannot add a letter loses it; or, if that is the aim, has reached it. */
static void one_moves(int64_t node)
{
    for (int letter = 0; letter < 26; letter++) {
        if (follows[node][letter] > 0) {
            leave(follows[node][letter], "add %c", alphabet[letter]);
        }
    }
}

static struct game to_win = {.moves = one_moves};
static struct game to_lose = {.moves = one_moves, .misere = true};

/* All games: the node, and how many games come after this one. Where a word has ended, the player to move has lost this
 * game and begins the next. */
enum { BASE = 1 << 30 };

static int64_t state(int64_t node, int64_t later) { return node * BASE + later; }

static void moves(int64_t position)
{
    int64_t node = position / BASE;
    int64_t later = position % BASE;
    if (is_end(node) && later > 0) {
        node = 0;
        later--;
    }
    for (int letter = 0; letter < 26; letter++) {
        if (follows[node][letter] > 0) {
            leave(state(follows[node][letter], later), "add %c", alphabet[letter]);
            spot("%c", alphabet[letter]);
        }
    }
}

/* The letters on the way to a node, of which there are at most SHOWN. */
static const char *way_to(int64_t node)
{
    static char letters[SHOWN + 1];
    int64_t at = SHOWN;
    for (; node > 0 && at > 0; node = before[node]) {
        letters[--at] = last_letter[node];
    }
    return letters + at;
}

static int64_t length_of(int64_t node)
{
    int64_t length = 0;
    for (; node > 0; node = before[node]) {
        length++;
    }
    return length;
}

/* The words that can be built: those that no other one goes on from. */
static void show_words(void)
{
    int64_t letters = 0;
    for (int64_t node = 1; node < nodes && letters <= SHOWN; node++) {
        letters += is_end(node) ? length_of(node) : 0;
    }
    fact("; words: ");
    for (int64_t node = 1, words = 0; node < nodes && letters <= SHOWN; node++) {
        if (is_end(node)) {
            fact("%s%s", words++ > 0 ? " " : "", way_to(node));
        }
    }
    fact(letters <= SHOWN ? "" : "too many to be shown");
}

/* A word that has ended is gone: the next one is begun. */
static void show(int64_t position)
{
    const int64_t node = position / BASE;
    const int64_t length = length_of(node);
    const int64_t game = games - position % BASE;
    const bool is_between = is_end(node) && game < games;
    if (is_between) {
        fact("game %" PRId64 " has ended: %s", game, length <= SHOWN ? way_to(node) : "");
        fact("; whoever moves lost it and begins the next; ");
    }
    if (is_between || length == 0) {
        fact("the word so far: nothing");
    } else if (length <= SHOWN) {
        print("the word so far: ");
        for (const char *letter = way_to(node); *letter != '\0'; letter++) {
            piece("%c", *letter);
            spot("letter %d", (int)(letter - way_to(node)) + 1);
        }
    } else {
        fact("the word so far: %" PRId64 " letters", length);
    }
    fact("; game %" PRId64 " of %" PRId64, is_between ? game + 1 : game, games);
    show_words();
}

static bool searched(int64_t position) { return nodes * (position % BASE + 1) <= SEARCHED; }

/* The formula of the page: whether the beginner of so many games can win the last one. */
static bool beginner_wins(int64_t count) { return wins(&to_win, 0) && (count % 2 == 1 || wins(&to_lose, 0)); }

static int64_t proved(int64_t position)
{
    const int64_t node = position / BASE;
    const int64_t later = position % BASE;
    const bool aims_to_lose = later > 0 && beginner_wins(later); /* the loser of this game begins those */
    return wins(aims_to_lose ? &to_lose : &to_win, node) ? WON : LOST;
}

static int64_t why(int64_t position)
{
    const int64_t node = position / BASE;
    const int64_t later = position % BASE;
    print("Two questions of one game from its first letter on. Can its beginner force a win? ");
    print(wins(&to_win, 0) ? "Yes. " : "No. ");
    print("Can its beginner force a loss? ");
    print(wins(&to_lose, 0) ? "Yes. " : "No. ");
    const bool aims_to_lose = later > 0 && beginner_wins(later);
    print(later == 0     ? "This is the last game. Its winner wins."
          : aims_to_lose ? "Games after this one: %" PRId64
                           ". By the answers, who begins them wins the last one: so the "
                           "aim is to lose this game, and begin."
                         : "Games after this one: %" PRId64 ". By the answers, who begins them does not win the last "
                           "one: so the aim is to win this game.",
          later);
    const bool can = wins(aims_to_lose ? &to_lose : &to_win, node);
    print(can ? " The player to move can reach that." : " The player to move cannot reach that: the opponent can.");
    return can ? WON : LOST;
}

static struct game all = {
    .moves = moves, .show = show, .board = "row", .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    int64_t left = LETTERS;
    memset(follows, 0, (size_t)(nodes > 0 ? nodes : 1) * sizeof follows[0]);
    nodes = 1;
    const int64_t words = number("n", 1, WORDS);
    games = number("k", 1, MAX_GAMES);
    for (int64_t i = 0; i < words; i++) {
        next_line();
        const char *made = word("s", alphabet, 1, LETTERS);
        int32_t node = 0;
        left -= (int64_t)strlen(made);
        must(left >= 0, "all words together must have at most 100,000 letters");
        for (; left >= 0 && *made != '\0'; made++) {
            int32_t *const child = &follows[node][*made - 'a'];
            if (*child == 0) {
                before[nodes] = node;
                last_letter[nodes] = *made;
                *child = nodes++;
            }
            node = *child;
        }
    }
    put(&all, state(0, games - 1));
}

/* ---- cases ---- */

static char pool[LETTERS + 1];

/* Words so far, one a line, and how many. */
static char lines[2 * LETTERS + 1];
static int64_t filled, line_count;

static void add_word(const char *made, int64_t length)
{
    memcpy(lines + filled, made, (size_t)length);
    filled += length;
    lines[filled++] = '\n';
    line_count++;
}

static void try_group(const char *kind, int64_t count)
{
    lines[filled] = '\0';
    add_input("%" PRId64 " %" PRId64 "\n", line_count, count);
    try_input(kind, "%s", lines);
    filled = line_count = 0;
}

/* Random words, each a beginning of the one before and new letters; all of them after a first letter, or not. */
static void add_group(int64_t words, int64_t longest, int64_t letters, bool behind_one)
{
    int64_t length = 0;
    pool[0] = 'x';
    for (int64_t i = 0; i < words; i++) {
        const int64_t kept = random_in(behind_one ? 1 : 0, length > (behind_one ? 1 : 0) ? length : behind_one ? 1 : 0);
        length = random_in(kept > 0 ? kept : 1, longest);
        for (int64_t at = kept; at < length; at++) {
            pool[at] = alphabet[random_in(0, letters - 1)];
        }
        add_word(pool, length);
    }
}

/* Every group of two words of up to three letters a, b. */
static void try_small(void)
{
    char made[15][4];
    int64_t lengths[15];
    int64_t count = 0;
    for (int64_t length = 1; length <= 3; length++) {
        for (int64_t code = 0; code < 1 << length; code++, count++) {
            for (int64_t i = 0; i < length; i++) {
                made[count][i] = alphabet[code >> i & 1];
            }
            lengths[count] = length;
        }
    }
    for (int64_t one = 0; one < count; one++) {
        for (int64_t other = one; other < count; other++) {
            for (int64_t k = 1; k <= 4; k++) {
                add_word(made[one], lengths[one]);
                if (other > one) {
                    add_word(made[other], lengths[other]);
                }
                try_group("small", k);
            }
        }
    }
}

static void cases(void)
{
    try_small();
    for (int i = 0; i < 400; i++) {
        const int64_t words = random_in(2, 8);
        add_group(words, 2 + i % 6, 2 + i % 3, i % 4 == 0);
        try_group("random", i % 8 < 6 ? random_in(1, 7) : random_magnitude(8, MAX_GAMES));
    }
    for (int i = 0; i < 60; i++) {
        const int64_t longest = random_magnitude(2, 200);
        add_group(400, longest, 2 + i % 25, i % 2 == 0);
        try_group("middling", random_in(1, 3));
    }
    for (int i = 0; i < 12; i++) {
        add_group(LETTERS / 2000, 2000, 1 + i % 3, i % 2 == 0);
        try_group("large", i % 3 == 0 ? MAX_GAMES : MAX_GAMES - 1);
    }
    memset(pool, 'a', LETTERS);
    for (int64_t length = LETTERS - 1; length <= LETTERS; length++) {
        for (int64_t k = MAX_GAMES - 1; k <= MAX_GAMES; k++) {
            add_word(pool, length);
            try_group("deep", k);
        }
    }
    for (int64_t i = 0; i < WORDS; i++) {
        add_word(&alphabet[i % 26], 1);
    }
    lines[filled] = '\0';
    add_input("%d %d\n%s", WORDS, MAX_GAMES, lines);
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move adds a letter to the word, which must stay a beginning of a word of the group; whoever cannot add one "
        "loses this game and begins the next. Whoever wins the last game wins.",
    .players = {"First", "Second"},
    .input = input,
    .cases = cases,
};
