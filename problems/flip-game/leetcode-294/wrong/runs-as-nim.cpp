/*
 * Verdict: WA
 * Why: treats a run of n as n / 2 stones of Nim. A move in the middle splits it.
 * Why (ko): + n개를 님 게임의 돌 n / 2개로 봅니다. 가운데에 두면 둘로 나뉩니다.
 * First wrong input: "+++++"
 */
class Solution {
public:
    bool canWin(string currentState) {
        int nimSum = 0, run = 0;
        for (char c : currentState + "-") {
            if (c == '-') {
                nimSum ^= run / 2;
            }
            run = c == '+' ? run + 1 : 0;
        }
        return nimSum != 0;
    }
};
