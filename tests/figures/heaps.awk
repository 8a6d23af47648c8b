# A Nim position as columns of stones. Input: `explain`.
NR == 1 { rule = $0; sub(/^[^:]*: /, "", rule) }
/^heap [0-9]+: / { heaps++; heap[heaps] = $2 + 0; if (heap[heaps] > tallest) tallest = heap[heaps] }

END {
    if (failed) exit 1
    if (heaps == 0) fail("no heap")
    base = 62 + tallest * 22
    svg_begin(800, base + 62, "A Nim position", rule " The piles here have sizes as written below them.")
    words(400, 30, rule, "head middle")
    for (h = 1; h <= heaps; h++) {
        x = 400 + (h - (heaps + 1) / 2) * 130
        stones(x, base - 12, heap[h], heap[h], 22, "stone")
        line(x - 45, base, x + 45, base, "line")
        words(x, base + 20, heap[h], "middle")
    }
    words(400, base + 46, "A pile is a column of stones; the number is its size.", "soft middle")
    svg_end()
}
