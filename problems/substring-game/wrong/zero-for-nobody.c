/*
 * Verdict: WA
 * Why: the table contains 0 if no number wins, and the program prints this 0. The output asks for -1.
 * Why (ko): 이기는 수가 없으면 표에 0이 있고, 그 0을 그대로 출력합니다. -1을 출력해야 합니다.
 * First wrong input: 1
 */
#include <stdio.h>

static int winning[1000001];

int main(void)
{
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }
    for (int n = 1; n <= number; n++) {
        for (int power = 10; power <= n; power *= 10) {
            for (int head = n; head > 0; head /= 10) {
                int run = head % power;
                if (run > 0 && winning[n - run] == 0 && (winning[n] == 0 || run < winning[n])) {
                    winning[n] = run;
                }
            }
        }
    }
    printf("%d\n", winning[number]);
    return 0;
}
