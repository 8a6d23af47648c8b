/*
 * Verdict: WA
 * Why: only single digits are subtracted, and no longer substrings. Of 100 only 1 can be taken
 *   then, where 10 wins.
 * Why (ko): 한 자리만 빼고, 더 긴 부분 문자열은 빼지 않습니다. 그러면 100에서는 1밖에 뺄 수 없는데,
 *   이기는 것은 10입니다.
 * First wrong input: 100
 */
#include <stdio.h>

static int winning[1000001];

int main(void)
{
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }
    for (int n = 10; n <= number; n++) {
        for (int head = n; head > 0; head /= 10) {
            int digit = head % 10;
            if (digit > 0 && winning[n - digit] == 0 && (winning[n] == 0 || digit < winning[n])) {
                winning[n] = digit;
            }
        }
    }
    printf("%d\n", winning[number] != 0 ? winning[number] : -1);
    return 0;
}
