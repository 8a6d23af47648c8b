/* interesting-game: split a pile into piles of consecutive sizes. */
#include "rules.h"

#include <string.h>

enum { MAX = 100000, SEARCHED = 28, VALUES = 64, TOLD = 12 };

static int64_t pile;

/* The least of so many consecutive numbers with this sum, or 0. In 32 bits, as it is asked 30 million times. */
static int32_t first_of(int32_t count, int32_t sum)
{
    const int32_t rest = sum - count * (count - 1) / 2; /* count times the least one */
    return rest > 0 && rest % count == 0 ? rest / count : 0;
}

/* ---- a position: all piles, in their order; those of a move stand where the pile was that it splits ---- */

/* The piles with number i split into `count` from `first` on. */
static int64_t after(const int64_t *piles, int64_t many, int64_t i, int64_t first, int64_t count)
{
    static int64_t left[MAX];
    memcpy(left, piles, (size_t)i * sizeof *left);
    for (int64_t k = 0; k < count; k++) {
        left[i + k] = first + k;
    }
    memcpy(left + i + count, piles + i + 1, (size_t)(many - i - 1) * sizeof *left);
    return position_of(left, many + count - 1);
}

static void moves(int64_t position)
{
    static int64_t piles[MAX];
    const int64_t many = numbers_of(position, piles);
    bool wants_more = true;
    for (int64_t i = 0; i < many && wants_more; i++) {
        for (int32_t count = 2; count * (count + 1) / 2 <= piles[i] && wants_more; count++) {
            const int64_t first = first_of(count, (int32_t)piles[i]);
            if (first > 0) {
                wants_more = leave(after(piles, many, i, first, count),
                                   "split pile %" PRId64 " into %" PRId64 "-%" PRId64, i + 1, first, first + count - 1);
                spot("%" PRId64 ".%" PRId64, i + 1, first);
            }
        }
    }
}

static void show(int64_t position)
{
    static int64_t piles[MAX];
    const int64_t many = numbers_of(position, piles);
    print("piles:");
    for (int64_t i = 0; i < many; i++) {
        piece(" %" PRId64, piles[i]);
    }
}

static bool searched(int64_t position)
{
    static int64_t piles[MAX];
    int64_t sum = 0;
    for (int64_t i = numbers_of(position, piles) - 1; i >= 0; i--) {
        sum += piles[i];
    }
    return sum <= SEARCHED;
}

/* The Grundy number of a pile: the mex, over all numbers of piles, of the XOR of theirs. */
static int64_t value_of(int64_t size)
{
    static int64_t upto[MAX + 1]; /* XOR of the Grundy numbers of 1 to here */
    static int64_t known;
    for (; known < size; known++) {
        uint64_t seen = 0;
        for (int32_t count = 2; count * (count + 1) / 2 <= known + 1; count++) {
            const int32_t first = first_of(count, (int32_t)known + 1);
            seen |= first > 0 ? UINT64_C(1) << (upto[first + count - 1] ^ upto[first - 1]) : 0;
        }
        int64_t mex = 0;
        while (seen >> mex & 1) {
            mex++;
        }
        upto[known + 1] = upto[known] ^ mex;
        insist(mex < VALUES / 2, "a Grundy number is too large for the set");
    }
    return size == 0 ? 0 : upto[size] ^ upto[size - 1];
}

static int64_t nim_sum_of(const int64_t *piles, int64_t many)
{
    int64_t sum = 0;
    for (int64_t i = 0; i < many; i++) {
        sum ^= value_of(piles[i]);
    }
    return sum;
}

static int64_t proved(int64_t position)
{
    static int64_t piles[MAX];
    const int64_t many = numbers_of(position, piles);
    return nim_sum_of(piles, many) != 0 ? WON : LOST;
}

static int64_t why(int64_t position)
{
    static int64_t piles[MAX];
    const int64_t many = numbers_of(position, piles);
    const int64_t sum = nim_sum_of(piles, many);
    if (many <= TOLD) {
        print("Grundy numbers of the piles:");
        for (int64_t i = 0; i < many; i++) {
            print(" %" PRId64, value_of(piles[i]));
        }
        print(". ");
    }
    print(sum == 0 ? "The nim-sum of the Grundy numbers is 0." : "The nim-sum of the Grundy numbers is %" PRId64 ".",
          sum);
    return sum != 0 ? WON : LOST;
}

static struct game splitting = {
    .moves = moves, .fixed = true, .show = show, .searched = searched, .proved = proved, .why = why};

static void input(void)
{
    pile = number("n", 1, MAX);
    put(&splitting, position_of(&pile, 1));
}

static void answer(void)
{
    for (int32_t count = 2; count * (count + 1) / 2 <= pile; count++) {
        const int64_t first = first_of(count, (int32_t)pile);
        if (first > 0 && !wins(&splitting, after(&pile, 1, 0, first, count))) {
            print("%d\n", (int)count);
            return;
        }
    }
    print("-1\n");
}

static void cases(void)
{
    every_input("small", "n 1..2000");
    random_inputs("random", 200, "");
    every_input("limit", "n 99800..100000");
    try_input("largest-number", "78975\n");
    largest_input("largest");
}

const struct problem problem = {
    .rule =
        "A move splits a pile into two or more piles whose sizes are consecutive numbers; whoever cannot move loses.",
    .input = input,
    .answer = answer,
    .answer_is = "the least number of piles that a winning first move makes, or -1",
    .winner_word = -1,
    .cases = cases,
};
