# crosses-and-crosses: a game played out, cell by cell. Input: `explain`, which names the rule and the board.
# Set moves to the cells in the order they are marked.
NR == 1 { rule = $0; sub(/^[^:]*: /, "", rule) }
/^Size [0-9]+: / { size = $2 + 0 }

END {
    if (failed) exit 1
    turns = split(moves, cell, " ")
    if (size < 3 || turns == 0) fail("no game to draw")
    step = 40
    left = 400 - size * step / 2 + 60
    svg_begin(800, 70 + turns * 52, "A game on " size " cells", \
        rule " The game is shown turn by turn; the new mark stands out.")
    words(400, 30, rule, "head middle")
    for (t = 1; t <= turns; t++) {
        y = 52 + (t - 1) * 52
        if (cell[t] < 1 || cell[t] > size || (cell[t] in marked) || done) fail("move " t " is not allowed")
        marked[cell[t]] = t
        for (c = 1; c <= size; c++) {
            if ((c in marked) && ((c + 1) in marked) && ((c + 2) in marked)) done = c
        }
        words(left - 24, y + 25, (t % 2 == 1 ? "first player" : "second player") ", cell " cell[t], "right")
        for (c = 1; c <= size; c++) {
            rect(left + (c - 1) * step, y, step - 3, step - 3, \
                done && c >= done && c <= done + 2 ? "cell hot" : "cell")
            if (c in marked) {
                words(left + (c - 0.5) * step - 1.5, y + 24, "x", "head middle" (c == cell[t] ? " mark" : " soft"))
            }
        }
    }
    if (!done) fail("the game is not over")
    words(left + size * step + 12, y + 25, "three in a row: wins", "soft")
    svg_end()
}
