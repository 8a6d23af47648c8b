/*
 * Verdict: WA
 * Why: A number that does not fit. Signed 64-bit numbers end at 2^63 - 1.
 * Why (ko): 자료형에 들어가지 않는 수. 부호 있는 64비트 수는 2^63 - 1까지입니다.
 * First wrong input: 1 / 2147483648 4294967296
 */
#include <stdio.h>

typedef long long ll;

ll product(ll a, ll b, int half)
{
    if (a < 2 || b < 2) {
        return a * b;
    }
    ll mask = (1LL << half) - 1, a1 = a >> half, a0 = a & mask, b1 = b >> half, b0 = b & mask;
    if (a1 == 0 && b1 == 0) {
        return product(a0, b0, half / 2);
    }
    ll low = product(a0, b0, half / 2), high = product(a1, b1, half / 2);
    ll cross = product(a1 ^ a0, b1 ^ b0, half / 2);
    return ((cross ^ low) << half) ^ low ^ product(high, 1LL << (half - 1), half / 2);
}

int main(void)
{
    int t;
    ll a, b;
    scanf("%d", &t);
    while (t--) {
        scanf("%lld %lld", &a, &b);
        printf("%lld\n", product(a, b, 32));
    }
    return 0;
}
