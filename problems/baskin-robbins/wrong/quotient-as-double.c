/*
 * Verdict: WA
 * Why: float and double. The test is whether (N - 1) / (M + 1) is a whole number, and 2^53 + 1 is the first that a
 *   double cannot hold.
 * Why (ko): float와 double. (N - 1) / (M + 1)이 정수인지를 확인하는데, 2^53 + 1이 double로 나타낼 수 없는 첫 번째
 *   자연수입니다.
 * First wrong input: 9007199254740993 1
 */
#include <math.h>
#include <stdio.h>

int main(void)
{
    double n;
    double m;
    if (scanf("%lf %lf", &n, &m) != 2) {
        return 1;
    }
    const double quotient = (n - 1) / (m + 1); /* should be a remainder of 64-bit integers */
    puts(quotient == floor(quotient) ? "Can't win" : "Can win");
    return 0;
}
