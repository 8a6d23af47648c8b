/*
 * Verdict: WA
 * Why: strtol with base 0 guesses the base, and a leading zero means octal: of 1062 it reads 062 as
 *   50. The base is 10.
 * Why (ko): 진법으로 0을 준 strtol은 진법을 짐작하고, 앞에 0이 있으면 8진법으로 읽습니다. 1062에서
 *   062를 50으로 읽습니다. 진법은 10이어야 합니다.
 * First wrong input: 1062
 */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int winning[1000001];

int main(void)
{
    int number;
    if (scanf("%d", &number) != 1) {
        return 1;
    }
    for (int n = 1; n <= number; n++) {
        char digits[8];
        int count = sprintf(digits, "%d", n);
        for (int start = 0; start < count; start++) {
            for (int length = 1; start + length <= count && length < count; length++) {
                char text[8] = "";
                memcpy(text, digits + start, length);
                int run = strtol(text, NULL, 0);
                if (run > 0 && winning[n - run] == 0 && (winning[n] == 0 || run < winning[n])) {
                    winning[n] = run;
                }
            }
        }
    }
    printf("%d\n", winning[number] != 0 ? winning[number] : -1);
    return 0;
}
