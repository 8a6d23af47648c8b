/*
 * Verdict: WA
 * Why: counts the number itself as one of its substrings. Then everybody wins at once by subtracting
 *   all of it.
 * Why (ko): 수 전체도 부분 문자열로 봅니다. 그러면 누구든 수 전체를 빼서 바로 이깁니다.
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
        for (int power = 10; power <= 10000000; power *= 10) {
            for (int head = n; head > 0; head /= 10) {
                int run = head % power;
                if (run > 0 && winning[n - run] == 0 && (winning[n] == 0 || run < winning[n])) {
                    winning[n] = run;
                }
            }
        }
    }
    printf("%d\n", winning[number] != 0 ? winning[number] : -1);
    return 0;
}
