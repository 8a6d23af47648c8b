/* All heaps as one position: a row that begins with a number for the rules, so that what is known of a row never depends
   on the input, and then has the heaps that are not empty, from small to large. The number is KINDS times the position of
   the code, plus MISERE_CODE or NORMAL_CODE; or of Moore's Nim KINDS times the heaps in a move, plus MOORES. */
#include "lab.h"

enum {
    SEARCHED_TO = 14,     /* counters together: so many are searched whole, and compared with what is proved */
    LISTED_TO = 160,      /* of which all moves are listed */
    LISTED_OF_THREE = 40, /* where moves leave three heaps */
    PARTS_TRIED = 1000    /* of a large heap, for a move that wins */
};

/* ---- rows ---- */

/* Puts a heap into its place in a row, unless it is empty. Returns how many numbers the row has then. */
static int64_t put_in(int64_t *row, int64_t count, int64_t heap)
{
    if (heap == 0) {
        return count;
    }
    insist(count < MAX_IN_ROW, "a row has less than %d piles", MAX_IN_ROW);
    int64_t at = count;
    for (; at > 1 && row[at - 1] > heap; at--) {
        row[at] = row[at - 1];
    }
    row[at] = heap;
    return count + 1;
}

int64_t row_of(const struct code *code, bool is_misere, const int64_t *heaps, int64_t count)
{
    int64_t row[MAX_IN_ROW] = {KINDS * position_of_code(code) + (is_misere ? MISERE_CODE : NORMAL_CODE)};
    int64_t kept = 1;
    for (int64_t i = 0; i < count; i++) {
        kept = put_in(row, kept, heaps[i]);
    }
    return position_of(row, kept);
}

/* The heaps of a row are row[1], ..., row[count - 1]; the code becomes the_code. */
static int64_t read_row(int64_t position, int64_t *row)
{
    const int64_t count = numbers_of(position, row);
    code_at(row[0] / KINDS, &the_code);
    return count;
}

static int64_t counters_in(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    int64_t sum = 0;
    for (int64_t i = 1; i < count; i++) {
        sum += row[i];
    }
    return sum;
}

static bool is_small(int64_t position) { return counters_in(position) <= SEARCHED_TO; }

static bool is_listed(int64_t position)
{
    const int64_t counters = counters_in(position);
    return counters <= (the_code.most_left > 2 ? LISTED_OF_THREE : LISTED_TO);
}

/* ---- moves ---- */

/* A move: k are taken from heap i, and these are left of it, 0 for none: a <= b <= c but for the zeros, which are last. */
struct move_in_row {
    int64_t i, k, a, b, c;
};

/* Returns false when no more moves are wanted. */
static bool leave_row(const int64_t *row, int64_t count, const struct move_in_row *move)
{
    int64_t after[MAX_IN_ROW] = {row[0]};
    int64_t kept = 1;
    for (int64_t j = 1; j < count; j++) {
        kept = put_in(after, kept, j == move->i ? move->a : row[j]);
    }
    kept = put_in(after, kept, move->b);
    kept = put_in(after, kept, move->c);
    const int64_t position = position_of(after, kept);
    bool goes_on;
    if (move->c > 0) {
        goes_on = leave(position, "take %" PRId64 ", leave %" PRId64 "+%" PRId64 "+%" PRId64 " in pile %" PRId64,
                        move->k, move->a, move->b, move->c, move->i);
    } else if (move->b > 0 && move->k == 0) {
        goes_on = leave(position, "split into %" PRId64 " and %" PRId64 " in pile %" PRId64, move->a, move->b, move->i);
    } else if (move->b > 0) {
        goes_on = leave(position, "take %" PRId64 ", leave %" PRId64 "+%" PRId64 " in pile %" PRId64, move->k, move->a,
                        move->b, move->i);
    } else {
        goes_on = leave(position, "take %" PRId64 " from pile %" PRId64, move->k, move->i);
    }
    spot(move->b > 0 ? "%" PRId64 "|%" PRId64 : "%" PRId64 ".%" PRId64, move->i, move->a);
    return goes_on;
}

/* Calls `each` for every move, as long as that returns true; of heaps that split, only the first `parts` sizes are tried. */
static void for_moves(const int64_t *row, int64_t count, int64_t parts,
                      bool (*each)(const int64_t *row, int64_t count, const struct move_in_row *move))
{
    bool goes_on = true;
    for (int64_t i = 1; i < count && goes_on; i++) {
        if (i > 1 && row[i] == row[i - 1]) {
            continue; /* the same heap again */
        }
        for (int64_t k = last_taken(&the_code, row[i]); k >= 0 && goes_on; k--) {
            const int64_t left = row[i] - k;
            if (k > 0 && allows(&the_code, k, left == 0 ? NOTHING : ONE_HEAP)) {
                goes_on = each(row, count, &(struct move_in_row){i, k, left, 0, 0});
            }
            for (int64_t a = 1; allows(&the_code, k, TWO_HEAPS) && 2 * a <= left && a <= parts && goes_on; a++) {
                goes_on = each(row, count, &(struct move_in_row){i, k, a, left - a, 0});
            }
            for (int64_t a = 1; allows(&the_code, k, THREE_HEAPS) && 3 * a <= left && a <= parts && goes_on; a++) {
                for (int64_t b = a; 2 * b <= left - a && b < a + parts && goes_on; b++) {
                    goes_on = each(row, count, &(struct move_in_row){i, k, a, b, left - a - b});
                }
            }
        }
    }
}

static void row_moves(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    for_moves(row, count, INT64_MAX / 4, leave_row);
}

