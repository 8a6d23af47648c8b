// Verdict: WA
// Why: returns the largest number, as if Bob never moved.
// Why (ko): Bob이 두지 않는 것처럼 가장 큰 수를 반환합니다.
// First wrong input: [1,2,1]
var finalElement = function(nums) {
    return nums.reduce((a, b) => Math.max(a, b));
};
