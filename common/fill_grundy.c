/*
 * Grundy numbers of rows of 0..last cells (last <= 2046), where a move takes `taken` (at least 1)
 * neighbouring cells and leaves those left and right of them as two rows: a sum of games, whose
 * number is the XOR of theirs (Sprague 1935, Grundy 1939). Of two mirror images one is enough, so
 * a row has at most 1023 moves: Grundy numbers, and so the XOR of two, are below 1024.
 */
static void fill_grundy(unsigned grundy[], int last, int taken)
{
    int seen_at[1024] = {0};
    grundy[0] = 0;
    for (int row = 1; row <= last; row++) {
        for (int left = 0, right = row - taken; left <= right; left++, right--) {
            seen_at[grundy[left] ^ grundy[right]] = row;
        }
        grundy[row] = mex(seen_at, row);
    }
}
