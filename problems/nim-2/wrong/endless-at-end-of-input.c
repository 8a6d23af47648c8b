/*
 * Verdict: TLE
 * Why: reads until scanf returns 0. At the end of the input it returns EOF, which is not 0.
 * Why (ko): scanf가 0을 반환할 때까지 읽습니다. 입력이 끝나면 scanf는 0이 아닌 EOF를 반환합니다.
 * First wrong input: 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (scanf("%d", &pile)) { /* should be scanf(...) == 1 */
        nim_sum ^= pile;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
