#!/usr/bin/env bash
# Tests the code in problems/which-idea.md: which-idea.sh FOLDER compiles all its blocks of C with the main below, and
# compares the output with the answers of the rules. Run it from the top folder; FOLDER receives what it makes.
set -eu

work=$1
make -s build/rules/stone-game-4 build/rules/stone-game-6 build/rules/stone-game-8 build/rules/rozgrywka build/rules/nim-3 \
    build/rules/polygon-game build/rules/misere-nim build/rules/card-game build/rules/minima-game build/rules/wythoff

# law TAKE: who wins the heaps 0 to 60 if whoever cannot move wins, in a line
law() { make -s lab TAKE="$1" MISERE=1 N=0 | sed -n 's/^ *[0-9]*: \([WL ]*\)$/\1/p' | tr -d ' \n' | cut -c 1-61; }

{
    printf '#include <stdbool.h>\n#include <stdint.h>\n#include <stdio.h>\n'
    # shellcheck disable=SC2016
    sed -n '/^```c$/,/^```$/{/^```/d;p;}' problems/which-idea.md
    cat <<'C'
int main(void)
{
    enum { LAST = 60 };
    const int amounts[] = {1, 3, 4};
    bool wins[LAST + 1];
    int g[LAST + 1];
    fill_wins(amounts, 3, false, wins, LAST);
    fill_grundy_of_amounts(amounts, 3, g, LAST);
    for (int n = 0; n <= LAST; n++) {
        printf("%d\t%c\n%d\t%d\n", n, wins[n] ? 'W' : 'L', n, g[n]);
    }
    fill_wins(amounts, 3, true, wins, LAST);
    for (int n = 0; n <= LAST; n++) {
        printf("%d\t%c\n", n, wins[n] ? 'W' : 'L');
    }
    fill_wins((const int[]){2, 5}, 2, true, wins, LAST);
    for (int n = 0; n <= LAST; n++) {
        printf("%c%s", wins[n] ? 'W' : 'L', n < LAST ? "" : "\n");
    }
    for (int n = 0; n <= LAST; n++) {
        printf("%c%s", wins_one_to_k(n, 4, true) ? 'W' : 'L', n < LAST ? "" : "\n");
    }
    for (int64_t a = 0; a <= 200; a++) {
        for (int64_t b = 0; b <= 200; b++) {
            printf("%d\t%d\t%c\n", (int)a, (int)b, wins_wythoff(a, b) ? 'W' : 'L');
        }
    }
    for (int64_t a = 0; a <= 4; a++) {
        for (int64_t b = 0; b <= 4; b++) {
            for (int64_t c = 0; c <= 4; c++) { /* a pass that may be used at the end is a pile of one stone */
                printf("%c", nim_sum_of((const int64_t[]){a, b, c, 1}, 4) != 0 ? 'W' : 'L');
            }
        }
    }
    puts("");
    for (int gaps = 0; gaps < 81; gaps++) { /* of four coins, each up to 2: every second one, from the last */
        printf("%c", nim_sum_of((const int64_t[]){gaps % 3, gaps / 9 % 3}, 2) != 0 ? 'W' : 'L');
    }
    puts("");
    uint64_t window = 1;
    puts("0\tL");
    for (int n = 1; n <= LAST; n++) {
        printf("%d\t%c\n", n, next_loses(&window, 1 << 1 | 1 << 3 | 1 << 6) ? 'L' : 'W');
    }
    fill_grundy_of_rows(2, g, LAST);
    for (int n = 0; n <= LAST; n++) {
        printf("%d\t%d\n", n, g[n]);
    }
    for (int64_t n = 1; n <= 12; n++) {
        for (int64_t k = 1; k <= 12; k++) {
            printf("%c", wins_one_to_k(n, k, false) ? 'W' : 'L');
        }
    }
    for (int64_t a = 1; a <= 5; a++) {
        for (int64_t b = 1; b <= 5; b++) {
            for (int64_t c = 1; c <= 5; c++) {
                const int64_t pile[] = {a, b, c};
                printf("%d%c", winning_moves(pile, 3), wins_misere_nim(pile, 3) ? 'W' : 'L');
            }
        }
    }
    puts("");
    for (int64_t a = 1; a <= 5; a++) {
        for (int64_t b = 1; b <= 5; b++) {
            for (int64_t c = 1; c <= 5; c++) {
                const int64_t row[] = {a, b, c, 2, 4};
                const int64_t sorted[] = {a, a + b, a + b + c};
                int64_t lead[5];
                printf("%d %d\n", (int)lead_of_first(row, lead, 5), (int)minima_lead(sorted, 3));
            }
        }
    }
    return 0;
}
C
} >"$work/ideas.c"
"${CC:-cc}" -std=c11 -O2 -Wall -Wextra -Wshadow -Werror -o "$work/ideas" "$work/ideas.c"
"$work/ideas" >"$work/said"
{
    paste -d '\n' <(build/rules/stone-game-6 table 60) <(build/rules/stone-game-6 numbers 60)
    build/rules/stone-game-4 table 60
    law '2 5'
    law 1..4
    build/rules/wythoff table 0..200 0..200
    make -s table RULES=tests/rules/pass.c N='1 0..4 0..4 0..4' | cut -f 5 | tr -d '\n'
    echo
    make -s table RULES=tests/rules/strip.c N='0..2 0..2 0..2 0..2' | cut -f 5 | tr -d '\n'
    echo
    build/rules/stone-game-8 table 60 2 4 7
    build/rules/polygon-game table 60
    build/rules/rozgrywka table 1..12 1..12 | cut -f 3 | tr -d '\n'
    paste -d '\0' <(for a in 1 2 3 4 5; do for b in 1 2 3 4 5; do for c in 1 2 3 4 5; do
        printf '3\n%d %d %d\n' $a $b $c | build/rules/nim-3 answer
    done; done; done) <(build/rules/misere-nim table 1..5 1..5 1..5 | cut -f 4) | tr -d '\n'
    echo
    paste -d ' ' <(build/rules/card-game table 1..5 1..5 1..5 2 4 | cut -f 6) \
        <(for a in 1 2 3 4 5; do for b in 1 2 3 4 5; do for c in 1 2 3 4 5; do
            printf '3\n%d %d %d\n' $a $((a + b)) $((a + b + c)) | build/rules/minima-game answer
        done; done; done)
} >"$work/wanted"
if ! cmp "$work/said" "$work/wanted"; then
    diff "$work/said" "$work/wanted"
    echo "problems/which-idea.md: its code differs from the rules (left: the code)"
    exit 1
fi
