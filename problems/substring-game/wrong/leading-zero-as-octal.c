/*
 * Verdict: WA
 * Why: strtol with base 0 guesses the base, and a leading zero means octal: in 1062 it reads 062 as
 *   50. The base is 10.
 * Why (ko): strtol에 진법으로 0을 주면, 앞에 0이 있는 수를 8진수로 읽습니다. 1062에서 062를 50으로
 *   읽습니다. 진법으로 10을 주어야 합니다.
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
