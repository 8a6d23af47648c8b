# crosses-and-crosses: the Grundy values as dots. Input: `table`.
{ value[$1] = $2; last = $1; if ($2 > highest) highest = $2 }

END {
    if (failed) exit 1
    left = 56
    unit = int(360 / highest)
    base = 62 + highest * unit
    wide = 720 / last
    zeros = 0
    list[1] = list[2] = ""
    for (n = 3; n <= last; n++) {
        if (value[n] == 0) {
            zeros++
            row = zeros <= 15 ? 1 : 2
            list[row] = list[row] (list[row] == "" ? "" : ", ") n
        }
    }
    svg_begin(800, base + 118, "Grundy numbers of the boards up to " last, \
        "A dot for each board; the " zeros " boards of Grundy number 0, which the second player wins, are marked.")
    words(left - 36, 30, "Grundy number of a board of n cells", "head")
    for (v = 0; v <= highest; v += 20) {
        line(left, base - v * unit, left + last * wide, base - v * unit, "faint")
        words(left - 10, base - v * unit + 4, v, "small soft right")
    }
    for (n = 0; n <= last; n += 250) {
        words(left + n * wide, base + 24, n, "small soft middle")
    }
    # One path of round dots for each value keeps the file small.
    for (v = 1; v <= highest; v++) {
        d = ""
        for (n = 0; n <= last; n++) {
            if (value[n] == v) {
                if (d == "") d = "M" point(left + n * wide, base - v * unit) "h0"
                else d = d "m" num(left + n * wide - x) " 0h0"
                x = num(left + n * wide) + 0
            }
        }
        if (d != "") print "<path class=\"dots\" d=\"" d "\"/>"
    }
    for (n = 3; n <= last; n++) {
        if (value[n] == 0) circle(left + n * wide, base, 4.5, "mark")
    }
    circle(left + 4, base + 48, 4.5, "mark")
    words(left + 18, base + 53, "the " zeros " boards from 3 on with Grundy number 0: the second player wins them")
    words(left + 18, base + 75, list[1], "small soft")
    words(left + 18, base + 93, list[2], "small soft")
    svg_end()
}
