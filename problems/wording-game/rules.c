/* wording-game: in turn play a larger word of one's own, with the same first letter or the next one. */
#include "rules.h"

#include <stdio.h>
#include <string.h>

enum { WORDS = 100000, LETTERS = 1000000, SEARCHED = 40, LISTED = 40, NAMED = 30, SHOWN = 20 };

static const char alphabet[] = "abcdefghijklmnopqrstuvwxyz";

/* A position is the word that was played last, from 1 on: those of Alice, then those of Bob. 0: none. */
static const char *words[2 * WORDS + 1] = {""}; /* from 1 on */
static int64_t counts[2];
static int64_t longest;

static int64_t owner_of(int64_t position) { return position > counts[0] ? 1 : 0; }
static int64_t mover_at(int64_t position) { return position == 0 ? 0 : 1 - owner_of(position); }
static int64_t first_of(int64_t player) { return player == 0 ? 1 : counts[0] + 1; }
static int64_t last_of(int64_t player) { return player == 0 ? counts[0] : counts[0] + counts[1]; }

static bool may_follow(int64_t word, int64_t position)
{
    if (position == 0) {
        return word == 1;
    }
    const int ahead = words[word][0] - words[position][0];
    return ahead == 1 || (ahead == 0 && strcmp(words[word], words[position]) > 0);
}

static void play(int64_t word)
{
    leave(word, "play %s", words[word]);
    spot("%" PRId64, word);
}

static void moves(int64_t position)
{
    const int64_t mover = mover_at(position);
    for (int64_t word = first_of(mover); word <= last_of(mover); word++) {
        if (may_follow(word, position)) {
            play(word);
        }
    }
}

/* Of a long word the beginning. */
static const char *short_word(int64_t word)
{
    static char shown[2][SHOWN + 4]; /* a sentence has two */
    static int next;
    next = 1 - next;
    snprintf(shown[next], sizeof shown[next], "%.*s%s", SHOWN, words[word], strlen(words[word]) > SHOWN ? "..." : "");
    return shown[next];
}

static bool is_small(void) { return counts[0] + counts[1] <= LISTED && longest <= NAMED; }

static void show(int64_t position)
{
    if (position == 0) {
        fact("last word: none;");
    } else {
        fact("last word: %s;", short_word(position));
    }
    for (int64_t player = 0; player < 2; player++) {
        if (is_small()) {
            print(player == 0 ? " Alice:" : "; Bob:");
        } else {
            print(player == 0 ? " Alice's words: %" PRId64 : "; Bob's words: %" PRId64, counts[player]);
        }
        for (int64_t word = first_of(player); word <= last_of(player) && is_small(); word++) {
            piece(" %s", words[word]);
            spot("%" PRId64, word);
            mark(player == 0 ? "first" : "second");
            if (word == position) {
                mark("now");
            } else if (strcmp(words[word], words[position]) < 0) {
                mark("seen");
            }
        }
    }
}

/* ---- the page: of the words with one first letter only a player's largest counts ---- */

static int64_t largest[2][sizeof alphabet]; /* 0: none */
static int known[2][sizeof alphabet];       /* after the other's largest word of a letter: 0 not yet, 1 loses, 2 wins */

/* Whether the player to move wins after this word. */
static bool wins_after(int64_t position);

/* The two words that may follow: of the same letter and of the next. 0: none. */
static void two_words(int64_t position, int64_t *same, int64_t *next)
{
    const int64_t *own = largest[mover_at(position)];
    const int letter = words[position][0] - 'a';
    *same = own[letter] > 0 && may_follow(own[letter], position) ? own[letter] : 0;
    *next = own[letter + 1];
}

static bool wins_after(int64_t position)
{
    int64_t same;
    int64_t next;
    const int letter = words[position][0] - 'a';
    const bool is_kept = largest[owner_of(position)][letter] == position;
    int *kept = &known[mover_at(position)][letter];
    if (is_kept && *kept != 0) {
        return *kept == 2;
    }
    two_words(position, &same, &next);
    const bool can = (same > 0 && !wins_after(same)) || (next > 0 && !wins_after(next));
    if (is_kept) {
        *kept = can ? 2 : 1;
    }
    return can;
}

