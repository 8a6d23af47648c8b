/*
 * Verdict: WA
 * Why: multiplies in float, which has seven digits.
 * Why (ko): 일곱 자리밖에 안 되는 float로 곱합니다.
 * First wrong input: 1663914 2692270
 */
#include <math.h>
#include <stdio.h>

int main(void)
{
    int a, b;
    while (scanf("%d %d", &a, &b) == 2) {
        const float phi = (float)1.6180339887498949;
        const int smaller = a < b ? a : b;
        const int d = a < b ? b - a : a - b;
        puts(smaller == (int)(phi * (float)d) ? "0" : "1");
    }
    return 0;
}
