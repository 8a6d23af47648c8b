/*
 * Verdict: WA
 * Why: divides by the smallest number plus the largest and looks at the remainder. That is right for 2 and 3, and for
 *   all numbers of a range, so all samples pass; but it is wrong if numbers between the two are missing.
 * Why (ko): 가장 작은 수와 가장 큰 수의 합으로 나눈 나머지를 봅니다. 2와 3처럼 연속한 수들이면 맞아서 예제는
 *   모두 통과하지만, 그 사이에 빠진 수가 있으면 틀립니다.
 * First wrong input: 2 6 / 1 3
 */
#include <stdio.h>

int main(void)
{
    int n, k, a, smallest = 0, largest = 0;
    scanf("%d %d", &n, &k);
    for (int i = 0; i < n; i++) {
        scanf("%d", &a);
        smallest = i == 0 ? a : smallest;
        largest = a;
    }
    puts(k % (smallest + largest) >= smallest ? "First" : "Second");
    return 0;
}
