/*
 * Verdict: WA
 * Why: puts 3 on a cell of the first kind when 1 is named, while the other kind still has empty cells, which may need 3.
 * Why (ko): 1을 부르면, 다른 종류의 빈칸이 남아 있는데도 첫 종류의 칸에 3을 놓습니다. 그 빈칸에도 3이 필요할 수 있습니다.
 * First wrong input: 2
 */
#include <stdio.h>

int main(void)
{
    int n = 0;
    int named = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int kind = 0; kind < 2; kind++) {
        for (int cell = 0; cell < n * n; cell++) {
            if ((cell / n + cell % n) % 2 == kind) {
                if (scanf("%d", &named) != 1) {
                    return 1;
                }
                printf("%d %d %d\n", named == kind + 1 ? 3 : kind + 1, cell / n + 1, cell % n + 1);
                fflush(stdout);
            }
        }
    }
    return 0;
}
