/*
 * Verdict: WA
 * Why: takes equal ends off, and where they differ sees a draw if each has the same letter beside it. All the rest must
 *   be pairs, not only these two.
 * Why (ko): 같은 양 끝을 떼어 내다가 양 끝이 달라지면, 각각 바로 옆 글자와 같은지만 보고 비긴다고 합니다. 그 둘뿐 아니라
 *   남은 글자가 모두 쌍이어야 합니다.
 * First wrong input: 1 / aaabbb
 */
#include <stdio.h>
#include <string.h>

int main(void)
{
    static char word[2001];
    int games;
    if (scanf("%d", &games) != 1) {
        return 1;
    }
    while (games-- > 0 && scanf("%2000s", word) == 1) {
        int from = 0, to = (int)strlen(word) - 1;
        while (from < to && word[from] == word[to]) {
            from++;
            to--;
        }
        puts(from > to || (word[from] == word[from + 1] && word[to] == word[to - 1]) ? "Draw" : "Alice");
    }
    return 0;
}
