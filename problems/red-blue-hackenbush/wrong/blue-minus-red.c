/*
 * Verdict: WA
 * Why: subtracts the number of red edges from the number of blue ones. A red edge on a blue one is worth less than a
 *   whole move, and an edge in the air is worth nothing.
 * Why (ko): 파란 선의 개수에서 빨간 선의 개수를 뺍니다. 파란 선 위의 빨간 선은 한 수보다 값이 작고, 땅과 이어지지 않은
 *   선은 값이 없습니다.
 * First wrong input: 1 1 / 1 1 B
 */
#include <stdio.h>

int main(void)
{
    int n, m, x, y, value = 0;
    char c;
    scanf("%d %d", &n, &m);
    while (m-- > 0) {
        scanf("%d %d %c", &x, &y, &c);
        value += c == 'B' ? 1 : -1;
    }
    printf("%d\n", value);
    return 0;
}
