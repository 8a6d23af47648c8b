// Verdict: WA
// Why: always takes the whole row.
// Why (ko): 언제나 줄 전체를 가져갑니다.
// First wrong input: [-1,0,0]
var stoneGameVIII = function(stones) {
    return stones.reduce((a, b) => a + b, 0);
};
