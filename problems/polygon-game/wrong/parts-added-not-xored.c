/*
 * Verdict: WA
 * Why: adds the Grundy numbers of the two parts. But two equal parts must cancel to 0.
 * Why (ko): 두 부분의 그런디 수를 더합니다. 똑같은 두 부분은 상쇄되어 0이 되어야 합니다.
 * First wrong input: 6
 */
#include <stdio.h>

int main(void)
{
    int n;
    static int grundy[1001];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int row = 2; row <= n; row++) {
        char seen[4000] = {0};
        for (int left = 0; left <= row - 2; left++) {
            seen[grundy[left] + grundy[row - 2 - left]] = 1; /* should be ^ */
        }
        while (seen[grundy[row]]) {
            grundy[row]++;
        }
    }
    puts(grundy[n] != 0 ? "1" : "2");
    return 0;
}
