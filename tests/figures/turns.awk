# prime-jingle-bells: a game of best turns, number by number. Input: `explain`, with the leads that choose
# the turns.
NR == 1 { rule = $0; sub(/^[^:]*: /, "", rule); last = $4 + 0; most = $7 + 0 }
/^ +[0-9]+: / { for (i = 2; i <= NF; i++) lead[$1 + i - 2] = $i }
/Scores: / { text = $0; sub(/.*Scores: /, "", text); split(text, told, " and ") }

function is_prime(n,  d) {
    for (d = 2; d * d <= n; d++) {
        if (n % d == 0) return 0
    }
    return n > 1
}

function draw_turn(from, to, player,  n, x) {
    for (n = from + 1; n <= to; n++) {
        x = left + (n - 1) * size
        rect(x, 64, size - 2, 30, player == 1 ? "W" : "cell")
        if (is_prime(n)) circle(x + size / 2 - 1, 79, 10, "L")
        words(x + size / 2 - 1, 83, n, "small middle" (is_prime(n) ? " L0" : player == 1 ? " W0" : ""))
    }
    path("M" num(left + from * size + 1) " 99v6H" num(left + to * size - 3) "v-6", "line")
    words(left + (from + to) / 2 * size - 1, 120, player == 1 ? "1st" : "2nd", "small soft middle")
}

END {
    if (failed) exit 1
    if (told[2] == "" || lead[0] == "") fail("no game to draw")
    size = int(754 / last)
    left = int((802 - size * last) / 2)
    svg_begin(800, 178, "A game to " last, \
        rule " The turns of one game in which both play well are drawn in brackets; primes are round.")
    words(400, 34, rule, "head middle")
    player = 1
    for (said = 0; said < last; said = to) {
        best = ""
        scored = 0
        for (j = said + 1; j <= said + most && j <= last; j++) {
            scored += is_prime(j)
            if (best == "" || scored - lead[j] > best) {
                best = scored - lead[j]
                to = j
                gained = scored
            }
        }
        if (best != lead[said]) fail("the leads are not those of the rules program")
        draw_turn(said, to, player)
        score[player] += gained
        player = 3 - player
    }
    if (score[1] != told[1] || score[2] != told[2]) fail("the scores are not those of the rules program")
    circle(left + 11, 151, 10, "L")
    words(left + 30, 156, "a prime")
    words(left + 120, 156, "brackets: the turns of the 1st and the 2nd player, who say " score[1] " and " \
        score[2] " primes", "soft")
    svg_end()
}
