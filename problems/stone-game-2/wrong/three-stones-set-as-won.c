/*
 * Verdict: WA
 * Why: sets the first entries by hand, and counts "take all three" as a win. Only 3 itself comes
 *   out wrong: 4 and 6 are W by another move as well.
 * Why (ko): 처음 몇 칸을 직접 채우면서 "세 개를 모두 가져가기"를 이기는 수로 쳤습니다. 틀리는
 *   것은 3뿐입니다. 4와 6은 다른 수로도 W입니다.
 * First wrong input: 3
 */
#include <stdbool.h>
#include <stdio.h>

int main(void)
{
    bool wins[1001] = {true, false, true, true}; /* 3 should be false */
    int n;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 4; i <= n; i++) {
        wins[i] = !wins[i - 1] || !wins[i - 3];
    }
    puts(wins[n] ? "SK" : "CY");
    return 0;
}
