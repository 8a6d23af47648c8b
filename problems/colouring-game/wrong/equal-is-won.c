/*
 * Verdict: WA
 * Why: gives every game with as many red as blue cells to Alice.
 * Why (ko): 빨간 칸과 파란 칸의 개수가 같으면 언제나 Alice가 이긴다고 봅니다.
 * First wrong input: 1 / 4 / BRRB
 */
#include <stdio.h>

char s[500001];

int main(void)
{
    int t, n;
    scanf("%d", &t);
    while (t-- > 0) {
        int lead = 0;
        scanf("%d %s", &n, s);
        for (int i = 0; i < n; i++) {
            lead += s[i] == 'R' ? 1 : -1;
        }
        puts(lead >= 0 ? "Alice" : "Bob");
    }
    return 0;
}
