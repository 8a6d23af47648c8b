/*
 * Verdict: WA
 * Why: lets Aoki win as soon as one of his digits is neither 0 nor 7. Takahashi may repair the remainder later.
 * Why (ko): Aoki의 숫자 중 0도 7도 아닌 것이 있으면 Aoki가 이긴다고 봅니다. Takahashi가 나중에 나머지를 되돌릴 수 있습니다.
 * First wrong input: 2 / 14 / AT
 */
#include <stdio.h>

static char digits[200001], players[200001];

int main(void)
{
    int n, aoki = 0;
    scanf("%d %200000s %200000s", &n, digits, players);
    for (int i = 0; i < n; i++) {
        aoki |= players[i] == 'A' && (digits[i] - '0') % 7 != 0;
    }
    puts(aoki ? "Aoki" : "Takahashi");
    return 0;
}
