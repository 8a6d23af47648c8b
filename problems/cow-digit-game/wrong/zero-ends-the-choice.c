/*
 * Verdict: WA
 * Why: allows no second move if the smallest digit is 0. But the rules mean the smallest digit that
 *   is not 0: from 180 that is 1.
 * Why (ko): 가장 작은 숫자가 0이면 다른 숫자는 뺄 수 없다고 보았습니다. 하지만 0이 아닌 가장 작은
 *   숫자를 뺄 수 있습니다. 180에서는 1입니다.
 * First wrong input: 1 / 180
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
        wins[n] = !wins[n - largest] || (smallest > 0 && !wins[n - smallest]);
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
