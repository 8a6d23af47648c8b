/*
 * Verdict: WA
 * Why: both players always subtract the largest divisor.
 * Why (ko): 두 사람이 언제나 가장 큰 약수를 뺍니다.
 * First wrong input: 4
 */
class Solution {
public:
    bool divisorGame(int n) {
        int moves = 0;
        while (n > 1) {
            int divisor = n - 1;
            while (n % divisor != 0) {
                divisor--;
            }
            n -= divisor;
            moves++;
        }
        return moves % 2 == 1;
    }
};
