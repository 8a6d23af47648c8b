/*
 * Verdict: RE
 * Why: keeps a table of the Grundy numbers up to 10^6; all of 2^31 - 1 do not fit into 32 MB.
 * Why (ko): 그런디 수를 10^6까지만 표로 만듭니다. 2^31 - 1까지의 표는 32 MB에 들어가지
 *   않습니다.
 * First wrong input: 1 / 1 / 2147483644
 */
#include <stdio.h>

static int grundy[1000001];

int main(void)
{
    int t, n, size;
    for (int i = 1; i <= 1000000; i++) {
        grundy[i] = i % 4 == 3 ? i + 1 : i % 4 == 0 ? i - 1 : i;
    }
    if (scanf("%d", &t) != 1) {
        return 1;
    }
    while (t-- > 0 && scanf("%d", &n) == 1) {
        int nim_sum = 0;
        for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
            nim_sum ^= grundy[size]; /* beyond the table */
        }
        puts(nim_sum != 0 ? "Alice" : "Bob");
    }
    return 0;
}
