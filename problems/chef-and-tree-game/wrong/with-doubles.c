/*
 * Verdict: WA
 * Why: float and double. A double has 53 binary digits; a tree may need 100,000.
 * Why (ko): float와 double. double은 이진수로 53자리이지만, 트리에는 100,000자리가 필요할 수도 있습니다.
 * First wrong input: long; two stalks of 55 edges with opposite colours, and one more edge on top
 */
#include <stdio.h>
#include <string.h>

int n, to[200002], next[200002], first[100001], color[100001], up[100001], order[100001];
double value[100001];

int main(void)
{
    int t;
    scanf("%d", &t);
    while (t-- > 0) {
        scanf("%d", &n);
        memset(first, 0, sizeof first);
        memset(up, 0, sizeof up);
        memset(value, 0, sizeof value);
        for (int i = 2; i < 2 * n; i += 2) {
            int u, v, c;
            scanf("%d %d %d", &u, &v, &c);
            to[i] = v, next[i] = first[u], first[u] = i;
            to[i + 1] = u, next[i + 1] = first[v], first[v] = i + 1;
            color[i / 2] = c;
        }
        int found = 0;
        order[found++] = 1;
        up[1] = -1;
        for (int at = 0; at < found; at++) {
            for (int i = first[order[at]]; i; i = next[i]) {
                if (up[to[i]] == 0) {
                    up[to[i]] = i;
                    order[found++] = to[i];
                }
            }
        }
        for (int at = n - 1; at > 0; at--) {
            int v = order[at], sign = color[up[v] / 2] ? -1 : 1;
            double x = sign * value[v];
            double p = 1, scale = 1;
            while (x + p <= 1) {
                p++;
                scale *= 2;
            }
            x = (x + p) / scale;
            value[to[up[v] ^ 1]] += sign * x;
        }
        printf("%s %s\n", value[1] > 0 ? "Chef" : "Ksen", value[1] < 0 ? "Ksen" : "Chef");
    }
    return 0;
}
