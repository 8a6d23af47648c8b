// Verdict: WA
// Why: lets a number be chosen again.
// Why (ko): 이미 고른 수를 다시 고를 수 있다고 봅니다.
// First wrong input: 4 / 9
var canIWin = function(maxChoosableInteger, desiredTotal) {
    if (maxChoosableInteger * (maxChoosableInteger + 1) / 2 < desiredTotal) {
        return false;
    }
    return desiredTotal === 0 || desiredTotal % (maxChoosableInteger + 1) !== 0;
};
