// Verdict: WA
// Why: adds the costs of both sides instead of taking the larger one.
// Why (ko): 양쪽에 드는 돈 중 큰 쪽을 고르지 않고 둘을 더합니다.
// First wrong input: 6
var getMoneyAmount = function(n) {
    const cost = Array.from({length: n + 2}, () => new Array(n + 2).fill(0));
    for (let low = n - 1; low >= 1; low--) {
        for (let high = low + 1; high <= n; high++) {
            cost[low][high] = Infinity;
            for (let x = low; x <= high; x++) {
                cost[low][high] = Math.min(cost[low][high], x + cost[low][x - 1] + cost[x + 1][high]);
            }
        }
    }
    return cost[1][n];
};