static void show_row(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = numbers_of(position, row);
    for (int64_t i = 1; i < count; i++) {
        piece(i > 1 ? " %" PRId64 : "%" PRId64, row[i]);
    }
    if (count == 1) {
        print("nothing is left");
    }
}

/* ---- in misere play, by the quotient ---- */

static int product_of(const struct quotient *quotient, const int64_t *heaps, int64_t count)
{
    int x = 0;
    for (int64_t i = 0; i < count; i++) {
        x = quotient->product[x][element_of(quotient, heaps[i])];
    }
    return x;
}

static bool is_lost(const struct quotient *quotient, int x) { return (quotient->lost >> x & 1) != 0; }

static int64_t by_quotient(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    const struct quotient *quotient = quotient_of(&the_code);
    return is_lost(quotient, product_of(quotient, row + 1, count - 1)) ? LOST : WON;
}

static bool leave_if_lost(const int64_t *row, int64_t count, const struct move_in_row *move)
{
    const struct quotient *quotient = quotient_of(&the_code);
    int x = product_of(quotient, (const int64_t[]){move->a, move->b, move->c}, 3);
    for (int64_t j = 1; j < count; j++) {
        x = j == move->i ? x : quotient->product[x][element_of(quotient, row[j])];
    }
    return !is_lost(quotient, x) || leave_row(row, count, move);
}

static void wins_by_quotient(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    for_moves(row, count, PARTS_TRIED, leave_if_lost);
}

void print_element(const struct quotient *quotient, int x)
{
    bool is_one = true;
    for (int i = 0; i < quotient->generators; i++) {
        const int power = quotient->powers[x][i];
        if (power > 0) {
            print(power > 1 ? "%c%d" : "%c", 'a' + i, power);
            is_one = false;
        }
    }
    if (is_one) {
        print("1");
    }
}

static int64_t why_by_quotient(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    const struct quotient *quotient = quotient_of(&the_code);
    const int x = product_of(quotient, row + 1, count - 1);
    print("The misere quotient has %d elements. Its generators are these piles:", quotient->count);
    for (int i = 0; i < quotient->generators; i++) {
        print(i > 0 ? ", %c = %" PRId64 : " %c = %" PRId64, 'a' + i, quotient->heap_of[i]);
    }
    print(". The elements of the piles:");
    for (int64_t i = 1; i < count; i++) {
        print(i > 1 ? ", " : " ");
        print_element(quotient, element_of(quotient, row[i]));
    }
    print(". Their product: ");
    print_element(quotient, x);
    print(is_lost(quotient, x) ? ", which is lost. The elements that are lost:"
                               : ", which is not lost. The elements that are lost:");
    bool is_first = true;
    for (int y = 0; y < quotient->count; y++) {
        if (is_lost(quotient, y)) {
            print(is_first ? " " : ", ");
            print_element(quotient, y);
            is_first = false;
        }
    }
    print(".");
    return is_lost(quotient, x) ? LOST : WON;
}

/* ---- in normal play, by Grundy numbers, where moves leave three heaps ---- */

static int64_t nim_sum_of(const int64_t *heaps, int64_t count)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        sum ^= number_of_heap(&the_code, heaps[i]);
    }
    return sum;
}

static int64_t by_numbers(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    return nim_sum_of(row + 1, count - 1) == 0 ? LOST : WON;
}

int64_t proved_of_row(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    numbers_of(position, row);
    return row[0] % KINDS == MISERE_CODE   ? by_quotient(position)
           : row[0] % KINDS == NORMAL_CODE ? by_numbers(position)
                                           : by_places(position);
}

static bool leave_if_zero(const int64_t *row, int64_t count, const struct move_in_row *move)
{
    const int64_t others = nim_sum_of(row + 1, count - 1) ^ number_of_heap(&the_code, row[move->i]);
    worked(1);
    return (others ^ nim_sum_of((const int64_t[]){move->a, move->b, move->c}, 3)) != 0 || leave_row(row, count, move);
}

static void wins_by_numbers(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    for_moves(row, count, PARTS_TRIED, leave_if_zero);
}

static int64_t why_by_numbers(int64_t position)
{
    int64_t row[MAX_IN_ROW];
    const int64_t count = read_row(position, row);
    const int64_t sum = nim_sum_of(row + 1, count - 1);
    print("The Grundy numbers of the piles:");
    for (int64_t i = 1; i < count; i++) {
        print(i > 1 ? ", %" PRId64 : " %" PRId64, number_of_heap(&the_code, row[i]));
    }
    print(sum == 0 ? ". Their nim-sum is 0." : ". Their nim-sum is %" PRId64 ", not 0.", sum);
    return sum == 0 ? LOST : WON;
}

/* ---- the games ---- */

const struct game *game_of_rows(enum row_kind kind)
{
    static const struct game games[] = {
        [SEARCHED_ROW] = {.moves = row_moves, .misere = true, .fixed = true, .show = show_row},
        [BY_QUOTIENT] = {.moves = row_moves,
                         .misere = true,
                         .fixed = true,
                         .show = show_row,
                         .proved = proved_of_row,
                         .searched = is_small,
                         .listed = is_listed,
                         .winning = wins_by_quotient,
                         .why = why_by_quotient},
        [BY_NUMBERS] = {.moves = row_moves,
                        .fixed = true,
                        .show = show_row,
                        .proved = proved_of_row,
                        .searched = is_small,
                        .listed = is_listed,
                        .winning = wins_by_numbers,
                        .why = why_by_numbers},
    };
    return &games[kind];
}
