/*
 * Verdict: WA
 * Why: sees a draw only where the word is a row of equal pairs. Bob may also take the same letter from the other end.
 * Why (ko): 같은 글자 쌍이 이어진 단어일 때만 비긴다고 봅니다. Bob은 반대쪽 끝에서 같은 글자를 가져갈 수도 있습니다.
 * First wrong input: 1 / abba
 */
#include <stdio.h>

int main(void)
{
    static char word[2001];
    int games;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%2000s", word) == 1) {
        int i = 0;
        while (word[i] != '\0' && word[i] == word[i + 1]) {
            i += 2;
        }
        puts(word[i] == '\0' ? "Draw" : "Alice");
    }
    return 0;
}
