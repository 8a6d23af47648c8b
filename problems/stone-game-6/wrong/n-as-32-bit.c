/*
 * Verdict: WA
 * Why: A number that does not fit. N is read into 64 bits, but the function that finds the winner
 *   takes an int. The compiler converts silently unless told to warn (-Wconversion).
 * Why (ko): 자료형에 들어가지 않는 수. N은 64비트로 읽지만, 승패를 정하는 함수가 int를 받습니다.
 *   컴파일러는 -Wconversion을 켜지 않으면 경고 없이 변환합니다.
 * First wrong input: 2147483648
 */
#include <stdbool.h>
#include <stdio.h>

static bool wins(int n) /* should be long long */ { return n % 7 != 0 && n % 7 != 2; }

int main(void)
{
    long long n;
    if (scanf("%lld", &n) != 1) {
        return 1;
    }
    puts(wins(n) ? "SK" : "CY");
    return 0;
}
