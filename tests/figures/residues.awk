# stone-game-7: the residues mod 5 on a wheel, and a strip. Input: `table`, `explain`.
/^[0-9]+\t[WL]$/ { outcome[$1] = $2; last = $1 }
/^Lost exactly when N mod 5 is/ { told = $0 }

function wheel_x(r) { return 170 + 92 * turn_sin(r / 5) }
function wheel_y(r) { return 160 - 92 * turn_cos(r / 5) }

# An arrow between neighbours on the wheel, bent outwards (1) or inwards (-1).
function arc(a, b, class, bend,  x1, y1, x2, y2, dx, dy, far, mx, my) {
    x1 = wheel_x(a); y1 = wheel_y(a); x2 = wheel_x(b); y2 = wheel_y(b)
    mx = (x1 + x2) / 2; my = (y1 + y2) / 2
    mx += (mx - 170) * 0.42 * bend; my += (my - 160) * 0.42 * bend
    dx = mx - x1; dy = my - y1; far = root(dx * dx + dy * dy)
    x1 += dx * 22 / far; y1 += dy * 22 / far
    dx = mx - x2; dy = my - y2; far = root(dx * dx + dy * dy)
    x2 += dx * 24 / far; y2 += dy * 24 / far
    bow(x1, y1, mx, my, x2, y2, class)
}

END {
    if (failed) exit 1
    for (n = 5; n <= last; n++) {
        if (outcome[n] != outcome[n % 5]) fail("residues mod 5 do not decide")
    }
    if (told == "" || last < 9) fail("nothing to draw")
    svg_begin(800, 430, "Piles by their remainder mod 5", \
        "A wheel of the remainders 0 to 4 with the moves between them, and the outcomes of the piles up to " last ".")
    for (r = 0; r < 5; r++) {
        arc(r, (r + 4) % 5, "line", 1)
        arc(r, (r + 1) % 5, "dash", -1)
    }
    for (r = 0; r < 5; r++) {
        circle(wheel_x(r), wheel_y(r), 20, outcome[r])
        words(wheel_x(r), wheel_y(r) + 5, r, outcome[r] "0 middle")
    }
    words(350, 70, "The circles are the remainders of N mod 5.", "head")
    arrow(350, 105, 400, 105, 0, "line")
    words(410, 110, "taking 1, 16, 256, ... (remainder 1): one less")
    arrow(350, 137, 400, 137, 0, "dash")
    words(410, 142, "taking 4, 64, 1024, ... (remainder 4): one more")
    words(350, 180, told)
    words(350, 204, "No arrow joins two losing circles;", "soft")
    words(350, 224, "every winning circle has an arrow to a losing one.", "soft")
    for (r = 0; r < 5; r++) {
        reach = 0
        for (d = 1; d <= 4; d += 3) {
            if (outcome[(r + d) % 5] == "L") reach = 1
        }
        if (reach != (outcome[r] == "W")) fail("the arrows do not fit the outcomes")
    }
    for (n = 0; n <= last; n++) {
        outcome_cell(25 + n * 25, 310, 25, outcome[n])
        words(37 + n * 25, 350, n, "small soft middle")
        if (n % 5 == 0) {
            path("M" num(27 + n * 25) " 304v-7H" num(25 + (n + 5) * 25 - 4) "v7", "line")
        }
    }
    outcome_legend(25, 384)
    svg_end()
}
