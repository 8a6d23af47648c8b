/*
 * Verdict: WA
 * Why: always guesses the middle, which needs the fewest guesses but not the least money.
 * Why (ko): 언제나 가운데를 부릅니다. 횟수는 가장 적지만 돈이 가장 적게 들지는 않습니다.
 * First wrong input: 4
 */
#include <stdio.h>

static int cost(int low, int high)
{
    if (low >= high) {
        return 0;
    }
    int middle = (low + high) / 2, lower = cost(low, middle - 1), higher = cost(middle + 1, high);
    return middle + (lower > higher ? lower : higher);
}

int main(void)
{
    int n;
    scanf("%d", &n);
    printf("%d\n", cost(1, n));
    return 0;
}