static int64_t proved(int64_t position)
{
    const bool wins = position == 0 ? !wins_after(1) : wins_after(position);
    return wins ? WON : LOST;
}

static const char *const names[2] = {"Alice", "Bob"};

static const char *winner_after(int64_t word) { return names[wins_after(word) ? mover_at(word) : owner_of(word)]; }

static bool why_after(int64_t position)
{
    int64_t same;
    int64_t next;
    two_words(position, &same, &next);
    print("Of a player's words with one first letter only the largest counts. ");
    if (same > 0) {
        print("With the same letter as \"%s\" that is \"%s\"; then %s wins. ", short_word(position), short_word(same),
              winner_after(same));
    } else {
        print("No word with the same letter is larger. ");
    }
    if (next > 0) {
        print("With the next letter it is \"%s\"; then %s wins.", short_word(next), winner_after(next));
    } else {
        print("There is no word with the next letter.");
    }
    return (same > 0 && !wins_after(same)) || (next > 0 && !wins_after(next));
}

static int64_t why(int64_t position)
{
    if (position > 0) {
        return why_after(position) ? WON : LOST;
    }
    print("Alice has to begin with \"%s\". Then it is Bob's turn. ", short_word(1));
    return why_after(1) ? LOST : WON;
}

static void winning(int64_t position)
{
    int64_t both[2] = {1, 0};
    if (position > 0) {
        two_words(position, &both[0], &both[1]);
    }
    for (int i = 0; i < 2; i++) {
        if (both[i] > 0 && longest <= NAMED && !wins_after(both[i])) {
            play(both[i]);
        }
    }
}

static bool listed(int64_t position)
{
    (void)position;
    return is_small();
}

static bool searched(int64_t position)
{
    (void)position;
    return counts[0] + counts[1] <= SEARCHED && is_small();
}

static struct game game = {.moves = moves,
                           .listed = listed,
                           .show = show,
                           .searched = searched,
                           .proved = proved,
                           .why = why,
                           .winning = winning,
                           .board = "row"};

/* Each word leaves room for one letter of each that comes after it; `left` letters are left. */
static void read_words(int64_t player, const char *name, int64_t *left)
{
    const int64_t most = *left < WORDS ? *left : WORDS;
    counts[player] = count_of_next(name, 1, most);
    next_line();
    for (int64_t i = first_of(player); i <= last_of(player); i++) {
        words[i] = word("word", alphabet, 1, *left - (last_of(player) - i) - (player == 0 ? 1 : 0));
        const int64_t length = (int64_t)strlen(words[i]);
        *left -= length;
        must(i == first_of(player) || strcmp(words[i - 1], words[i]) < 0,
             "the words of a list must be in ascending order");
        longest = length > longest ? length : longest;
        if (length > 0) {
            largest[player][words[i][0] - 'a'] = i;
        }
    }
}

static void input(void)
{
    int64_t left = LETTERS;
    memset(largest, 0, sizeof largest);
    memset(known, 0, sizeof known);
    longest = 0;
    read_words(0, "n", &left);
    next_line();
    read_words(1, "m", &left);
    for (int64_t i = 1, k = first_of(1); i <= last_of(0) && k <= last_of(1);) {
        const int order = strcmp(words[i], words[k]);
        must(order != 0, "all words must be different");
        i += order <= 0 ? 1 : 0;
        k += order > 0 ? 1 : 0;
    }
    put(&game, 0);
}

/* ---- cases: words in ascending order, and whose they are; 2: nobody's ---- */

enum { MAX_LETTERS = 5, LONG = 19230 };

static char made[2 * WORDS][MAX_LETTERS + 1];
static int64_t made_count;
static int64_t owner[2 * WORDS];

static void add_word(bool is_list, bool is_first, const char *text)
{
    add_input(is_list ? "%s\"%s\"" : "%s%s", is_first ? "" : is_list ? "," : " ", text);
}

/* Both lists of the words that have an owner, but for the line break at the end. */
static void add_lists(bool is_list)
{
    for (int player = 0; player < 2; player++) {
        int64_t count = 0;
        for (int64_t i = 0; i < made_count; i++) {
            count += owner[i] == player ? 1 : 0;
        }
        add_input(player == 0 ? "" : "\n");
        if (is_list) {
            add_input("[");
        } else {
            add_input("%" PRId64 "\n", count);
        }
        for (int64_t i = 0, added = 0; i < made_count; i++) {
            if (owner[i] == player) {
                add_word(is_list, added++ == 0, made[i]);
            }
        }
        add_input(is_list ? "]" : "");
    }
}

