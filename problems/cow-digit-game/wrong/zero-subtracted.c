/*
 * Verdict: WA
 * Why: subtracts 0 if the smallest digit is 0. The number stays the same, and its entry, not filled
 *   in yet, reads as a loss. So every number with a 0 seems to win.
 * Why (ko): 가장 작은 숫자가 0이면 0을 뺍니다. 그러면 수가 그대로인데, 아직 채우지 않은 그 칸이
 *   지는 수로 읽힙니다. 그래서 0이 있는 수는 모두 이기는 것처럼 보입니다.
 * First wrong input: 1 / 10
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins[1000001];

static void fill(void)
{
    for (int n = 1; n <= 1000000; n++) {
        int largest = 0;
        int smallest = 9;
        for (int m = n; m > 0; m /= 10) {
            largest = m % 10 > largest ? m % 10 : largest;
            smallest = m % 10 < smallest ? m % 10 : smallest;
        }
        wins[n] = !wins[n - largest] || !wins[n - smallest];
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
