# prime-jingle-bells: the first player's lead over b, a panel for each a. Input, for each: a line "# A", then `table`.
/^# / { panels++; most[panels] = $2; next }
{ lead[panels, $1] = $2; last = $1; if ($2 > highest) highest = $2; if ($2 < lowest) lowest = $2 }

END {
    if (failed) exit 1
    if (last < 2) fail("no lead")
    left = 76
    wide = 690 / last
    unit = int(80 / (highest - lowest))
    panel = unit * (highest - lowest) + 30
    svg_begin(800, 50 + panels * panel + 38, "The first player's lead", \
        "A curve for each a, the most numbers of a turn: the first player's lead when the count goes to b.")
    words(left, 30, "The first player's lead when both play well, for b from 1 to " last, "head")
    for (p = 1; p <= panels; p++) {
        zero = 50 + (p - 1) * panel + 10 + highest * unit
        words(16, zero - (highest * unit) / 2 + 5, "a = " most[p])
        for (v = 0; v <= highest; v += 4) {
            line(left, zero - v * unit, left + last * wide, zero - v * unit, "faint")
            words(left - 8, zero - v * unit + 4, v, "small soft right")
        }
        d = "M" num(left) " " zero - lead[p, 1] * unit
        for (b = 2; b <= last; b++) {
            if (lead[p, b] != lead[p, b - 1]) {
                d = d "H" num(left + (b - 1) * wide) "V" zero - lead[p, b] * unit
            }
        }
        path(d "H" num(left + last * wide), "curve")
    }
    for (b = 50; b <= last; b += 50) {
        words(left + (b - 0.5) * wide, 50 + panels * panel + 6, b, "small soft middle")
    }
    words(left, 50 + panels * panel + 22, "b", "soft")
    svg_end()
}
