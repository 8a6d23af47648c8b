/*
 * Verdict: WA
 * Why: takes 4 for the period, since 2^4 is -1 mod 17. With 2, 4, 8 and 16, one of each kind is there, and P2 finds no
 *   partner.
 * Why (ko): 2^4을 17로 나눈 나머지가 -1과 같다고 해서 주기를 4로 봅니다. 2, 4, 8, 16은 종류마다 하나뿐이라 P2에게 짝이
 *   없습니다.
 * First wrong input: 1 / 4
 */
#include <cstdio>

int main()
{
    int t, n;
    std::scanf("%d", &t);
    while (t-- > 0) {
        std::scanf("%d", &n);
        std::puts(n % 4 == 0 ? "Second" : "First");
    }
}
