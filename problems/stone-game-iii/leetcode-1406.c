/*
 * LeetCode 1406 - Stone Game III
 *
 * Game:   a row of values; a move takes the first one, two or three of those that are left. The larger sum wins.
 * Input:  1..50,000 values (-1000..1000).
 * Answer: Alice, who moves first, or Bob, whoever wins, or Tie.
 *
 * Idea:   From the right end on: the lead of the player to move is the best of what one, two or three values are worth,
 *         minus the lead of the opponent in the rest. Only the last three leads are needed.
 * Cost:   O(n) time, O(1) memory beside the input.
 */
enum { TAKEN = 3 };

char *stoneGameIII(int *stoneValue, int stoneValueSize);

char *stoneGameIII(int *stoneValue, int stoneValueSize)
{
    static char alice[] = "Alice";
    static char bob[] = "Bob";
    static char tie[] = "Tie";
    int lead[TAKEN + 1] = {0}; /* of who is to move when the row begins at a place, by its remainder */
    for (int i = stoneValueSize - 1; i >= 0; i--) {
        int sum = 0;
        int best = 0;
        for (int k = i; k < stoneValueSize && k < i + TAKEN; k++) {
            sum += stoneValue[k];
            const int kept = sum - lead[(k + 1) % (TAKEN + 1)];
            best = k == i || kept > best ? kept : best;
        }
        lead[i % (TAKEN + 1)] = best;
    }
    return lead[0] > 0 ? alice : lead[0] < 0 ? bob : tie;
}
