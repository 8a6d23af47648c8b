/* fibonacci-tree: remove a vertex of the tree with all below it; whoever removes the root loses. */
#include "rules.h"

enum { MAX = 100, SEARCHED = 5, EMPTY = -1, MAX_MOVES = 64, DEEPEST = 12 };

/* A position is a tree: the two trees below its root, as positions or EMPTY, the smaller one first. Or the order alone
   of one that is too large. The root is never removed: who had to do it has lost. */
static int64_t joined(int64_t one, int64_t other)
{
    const int64_t below[] = {one < other ? one : other, one < other ? other : one};
    return position_of(below, 2);
}

static int64_t tree(int64_t order)
{
    return order == 0 ? EMPTY : order == 1 ? joined(EMPTY, EMPTY) : joined(tree(order - 2), tree(order - 1));
}

/* What a removal leaves of a tree, and the way to the vertex: L and R from the root down. */
struct removal {
    int64_t left;
    char way[DEEPEST];
};

static int list_removals(int64_t from, struct removal *all, bool has_root)
{
    int count = 0;
    int64_t below[2];
    if (from == EMPTY) {
        return 0;
    }
    if (has_root) {
        all[count++] = (struct removal){.left = EMPTY};
    }
    numbers_of(from, below);
    for (int side = 0; side < 2; side++) {
        struct removal inner[MAX_MOVES];
        const int inner_count = list_removals(below[side], inner, true);
        for (int i = 0; i < inner_count && count < MAX_MOVES; i++) {
            all[count].left = joined(inner[i].left, below[1 - side]);
            all[count].way[0] = side == 0 ? 'L' : 'R';
            for (int k = 1; k < DEEPEST; k++) {
                all[count].way[k] = inner[i].way[k - 1];
            }
            count++;
        }
    }
    return count;
}

static void moves(int64_t position)
{
    struct removal all[MAX_MOVES];
    const int count = list_removals(position, all, false);
    for (int i = 0; i < count; i++) {
        leave(all[i].left, "remove %s", all[i].way);
        spot("%s", all[i].way);
    }
}

/* On a board every vertex is called by the way to it, and the root "root". */
static void show_tree(int64_t from, char *way, int depth)
{
    int64_t below[2];
    if (from == EMPTY || numbers_of(from, below) != 2 || depth == DEEPEST) {
        return;
    }
    print("(");
    for (int side = 0; side < 2; side++) {
        if (below[side] != EMPTY) {
            way[depth] = '\0';
            bare_piece();
            join(depth > 0 ? "%s-%s%s" : "root%s-%s%s", way, way, side == 0 ? "L" : "R");
            way[depth] = side == 0 ? 'L' : 'R';
            show_tree(below[side], way, depth + 1);
        }
    }
    print(")");
}

static void show(int64_t position)
{
    int64_t numbers[2];
    if (numbers_of(position, numbers) == 1) {
        print("the tree of order %" PRId64, numbers[0]);
    } else {
        char way[DEEPEST + 1] = "";
        show_tree(position, way, 0);
    }
}

static bool is_tree(int64_t position)
{
    int64_t numbers[2];
    return numbers_of(position, numbers) == 2;
}

/* The formula of the page: the XOR of what the trees below the root are worth, each with the edge above it. */
static int64_t value_of(int64_t position)
{
    int64_t numbers[2];
    int64_t value = 0;
    int64_t with_edge = 0; /* the value of the tree before, and 1; none of the empty one */
    if (position == EMPTY) {
        return -1;
    }
    if (numbers_of(position, numbers) == 2) {
        return (value_of(numbers[0]) + 1) ^ (value_of(numbers[1]) + 1);
    }
    for (int64_t order = 2; order <= numbers[0]; order++) {
        const int64_t next = with_edge ^ (value + 1);
        with_edge = value + 1;
        value = next;
    }
    return value;
}

static int64_t proved(int64_t position) { return value_of(position) != 0 ? WON : LOST; }

static int64_t why(int64_t position)
{
    const int64_t value = value_of(position);
    print("The Grundy number of a tree is the XOR of those of the trees below its root, each plus 1. ");
    print(value != 0 ? "Here it is %" PRId64 ", not 0: the player to move wins."
                     : "Here it is 0: the player to move loses.",
          value);
    return value != 0 ? WON : LOST;
}

static struct game game = {.moves = moves,
                           .fixed = true,
                           .show = show,
                           .listed = is_tree,
                           .searched = is_tree,
                           .proved = proved,
                           .why = why,
                           .board = "tree"};

static void input(void)
{
    const int64_t order = number("n", 1, MAX);
    put(&game, order <= SEARCHED ? tree(order) : position_of(&order, 1));
}

static void cases(void)
{
    for (int64_t one = 1; one < SEARCHED; one++) {
        for (int64_t other = one; other < SEARCHED; other++) {
            compare_formula(&game, joined(tree(one), tree(other)));
        }
    }
    every_input("every", "");
}

const struct problem problem = {
    .rule =
        "The tree of order n has the trees of orders n - 2 and n - 1 below its root. A move removes a vertex with all "
        "below it; whoever removes the root loses.",
    .players = {"Alice", "Bob"},
    .input = input,
    .cases = cases,
    .forms =
        (const struct problem[]){
            {.form = "leetcode-2005",
             .players = {"Alice", "Bob"},
             .outputs = {"true", "false"},
             .function = true,
             .input = input,
             .cases = cases},
            {0},
        },
};
