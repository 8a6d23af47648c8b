# polygon-game: the Grundy values in rows of one period. Input: `table`, `explain`.
/^[0-9]+\t[0-9]+$/ { value[$1] = $2; last = $1 }
/^Period [0-9]+ from size [0-9]+ on/ { period = $2; from = $5 }

END {
    if (failed) exit 1
    if (period == "") fail("no period")
    for (n = from; n + period <= last; n++) {
        if (value[n] != value[n + period]) fail("the period does not hold")
    }
    rows = 7
    size = 21
    left = 62
    top = 62
    svg_begin(800, top + rows * 24 + 80, "Grundy numbers in rows of " period, \
        "Each row has " period " Grundy numbers, so equal columns show the period; the numbers that do not come" \
        " back are marked.")
    words(left - 46, 28, "Grundy number of a row of n vertices, n = row + column", "head")
    for (c = 0; c < period; c++) {
        words(left + (c + 0.5) * size, top - 8, c, "small soft middle")
    }
    for (r = 0; r < rows; r++) {
        words(left - 8, top + r * 24 + 16, r * period, "small soft right")
        for (c = 0; c < period; c++) {
            n = r * period + c
            odd_one = value[n] != value[n + period]
            rect(left + c * size, top + r * 24, size - 2, 22, odd_one ? "L" : value[n] == 0 ? "W" : "cell")
            words(left + (c + 0.5) * size - 1, top + r * 24 + 16, value[n], \
                (odd_one ? "L0" : value[n] == 0 ? "W0" : "soft") " middle")
        }
    }
    listed = ""
    for (n = 0; n + period <= last; n++) {
        if (value[n] != value[n + period]) listed = listed (listed == "" ? "" : ", ") n
    }
    y = top + rows * 24 + 16
    rect(left, y, 18, 18, "L")
    words(left + 28, y + 14, "not equal to the number below it: n = " listed)
    rect(left, y + 28, 18, 18, "W")
    words(left + 28, y + 42, "Grundy number 0")
    words(left + 200, y + 42, "Checked up to n = " last ": from " from " on, every column repeats.", "soft")
    svg_end()
}
