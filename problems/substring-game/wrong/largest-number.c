/*
 * Verdict: WA
 * Why: if several numbers win, it prints the largest. The output asks for the smallest.
 * Why (ko): 이기는 수가 여럿이면 가장 큰 수를 출력합니다. 가장 작은 수를 출력해야 합니다.
 * First wrong input: 21
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
                if (run > winning[n] && winning[n - run] == 0) {
                    winning[n] = run;
                }
            }
        }
    }
    printf("%d\n", winning[number] != 0 ? winning[number] : -1);
    return 0;
}
