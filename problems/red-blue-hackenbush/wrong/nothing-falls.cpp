/*
 * Verdict: WA
 * Why: removes only the edge that is cut. What no longer hangs on the ground falls.
 * Why (ko): 자른 선만 없앱니다. 땅에 매달려 있지 않게 된 선은 떨어집니다.
 * First wrong input: 2 2 / -1 1 B / 1 2 R
 */
#include <cstdio>
#include <vector>

int n, m;
struct Edge { int x, y; bool blue; };
std::vector<Edge> edges;
std::vector<double> known; // -1000: not yet

int hanging(int set)
{
    bool reached[50] = {true}; // the ground is reached
    int found = 0;
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < m; i++) {
            if ((set >> i & 1) && !(found >> i & 1) && (reached[edges[i].x] || reached[edges[i].y])) {
                reached[edges[i].x] = reached[edges[i].y] = true;
                found |= 1 << i;
                more = true;
            }
        }
    }
    return found;
}

double simplest(double low, double high)
{
    if (low < 0 && high > 0) {
        return 0;
    }
    if (high <= 0) {
        return -simplest(-high, -low);
    }
    double step = 1;
    while ((long long)(low / step + 1) * step >= high) {
        step /= 2;
    }
    return (long long)(low / step + 1) * step;
}

double value(int set)
{
    if (known[set] > -1000) {
        return known[set];
    }
    double low = -100, high = 100;
    for (int i = 0; i < m; i++) {
        if (set >> i & 1) {
            double after = value(set & ~(1 << i));
            if (edges[i].blue) {
                low = after > low ? after : low;
            } else {
                high = after < high ? after : high;
            }
        }
    }
    return known[set] = simplest(low, high);
}

int main()
{
    std::scanf("%d %d", &n, &m);
    for (int i = 0; i < m; i++) {
        int x, y;
        char c;
        std::scanf("%d %d %c", &x, &y, &c);
        edges.push_back({x < 0 ? 0 : x, y < 0 ? 0 : y, c == 'B'});
    }
    known.assign(1 << m, -1000);
    double v = value(hanging((1 << m) - 1));
    int halvings = 0;
    while (v != (long long)v) {
        v *= 2;
        halvings++;
    }
    std::printf(halvings > 0 ? "%lld/2^%d\n" : "%lld\n", (long long)v, halvings);
}
