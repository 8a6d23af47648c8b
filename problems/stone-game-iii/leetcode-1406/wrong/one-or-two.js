// Verdict: WA
// Why: takes one or two stones, never three.
// Why (ko): 세 개를 가져가는 수를 빠뜨리고 하나나 두 개만 가져갑니다.
// First wrong input: [0,0,1]
var stoneGameIII = function(stoneValue) {
    const n = stoneValue.length;
    const lead = new Array(n + 1).fill(0);
    for (let i = n - 1; i >= 0; i--) {
        lead[i] = stoneValue[i] - lead[i + 1];
        if (i + 2 <= n) {
            lead[i] = Math.max(lead[i], stoneValue[i] + stoneValue[i + 1] - lead[i + 2]);
        }
    }
    return lead[0] > 0 ? "Alice" : lead[0] < 0 ? "Bob" : "Tie";
};
