/*
 * Verdict: OLE
 * Why: The loop is for many piles and ends at a 0. The input has one pile and no 0: at its end scanf
 *   leaves n as it is, and the loop never ends.
 * Why (ko): 여러 더미를 읽다가 0이 나오면 끝나는 반복문입니다. 입력에는 더미가 하나이고 0이 없습니다.
 *   입력이 끝나면 scanf는 n을 그대로 두고, 반복문은 끝나지 않습니다.
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
