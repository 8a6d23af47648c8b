/*
 * LeetCode 2005 - Fibonacci Tree
 *
 * Game:   the tree of order n: order 0 is empty, order 1 one vertex, order n a root above the trees of orders n - 2 and
 *         n - 1. A move removes a vertex with all below it. Whoever removes the root loses.
 * Input:  n (1..100).
 * Answer: whether the first player wins.
 *
 * Idea:   The root may not be removed; then a tree's Grundy number is the XOR of its children's numbers plus 1. The values
 *         of all orders up to n follow one from the other.
 * Cost:   O(n) time, O(1) memory.
 */
#include <stdbool.h>

bool findGameWinner(int n);

bool findGameWinner(int n)
{
    int with_edge = 0; /* value of the tree of order i - 2 with the edge above it; the empty tree has none */
    int value = 0;     /* of order i - 1 */
    for (int i = 2; i <= n; i++) {
        const int next = with_edge ^ (value + 1);
        with_edge = value + 1;
        value = next;
    }
    return value != 0;
}
