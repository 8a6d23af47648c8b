/*
 * Verdict: TLE
 * Why: Recursion without memory. A number of three digits has five runs, and each leads to a large number.
 * Why (ko): 메모이제이션 없는 재귀. 세 자리 수에는 부분 문자열이 다섯 개 있고, 어느 것을 빼도 큰 수가 남습니다.
 * First wrong input: depends on the machine; a number below 200 was enough here
 */
#include <iostream>

static int winning_number(int n)
{
    int best = -1;
    for (int power = 10; power <= n; power *= 10) {
        for (int head = n; head > 0; head /= 10) {
            int run = head % power;
            if (run > 0 && (best == -1 || run < best) && winning_number(n - run) == -1) {
                best = run;
            }
        }
    }
    return best;
}

int main()
{
    int n;
    std::cin >> n;
    std::cout << winning_number(n) << '\n';
}
