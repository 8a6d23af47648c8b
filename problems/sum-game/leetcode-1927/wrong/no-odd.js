// Verdict: WA
// Why: takes 5 for each ?, and not 9/2.
// Why (ko): ? 하나를 9/2가 아니라 5로 셉니다.
// First wrong input: "5?"
var sumGame = function(num) {
    let difference = 0;
    for (let i = 0; i < num.length; i++) {
        const value = num[i] === '?' ? 5 : Number(num[i]);
        difference += 2 * i < num.length ? value : -value;
    }
    return difference !== 0;
};
