/*
 * Verdict: WA
 * Why: adds the values of the two trees without the edges above them.
 * Why (ko): 두 트리의 값을 그 위의 간선 없이 합합니다.
 * First wrong input: 3
 */
class Solution {
public:
    bool findGameWinner(int n) {
        int before = 0, value = 0;
        for (int i = 2; i <= n; i++) {
            int next = before ^ value ^ 1;
            before = value;
            value = next;
        }
        return value != 0;
    }
};
