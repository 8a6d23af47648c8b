# The nim-sums of two heaps. Input, for each pair: a line "~ ONE TWO", then `explain`, but nothing for two
# empty heaps.
/^~ / { one = $2; two = $3; sum[one, two] = one + two == 0 ? 0 : -1; if (one + 0 > last) last = one + 0 }
/^nim-sum: / { sum[one, two] = $2 }

function shade(level, low, high) { return sprintf("%02x", int(low + (high - low) * level / 15 + 0.5)) }

END {
    if (failed) exit 1
    svg_begin(800, 690, "Nim-sums of two piles", \
        "A square of the nim-sums of two piles of 0 to " last " stones, darker for larger sums.")
    size = 36
    left = 122
    top = 66
    words(left + 8 * size, 30, "second pile", "middle")
    words(24, top + 8 * size, "first pile")
    for (a = 0; a <= last; a++) {
        words(left - 10, top + a * size + 23, a, "soft right")
        words(left + (a + 0.5) * size, top - 8, a, "soft middle")
        for (b = 0; b <= last; b++) {
            v = sum[a, b]
            if (v < 0 || v > 15) fail("a nim-sum that has no shade")
            print "<rect fill=\"#" shade(v, 232, 11) shade(v, 241, 61) shade(v, 250, 105) "\"" \
                attribute("x", left + b * size) attribute("y", top + a * size) " width=\"35\" height=\"35\"/>"
            print "<text class=\"middle\" style=\"fill:" (v < 10 ? "#0d1117" : "#ffffff") "\"" \
                attribute("x", left + (b + 0.5) * size) attribute("y", top + a * size + 23) ">" v "</text>"
            if (v == 0) rect(left + b * size + 1.5, top + a * size + 1.5, 32, 32, "line hot")
        }
    }
    rect(left, top + 16 * size + 14, 18, 18, "line hot")
    words(left + 28, top + 16 * size + 28, "nim-sum 0: the player to move loses")
    svg_end()
}