static bool both_have_words(void)
{
    bool has[3] = {false};
    for (int64_t i = 0; i < made_count; i++) {
        has[owner[i]] = true;
    }
    return has[0] && has[1];
}

/* The words of this first letter with `tails` digits after it, each one of the first `of` letters; or fewer words. */
static void make_words(int letter, int tails, int of, int64_t fewer)
{
    int64_t words_of = 1;
    for (int i = 0; i < tails; i++) {
        words_of *= of;
    }
    for (int64_t code = 0; code < words_of && code < fewer; code++, made_count++) {
        made[made_count][0] = alphabet[letter];
        int64_t rest = code;
        for (int i = tails; i > 0; i--, rest /= of) {
            made[made_count][i] = alphabet[rest % of];
        }
        made[made_count][1 + tails] = '\0';
    }
}

/* Some of these words, one in `one_of`, are somebody's. */
static void share_and_try(const char *kind, int64_t one_of, bool is_list)
{
    for (int64_t i = 0; i < made_count; i++) {
        owner[i] = random_in(1, one_of) > 1 ? 2 : random_in(0, 1);
    }
    if (both_have_words()) {
        add_lists(is_list);
        try_input(kind, "\n");
    }
}

/* a, aa, ab, b, ba, bb, c: each Alice's, Bob's or nobody's. */
static void try_small(bool is_list)
{
    made_count = 0;
    for (int letter = 0; letter < 3; letter++) {
        make_words(letter, 0, 1, 1);
        make_words(letter, 1, 2, letter < 2 ? 2 : 0);
    }
    for (int64_t code = 0; code < 2187; code++) {
        int64_t rest = code;
        for (int64_t i = 0; i < made_count; i++, rest /= 3) {
            owner[i] = rest % 3;
        }
        if (both_have_words()) {
            add_lists(is_list);
            try_input("small", "\n");
        }
    }
}

/* Two long words of each letter, which differ in the last one. */
static void try_long(bool is_list)
{
    static char text[LONG + 1];
    for (int player = 0; player < 2; player++) {
        add_input(is_list ? "%s[" : "%s26\n", player == 0 ? "" : "\n");
        for (int letter = 0; letter < 26; letter++) {
            memset(text, alphabet[letter], LONG);
            text[LONG - 1] = alphabet[letter % 3 == player ? 25 : player];
            add_word(is_list, letter == 0, text);
        }
        add_input(is_list ? "]" : "");
    }
    try_input("long", "\n");
}

static void cases_in(bool is_list)
{
    try_small(is_list);
    for (int i = 0; i < 400; i++) {
        made_count = 0;
        for (int letter = 0; letter < 26; letter++) {
            if (i % 4 > 0 || random_in(1, 6) > 1) { /* or no word of this letter */
                make_words(letter, 0, 1, 1);
                make_words(letter, 1, 4, 4);
            }
        }
        share_and_try("random", 4 + i % 7, is_list);
    }
    for (int i = 0; i < 20; i++) {
        made_count = 0;
        for (int letter = i % 3; letter < 26; letter++) {
            make_words(letter, 2, 9, 81);
        }
        share_and_try("middling", 1 + i % 3, is_list);
    }
    try_long(is_list);
    made_count = 0;
    for (int letter = 0; letter < 25; letter++) {
        make_words(letter, MAX_LETTERS - 1, 26, 2 * WORDS / 25);
    }
    for (int64_t i = 0; i < made_count; i += 2) {
        owner[i] = random_in(0, 1);
        owner[i + 1] = 1 - owner[i];
    }
    add_lists(is_list);
    add_input("\n");
    largest_input("largest");
}

static void cases(void) { cases_in(false); }
static void cases_of_leetcode(void) { cases_in(true); }

const struct problem problem = {
    .rule =
        "In turn each player plays a word of his own, larger than the last one and with the same first letter or the "
        "next. Alice begins with her smallest word. Whoever cannot play loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-2868",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases_of_leetcode},
            {0},
        },
};
