// Verdict: WA
// Why: takes 1 and the primes for lost: a prime can be divided by 1 and itself only.
// Why (ko): 소수는 약수가 1과 자신뿐이므로 1과 소수에서 진다고 봅니다.
// First wrong input: 2
var divisorGame = function(n) {
    for (let d = 2; d * d <= n; d++) {
        if (n % d === 0) {
            return true;
        }
    }
    return false;
};
