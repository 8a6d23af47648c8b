# split-nim: every move from one pile. Input: `explain`, which names the pile and the Grundy numbers up to it.
NR == 1 { rule = $0; sub(/^[^:]*: /, "", rule) }
/^ +0: / { for (i = 2; i <= NF; i++) value[i - 2] = $i }
/^heap [0-9]+: / { pile = $2 + 0; told = $3 }

function nim_sum(a, b,  bit, sum) {
    for (bit = 1; bit <= a || bit <= b; bit *= 2) {
        if (int(a / bit) % 2 != int(b / bit) % 2) sum += bit
    }
    return sum + 0
}

function column(x, base, count) {
    stones(x, base - 11, count, count, 19, "stone")
    line(x - 16, base, x + 16, base, "line")
    words(x, base + 18, count, "middle")
}

END {
    if (failed) exit 1
    if (pile < 2) fail("no pile to split")
    halves = int(pile / 2)
    width = 700 / (pile + 1.4 * halves)
    base = 60 + pile * 19
    low = base + 110 + pile * 19
    svg_begin(800, low + 62, "The moves from a pile of " pile, \
        rule " A pile of " pile " has " pile " removals and " halves " splits.")
    words(400, 30, rule, "head middle")
    column(400, base, pile)
    for (rest = 0; rest < pile; rest++) {
        x = 50 + width * (pile - rest - 0.5)
        arrow(400 + (x - 400) * 0.14, base + 28, x, low - rest * 19 - 12, 0, "line")
        column(x, low, rest)
        seen[value[rest]] = 1
    }
    for (part = 1; part <= halves; part++) {
        x = 50 + width * (pile + 1.4 * (part - 0.5))
        arrow(400 + (x - 400) * 0.14, base + 28, x, low - (pile - part) * 19 - 12, 0, "dash")
        column(x - 22, low, part)
        column(x + 22, low, pile - part)
        seen[nim_sum(value[part], value[pile - part])] = 1
    }
    for (mex = 0; mex in seen; mex++) {
    }
    if (mex != told) fail("the moves drawn are not those of the rules program")
    arrow(250, low + 40, 290, low + 40, 0, "line")
    words(298, low + 45, "stones taken", "soft")
    arrow(430, low + 40, 470, low + 40, 0, "dash")
    words(478, low + 45, "pile split in two", "soft")
    svg_end()
}
