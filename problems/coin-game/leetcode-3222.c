/*
 * LeetCode 3222 - Coin Game
 *
 * Game:   x coins of 75 and y coins of 10; a move takes coins that are worth exactly 115. Whoever cannot move loses.
 * Input:  x (1..100) and y (1..100).
 * Answer: the name of the winner, Alice, who moves first, or Bob.
 *
 * Idea:   115 is 75 and four times 10, and no other sum of these coins. So each move takes the same, and the number of
 *         moves, the smaller of x and y / 4, determines the winner: odd, and it is Alice.
 * Cost:   O(1) time, O(1) memory.
 */
char *losingPlayer(int x, int y);

char *losingPlayer(int x, int y)
{
    static char alice[] = "Alice";
    static char bob[] = "Bob";
    const int moves = x < y / 4 ? x : y / 4;
    return moves % 2 == 1 ? alice : bob;
}
