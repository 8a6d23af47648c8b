/*
 * Verdict: WA
 * Why: lists the answers of 1, 2, ..., 7 stones, but looks them up at N mod 7 in an array that
 *   counts from 0. So every answer belongs to the next pile.
 * Why (ko): 답을 돌 1, 2, ..., 7개의 순서로 적어 놓고, 0부터 세는 배열에서 N mod 7로 찾습니다.
 *   그래서 모든 답이 한 칸씩 밀립니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    const char *answer[7] = {"SK", "CY", "SK", "SK", "SK", "SK", "CY"};
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(answer[n % 7]); /* should be (n - 1) % 7 */
    return 0;
}
