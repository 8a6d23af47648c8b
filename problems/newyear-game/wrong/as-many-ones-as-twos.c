/*
 * Verdict: WA
 * Why: wants as many numbers of remainder 1 as of remainder 2, as for a sum. Here two equal ones cancel, one on each side.
 * Why (ko): 합을 구할 때처럼 나머지가 1인 수와 2인 수의 개수가 같은지 봅니다. 여기서는 나머지가 같은 두 수가 양쪽으로 나뉘어 상쇄됩니다.
 * First wrong input: 1 / 2 / 1 1
 */
#include <stdio.h>

int main(void)
{
    int t, n, a;
    scanf("%d", &t);
    while (t-- > 0) {
        int count[3] = {0};
        scanf("%d", &n);
        for (int i = 0; i < n; i++) {
            scanf("%d", &a);
            count[a % 3]++;
        }
        puts(count[1] == count[2] ? "Koca" : "Balsa");
    }
    return 0;
}
