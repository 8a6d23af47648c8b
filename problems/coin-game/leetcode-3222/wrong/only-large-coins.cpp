/*
 * Verdict: WA
 * Why: counts the coins of 75 only, although those of 10 may run out first.
 * Why (ko): 10짜리가 먼저 떨어질 수 있는데 75짜리만 셉니다.
 * First wrong input: 1 / 1
 */
class Solution {
public:
    string losingPlayer(int x, int y) { return x % 2 == 1 ? "Alice" : "Bob"; }
};
