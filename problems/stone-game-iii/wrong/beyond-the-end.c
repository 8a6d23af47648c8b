/*
 * Verdict: WA
 * Why: may take values past the end of the row, which are 0: as if a player could pass.
 * Why (ko): 줄의 끝을 넘어서도 0을 가져갈 수 있어, 두지 않고 넘기는 것과 같습니다.
 * First wrong input: 1 / -1
 */
#include <stdio.h>

int main(void)
{
    static int values[50003], lead[50004];
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &values[i]) == 1; i++) {
    }
    for (int i = n - 1; i >= 0; i--) {
        int best = -2000000000;
        for (int k = 0, sum = 0; k <= 3; k++) {
            if (k > 0) {
                sum += values[i + k - 1];
            }
            const int kept = k == 0 ? -lead[i + 1] : sum - lead[i + k];
            best = kept > best ? kept : best;
        }
        lead[i] = best;
    }
    puts(lead[0] > 0 ? "Alice" : lead[0] < 0 ? "Bob" : "Tie");
    return 0;
}
