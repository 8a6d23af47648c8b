// Verdict: WA
// Why: always keeps the right part if the sums are equal; Alice may choose.
// Why (ko): 두 합이 같으면 Alice가 고를 수 있는데, 언제나 오른쪽을 남깁니다.
// First wrong input: [1,1,2]
var stoneGameV = function(stoneValue) {
    const n = stoneValue.length;
    const sums = [0];
    for (const value of stoneValue) {
        sums.push(sums.at(-1) + value);
    }
    const best = Array.from({length: n + 1}, () => new Int32Array(n + 1));
    for (let begin = n - 1; begin >= 0; begin--) {
        for (let end = begin + 2; end <= n; end++) {
            for (let cut = begin + 1; cut < end; cut++) {
                const left = sums[cut] - sums[begin], right = sums[end] - sums[cut];
                const points = left < right ? left + best[begin][cut] : right + best[cut][end];
                best[begin][end] = Math.max(best[begin][end], points);
            }
        }
    }
    return best[0][n];
};
