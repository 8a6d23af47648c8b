// Verdict: WA
// Why: forgets the vowel u.
// Why (ko): 모음 u를 빠뜨렸습니다.
// First wrong input: "twpu"
var doesAliceWin = function(s) {
    return /[aeio]/.test(s);
};
