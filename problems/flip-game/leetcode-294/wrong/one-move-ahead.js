// Verdict: WA
// Why: sees only moves after which the other player cannot move.
// Why (ko): 상대가 바로 둘 수 없게 되는 수만 봅니다.
// First wrong input: "++++++"
var canWin = function(currentState) {
    for (let i = 0; i + 1 < currentState.length; i++) {
        if (currentState.startsWith("++", i)
            && !(currentState.slice(0, i) + "--" + currentState.slice(i + 2)).includes("++")) {
            return true;
        }
    }
    return false;
};
