/*
 * Verdict: WA
 * Why: float and double. Two different large Grundy numbers may look equal.
 * Why (ko): float와 double. 서로 다른 큰 그런디 수 두 개가 같아 보일 수 있습니다.
 * First wrong input: 2 / 16777215 16777217
 */
#include <stdio.h>

int main(void)
{
    int n, pile;
    long long nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &pile) == 1; i++) {
        float grundy = pile % 2 == 0 ? pile * 0.5f - 1 : pile * 0.5f + 0.5f; /* should be integers */
        nim_sum ^= (long long)grundy;
    }
    puts(nim_sum != 0 ? "koosaga" : "cubelover");
    return 0;
}
