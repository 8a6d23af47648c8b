/*
 * Verdict: WA
 * Why: knows the Fibonacci numbers up to 165,580,141 only.
 * Why (ko): 피보나치 수를 165,580,141까지만 만들어 둡니다.
 * First wrong input: 267914296 / 0
 */
#include <stdio.h>

int main(void)
{
    int n, number[40] = {1, 2};
    for (int i = 2; i < 40; i++) {
        number[i] = number[i - 1] + number[i - 2];
    }
    while (scanf("%d", &n) == 1 && n != 0) {
        int is_found = 0;
        for (int i = 0; i < 40; i++) {
            is_found = is_found || number[i] == n;
        }
        puts(is_found ? "Second win" : "First win");
    }
    return 0;
}
