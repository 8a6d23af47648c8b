/*
 * Verdict: WA
 * Why: works out a few values by hand, sees 3 and 4 change places, and stops there. 7 and 8 change
 *   places, too.
 * Why (ko): 처음 몇 값을 손으로 구해 3과 4가 자리를 바꾼 것을 보고 거기에서 멈춥니다. 7과 8도 자리를
 *   바꿉니다.
 * First wrong input: 3 / 2 16 13
 */
#include <stdio.h>

static int grundy(int pile)
{
    if (pile == 3) { /* should be pile % 4 == 3 */
        return 4;
    }
    if (pile == 4) { /* should be pile % 4 == 0 */
        return 3;
    }
    return pile;
}

int main(void)
{
    int n, pile, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        nim_sum ^= grundy(pile);
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
