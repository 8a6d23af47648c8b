# Win/lose strips with their periods in brackets. Input, once for each strip: a line "#", `table`, `explain`.
# Set bare=1 to leave the brackets out; shift=1 to join two strips where the second is the first one step on.
/^#$/ { strips++; last[strips] = -1 }
/^[0-9]+\t[WL]$/ { outcome[strips, $1] = $2; last[strips] = $1 }
$2 == "A" && $3 == "move" { rule[strips] = $0; sub(/^[^:]*: /, "", rule[strips]) }
/^  [0-9, ]+$/ && listing { given[strips] = $0; listing = 0 }
/^Amounts:$/ { listing = 1 }
/^Period [0-9]+ from N = [0-9]+ on/ { period[strips] = $2; from[strips] = $6 }
/^Count: / { count[strips] = $2 }

function title_of(s,  text) {
    text = rule[s]
    if (given[s] != "") {
        sub(/one of the given amounts/, given[s] " stones", text)
        gsub(/  +/, " ", text)
        match(text, /, [0-9]+ stones/)
        text = substr(text, 1, RSTART - 1) " or" substr(text, RSTART + 1)
    }
    return text
}

# A bracket over cells first..last of a strip; side is 1 above it, -1 below.
function bracket(first, end, y, side, class) {
    path("M" point(left + first * cell + 2, y) "v" num(-7 * side) "H" num(left + (end + 1) * cell - 4) \
        "v" num(7 * side), class)
}

function draw_strip(s, y, side,  n, above, text_y) {
    above = side > 0 ? y - 6 : y + cell + 24
    for (n = 0; n <= last[s]; n++) {
        outcome_cell(left + n * cell, y, cell, outcome[s, n])
        words(left + (n + 0.5) * cell - 1, y + cell + 15, n, "small soft middle")
    }
    if (bare) {
        words(left, y - 14, title_of(s), "head")
        return
    }
    text_y = side > 0 ? above - 12 : above + 22
    words(left, side > 0 ? text_y - 20 : text_y + 20, title_of(s), "head")
    if (from[s] > 0) {
        bracket(0, from[s] - 1, above, side, "dash hot")
        words(left, text_y, "before the repetition", "small")
    }
    for (n = from[s]; n + period[s] - 1 <= last[s]; n += period[s]) {
        bracket(n, n + period[s] - 1, above, side, "line")
    }
    words(left + from[s] * cell + 2, text_y, "period " period[s], "small")
}

END {
    if (failed) exit 1
    longest = 0
    for (s = 1; s <= strips; s++) {
        if (last[s] < 0 || rule[s] == "" || period[s] == "") fail("strip " s " is not complete")
        if (last[s] > longest) longest = last[s]
    }
    left = 24
    cell = int(754 / (longest + 1))
    if (cell > 30) cell = 30
    left = int((802 - cell * (longest + 1)) / 2)
    top = bare ? 44 : 66
    gap = shift ? 54 : 92
    bottom = top + strips * cell + (strips - 1) * gap + (bare || shift ? 54 : 36)
    if (shift) bottom += 22
    height = bottom + 36
    svg_begin(800, height, "Who wins, pile by pile", \
        "W and L for the player to move, under each the number of stones." \
        (bare ? "" : " Brackets show the period.") \
        (shift ? " Lines join the losing piles of the first game to those of the second, one stone on." : ""))
    y = top
    for (s = 1; s <= strips; s++) {
        draw_strip(s, y, shift && s == 2 ? -1 : 1)
        if (shift && s == 1) {
            for (n = 0; n < longest; n++) {
                if (outcome[1, n] != outcome[2, n + 1]) fail("the second strip is not the first one moved by one")
                if (outcome[1, n] == "L") {
                    x = left + (n + 0.5) * cell - 1
                    line(x, y + cell + 20, x + cell, y + cell + 50, "line hot")
                }
            }
        }
        y += cell + gap
    }
    if (bare) {
        words(left, bottom - 12, "Of the piles of 1 to " last[1] " stones, the second player wins " count[1] ".")
    }
    outcome_legend(left, bottom)
    svg_end()
}
