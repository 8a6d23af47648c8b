/*
 * Verdict: WA
 * Why: counts black and white edges. An edge above one of the other colour is worth less than one.
 * Why (ko): 검은 간선과 흰 간선의 개수를 셉니다. 다른 색 간선 위의 간선은 값이 1보다 작습니다.
 * First wrong input: 1 / 3 / 1 2 0 / 2 3 1
 */
#include <stdio.h>

int main(void)
{
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        int n, u, v, c, sum = 0;
        scanf("%d", &n);
        for (int i = 1; i < n; i++) {
            scanf("%d %d %d", &u, &v, &c);
            sum += c == 0 ? 1 : -1;
        }
        printf("%s %s\n", sum > 0 ? "Chef" : "Ksen", sum < 0 ? "Ksen" : "Chef");
    }
    return 0;
}
