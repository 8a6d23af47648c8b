/*
 * Verdict: WA
 * Why: has the first player win only where all can be taken at once.
 * Why (ko): 한 번에 모두 가져갈 수 있을 때만 이긴다고 봅니다.
 * First wrong input: 3
 */
bool winnerSquareGame(int n) {
    int root = 0;
    while (root * root < n) {
        root++;
    }
    return root * root == n;
}
