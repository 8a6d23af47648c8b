/*
 * Verdict: WA
 * Why: leaves out an edge whose ends are the same. But it can be cut: a blue one on the ground is worth 1.
 * Why (ko): 두 끝이 같은 선을 빼 버립니다. 그런 선도 자를 수 있습니다. 두 끝이 모두 땅인 파란 선의 값은 1입니다.
 * First wrong input: 1 1 / -1 -1 R
 */
#include <stdio.h>

static int n, m, x[20], y[20], blue;
static long long worth[1 << 20]; /* times 2^20 */

static int hanging(int set)
{
    int reached = 1, found = 0, before;
    do {
        before = found;
        for (int i = 0; i < m; i++) {
            if ((set >> i & 1) && ((reached >> x[i] & 1) || (reached >> y[i] & 1))) {
                reached |= 1 << x[i] | 1 << y[i];
                found |= 1 << i;
            }
        }
    } while (found != before);
    return found;
}

static long long simplest(long long low, long long high)
{
    if (low < 0 && high > 0) {
        return 0;
    }
    if (high <= 0) {
        return -simplest(-high, -low);
    }
    long long step = 1 << 20;
    while ((low / step + 1) * step >= high) {
        step /= 2;
    }
    return (low / step + 1) * step;
}

int main(void)
{
    int edges;
    scanf("%d %d", &n, &edges);
    for (int i = 0; i < edges; i++) {
        char c;
        scanf("%d %d %c", &x[m], &y[m], &c);
        if (x[m] != y[m]) {
            x[m] = x[m] < 0 ? 0 : x[m];
            y[m] = y[m] < 0 ? 0 : y[m];
            blue |= (c == 'B') << m;
            m++;
        }
    }
    for (int set = 1; set < 1 << m; set++) {
        if (hanging(set) != set) {
            worth[set] = worth[hanging(set)];
            continue;
        }
        long long low = -100LL << 20, high = 100LL << 20;
        for (int i = 0; i < m; i++) {
            if (set >> i & 1) {
                long long after = worth[set & ~(1 << i)];
                if (blue >> i & 1) {
                    low = after > low ? after : low;
                } else {
                    high = after < high ? after : high;
                }
            }
        }
        worth[set] = simplest(low, high);
    }
    long long p = worth[(1 << m) - 1];
    int q = 20;
    while (q > 0 && p % 2 == 0) {
        p /= 2;
        q--;
    }
    printf(q > 0 ? "%lld/2^%d\n" : "%lld\n", p, q);
    return 0;
}
