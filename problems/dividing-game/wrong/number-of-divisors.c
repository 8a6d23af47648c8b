/*
 * Verdict: WA
 * Why: takes the number of moves as the Grundy number. 4 has two divisors below it and 6 has three, but both have the
 *   same Grundy number, since 2 and 3 have the same one.
 * Why (ko): 둘 수 있는 수의 개수를 그런디 수로 봅니다. 자기보다 작은 약수가 4는 두 개, 6은 세 개이지만, 2와 3의 그런디
 *   수가 같으므로 4와 6의 그런디 수도 같습니다.
 * First wrong input: 2 / 4 6
 */
#include <stdio.h>

int main(void)
{
    int n, number, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d", &number) == 1) {
        int divisors = 0;
        for (int d = 1; d * d <= number; d++) {
            divisors += number % d == 0 ? (d * d == number ? 1 : 2) : 0;
        }
        nim_sum ^= divisors - 1;
    }
    puts(nim_sum != 0 ? "Anna" : "Bruno");
    return 0;
}
