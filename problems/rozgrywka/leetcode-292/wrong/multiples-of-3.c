/*
 * Verdict: WA
 * Why: takes the multiples of 3 for lost.
 * Why (ko): 3의 배수에서 진다고 봅니다.
 * First wrong input: 3
 */
bool canWinNim(int n) {
    return n % 3 != 0;
}
