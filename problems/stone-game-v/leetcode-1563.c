/*
 * LeetCode 1563 - Stone Game V
 *
 * Game:   a row of stones with values. Alice cuts it into two parts. Bob throws away the one with the larger sum, or if the
 *         sums are equal the one that Alice names; she scores the sum of the other one, which is cut next. It ends when one
 *         stone is left.
 * Input:  1..500 values from left to right (1..1,000,000).
 * Answer: the points of Alice, if she cuts perfectly.
 *
 * Idea:   Only Alice chooses: of each interval, keep the best that she can get. A left part can be kept up to the middle of
 *         the sum, a right part from there on. So one running maximum for each side, up to the middle, replaces the trying
 *         of all cuts.
 * Cost:   O(n^2) time and memory.
 */
enum { MAX = 500 };

static int larger(int one, int other) { return one > other ? one : other; }

int stoneGameV(int *stoneValue, int stoneValueSize);

int stoneGameV(int *stoneValue, int stoneValueSize)
{
    static int from_right[MAX + 2][MAX + 1]; /* largest gain of the intervals from here or later to here */
    int from_left[MAX + 1] = {0};            /* largest gain of the intervals from `begin` to here or sooner */
    int sum[MAX + 1] = {0};                  /* of the first so many values */
    int best = 0;                            /* from the stones begin + 1 to end; with their sum it is their gain */
    for (int i = 0; i < stoneValueSize; i++) {
        sum[i + 1] = sum[i] + stoneValue[i];
    }
    for (int begin = stoneValueSize - 1; begin >= 0; begin--) {
        int middle = begin; /* the last place where the left part is not the larger one */
        from_left[begin] = 0;
        from_right[begin + 1][begin + 1] = 0;
        for (int end = begin + 1; end <= stoneValueSize; end++) {
            const int all = sum[end] - sum[begin];
            while (2 * (sum[middle + 1] - sum[begin]) <= all) {
                middle++;
            }
            const int rest = 2 * (sum[middle] - sum[begin]) == all ? middle : middle + 1;
            best = larger(from_left[middle], from_right[rest][end]);
            from_left[end] = larger(from_left[end - 1], all + best);
            from_right[begin][end] = larger(from_right[begin + 1][end], all + best);
        }
    }
    return best;
}
