/*
 * Verdict: WA
 * Why: counts 4, 8, 9 and other powers as bases of their own, too. Their powers are in the part of 2 or 3 already.
 * Why (ko): 4, 8, 9 같은 거듭제곱도 따로 밑으로 셉니다. 그 거듭제곱들은 2나 3의 거듭제곱에 이미 들어 있습니다.
 * First wrong input: 32
 */
#include <stdio.h>

static const int grundy[30] = {0, 1, 2, 1, 4, 3, 2, 1, 5, 6,  2, 1, 8, 7,  5,
                               9, 8, 7, 3, 4, 7, 4, 2, 1, 10, 9, 3, 6, 11, 12};

int main(void)
{
    long long n, bases = 1;
    int sum = 1;
    scanf("%lld", &n);
    for (long long base = 2; base * base <= n; base++) {
        int k = 0;
        for (long long power = base; power <= n; power *= base) {
            k++;
        }
        bases += k;
        sum ^= grundy[k];
    }
    puts((sum ^ (int)((n - bases) % 2 != 0)) != 0 ? "Vasya" : "Petya");
    return 0;
}
