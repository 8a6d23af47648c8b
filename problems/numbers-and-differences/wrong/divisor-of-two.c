/*
 * Verdict: WA
 * Why: uses the greatest common divisor of the first two numbers only.
 * Why (ko): 처음 두 수의 최대공약수만 씁니다.
 * First wrong input: 3 / 2 6 1
 */
#include <stdio.h>

static int gcd(int a, int b) { return b ? gcd(b, a % b) : a; }

int main(void)
{
    int n, first, second, largest;
    scanf("%d %d %d", &n, &first, &second);
    largest = first > second ? first : second;
    for (int i = 2; i < n; i++) {
        int x;
        scanf("%d", &x);
        largest = x > largest ? x : largest;
    }
    puts((largest / gcd(first, second) - n) % 2 != 0 ? "Alice" : "Bob");
    return 0;
}
