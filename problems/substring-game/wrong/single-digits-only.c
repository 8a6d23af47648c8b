/*
 * Verdict: WA
 * Why: subtracts only single digits, never longer substrings. From 100 it can then subtract only 1,
 *   but 10 wins.
 * Why (ko): 한 자리 수만 빼고, 더 긴 부분 문자열은 빼지 않습니다. 그러면 100에서 1밖에 뺄 수 없는데,
 *   이기려면 10을 빼야 합니다.
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
