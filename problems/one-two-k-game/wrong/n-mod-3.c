/*
 * Verdict: WA
 * Why: forgets that k may be a multiple of 3. Then a single move leads from k to 0.
 * Why (ko): k가 3의 배수일 수 있다는 것을 잊었습니다. 그때는 k에서 한 번에 0으로 갈 수 있습니다.
 * First wrong input: 1 / 3 3
 */
#include <stdio.h>

int main(void)
{
    int games, n, k;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%d %d", &n, &k) == 2) {
        puts(n % 3 == 0 ? "Bob" : "Alice"); /* k does not count */
    }
    return 0;
}
