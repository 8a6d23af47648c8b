# Shared by the drawing programs: the frame of a picture, its colours, and its shapes. Plain POSIX awk, so that every
# awk draws the same bytes. Lengths are in the picture's own units, about one pixel each.
#
# Classes: W, L (outcomes), W0, L0 (the same, as text on them), mark (what stands out), bar, stone, cell, tile for
# shapes; line, dash, faint, curve, band, dots, hot (with one of them) for strokes; head, name, small, soft, middle,
# right for texts.

# svg_begin(WIDTH, HEIGHT, TITLE, DESCRIPTION): the frame, on a ground of its own, light or dark as the reader's page.
function svg_begin(width, height, title, description) {
    print "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 " width " " height "\" width=\"" width \
        "\" height=\"" height "\" role=\"img\" aria-labelledby=\"title desc\">"
    print "<title id=\"title\">" escaped(title) "</title>"
    print "<desc id=\"desc\">" escaped(description) "</desc>"
    print "<style>"
    print "text { font: 14px sans-serif; }"
    print ".small { font-size: 12px; } .head { font-size: 15px; font-weight: bold; }"
    print ".name { font-size: 12px; font-weight: bold; }"
    print ".middle { text-anchor: middle; } .right { text-anchor: end; }"
    print ".band { fill: none; stroke-width: 5; } .dots { fill: none; stroke-width: 3; stroke-linecap: round; }"
    print ".line, .faint, .curve, .dash { fill: none; stroke-width: 1.5; } .dash { stroke-dasharray: 5 4; }"
    colours("#ffffff", "#b6bec8", "#1f2328", "#59636e", "#d6e6f5", \
        "#12385c", "#b3470f", "#ffffff", "#2f6fb3", "#59636e")
    print "@media (prefers-color-scheme: dark) {"
    colours("#0d1117", "#484f58", "#e6edf3", "#9aa5b1", "#1d3f5f", \
        "#d6e6f5", "#f0883e", "#1c0d00", "#6cb0f5", "#9aa5b1")
    print "}"
    print "</style>"
    print "<marker id=\"tip\" viewBox=\"0 0 8 8\" refX=\"7\" refY=\"4\" markerWidth=\"8\" markerHeight=\"8\"" \
        " markerUnits=\"userSpaceOnUse\" orient=\"auto\"><path class=\"tip\" d=\"M0 0L8 4L0 8z\"/></marker>"
    print "<rect class=\"page\" x=\"0.5\" y=\"0.5\" width=\"" width - 1 "\" height=\"" height - 1 "\" rx=\"6\"/>"
}

function colours(page, edge, text, soft, win, on_win, lose, on_lose, bar, stone) {
    print ".page { fill: " page "; stroke: " edge "; }"
    print "text { fill: " text "; } .soft { fill: " soft "; }"
    print ".W { fill: " win "; } .W0 { fill: " on_win "; } .L { fill: " lose "; } .L0 { fill: " on_lose "; }"
    print ".bar { fill: " bar "; } .mark { fill: " lose "; } .stone, .tip { fill: " stone "; }"
    print ".line, .dash { stroke: " soft "; } .faint { stroke: " edge "; }"
    print ".tile { fill: none; stroke: " edge "; } .curve, .dots { stroke: " bar "; }"
    print ".cell { fill: " page "; stroke: " soft "; } .hot, .band { stroke: " lose "; }"
}

function svg_end() {
    print "</svg>"
}

# fail(TEXT): ends the program; every END block starts with `if (failed) exit 1`.
function fail(text) {
    print "figure: " text > "/dev/stderr"
    failed = 1
    exit 1
}

function escaped(text) {
    gsub(/&/, "\\&amp;", text)
    gsub(/</, "\\&lt;", text)
    gsub(/>/, "\\&gt;", text)
    return text
}

# num(X): at most one digit after the point.
function num(x,  text) {
    text = sprintf("%.1f", x)
    sub(/\.0$/, "", text)
    return text == "-0" ? "0" : text
}

function point(x, y) { return num(x) " " num(y) }

# attribute(NAME, X): a length in a tag.
function attribute(name, x) { return " " name "=\"" num(x) "\"" }

# The sine and cosine of a part of the full turn, from 0 to 1, and the square root: by sums and steps of their own,
# since not every awk has them, and so that the last digit is everywhere the same.
function turn_sin(part) { return series(part * 2 * 3.141592653589793, 1) }
function turn_cos(part) { return series(part * 2 * 3.141592653589793, 0) }
function series(x, first,  k, term, sum) {
    term = first == 1 ? x : 1
    for (k = first + 2; k < 60; k += 2) {
        sum += term
        term = -term * x * x / (k * (k - 1))
    }
    return sum
}
function root(x,  guess, k) {
    guess = x > 1 ? x : 1
    for (k = 0; k < 40; k++) guess = (guess + x / guess) / 2
    return guess
}

function rect(x, y, width, height, class) {
    print "<rect class=\"" class "\"" attribute("x", x) attribute("y", y) attribute("width", width) \
        attribute("height", height) "/>"
}

function circle(x, y, radius, class) {
    print "<circle class=\"" class "\"" attribute("cx", x) attribute("cy", y) attribute("r", radius) "/>"
}

function path(d, class) {
    print "<path class=\"" class "\" d=\"" d "\"/>"
}

function line(x1, y1, x2, y2, class) {
    path("M" point(x1, y1) "L" point(x2, y2), class)
}

# arrow(X1, Y1, X2, Y2, RISE, CLASS): bent to pass RISE above the straight line.
function arrow(x1, y1, x2, y2, rise, class) {
    bow(x1, y1, (x1 + x2) / 2, (y1 + y2) / 2 - 2 * rise, x2, y2, class)
}

# bow(X1, Y1, X, Y, X2, Y2, CLASS): an arrow that heads for X, Y at first.
function bow(x1, y1, x, y, x2, y2, class) {
    print "<path class=\"" class "\" marker-end=\"url(#tip)\" d=\"M" point(x1, y1) "Q" point(x, y) " " point(x2, y2) "\"/>"
}

function words(x, y, text, class) {
    print "<text" (class == "" ? "" : " class=\"" class "\"") attribute("x", x) attribute("y", y) ">" escaped(text) "</text>"
}

# outcome_cell(X, Y, SIZE, LETTER): W or L on its colour.
function outcome_cell(x, y, size, letter) {
    rect(x, y, size - 2, size, letter)
    words(x + size / 2 - 1, y + size / 2 + 5, letter, letter "0 middle")
}

# outcome_legend(X, Y): what the two letters mean, 20 high.
function outcome_legend(x, y) {
    outcome_cell(x, y, 20, "W")
    words(x + 26, y + 15, "the player to move wins (N-position)")
    outcome_cell(x + 330, y, 20, "L")
    words(x + 356, y + 15, "the player to move loses (P-position)")
}

# stones(X, Y, COUNT, ROWS, STEP): COUNT stones, filled column by column from the bottom; X, Y is the first one.
function stones(x, y, count, rows, step, class,  i) {
    for (i = 0; i < count; i++) {
        circle(x + int(i / rows) * step, y - (i % rows) * step, step * 0.42, class)
    }
}
