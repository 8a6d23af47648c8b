// Verdict: WA
// Why: adds what the other player gains instead of taking it off.
// Why (ko): 상대가 얻는 점수를 빼지 않고 더합니다.
// First wrong input: [1,1,1]
var stoneGameVII = function(stones) {
    const n = stones.length;
    const before = [0];
    for (const stone of stones) {
        before.push(before[before.length - 1] + stone);
    }
    const lead = new Array(n).fill(0);
    for (let length = 2; length <= n; length++) {
        for (let i = 0; i + length <= n; i++) {
            lead[i] = Math.max(before[i + length] - before[i + 1] + lead[i + 1], before[i + length - 1] - before[i] + lead[i]);
        }
    }
    return lead[0];
};
