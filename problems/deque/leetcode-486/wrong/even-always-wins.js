// Verdict: WA
// Why: takes the first player to win every row of even length, which is so, and to lose all others.
// Why (ko): 길이가 짝수이면 선공이 이긴다는 것은 맞지만, 홀수이면 언제나 진다고 봅니다.
// First wrong input: [0]
var predictTheWinner = function(nums) {
    return nums.length % 2 === 0;
};
