# box-splitting: all positions as a board. Input: `table`.
{ outcome[$1, $2] = $3; last = $1 }

END {
    if (failed) exit 1
    size = 6
    side = last * size
    left = 130
    top = 56
    svg_begin(800, top + side + 60, "Who wins with N and M stones", \
        "A board of " last " rows and columns; a cell is a position, coloured by who wins it.")
    rect(left, top, side, side, "W")
    for (n = 1; n <= last; n++) {
        d = ""
        for (m = 1; m <= last; m++) {
            if (outcome[n, m] == "L") {
                if (d == "") d = "M" point(left + (m - 1) * size + 0.5, top + (n - 0.5) * size) "h5"
                else d = d "m" (m - before) * size - 5 " 0h5"
                before = m
                lost++
            } else if (outcome[n, m] != "W") {
                fail("no outcome of (" n ", " m ")")
            }
        }
        if (d != "") print "<path class=\"band\" d=\"" d "\"/>"
    }
    if (lost == 0) fail("no position is lost")
    for (n = 10; n <= last; n += 10) {
        words(left - 8, top + (n - 0.5) * size + 4, n, "small soft right")
        words(left + (n - 0.5) * size, top - 6, n, "small soft middle")
    }
    words(left - 8, top + 7, 1, "small soft right")
    words(left + size / 2, top - 6, 1, "small soft middle")
    words(left + side / 2, 28, "box 2", "middle")
    words(28, top + side / 2, "box 1")
    outcome_legend(left - 50, top + side + 20)
    svg_end()
}
