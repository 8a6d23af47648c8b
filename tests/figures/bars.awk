# Grundy values as bars. Input: `table`. Set by=parity to colour by odd and even piles; else a bar is coloured by
# whether it is above, below or at its pile.
{ value[$1] = $2; last = $1; if ($2 > highest) highest = $2 }

function class_of(n) {
    if (by == "parity") return n % 2 == 0 ? "bar" : "mark"
    return value[n] > n ? "mark" : value[n] < n ? "stone" : "bar"
}

function legend(x, class, text) {
    rect(x, base + 48, 16, 16, class)
    words(x + 24, base + 61, text)
}

END {
    if (failed) exit 1
    if (last < 1) fail("no value")
    width = int(700 / (last + 1))
    unit = int(300 / highest)
    left = 400 - width * (last + 1) / 2
    base = 66 + highest * unit
    svg_begin(800, base + 82, "Grundy numbers of single piles", \
        "A bar for each pile of 0 to " last " stones, as high as its Grundy number, which stands above it.")
    words(left, 30, "Grundy number of one pile of n stones", "head")
    for (n = 0; n <= last; n++) {
        rect(left + n * width + 2, base - value[n] * unit, width - 5, value[n] * unit, class_of(n))
        words(left + (n + 0.5) * width, base - value[n] * unit - 5, value[n], "small middle")
        words(left + (n + 0.5) * width, base + 18, n, "small soft middle")
    }
    line(left, base, left + width * (last + 1), base, "line")
    words(left + width * (last + 1), base + 36, "n", "soft right")
    if (by == "parity") {
        legend(left, "bar", "n even")
        legend(left + 120, "mark", "n odd")
    } else {
        legend(left, "bar", "equal to n")
        legend(left + 160, "mark", "above n")
        legend(left + 300, "stone", "below n")
    }
    svg_end()
}
