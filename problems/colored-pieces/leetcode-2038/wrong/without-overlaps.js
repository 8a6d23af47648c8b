// Verdict: WA
// Why: counts AAA and BBB without overlaps, so that a run of four is one move and not two.
// Why (ko): AAA와 BBB를 겹치지 않게 세어서, 네 개가 이어져 있을 때 두 번이 아니라 한 번만 둘 수 있다고 봅니다.
// First wrong input: "AAAABBB"
var winnerOfGame = function(colors) {
    return (colors.match(/AAA/g) || []).length > (colors.match(/BBB/g) || []).length;
};
