/*
 * Verdict: TLE
 * Why: finds who wins 1, 2, 3, ... stones, one after another, up to n, which may be 2^31 - 1.
 * Why (ko): 돌이 1개, 2개, 3개, ...일 때 누가 이기는지를 n까지 차례로 구하는데, n은 2^31 - 1까지입니다.
 * First wrong input: depends on the machine; a few of the largest numbers are enough on most
 */
class Solution {
public:
    bool canWinNim(int n) {
        volatile unsigned lost = 1; // of the last three numbers
        for (int i = 0; i < n; i++) {
            lost = (lost << 1 | (lost & 7) == 0) & 7;
        }
        return (lost & 1) == 0;
    }
};
