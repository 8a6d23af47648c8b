/*
 * Verdict: WA
 * Why: begins with a best of 0, so a move that loses points is never made.
 * Why (ko): 최댓값을 0에서 시작해서, 점수를 잃는 수는 두지 않습니다.
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
        for (int k = i, sum = 0; k < n && k < i + 3; k++) {
            sum += values[k];
            if (sum - lead[k + 1] > lead[i]) {
                lead[i] = sum - lead[k + 1];
            }
        }
    }
    puts(lead[0] > 0 ? "Alice" : lead[0] < 0 ? "Bob" : "Tie");
    return 0;
}
