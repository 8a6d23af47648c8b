/*
 * Verdict: OLE
 * Why: the loop reads many piles, up to a 0. But the input has one pile and no 0. At the end of the
 *   input scanf does not change n, so the loop never ends.
 * Why (ko): 0이 나올 때까지 여러 더미를 읽습니다. 하지만 입력에는 더미가 하나뿐이고 0이 없습니다.
 *   입력이 끝나면 scanf가 n을 바꾸지 않으므로 반복문이 끝나지 않습니다.
 * First wrong input: 1
 */
#include <stdio.h>

int main(void)
{
    int n = 0;
    while (scanf("%d", &n), n != 0) { /* at the end of the input n stays as it is */
        puts(n % 2 == 0 ? "SK" : "CY");
    }
    return 0;
}
