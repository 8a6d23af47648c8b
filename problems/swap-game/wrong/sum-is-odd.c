/*
 * Verdict: WA
 * Why: every move lowers the sum by 1, but the game ends long before the sum is 0. Its parity decides nothing.
 * Why (ko): 둘 때마다 합이 1씩 줄지만, 합이 0이 되기 훨씬 전에 게임이 끝납니다. 합의 홀짝으로는 정해지지 않습니다.
 * First wrong input: 1 / 2 / 1 2
 */
#include <stdio.h>

int main(void)
{
    int games;
    scanf("%d", &games);
    while (games--) {
        int n;
        long long number, sum = 0;
        scanf("%d", &n);
        while (n--) {
            scanf("%lld", &number);
            sum += number;
        }
        puts(sum % 2 ? "Alice" : "Bob");
    }
    return 0;
}
