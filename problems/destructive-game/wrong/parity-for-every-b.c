/*
 * Verdict: WA
 * Why: odd b make every move change the parity of the pile, and this is used for even b as well.
 * Why (ko): b가 홀수이면 한 번 둘 때마다 더미의 홀짝이 바뀝니다. 이것을 짝수인 b에도 썼습니다.
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
