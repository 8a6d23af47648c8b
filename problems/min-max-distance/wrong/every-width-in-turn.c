/*
 * Verdict: TLE
 * Why: Tries the widths 1, 2, 3, ... until one is enough. Each costs a look at all stones, and there may be tens of
 *   thousands of them or hundreds of millions.
 * First wrong input: depends on the machine; stones that lie far apart
 */
#include <stdio.h>

static int x[100000];

int main(void)
{
    int n;
    char name[8];
    if (scanf("%d %7s", &n, name) != 2) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &x[i]) != 1) {
            return 1;
        }
    }
    int half = (n + 1) / 2, width = 1000000000;
    if ((name[0] == 'A') == (n % 2 == 1)) {
        for (int i = 0; i + half < n; i++) {
            width = x[i + half] - x[i] < width ? x[i + half] - x[i] : width;
        }
        printf("%d\n", width);
        return 0;
    }
    for (width = 1;; width++) {
        int groups = 1, first = 0;
        for (int i = 0; i < n && groups <= half; i++) {
            if (x[i] - x[first] > width) {
                first = i;
                groups++;
            }
        }
        if (groups <= half) {
            printf("%d\n", width);
            return 0;
        }
    }
}
