# The positions of a stone game as circles, its moves as arrows. Input: `explain`, and `table` when outcomes shall be
# marked. Set last to the largest position.
$2 == "A" && $3 == "move" {
    rule = $0
    sub(/^[^:]*: /, "", rule)
    text = rule
    sub(/ stones.*/, "", text)
    amounts = split(text, word, /[^0-9]+/)
}
/^[0-9]+\t[WL]$/ { outcome[$1] = $2 }

# One arrow for each amount, from `from` to `to`: the smallest straight, the others above and below in turn.
function draw_move(from, to, rank,  rise, side) {
    if (rank == 1) {
        line_to(from, to)
        return
    }
    side = rank % 2 == 0 ? 1 : -1
    rise = 16 + (from - to) * step * 0.13
    arrow(spot(from) - radius * 0.5, y0 - side * radius * 0.95, \
        spot(to) + radius * 0.5, y0 - side * (radius * 0.95 + 1), side * rise, "line")
}
function line_to(from, to) {
    arrow(spot(from) - radius - 1, y0, spot(to) + radius + 2, y0, 0, "line")
}
function spot(n) { return 400 + (n - last / 2) * step }

END {
    if (failed) exit 1
    if (amounts < 3) fail("no rule to draw")
    step = 720 / (last + 1)
    radius = step > 60 ? 20 : step * 0.36
    tallest = 0
    for (rank = 3; rank <= amounts; rank++) {
        if (word[rank] != "" && word[rank] <= last) {
            reach[rank % 2] = 16 + word[rank] * step * 0.13 + radius
        }
    }
    y0 = 48 + reach[1] + 12
    y1 = y0 + (reach[0] > 0 ? reach[0] : radius) + 14
    marked = (0 in outcome)
    svg_begin(800, int(y1 + (marked ? 64 : 34)), "The moves on the piles of 0 to " last " stones", \
        rule " Every circle is a pile, every arrow a move." \
        (marked ? " Each circle carries its outcome for the player to move." : ""))
    words(400, 30, rule, "head middle")
    for (n = 1; n <= last; n++) {
        for (rank = 2; rank <= amounts; rank++) {
            if (word[rank] != "" && word[rank] + 0 <= n) {
                draw_move(n, n - word[rank], rank - 1)
            }
        }
    }
    for (n = 0; n <= last; n++) {
        if (marked) {
            if (!(n in outcome)) fail("no outcome of " n)
            circle(spot(n), y0, radius, outcome[n])
            words(spot(n), y0 + 5, n, outcome[n] "0 middle")
        } else {
            circle(spot(n), y0, radius, "cell")
            words(spot(n), y0 + 5, n, "middle" (radius < 14 ? " small" : ""))
        }
    }
    words(400, y1 + 14, "A circle is a pile with its number of stones; an arrow is a move." \
        (rule ~ /last stone loses/ ? " Whoever moves to 0 loses." : ""), "soft middle")
    if (marked) {
        outcome_legend(88, y1 + 30)
    }
    svg_end()
}
