/*
 * Verdict: WA
 * Why: uses the remainders by 4 for Grundy numbers, which are right for the amounts 1, 2 and 3 only.
 * Why (ko): 그런디 수로 4로 나눈 나머지를 씁니다. 1, 2, 3개만 가져갈 때에만 맞습니다.
 * First wrong input: 1 1 8 / 0 0 0
 */
#include <stdio.h>

int main(void)
{
    int m, n, p;
    while (scanf("%d %d %d", &m, &n, &p) == 3 && m != 0) {
        puts((m % 4 ^ n % 4 ^ p % 4) != 0 ? "Fibo" : "Nacci");
    }
    return 0;
}
