# odd-even-nim: what a move may leave of a pile. Input: `table`, against which the moves drawn here are checked.
{ value[$1] = $2; last = $1 }

function allowed(pile, rest,  removed) {
    removed = pile - rest
    return removed % 2 == 0 ? rest > 0 : rest == 0
}

END {
    if (failed) exit 1
    size = 30
    left = 250
    top = 76
    svg_begin(800, top + last * size + 56, "What a move may leave of a pile", \
        "Rows are piles of 1 to " last " stones; a dot stands in each column of stones that one move may leave.")
    words(left + last * size / 2, 30, "stones left by the move", "middle")
    words(90, top + last * size / 2, "stones in the pile")
    for (rest = 0; rest < last; rest++) {
        words(left + (rest + 0.5) * size, top - 10, rest, "soft middle")
    }
    for (pile = 1; pile <= last; pile++) {
        y = top + (pile - 1) * size
        words(left - 12, y + 20, pile, "soft right")
        for (rest = 0; rest < pile; rest++) {
            rect(left + rest * size, y, size - 2, size - 2, allowed(pile, rest) ? "W" : "cell")
            if (allowed(pile, rest)) {
                circle(left + rest * size + size / 2 - 1, y + size / 2 - 1, 6, "bar")
                seen[pile, value[rest]] = 1
            }
        }
        for (mex = 0; (pile, mex) in seen; mex++) {
        }
        if (mex != value[pile]) fail("the moves of pile " pile " are not those of the rules program")
    }
    circle(left + 7, top + last * size + 28, 6, "bar")
    words(left + 22, top + last * size + 33, "allowed: an even part of the pile, or all of an odd pile")
    svg_end()
}
