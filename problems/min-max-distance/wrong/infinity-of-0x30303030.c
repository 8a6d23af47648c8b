/*
 * Verdict: WA
 * Why: starts the minimum from 0x30303030, which looks large. But it is 808,464,432, and distances go up to
 *   10^9.
 * Why (ko): 최솟값의 초깃값이 0x30303030입니다. 커 보이지만 808,464,432이고, 거리는 10^9까지입니다.
 * First wrong input: 3 Alice / 0 1 900000000
 */
#include <stdio.h>

static int x[100000];

int main(void)
{
    int n, answer = 0x30303030;
    char name[8];
    if (scanf("%d %7s", &n, name) != 2) {
        return 1;
    }
    for (int i = 0; i < n; i++) {
        if (scanf("%d", &x[i]) != 1) {
            return 1;
        }
    }
    int half = (n + 1) / 2, low = 0, high = x[n - 1] - x[0];
    if ((name[0] == 'A') == (n % 2 == 1)) {
        for (int i = 0; i + half < n; i++) {
            answer = x[i + half] - x[i] < answer ? x[i + half] - x[i] : answer;
        }
    } else {
        while (high - low > 1) {
            int width = (low + high) / 2, groups = 1, first = 0;
            for (int i = 0; i < n; i++) {
                if (x[i] - x[first] > width) {
                    first = i;
                    groups++;
                }
            }
            if (groups <= half) {
                high = width;
            } else {
                low = width;
            }
        }
        answer = high;
    }
    printf("%d\n", answer);
    return 0;
}
