/*
 * Verdict: WA
 * Why: takes the number halfway between the best moves of the two sides, not the simplest one: -1 is simpler than -5/4.
 * Why (ko): 두 사람이 가장 잘 두고 남은 두 값의 평균을 답으로 합니다. 평균이 아니라 가장 단순한 수여야 합니다. -1은
 *   -5/4보다 단순합니다.
 * First wrong input: 1 3 / 1 1 B / 1 -1 R / -1 1 R
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
    if (low == -100 && high == 100) {
        return 0;
    }
    return low == -100 ? (high > 0 ? 0 : high - 1) : high == 100 ? (low < 0 ? 0 : low + 1) : (low + high) / 2;
}

double value(int set)
{
    if (known[set] > -1000) {
        return known[set];
    }
    double low = -100, high = 100;
    for (int i = 0; i < m; i++) {
        if (set >> i & 1) {
            double after = value(hanging(set & ~(1 << i)));
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
