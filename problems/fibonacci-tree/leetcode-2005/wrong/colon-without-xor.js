// Verdict: WA
// Why: adds the values of the two trees instead of taking their XOR.
// Why (ko): 두 트리의 값을 XOR하지 않고 더합니다.
// First wrong input: 4
var findGameWinner = function(n) {
    let [before, value] = [0, 0];
    for (let i = 2; i <= n; i++) {
        [before, value] = [value, i === 2 ? 1 : (before + 1) + (value + 1)];
    }
    return value % 2 !== 0;
};
