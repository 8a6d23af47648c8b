// Verdict: WA
// Why: takes only an even number of equal piles for lost.
// Why (ko): 같은 크기의 더미가 짝수 개일 때만 진다고 봅니다.
// First wrong input: [1,2,3]
var nimGame = function(piles) {
    return piles.length % 2 === 1 || piles.some(pile => pile !== piles[0]);
};
