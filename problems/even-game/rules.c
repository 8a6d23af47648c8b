/* Even Game: a move takes 1 to 4 coins; when none is left, YG wins if YG holds an even number of coins. */
#include "rules.h"

/* A position: the coins left, whether YG holds an odd number, and whether HS is to move. */
static int64_t position_with(int64_t left, bool yg_holds_odd, bool hs_moves)
{
    return 4 * left + (yg_holds_odd ? 2 : 0) + (hs_moves ? 1 : 0);
}

static void moves(int64_t at)
{
    const int64_t left = at / 4;
    const bool yg_holds_odd = at / 2 % 2 == 1;
    const bool hs_moves = at % 2 == 1;
    if (left == 0) {
        over(yg_holds_odd == hs_moves ? WON : LOST);
    }
    for (int64_t taken = 1; taken <= 4 && taken <= left; taken++) {
        const bool turns_odd = !hs_moves && taken % 2 == 1;
        leave(position_with(left - taken, yg_holds_odd != turns_odd, !hs_moves), "take %d", (int)taken);
    }
}

static void show(int64_t at)
{
    piece("%d", (int)(at / 4));
    fact(at / 2 % 2 == 1 ? " left, YG holds an odd number, %s to move" : " left, YG holds an even number, %s to move",
         at % 2 == 1 ? "HS" : "YG");
}

/* The theorem of the page: by the coins that are left, and whether the player to move wants an even or an odd number of
   them. YG wants what makes YG's coins even; HS wants YG to take the other parity, and so what is left of all for HS. */
static int64_t proved(int64_t at)
{
    const int64_t left = at / 4;
    const bool yg_holds_odd = at / 2 % 2 == 1;
    const bool hs_moves = at % 2 == 1;
    const bool wants_odd = hs_moves ? yg_holds_odd != (left % 2 == 0) : yg_holds_odd;
    const bool is_lost = wants_odd ? left % 6 == 0 || left % 6 == 5 : left % 6 == 1;
    return is_lost ? LOST : WON;
}

static bool searched(int64_t at) { return at / 4 <= 1000; }

static struct game game = {
    .moves = moves, .show = show, .upwards = true, .fixed = true, .proved = proved, .searched = searched};

static void input(void)
{
    const int64_t held = number("N", 0, 1);
    const int64_t coins = number("K", 1, 10000000);
    put(&game, position_with(coins, held == 1, false));
}

static void cases(void)
{
    every_input("small", "K 1..1000");
    every_input("million", "K 999990..1000010");
    every_input("limit", "K 9999980..10000000");
    random_inputs("random", 400, "");
}

const struct problem problem = {
    .rule = "A move takes 1 to 4 coins. When none is left, YG wins if YG holds an even number, else HS wins.",
    .players = {"YG", "HS"},
    .input = input,
    .cases = cases,
};
