/*
 * Verdict: WA
 * Why: has both answers right, but chooses by who moves first. It is the last move that matters. If the
 *   number of stones is odd, the same player makes both, so both samples come out right.
 * Why (ko): 두 답을 모두 알지만 누가 먼저 두는지에 따라 고릅니다. 중요한 것은 누가 마지막으로 두는지입니다.
 *   돌이 홀수 개이면 둘이 같은 사람이라서 두 예제의 답이 모두 맞습니다.
 * First wrong input: 4 Alice / 0 1 2 3
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
    int half = (n + 1) / 2, low = 0, high = 1000000000;
    if (name[0] == 'A') {
        for (int i = 0; i + half < n; i++) {
            high = x[i + half] - x[i] < high ? x[i + half] - x[i] : high;
        }
    } else {
        while (high - low > 1) {
            int width = (low + high) / 2, groups = 0, first = -width - 1;
            for (int i = 0; i < n; i++) {
                if (x[i] - first > width) {
                    first = x[i];
                    groups++;
                }
            }
            if (groups <= half) {
                high = width;
            } else {
                low = width;
            }
        }
    }
    printf("%d\n", high);
    return 0;
}
