/*
 * Verdict: WA
 * Why: lets every x use up five cells. At the end of a strip an x uses up fewer, sometimes only one.
 * Why (ko): x마다 언제나 다섯 칸을 써 버리게 합니다. 띠의 끝에 쓴 x는 그보다 적게, 적으면 한 칸만 씁니다.
 * First wrong input: 3
 */
#include <stdio.h>

int main(void)
{
    int n;
    static int grundy[2001];
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int row = 5; row <= n; row++) { /* rows of 1 to 4 have moves as well */
        char seen[2048] = {0};
        for (int left = 0; left <= row - 5; left++) {
            seen[grundy[left] ^ grundy[row - 5 - left]] = 1;
        }
        while (seen[grundy[row]]) {
            grundy[row]++;
        }
    }
    puts(grundy[n] != 0 ? "1" : "2");
    return 0;
}
