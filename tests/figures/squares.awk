# nimble: coins on a strip. Input: `explain`. Set piles=1 to put the equal Nim pile under each coin.
NR == 1 { rule = $0; sub(/^[^:]*: /, "", rule) }
/^coin [0-9]+: / { n = $2 + 0; coins[n]++; if (n > last) last = n; if (coins[n] > most) most = coins[n] }

END {
    if (failed) exit 1
    if (most == 0) fail("no coin")
    cells = last + 2
    size = int(720 / cells)
    left = (800 - size * cells) / 2
    top = 50 + most * 26
    base = top + 96 + last * 16
    svg_begin(800, piles ? base + 40 : top + 104, "Coins on a strip", \
        rule " The squares are numbered from 0 at the left." \
        (piles ? " Under each coin stands a pile of as many stones as its square says." : ""))
    words(400, 30, rule, "head middle")
    for (n = 0; n < cells; n++) {
        rect(left + n * size, top, size, 34, "cell")
        words(left + (n + 0.5) * size, top + 22, n, "middle soft")
        for (k = 0; k < coins[n]; k++) {
            circle(left + (n + 0.5) * size, top - 14 - k * 26, 11, "mark")
            if (piles) {
                x = left + (n + 0.5 + (k - (coins[n] - 1) / 2) * 0.42) * size
                stones(x, base - 10, n, n, 16, "stone")
                line(x - 12, base, x + 12, base, "line")
                words(x, base + 18, n, "small soft middle")
            }
        }
    }
    if (!piles) {
        arrow(left + (last + 0.3) * size, top + 52, left + (last - 1.5) * size, top + 52, 0, "line hot")
        words(left, top + 86, "A coin slides any number of squares to the left, over others as well;" \
            " coins may share a square.", "soft")
    } else {
        words(left, top + 58, "coins above, Nim piles below", "soft")
    }
    svg_end()
}
