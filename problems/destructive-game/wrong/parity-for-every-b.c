/*
 * Verdict: WA
 * Why: for odd b every move changes the parity of the pile; the program uses this for even b as well.
 * Why (ko): b가 홀수이면 둘 때마다 더미의 홀짝성이 바뀝니다. 짝수인 b에서도 그렇다고 생각합니다.
 * First wrong input: 1 / 2 2
 */
#include <stdio.h>

static int grundy(int a, int b)
{
    (void)b;
    return a % 2; /* right for odd b only */
}

int main(void)
{
    int n, a, b, nim_sum = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    while (n-- > 0 && scanf("%d %d", &a, &b) == 2) {
        nim_sum ^= grundy(a, b);
    }
    puts(nim_sum != 0 ? "Alice" : "Bob");
    return 0;
}
