// Verdict: WA
// Why: looks at the count only, and forgets that XOR 0 has won at once.
// Why (ko): 개수만 보고, 처음부터 XOR이 0이면 바로 이긴다는 것을 잊었습니다.
// First wrong input: [0]
var xorGame = function(nums) {
    return nums.length % 2 === 0;
};
