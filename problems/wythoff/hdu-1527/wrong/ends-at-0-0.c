/*
 * Verdict: WA
 * Why: takes the game 0 0 for the end of the input.
 * Why (ko): 0 0인 게임을 입력의 끝으로 봅니다.
 * First wrong input: 0 0
 */
#include <math.h>
#include <stdio.h>

int main(void)
{
    int a, b;
    while (scanf("%d %d", &a, &b) == 2 && (a != 0 || b != 0)) {
        const double phi = (double)1.6180339887498949;
        const int smaller = a < b ? a : b;
        const int d = a < b ? b - a : a - b;
        puts(smaller == (int)(phi * (double)d) ? "0" : "1");
    }
    return 0;
}
