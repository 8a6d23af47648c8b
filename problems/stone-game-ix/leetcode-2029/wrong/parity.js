// Verdict: WA
// Why: looks only whether the count of stones is odd or even.
// Why (ko): 돌의 개수가 홀수인지 짝수인지만 봅니다.
// First wrong input: [1,1]
var stoneGameIX = function(stones) {
    return stones.length % 2 === 0;
};
