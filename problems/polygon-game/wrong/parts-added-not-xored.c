/*
 * Verdict: WA
 * Why: It adds the Grundy numbers of the two parts. Two equal parts then seem to be worth something,
 *   but they are worth 0.
 * Why (ko): 두 부분의 그런디 수를 더합니다. 그러면 똑같은 두 부분에 값이 있는 것처럼 보이지만, 실제
 *   값은 0입니다.
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
