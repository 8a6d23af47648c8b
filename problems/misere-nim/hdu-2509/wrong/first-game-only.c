/*
 * Verdict: WA
 * Why: answers the first game only, though the input goes on to the end of the file.
 * Why (ko): 입력이 파일 끝까지 이어지는데 첫 게임에만 답합니다.
 * First wrong input: 1 / 1 / 1 / 1
 */
#include <stdio.h>

int main(void)
{
    int n, size, nim_sum = 0, has_large = 0;
    if (scanf("%d", &n) != 1) {
        return 1;
    }
    for (int i = 0; i < n && scanf("%d", &size) == 1; i++) {
        nim_sum ^= size;
        has_large = has_large || size > 1;
    }
    puts((nim_sum != 0) == has_large ? "Yes" : "No"); /* and the other games? */
    return 0;
}
