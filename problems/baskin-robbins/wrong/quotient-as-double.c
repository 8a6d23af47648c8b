/*
 * Verdict: WA
 * Why: tests in double whether (N - 1) / (M + 1) is a whole number. A double has 53 bits, and 2^53
 *   + 1 is the first whole number that it cannot hold.
 * Why (ko): (N - 1) / (M + 1)이 정수인지를 double로 확인합니다. double의 정밀도는 53비트이고,
 *   나타낼 수 없는 첫 번째 자연수는 2^53 + 1입니다.
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
