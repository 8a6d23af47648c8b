# polygon-game: a polygon in the middle of a game. Input: `explain`, which names its size. Set rows=1 to show instead
# how one segment leaves two rows of vertices.
NR == 1 { rule = $0; sub(/^[^:]*: /, "", rule) }
/^Size [0-9]+: / { size = $2 + 0 }
/cut off [0-9]+, leaving/ && cut == "" { cut = $3 + 0; left = $5 + 0; right = $7 + 0 }

function px(v) { return cx + 110 * turn_sin(v / size) }
function py(v) { return 160 - 110 * turn_cos(v / size) }

function segment(a, b, class) { line(px(a), py(a), px(b), py(b), class) }

# Whether segments with different ends cross: one end of the second lies between the ends of the first.
function cross(a, b, c, d) { return (a < c && c < b) != (a < d && d < b) }

function draw_polygon(  v) {
    for (v = 0; v < size; v++) segment(v, (v + 1) % size, "faint")
}
function draw_vertices(used,  v) {
    for (v = 0; v < size; v++) circle(px(v), py(v), 6, index(used, " " v " ") ? "stone" : "bar")
    for (v = 0; v < size; v++) words(cx + (px(v) - cx) * 1.18, 165 + (py(v) - 160) * 1.18, v + 1, "small soft middle")
}

END {
    if (failed) exit 1
    if (size != 10 || left + right + 2 != size) fail("this picture needs a polygon of 10 and a winning segment")
    svg_begin(800, 340, rows ? "One segment leaves two rows" : "A polygon of " size " after two moves", \
        rows ? "A polygon of " size " whose first segment leaves " left " vertices on one side and " right \
        " on the other, drawn beside it as two rows." : \
        rule " Two segments are drawn; dashed lines are the segments that may still be drawn.")
    if (rows) {
        cx = 190
        draw_polygon()
        segment(0, left + 1, "line hot")
        draw_vertices(" 0 " left + 1 " ")
        arrow(350, 160, 440, 160, 0, "line")
        words(470, 70, "one segment", "head")
        words(470, 92, "2 vertices used; " left " and " right " free on its two sides")
        for (side = 0; side < 2; side++) {
            free = side == 0 ? left : right
            line(490, 140 + side * 60, 490 + (free - 1) * 50, 140 + side * 60, "line")
            for (v = 0; v < free; v++) circle(490 + v * 50, 140 + side * 60, 8, "bar")
            words(490 + free * 50 - 10, 145 + side * 60, "a row of " free)
        }
        words(470, 255, "No later segment joins the two sides.", "soft")
    } else {
        cx = 200
        used = " 1 4 5 9 "
        draw_polygon()
        for (a = 0; a < size; a++) {
            for (b = a + 1; b < size; b++) {
                if (!index(used, " " a " ") && !index(used, " " b " ") && !cross(1, 4, a, b) && !cross(5, 9, a, b)) {
                    segment(a, b, "dash")
                    more++
                }
            }
        }
        segment(1, 4, "line hot")
        segment(5, 9, "line hot")
        draw_vertices(used)
        words(390, 70, "A polygon of " size " after two moves", "head")
        line(390, 106, 430, 106, "line hot"); words(445, 111, "drawn segments")
        line(390, 136, 430, 136, "dash"); words(445, 141, "the " more " segments that may still be drawn")
        circle(410, 166, 6, "stone"); words(445, 171, "used vertices")
        circle(410, 196, 6, "bar"); words(445, 201, "free vertices")
        line(390, 226, 430, 226, "faint"); words(445, 231, "sides of the polygon (a side may be drawn, too)")
    }
    words(40, 320, rule, "soft")
    svg_end()
}
