/*
 * Verdict: WA
 * Why: keeps only whether a pile wins or loses, which says nothing about three piles.
 * Why (ko): 더미마다 이기는지 지는지만 둡니다. 더미가 셋이면 그것으로는 알 수 없습니다.
 * First wrong input: 1 2 3 / 0 0 0
 */
#include <stdio.h>

int main(void)
{
    int m, n, p, wins[1001] = {0};
    for (int stones = 1; stones <= 1000; stones++) {
        for (int amount = 1, next = 2; amount <= stones; next += amount, amount = next - amount) {
            wins[stones] = wins[stones] || !wins[stones - amount];
        }
    }
    while (scanf("%d %d %d", &m, &n, &p) == 3 && m != 0) {
        puts((wins[m] ^ wins[n] ^ wins[p]) != 0 ? "Fibo" : "Nacci");
    }
    return 0;
}
