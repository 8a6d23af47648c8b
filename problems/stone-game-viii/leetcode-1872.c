/*
 * LeetCode 1872 - Stone Game VIII
 *
 * Game:   a row of stones with values. A move takes the first x of them, x > 1, scores their sum, and puts one stone with
 *         this sum in front. It ends when one stone is left.
 * Input:  2..100,000 values (-10,000..10,000).
 * Answer: the first player's points minus the second player's, if both want them to be many.
 *
 * Idea:   A move that joins the first j stones of the first row scores the sum of these j, whatever was joined before. So
 *         a player who may join j or more chooses between j and what a player who may join j + 1 or more would do.
 * Cost:   O(n) time, O(1) memory.
 */
int stoneGameVIII(int *stones, int stonesSize);

int stoneGameVIII(int *stones, int stonesSize)
{
    int sum = 0; /* of the first j stones */
    for (int i = 0; i < stonesSize; i++) {
        sum += stones[i];
    }
    int lead = sum; /* of a player who may join j or more */
    for (int j = stonesSize - 1; j >= 2; j--) {
        sum -= stones[j];
        lead = sum - lead > lead ? sum - lead : lead;
    }
    return lead;
}
