/*
 * Verdict: WA
 * Why: takes the first pile into account, and beyond that only whether the number of piles is odd.
 * Why (ko): 첫 더미 말고는 더미의 개수가 홀수인지만 봅니다.
 * First wrong input: 1 / 3 / 1 2 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int first = 0, count = 0;
        scanf("%d", &n);
        for (count = 0; count < n; count++) {
            scanf("%d", &a);
            first = count == 0 ? a : first;
        }
        puts(first > 1 || n % 2 == 1 ? "First" : "Second");
    }
    return 0;
}
