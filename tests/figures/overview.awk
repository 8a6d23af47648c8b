# The sixteen problems as a path of tiles. Input, for each: a line "# KIND CAPTION", its line of problems/list.tsv,
# and what its rules program prints. Kinds: letters (outcomes in rows of 14 or 28), board, sums, coins, bars, curve.
/^# / {
    tiles++
    kind[tiles] = $2
    caption[tiles] = $0
    sub(/^# [^ ]* /, "", caption[tiles])
    awaits_title = 1
    next
}
awaits_title { split($0, field, "\t"); title[tiles] = field[5]; awaits_title = 0; next }
kind[tiles] == "board" { cell[tiles, $1, $2] = $3; next }
kind[tiles] == "sums" && /^~ / { one = $2; two = $3; cell[tiles, one, two] = one + two == 0 ? 0 : ""; next }
kind[tiles] == "sums" && /^nim-sum: / { cell[tiles, one, two] = $2; next }
kind[tiles] == "coins" && /^coin [0-9]+: / { cell[tiles, $2 + 0]++; next }
/^[0-9]+\t[0-9WL]+$/ { cell[tiles, $1] = $2; last[tiles] = $1; if ($2 > highest[tiles]) highest[tiles] = $2 }

# One path of squares for all that hold WANTED, in a picture of COLUMNS by ROWS that starts with FIRST.
function squares(t, x, y, columns, rows, first, size, wanted, class,  r, c, d, value) {
    d = ""
    for (r = 0; r < rows; r++) {
        for (c = 0; c < columns; c++) {
            value = kind[t] == "letters" ? cell[t, r * columns + c] : cell[t, r + first, c + first]
            if (value == "") fail("tile " t " is not complete")
            if (value == wanted) {
                d = d "M" point(x + c * size, y + r * size) "h" size - 1 "v" size - 1 "h" 1 - size "z"
            }
        }
    }
    if (d != "") path(d, class)
}

function draw_bars(t, x, y, width, height,  n, wide) {
    wide = width / (last[t] + 1)
    for (n = 0; n <= last[t]; n++) {
        if (cell[t, n] > 0) {
            rect(x + n * wide, y + height - cell[t, n] * height / highest[t], wide - (wide > 4 ? 1 : 0.3), \
                cell[t, n] * height / highest[t], "bar")
        }
    }
}

function draw_coins(t, x, y,  n, k) {
    for (n = 0; n < 12; n++) {
        rect(x + n * 14, y + 34, 14, 16, "cell")
        for (k = 0; k < cell[t, n]; k++) circle(x + 7 + n * 14, y + 28 - k * 12, 5, "mark")
    }
}

function draw_curve(t, x, y, width, height,  b, d) {
    for (b = 1; b <= last[t]; b++) {
        d = d (b == 1 ? "M" : "L") \
            point(x + (b - 1) * width / last[t], y + height - cell[t, b] * height / highest[t])
    }
    path(d, "curve")
}

function draw_tile(t, x, y,  v, rows, columns, size) {
    rect(x, y, 182, 124, "tile")
    words(x + 8, y + 20, t ". " title[t], "name")
    words(x + 8, y + 114, caption[t], "small soft")
    if (kind[t] == "letters") {
        columns = last[t] < 100 ? 14 : 28
        rows = int((last[t] + 1) / columns)
        size = 168 / columns
        squares(t, x + 8, y + 64 - rows * size / 2, columns, rows, 0, size, "W", "W")
        squares(t, x + 8, y + 64 - rows * size / 2, columns, rows, 0, size, "L", "L")
    } else if (kind[t] == "board") {
        squares(t, x + 8, y + 34, 28, 10, 1, 6, "W", "W")
        squares(t, x + 8, y + 34, 28, 10, 1, 6, "L", "L")
    } else if (kind[t] == "sums") {
        for (v = 0; v < 16; v++) {
            print "<g fill-opacity=\"" num((v + 1) / 16 * 10) / 10 "\">"
            squares(t, x + 59, y + 30, 16, 16, 0, 4, v, "bar")
            print "</g>"
        }
    } else if (kind[t] == "coins") {
        draw_coins(t, x + 7, y + 36)
    } else if (kind[t] == "bars") {
        draw_bars(t, x + 8, y + 34, 168, 60)
    } else if (kind[t] == "curve") {
        draw_curve(t, x + 8, y + 36, 168, 56)
    } else {
        fail("no such kind: " kind[t])
    }
}

END {
    if (failed) exit 1
    if (tiles != 16) fail("not sixteen problems")
    svg_begin(800, 620, "The sixteen problems, each adding a rule", \
        "Sixteen small pictures of who wins, drawn from the rules, in the order of the course.")
    for (t = 1; t <= tiles; t++) {
        x = 18 + (t - 1) % 4 * 194
        y = 18 + int((t - 1) / 4) * 142
        draw_tile(t, x, y)
        if (t % 4 != 0) {
            arrow(x + 182, y + 62, x + 194, y + 62, 0, "line")
        } else if (t < tiles) {
            path("M" x + 91 " " y + 124 "v9H109", "line")
            arrow(109, y + 133, 109, y + 142, 0, "line")
        }
    }
    rect(18, 588, 16, 16, "W")
    words(42, 601, "the player to move wins", "soft")
    rect(230, 588, 16, 16, "L")
    words(254, 601, "the player to move loses", "soft")
    rect(452, 588, 16, 16, "bar")
    words(476, 601, "Grundy numbers, nim-sums, the lead", "soft")
    svg_end()
}
