// Verdict: WA
// Why: counts the coins of 10 only, although those of 75 may run out first.
// Why (ko): 75짜리가 먼저 떨어질 수 있는데 10짜리만 셉니다.
// First wrong input: 1 / 8
var losingPlayer = function(x, y) {
    return Math.floor(y / 4) % 2 === 1 ? "Alice" : "Bob";
};
