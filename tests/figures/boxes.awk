# box-splitting: every move from one position. Input: `explain`, which names the position.
/^box-splitting: / { rule = $0; sub(/^[^:]*: /, "", rule) }
/^\([0-9]+, [0-9]+\): / {
    text = $0
    gsub(/[^0-9]+/, " ", text)
    split(text, start, " ")
}

# Two boxes of width 54 whose middle is X.
function pair(x, y, one, two, class) {
    rect(x - 58, y, 54, 48, class)
    rect(x + 4, y, 54, 48, class)
    put(x - 31, y, one)
    put(x + 31, y, two)
    words(x, y + 66, "(" one ", " two ")", "middle")
}
function put(x, y, count,  columns) {
    columns = int((count + 1) / 2)
    stones(x - (columns - 1) * 7, y + 32, count, 2, 14, "stone")
}

END {
    if (failed) exit 1
    if (start[2] == "") fail("no position to draw")
    options = 0
    for (k = 1; k < start[2]; k++) result[++options] = k " " start[2] - k
    first_kind = options
    for (k = 1; k < start[1]; k++) result[++options] = k " " start[1] - k
    svg_begin(800, 330, "The moves from boxes of " start[1] " and " start[2] " stones", \
        rule " The position (" start[1] ", " start[2] ") has " options " moves.")
    words(400, 30, rule, "head middle")
    pair(400, 50, start[1], start[2], "cell")
    width = 760 / options
    for (k = 1; k <= options; k++) {
        x = 20 + width * (k - 0.5)
        split(result[k], part, " ")
        arrow(400 + (x - 400) * 0.12, 124, x, 206, 0, k <= first_kind ? "line" : "dash")
        pair(x, 210, part[1], part[2], part[1] == 1 && part[2] == 1 ? "cell hot" : "cell")
    }
    arrow(80, 306, 120, 306, 0, "line")
    words(128, 311, "box 1 emptied, box 2 split", "soft")
    arrow(340, 306, 380, 306, 0, "dash")
    words(388, 311, "box 2 emptied, box 1 split", "soft")
    words(600, 311, "(1, 1): the mover wins", "soft")
    svg_end()
}
