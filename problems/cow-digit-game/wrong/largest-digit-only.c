/*
 * Verdict: WA
 * Why: leaves out the smallest digit and only subtracts the largest one.
 * Why (ko): 가장 작은 숫자를 빼는 경우를 빠뜨리고, 가장 큰 숫자만 뺍니다.
 * First wrong input: 1 / 21
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins[1000001];

static void fill(void)
{
    for (int n = 1; n <= 1000000; n++) {
        int largest = 0;
        for (int m = n; m > 0; m /= 10) {
            largest = m % 10 > largest ? m % 10 : largest;
        }
        wins[n] = !wins[n - largest];
    }
}

int main(void)
{
    int g;
    if (scanf("%d", &g) != 1) {
        return 1;
    }
    fill();
    while (g--) {
        int n;
        if (scanf("%d", &n) != 1) {
            return 1;
        }
        puts(wins[n] ? "YES" : "NO");
    }
    return 0;
}
